"""The looks of Turi-Tour: the board with islands, by day and by night, and the figures on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import DENSE, LEVEL, RISING
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Role, Shades

# Figures are things, not paper: the same on every screen, on a base of their own that sets them off any ground.
COATS: Final[Mapping[Role, Shades]] = {
    "coat-1": Shades("#f0a63c", low_ink="#ffffff"),
    "coat-2": Shades("#8a5a34", low_ink="#ffffff"),
    "coat-3": Shades("#c98b4b", low_ink="#ffffff"),
    "coat-4": Shades("#f3a9b4", low_ink="#ffffff"),
    "coat-5": Shades("#b9b4ae", low_ink="#ffffff"),
    "coat-6": Shades("#f6f1e4", low_ink="#ffffff"),
    "coat-7": Shades("#4f7fc4", low_ink="#ffffff"),
}
# Low on ink, white keeps what lies below from showing through figures and land; lines do the rest.
COLOURS: Final[Mapping[Role, Shades]] = {
    **COATS,
    "coat-edge": Shades("#1b1610", low_ink="#000000"),
    "base": Shades("#fffdf6", contrast="#ffffff", low_ink="#ffffff"),
    "base-edge": Shades("#1b1610", low_ink="#000000"),
    "on-base": Shades("#000000"),
    "sea": Shades("#8ec3e0", dark="#3c7391", contrast="#d5ecfb", dark_contrast="#0d2b3d", low_ink=""),
    "sea-line": Shades("#7ab3d3", dark="#336783", contrast="#5b93b5", dark_contrast="#4f86a6", low_ink="#9a9a9a"),
    "strand": Shades("#f2dfa6", dark="#c2a865", contrast="#fff3c9", dark_contrast="#4a3a08", low_ink="#ffffff"),
    "strand-line": Shades("#b08d3a", dark="#7a6428", contrast="#6a4f00", dark_contrast="#ffe08a", low_ink="#6a6a6a"),
    "isle": Shades("#a9cf86", dark="#6f9350", contrast="#ffffff", dark_contrast="#000000", low_ink="#ffffff"),
    "isle-edge": Shades("#3d5b2a", dark="#17240e", contrast="#000000", dark_contrast="#ffffff", low_ink="#000000"),
    "night-rim": Shades("#5d6694", contrast="#ffffff", low_ink="#000000"),
    "glass": Shades("#2f1c0e", low_ink="#ffffff"),
    "glass-line": Shades("#150b05", low_ink="#000000"),
}
STYLES: Final[Mapping[str, Look]] = {
    # the board by day
    "sea": hatched("sea", LEVEL, "sea-line", "isle-edge", 0.5),
    "strand": hatched("strand", RISING, "strand-line", "isle-edge", 0.35),
    "isle": Look(fill="isle", stroke="strand-line", weight=0.2),
    # figures
    "pedestal": Look(fill="base", stroke="base-edge", weight=0.35),
    "pedestal-new": Look(fill="base", stroke="accent", weight=0.9),
    "mark-on-base": words("on-base", "label"),
    **{role: Look(fill=role, stroke="coat-edge", weight=0.3) for role in COATS},
    "coat-dark": Look(fill="coat-edge"),
    "coat-line": stroke("coat-edge", 0.3),
    "coat-limb": stroke("coat-edge", 0.75),
    "spotted": Look(fill="base"),
    # sunglasses: on the screen, and printed in a way that can save ink
    "glass": Look(fill="coat-edge", stroke="ink", weight=0.4),
    "glass-printed": hatched("glass", DENSE, "glass-line", "wood-edge", 0.35),
    # where the finger is and was
    "peg-chosen": Look(fill="accent", stroke="ink", weight=0.5),
    "trace": stroke("ink", 0.45, 1.0, 0.9),
    "trace-cross": stroke("ink", 0.7),
    # the night
    "night": Look(fill="night", stroke="night-rim", weight=0.9),
    "night-box": Look(fill="night-soft", stroke="night-edge", weight=0.4),
    "night-box-lit": Look(fill="night-soft", stroke="night-lit", weight=0.9),
    "mark-on-night": words("on-night", "label"),
    "mark-lit": words("night-lit", "label"),
}
LOOKS: Final = Looks(STYLES, COLOURS)
