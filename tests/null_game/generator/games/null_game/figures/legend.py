"""The marks on the board, for the help of the page."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.figure import Mark
from generator.drawing.scene import Circle, Item, Line, Scene
from generator.games.null_game.figures import board
from generator.games.null_game.figures.board import STONE
from generator.language import gettext as _

SIDE: Final = 10.0
MIDDLE: Final = (SIDE / 2, SIDE / 2)


def legend() -> tuple[Mark, ...]:
    """A stone, and one that would be taken."""
    stone = Circle(MIDDLE, board.RADIUS, STONE)
    stroke = Line((1.4, 8.6), (8.6, 1.4), "bar-preview")
    return _mark((stone,), msgid("a stone")), _mark((stone, stroke), msgid("a stone that would be taken"))


def _mark(items: tuple[Item, ...], what: str) -> Mark:
    return Scene(SIDE, SIDE, items, _(what)), what
