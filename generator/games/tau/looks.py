"""The looks of Tau: the caps and shafts of the sticks, and the board with holes for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import CROSSED, DENSE, FALLING, LEVEL, RISING, UPRIGHT, Hatch
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Role, Shades

# Caps and shafts are things, not paper: the same on every screen. People who lack one kind of cone can tell the caps
# apart too: no two are nearer than 20 in CIELAB then (tested).
CAPS: Final[Mapping[Role, Shades]] = {
    "cap-yellow": Shades("#f5e04a", low_ink="#ffffff"),
    "cap-orange": Shades("#e4800f", low_ink="#ffffff"),
    "cap-red": Shades("#a91b17", low_ink="#ffffff"),
    "cap-violet": Shades("#b48ad8", low_ink="#ffffff"),
    "cap-blue": Shades("#1457a8", low_ink="#ffffff"),
    "cap-green": Shades("#3dab76", low_ink="#ffffff"),
    "cap-white": Shades("#ffffff"),
    "cap-black": Shades("#17181a", low_ink="#ffffff"),
}
ON_CAPS: Final[Mapping[Role, Shades]] = {
    "on-cap-yellow": Shades("#000000"),
    "on-cap-orange": Shades("#000000"),
    "on-cap-red": Shades("#ffffff", low_ink="#000000"),
    "on-cap-violet": Shades("#000000"),
    "on-cap-blue": Shades("#ffffff", low_ink="#000000"),
    "on-cap-green": Shades("#000000"),
    "on-cap-white": Shades("#000000"),
    "on-cap-black": Shades("#ffffff", low_ink="#000000"),
}
CAP_LINES: Final[Mapping[Role, Shades]] = {
    "cap-yellow-line": Shades("#8a7a00", low_ink="#000000"),
    "cap-orange-line": Shades("#8a4700", low_ink="#000000"),
    "cap-red-line": Shades("#f0a39c", low_ink="#000000"),
    "cap-violet-line": Shades("#5a2f80", low_ink="#000000"),
    "cap-blue-line": Shades("#a9cdf5", low_ink="#000000"),
    "cap-green-line": Shades("#0d5532", low_ink="#000000"),
    "cap-black-line": Shades("#9a9da0", low_ink="#000000"),
}
SHAFTS: Final[Mapping[Role, Shades]] = {
    "shaft-dark": Shades("#2f1c0e", low_ink="#ffffff"),
    "shaft-dark-line": Shades("#150b05", low_ink="#000000"),
    "shaft-dark-seam": Shades("#8a6b4c", low_ink="#000000"),
    "shaft-light": Shades("#f7e6c4", low_ink="#ffffff"),
    "shaft-light-seam": Shades("#553a1e", low_ink="#000000"),
}

# Heraldry has drawn colours as lines since the 1630s: red upright, blue level, green falling, purple rising, orange
# (tenné) crossed, black as a grid, silver plain. Its gold is dotted: the dots are shapes of their own.
CAP_HATCHES: Final[Mapping[str, Hatch | None]] = {  # in the order of the colours of `board`
    "yellow": None,
    "orange": CROSSED,
    "red": UPRIGHT,
    "violet": RISING,
    "blue": LEVEL,
    "green": FALLING,
    "white": None,
    "black": Hatch(1.1, 0.0, crossed=True),
}


def _cap(name: str, hatch: Hatch | None) -> Look:
    return hatched(f"cap-{name}", hatch, f"cap-{name}-line") if hatch else Look(fill=f"cap-{name}")


STYLES: Final[Mapping[str, Look]] = {
    # caps: the hatched disc, the plain core that its letter stands on, and the letter
    **{f"cap-{name}": _cap(name, hatch) for name, hatch in CAP_HATCHES.items()},
    **{f"core-{name}": Look(fill=f"cap-{name}") for name in CAP_HATCHES},
    **{f"mark-{name}": words(f"on-cap-{name}", "label") for name in CAP_HATCHES},
    "speck-yellow": Look(fill="cap-yellow-line"),
    "cap-unknown": Look(fill="paper", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
    # shafts
    "shaft-dark": hatched("shaft-dark", DENSE, "shaft-dark-line", "wood-edge", 0.35),
    "shaft-light": Look(fill="shaft-light", stroke="wood-edge", weight=0.35),
    "seam-dark": stroke("shaft-dark-seam", 0.4),
    "seam-light": stroke("shaft-light-seam", 0.35),
    "fold-dark": stroke("shaft-dark-seam", 0.15, 2.0, 2.0, cap="butt"),
    # the board
    "plank": Look(fill="wood-soft", stroke="wood-edge", weight=0.7),
    "plank-bare": Look(fill="wood-soft"),
    "hole": Look(fill="table", stroke="wood-edge", weight=0.4),
    # signs on a badge
    "seam-badge": stroke("on-accent", 0.5),
    "arrow-on-accent": Look(fill="on-accent"),
}
LOOKS: Final = Looks(STYLES, {**CAPS, **ON_CAPS, **CAP_LINES, **SHAFTS})
