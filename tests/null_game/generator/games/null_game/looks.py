"""The looks of Null Game: its stones. Everything else is drawn with the looks that all games share."""

from __future__ import annotations

from typing import Final

from generator.drawing.styles import Look, Looks
from generator.drawing.themes import Shades

STONE: Final = "null-game-stone"
"""No two games may have a style, or a colour role, of the same name."""
COLOURS: Final = {
    STONE: Shades("#5f6f86", dark="#a9b8ce", contrast="#39424f", dark_contrast="#d5deec", low_ink="#ffffff"),
}
STYLES: Final = {STONE: Look(fill=STONE, stroke="ink", weight=0.4)}
LOOKS: Final = Looks(STYLES, COLOURS)
