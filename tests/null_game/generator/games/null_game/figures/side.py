"""What lies beside the board: how many stones are left."""

from __future__ import annotations

from typing import Final

from engine.games.null_game.state import Position
from generator.drawing.scene import Scene, Text
from generator.language import ngettext

WIDTH: Final = 60.0
HEIGHT: Final = 12.0


def side(position: Position) -> Scene:
    """A line of text."""
    left = position.left
    words = ngettext("{count} stone is left", "{count} stones are left", left).format(count=left)
    return Scene(WIDTH, HEIGHT, (Text((WIDTH / 2, 8.0), words, 6.0, "number", "middle"),), words)
