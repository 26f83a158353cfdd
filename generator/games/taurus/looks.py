"""The looks of Taurus: the wooden board, wires on posts, and carved bulls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import LEVEL, RISING, UPRIGHT
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Role, Shades

BULLS: Final = ("black", "brown", "grey", "red")

# Wires and bulls are things, not paper: the same on every screen, cased and rimmed to stand out from any wood.
THINGS: Final[Mapping[Role, Shades]] = {
    "bull-black": Shades("#1f1c1a", low_ink="#ffffff"),
    "bull-brown": Shades("#96602c", low_ink="#ffffff"),
    "bull-grey": Shades("#9aa1a5", low_ink="#ffffff"),
    "bull-red": Shades("#b3261c", low_ink="#ffffff"),
    "on-bull-black": Shades("#ffffff", low_ink="#000000"),
    "on-bull-brown": Shades("#ffffff", low_ink="#000000"),
    "on-bull-grey": Shades("#000000"),
    "on-bull-red": Shades("#ffffff", low_ink="#000000"),
    "bull-edge": Shades("#120d09", low_ink="#000000"),
    "bull-rim": Shades("#fff6e2", contrast="#ffffff", low_ink="#ffffff"),
    "wire-case": Shades("#15100c", dark_contrast="#000000", low_ink="#000000"),
    "wire-core": Shades("#15100c", low_ink="#000000"),
    "wire-grey": Shades("#c3cace", low_ink="#ffffff"),
    "dowel": Shades("#f4e2bd", low_ink="#ffffff"),
    "dowel-edge": Shades("#2b1a0c", dark_contrast="#000000", low_ink="#000000"),
    "bore": Shades("#20140a", low_ink="#ffffff"),
    "bore-rim": Shades("#d9bd8b", low_ink="#000000"),
}
# Low on ink, white stays where something lies below; black lines do the rest.
WOODS: Final[Mapping[Role, Shades]] = {
    "slab": Shades("#c79c62", dark="#6f5333", contrast="#ffffff", dark_contrast="#000000", low_ink=""),
    "slab-edge": Shades("#553a1e", dark="#2a1c0e", contrast="#000000", dark_contrast="#ffffff", low_ink="#000000"),
    "field-light": Shades("#ecd3a4", dark="#a1814f", contrast="#ffffff", dark_contrast="#5c5c5c", low_ink=""),
    "field-light-line": Shades("#e0c28c", dark="#947545", contrast="#ffffff", dark_contrast="#5c5c5c", low_ink=""),
    "field-dark": Shades("#2b1f16", dark="#20160e", contrast="#222222", dark_contrast="#000000", low_ink=""),
    "field-dark-line": Shades(
        "#3d2d20", dark="#302216", contrast="#3c3c3c", dark_contrast="#2e2e2e", low_ink="#8c8c8c"
    ),
    "brand": Shades("#9b6b39", dark="#5d4020", contrast="#555555", dark_contrast="#dddddd", low_ink="#8c8c8c"),
    "groove": Shades("#8a6236", dark="#4a3218", contrast="#000000", dark_contrast="#ffffff", low_ink="#8c8c8c"),
    "on-slab": Shades("#2b1a0c", dark="#fff3da", contrast="#000000", dark_contrast="#ffffff", low_ink="#000000"),
}

WIRES: Final[Mapping[str, Role]] = {**{f"p{seat}": f"player{seat}" for seat in range(1, 5)}, "grey": "wire-grey"}
"""By the end of a wire's style name: its colour."""
BROKEN: Final = (1.5, 1.4)
DOTTED: Final = (0.7, 1.8)

STYLES: Final[Mapping[str, Look]] = {
    # wires: standing, of a fence no longer in play, as a preview; each on a darker case
    **{f"wire-{name}": stroke(role, 1.2) for name, role in WIRES.items()},
    **{f"wire-dead-{name}": stroke(role, 0.9, *BROKEN, cap="butt") for name, role in WIRES.items()},
    **{f"wire-ghost-{name}": stroke(role, 0.95, *DOTTED) for name, role in WIRES.items()},
    "wire-case": stroke("wire-case", 1.7),
    "wire-dead-case": stroke("wire-case", 1.4, *BROKEN, cap="butt"),
    "wire-ghost-case": stroke("wire-case", 1.45, *DOTTED),
    # told apart without colour by what runs along their middle: long dashes, dots, a line, or nothing
    "wire-core-p1": stroke("wire-core", 0.42, 1.9, 1.6),
    "wire-core-p2": stroke("wire-core", 0.62, 0.01, 1.3),
    "wire-core-p3": stroke("wire-core", 0.36),
    # posts
    "bore": Look(fill="bore", stroke="bore-rim", weight=0.25),
    "dowel": Look(fill="dowel", stroke="dowel-edge", weight=0.4),
    "dowel-new": Look(fill="dowel", stroke="accent", weight=0.7),
    "dowel-top": Look(fill="dowel-edge"),
    "peg-allowed": Look(fill="accent-soft", stroke="accent", weight=0.7),
    # bulls
    **{f"bull-{name}": Look(fill=f"bull-{name}", stroke="bull-edge", weight=0.22) for name in BULLS},
    **{f"horn-{name}": stroke(f"bull-{name}", 0.8) for name in BULLS},
    **{f"mark-bull-{name}": words(f"on-bull-{name}", "label") for name in BULLS},
    "bull-rim": Look(fill="bull-rim", stroke="bull-rim", weight=0.75),
    "bull-left": Look(stroke="muted", weight=0.3),
    "horn-rim": stroke("bull-rim", 1.7),
    "horn-edge": stroke("bull-edge", 1.2),
    # the board
    "slab": Look(fill="slab", stroke="slab-edge", weight=0.5),
    "field-light": hatched("field-light", LEVEL, "field-light-line", "groove", 0.25),
    "field-dark": hatched("field-dark", UPRIGHT, "field-dark-line", "groove", 0.25),
    "field-ruled": hatched("paper", RISING, "grid", "grid", 0.2),  # to be drawn on
    "field-stained": hatched("slab", UPRIGHT, "groove", "groove", 0.25),  # where black marks must show
    "brand": stroke("brand", 0.55),
    "brand-fill": Look(fill="brand"),
    "number-on-slab": words("on-slab", "label"),
    "plate-count": Look(fill="paper", stroke="ink", weight=0.25),
    "area-closed": hatched("accent-tint", RISING, "accent", "accent", 0.5, 0.4),
    # players
    **{f"piece-p{seat}": Look(fill=f"player{seat}", stroke="ink", weight=0.35) for seat in range(1, 5)},
}
LOOKS: Final = Looks(STYLES, {**THINGS, **WOODS})
