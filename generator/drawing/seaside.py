"""The looks of a board with islands, by day and by night, and of the figures on it, as rows for the table of styles."""

from __future__ import annotations

from collections.abc import Mapping

from generator.drawing.seas import COATS
from generator.drawing.wooden import Fill, Stroke

STROKES: Mapping[str, Stroke] = {
    "coat-line": Stroke("coat-edge", 0.3),
    "coat-limb": Stroke("coat-edge", 0.75),
    "trace": Stroke("ink", 0.45, (1.0, 0.9)),
    "trace-cross": Stroke("ink", 0.7),
    "night-line": Stroke("on-night", 0.5),
}
FILLS: Mapping[str, Fill] = {
    "sea": Fill("sea", "isle-edge", 0.5, grain="sea-line", way="level"),
    "strand": Fill("strand", "isle-edge", 0.35, grain="strand-line", way="rising"),
    "isle": Fill("isle", "strand-line", 0.2),
    "pedestal": Fill("base", "base-edge", 0.35),
    "pedestal-new": Fill("base", "accent", 0.9),
    **{role: Fill(role, "coat-edge", 0.3) for role in COATS},
    "coat-dark": Fill("coat-edge"),
    "spotted": Fill("base"),
    "glass": Fill("coat-edge", "ink", 0.4),
    "night": Fill("night", "night-rim", 0.9),
    "night-box": Fill("night-soft", "night-edge", 0.4),
    "night-box-off": Fill("night", "night-rim", 0.3),
    "night-box-lit": Fill("night-soft", "night-lit", 0.9),
    "night-bag": Fill("night", "night-edge", 0.5),
    "night-tick": Fill("night-lit"),
}
LABELS: Mapping[str, str] = {
    "mark-on-base": "on-base",
    "mark-on-isle": "on-isle",
    "mark-on-night": "on-night",
    "mark-lit": "night-lit",
}
"""Letters: their colour roles."""
