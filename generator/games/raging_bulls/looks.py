"""The looks of Raging Bulls: dice, posts that are used up, isolated bulls, and the last row of the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import DENSE
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Role, Shades

COLOURS: Final[Mapping[Role, Shades]] = {
    "wood-fill": Shades("#8f6338", dark="#b5834f", contrast="#3d2407", dark_contrast="#ffcf96", low_ink="#ffffff"),
    "on-wood": Shades("#ffffff", dark="#000000", dark_contrast="#000000", low_ink="#000000"),
}
STYLES: Final[Mapping[str, Look]] = {
    "edge-open": stroke("accent", 1.3, 0.01, 2.3),  # instead of "edge", not over it
    # posts by how often they were used; "peg" is a free one
    "peg-once": hatched("wood-soft", DENSE, "wood", "wood-edge", 0.4),
    "peg-twice": Look(fill="wood-edge", stroke="wood-edge", weight=0.4),
    # bulls that are isolated
    "piece-done": Look(fill="paper", stroke="accent", weight=0.8),
    "piece-core": Look(fill="accent"),
    "area-preview": Look(fill="accent-tint", stroke="accent", weight=0.3, dash=(1.2, 1.0), fade=0.75),
    # dice, and the letter of the field that is chosen
    "die": Look(fill="raised", stroke="ink", weight=0.4),
    "die-used": Look(fill="ground", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
    "chip-dark": Look(fill="wood-fill", stroke="wood-edge", weight=0.4),
    "number-on-wood": words("on-wood", "label"),
    "strike": stroke("ink", 0.6),
}
LOOKS: Final = Looks(STYLES, COLOURS, forced={"wood-fill": "CanvasText", "on-wood": "Canvas"})
