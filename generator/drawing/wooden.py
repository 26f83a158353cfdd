"""The looks of wooden boards, wires and carved animals, as rows for the table of `generator.drawing.styles`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

BULL_COLOURS: Final = ("black", "brown", "grey", "red")


class Stroke(NamedTuple):
    """A line: a colour role, millimetres, and the lengths of dashes and gaps."""

    role: str
    weight: float
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round"] = "round"


class Fill(NamedTuple):
    """An area with an edge; `grain` is a colour role of fine lines in it, which run along `way`."""

    fill: str
    stroke: str = ""
    weight: float = 0.0
    grain: str = ""
    way: Literal["", "level", "upright", "rising"] = ""
    fade: float = 1.0


# Wires of players are told apart by what runs along their middle: nothing, long dashes, dots, a line.
_CORES: Mapping[int, Stroke] = {
    1: Stroke("wire-core", 0.42, (1.9, 1.6)),
    2: Stroke("wire-core", 0.62, (0.01, 1.3)),
    3: Stroke("wire-core", 0.36),
}
_BROKEN: Final = (1.5, 1.4)
_DOTTED: Final = (0.7, 1.8)
_WIRES: Mapping[str, str] = {**{f"p{seat}": f"player{seat}" for seat in range(1, 5)}, "grey": "wire-grey"}

STROKES: Mapping[str, Stroke] = {
    **{f"wire-{name}": Stroke(role, 1.2) for name, role in _WIRES.items()},
    **{f"wire-dead-{name}": Stroke(role, 0.9, _BROKEN, "butt") for name, role in _WIRES.items()},
    **{f"wire-ghost-{name}": Stroke(role, 0.95, _DOTTED) for name, role in _WIRES.items()},
    **{f"wire-core-p{seat}": core for seat, core in _CORES.items()},
    "wire-case": Stroke("wire-case", 1.7),
    "wire-dead-case": Stroke("wire-case", 1.4, _BROKEN, "butt"),
    "wire-ghost-case": Stroke("wire-case", 1.45, _DOTTED),
    **{f"horn-{name}": Stroke(f"bull-{name}", 0.8) for name in BULL_COLOURS},
    "horn-rim": Stroke("bull-rim", 1.7),
    "horn-edge": Stroke("bull-edge", 1.2),
    "brand": Stroke("brand", 0.55),
}
FILLS: Mapping[str, Fill] = {
    "slab": Fill("slab", "slab-edge", 0.5),
    "field-light": Fill("field-light", "groove", 0.25, grain="field-light-line", way="level"),
    "field-dark": Fill("field-dark", "groove", 0.25, grain="field-dark-line", way="upright"),
    "field-ruled": Fill("paper", "grid", 0.2, grain="grid", way="rising"),  # to be drawn on
    "field-stained": Fill("slab", "groove", 0.25, grain="groove", way="upright"),  # where black marks must show
    "bore": Fill("bore", "bore-rim", 0.25),
    "dowel": Fill("dowel", "dowel-edge", 0.4),
    "dowel-new": Fill("dowel", "accent", 0.7),
    "dowel-top": Fill("dowel-edge"),
    **{f"bull-{name}": Fill(f"bull-{name}", "bull-edge", 0.22) for name in BULL_COLOURS},
    "bull-rim": Fill("bull-rim", "bull-rim", 0.75),
    "bull-left": Fill("", "muted", 0.3),
    "brand-fill": Fill("brand"),
    "plate-count": Fill("paper", "ink", 0.25),
    "area-closed": Fill("accent-tint", "accent", 0.5, grain="accent", way="rising", fade=0.4),
}
LABELS: Mapping[str, str] = {
    "number-on-slab": "on-slab",
    **{f"mark-bull-{name}": f"on-bull-{name}" for name in BULL_COLOURS},
}
"""Letters: their colour roles."""
