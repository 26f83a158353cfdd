"""The picture on the home page."""

from __future__ import annotations

from typing import Final

from generator.drawing.scene import Circle, Rect, Scene
from generator.games.null_game.figures.board import STONE
from generator.language import gettext as _

SIDE: Final = 40.0
STONES: Final = ((13.0, 25.0), (27.0, 25.0), (20.0, 13.0))


def emblem() -> Scene:
    """Three stones, 40 by 40 mm."""
    stones = tuple(Circle(point, 5.5, STONE) for point in STONES)
    return Scene(SIDE, SIDE, (Rect((1.0, 1.0), 38.0, 38.0, "ground", 2.0), *stones), _("Three stones"))
