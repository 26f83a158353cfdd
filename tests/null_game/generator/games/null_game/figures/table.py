"""All that lies on the table and can be touched: the stones that are left."""

from __future__ import annotations

from typing import Final

from engine.games.null_game.board import LONGEST
from engine.games.null_game.state import Position
from generator.drawing.figure import View
from generator.drawing.scene import Rect, Scene
from generator.games.null_game.figures import board
from generator.language import ngettext

WIDTH: Final = board.width(LONGEST)


def table(position: Position, view: View) -> Scene:
    """The stones on their ground, which is as wide as the longest row."""
    left = position.left
    title = ngettext("A row of {count} stone", "A row of {count} stones", left).format(count=left)
    ground = Rect((0.0, 0.0), WIDTH, board.HEIGHT, "ground", 2.0)
    return Scene(WIDTH, board.HEIGHT, (ground, *board.stones(left, touchable=True)), title)
