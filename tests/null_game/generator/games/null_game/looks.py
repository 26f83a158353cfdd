"""The looks of Null Game: its stones. All else is drawn with shared looks."""

from __future__ import annotations

from typing import Final

from generator.drawing.styles import Look, Looks
from generator.drawing.themes import Shades

STONE: Final = Shades("#5f6f86", dark="#a9b8ce", contrast="#39424f", dark_contrast="#d5deec", low_ink="#ffffff")
# No two games may have a style, or a colour role, of the same name.
COLOURS: Final = {"null-game-stone": STONE}
STYLES: Final = {
    "null-game-stone": Look(fill="null-game-stone", stroke="ink", weight=0.4),
}
LOOKS: Final = Looks(STYLES, COLOURS)
