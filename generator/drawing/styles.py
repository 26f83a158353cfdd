"""The one table of looks: a style name says what a shape looks like on every screen and on paper.

Names go by look, never by game: a figure maps its own things to them ("a fence is a `bar`"). To add a look, add a row.
Colours are roles of `generator.drawing.themes`; weights and dashes are millimetres.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from generator.drawing import seaside, wooden
from generator.drawing.themes import Colour, Role, Theme

HatchName: TypeAlias = Literal[
    "", "rising", "falling", "crossed", "level", "upright", "dense", "grid", "steep", "lattice"
]
FontRole: TypeAlias = Literal["text", "italic", "strong", "caps", "label"]
Cap: TypeAlias = Literal["butt", "round"]


@dataclass(frozen=True, slots=True)
class Hatch:
    """Parallel lines `spacing` mm apart, `weight` mm thick, turned by `angle` degrees clockwise from level."""

    spacing: float
    angle: float
    weight: float = 0.18
    crossed: bool = False


HATCHES: Mapping[str, Hatch] = {
    "rising": Hatch(1.5, -45.0),
    "falling": Hatch(1.5, 45.0),
    "crossed": Hatch(1.9, 45.0, crossed=True),
    "level": Hatch(1.3, 0.0),
    "upright": Hatch(1.3, 90.0),
    "dense": Hatch(0.55, -45.0, weight=0.22),
    "grid": Hatch(1.1, 0.0, crossed=True),
    "steep": Hatch(2.2, -72.0),
    "lattice": Hatch(2.2, 0.0, crossed=True),
}


@dataclass(frozen=True, slots=True)
class Look:
    """How a shape is painted. No fill and no stroke means: there, but not to be seen.

    `fill` and `stroke` are colour roles; `hatch` draws lines in the colour of `ruling` over the fill; `fade` is
    the opacity of the fill alone, so that a tinted area lets the grid below it through.
    """

    fill: Role = ""
    stroke: Role = ""
    weight: float = 0.0
    dash: tuple[float, ...] = ()
    cap: Cap = "butt"
    hatch: HatchName = ""
    ruling: Role = ""
    fade: float = 1.0
    font: FontRole = "text"


def _text(role: Role, font: FontRole = "text") -> Look:
    return Look(fill=role, font=font)


def _stroke(role: Role, weight: float, *dash: float, cap: Cap = "round") -> Look:
    return Look(stroke=role, weight=weight, dash=dash, cap=cap)


def _area(tint: Role, hatch: HatchName, ruling: Role) -> Look:
    return Look(fill=tint, stroke=ruling, weight=0.3, hatch=hatch, ruling=ruling, fade=0.75)


PLAYER_HATCHES: tuple[HatchName, ...] = ("rising", "falling", "level", "upright")


def _player_looks() -> dict[str, Look]:
    looks: dict[str, Look] = {}
    for seat, hatch in enumerate(PLAYER_HATCHES, start=1):
        role = f"player{seat}"
        looks[f"piece-p{seat}"] = Look(fill=role, stroke="ink", weight=0.35)
        looks[f"mark-p{seat}"] = _text(f"on-{role}", "label")
        looks[f"bar-p{seat}"] = _stroke(role, 1.1)
        looks[f"area-p{seat}"] = Look(fill=f"{role}-tint", stroke=role, weight=0.4, hatch=hatch, ruling=role, fade=0.16)
    return looks


# Heraldry has drawn colours as lines since the 1630s: red upright, blue level, green falling, purple rising, orange
# (tenné) crossed, black as a grid, silver plain. Its gold is dotted: the dots are shapes of their own.
CAP_HATCHES: Mapping[str, HatchName] = {
    "yellow": "",
    "orange": "crossed",
    "red": "upright",
    "violet": "rising",
    "blue": "level",
    "green": "falling",
    "white": "",
    "black": "grid",
}


def _stick_looks() -> dict[str, Look]:
    """By colour: the hatched cap, the plain core that its letter stands on, and the letter; then the two shafts."""
    looks: dict[str, Look] = {}
    for name, hatch in CAP_HATCHES.items():
        role = f"cap-{name}"
        looks[role] = Look(fill=role, hatch=hatch, ruling=f"{role}-line" if hatch else "")
        looks[f"core-{name}"] = Look(fill=role)
        looks[f"speck-{name}"] = Look(fill=f"{role}-line")
        looks[f"mark-{name}"] = _text(f"on-{role}", "label")
    return {
        **looks,
        "cap-unknown": Look(fill="paper", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
        "shaft-dark": Look(fill="shaft-dark", stroke="wood-edge", weight=0.35, hatch="dense", ruling="shaft-dark-line"),
        "shaft-light": Look(fill="shaft-light", stroke="wood-edge", weight=0.35),
        "seam-dark": _stroke("shaft-dark-seam", 0.4),
        "seam-light": _stroke("shaft-light-seam", 0.35),
        "fold-dark": _stroke("shaft-dark-seam", 0.15, 2.0, 2.0, cap="butt"),
        "plank": Look(fill="wood-soft", stroke="wood-edge", weight=0.7),
        "plank-bare": Look(fill="wood-soft"),
        "hole": Look(fill="table", stroke="wood-edge", weight=0.4),
        "seam-badge": _stroke("on-accent", 0.5),
        "arrow-on-accent": Look(fill="on-accent"),
        "badge": Look(fill="accent", stroke="on-accent", weight=0.3),
    }


def _thing_looks() -> dict[str, Look]:
    """Slabs with fields, holes and posts in them; wires; carved animals; islands in a sea and the figures on them."""
    looks: dict[str, Look] = {}
    for things in (wooden, seaside):
        for name, line in things.STROKES.items():
            looks[name] = _stroke(line.role, line.weight, *line.dash, cap=line.cap)
        for name, row in things.FILLS.items():
            looks[name] = Look(row.fill, row.stroke, row.weight, hatch=row.way, ruling=row.grain, fade=row.fade)
        looks |= {name: _text(role, "label") for name, role in things.LABELS.items()}
    return looks


LAND_HATCHES: Mapping[str, HatchName] = {
    "violet": "rising",
    "sky": "level",
    "royal": "upright",
    "forest": "lattice",
    "leaf": "falling",
    "stone": "",
    "brick": "crossed",
    "amber": "steep",
    "slate": "dense",
}


def _map_looks() -> dict[str, Look]:
    """Countries by colour, each with a pattern of its own; roads, towns, houses and what is drawn over a map."""
    lands = {
        f"land-{name}": Look(fill=f"land-{name}", hatch=hatch, ruling=f"land-{name}-line" if hatch else "")
        for name, hatch in LAND_HATCHES.items()
    }
    return {
        **lands,
        "land-free": Look(fill="land-free", stroke="ink", weight=0.25),
        **{f"house-p{seat}": Look(fill=f"player{seat}", stroke="ink", weight=0.2) for seat in range(1, 5)},
        "house-ghost": Look(fill="paper", stroke="accent", weight=0.4, dash=(0.8, 0.5)),
        "frontier": _stroke("muted", 0.3, 1.5, 0.7, 0.3, 0.7, cap="butt"),
        "road": Look(fill="paper", stroke="ink", weight=0.2),
        "road-lit": Look(fill="accent", stroke="ink", weight=0.2),
        **{f"road-p{seat}": Look(fill=f"player{seat}", stroke="ink", weight=0.25) for seat in range(1, 5)},
        "town": Look(fill="paper", stroke="ink", weight=0.3),
        "frame": Look(stroke="ink", weight=0.5),
        "plate": Look(fill="paper", stroke="ink", weight=0.15),
        "frame-fine": Look(stroke="ink", weight=0.15),
        "text-land": _text("muted", "caps"),
        "heading-land": _text("ink", "caps"),
        "wheel": Look(fill="paper", stroke="ink", weight=0.5),
        "tile": Look(fill="wood-soft", stroke="wood-edge", weight=0.3),
    }


STYLES: Mapping[str, Look] = {
    # words and figures
    "text": _text("ink"),
    "text-muted": _text("muted"),
    "text-strong": _text("ink", "strong"),
    "text-italic": _text("ink", "italic"),
    "text-accent": _text("accent", "strong"),
    "text-danger": _text("danger", "strong"),
    "text-ok": _text("ok", "strong"),
    "heading": _text("ink", "caps"),
    "heading-accent": _text("accent", "caps"),
    "number": _text("ink", "label"),
    "number-muted": _text("muted", "label"),
    "number-accent": _text("accent", "label"),
    "number-on-accent": _text("on-accent", "label"),
    "number-on-wood": _text("on-wood", "label"),
    "number-written": _text("accent", "italic"),
    # the board
    "sheet": Look(fill="paper"),
    "ground": Look(fill="ground"),
    "grid": _stroke("grid", 0.2, cap="butt"),
    "edge": _stroke("wood-edge", 0.7),
    "edge-open": _stroke("accent", 1.3, 0.01, 2.3),  # instead of "edge", not over it
    "cell": Look(fill="paper", stroke="grid", weight=0.2),
    "cell-dark": Look(fill="wood-soft", stroke="grid", weight=0.2),
    "cell-allowed": Look(fill="accent-soft", stroke="accent", weight=0.35),
    # pegs: places on the board that get used up
    "peg": Look(fill="paper", stroke="wood-edge", weight=0.4),
    "peg-allowed": Look(fill="accent-soft", stroke="accent", weight=0.7),
    "peg-once": Look(fill="wood-soft", stroke="wood-edge", weight=0.4, hatch="dense", ruling="wood"),
    "peg-twice": Look(fill="wood-edge", stroke="wood-edge", weight=0.4),
    "peg-chosen": Look(fill="accent", stroke="ink", weight=0.5),
    # bars: straight things laid across the board
    "bar": _stroke("wood", 0.85),
    "bar-new": _stroke("accent", 1.05),
    "bar-preview": _stroke("accent", 0.8, 2.2, 1.7),
    "bar-wrong": _stroke("danger", 1.0, 0.7, 1.7),
    # pieces
    "piece": Look(fill="ink", stroke="paper", weight=0.35),
    "piece-done": Look(fill="paper", stroke="accent", weight=0.8),
    "piece-core": Look(fill="accent"),
    "piece-wrong": Look(fill="danger-soft", stroke="danger", weight=0.8, dash=(0.9, 0.6)),
    "piece-wood": Look(fill="wood-fill", stroke="wood-edge", weight=0.35),
    # areas
    "area-won": _area("accent-tint", "rising", "accent"),
    "area-preview": Look(fill="accent-tint", stroke="accent", weight=0.3, dash=(1.2, 1.0), fade=0.75),
    "area-wrong": _area("danger-tint", "crossed", "danger"),
    "area-ok": _area("ok-tint", "falling", "ok"),
    # dice, chips, cards
    "die": Look(fill="raised", stroke="ink", weight=0.4),
    "die-chosen": Look(fill="accent-soft", stroke="accent", weight=0.8),
    "die-used": Look(fill="ground", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
    "pip": Look(fill="ink"),
    "pip-used": Look(fill="muted"),
    "chip": Look(fill="wood-soft", stroke="wood-edge", weight=0.4),
    "chip-dark": Look(fill="wood-fill", stroke="wood-edge", weight=0.4),
    "chip-used": Look(fill="paper", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
    "card": Look(fill="raised", stroke="ink", weight=0.3),
    "card-chosen": Look(fill="accent-soft", stroke="accent", weight=0.7),
    "card-back": Look(fill="wood-soft", stroke="wood-edge", weight=0.3, hatch="crossed", ruling="wood"),
    # the score sheet
    "box": Look(fill="paper", stroke="ink", weight=0.25),
    "box-filled": Look(fill="accent-soft", stroke="ink", weight=0.25),
    "box-total": Look(fill="paper", stroke="ink", weight=0.6),
    "box-muted": Look(fill="paper", stroke="muted", weight=0.25, dash=(0.8, 0.6)),
    # lines
    "rule": _stroke("rule", 0.2, cap="butt"),
    "line": _stroke("ink", 0.3),
    "line-strong": _stroke("ink", 0.7),
    "line-muted": _stroke("muted", 0.25),
    "line-dashed": _stroke("ink", 0.3, 1.2, 0.9),
    "line-accent": _stroke("accent", 0.6),
    "strike": _stroke("ink", 0.6),
    "arrow": Look(fill="ink"),
    "arrow-muted": Look(fill="muted"),
    "arrow-accent": Look(fill="accent"),
    # the print shop
    "crop": _stroke("ink", 0.1, cap="butt"),
    "fold": _stroke("muted", 0.15, 2.0, 2.0, cap="butt"),
    "ruler": _stroke("ink", 0.2, cap="butt"),
    "module": Look(fill="code"),
    "module-ground": Look(fill="code-ground"),
    # unseen: where a touch counts, and the ring that shows its state (see `generator.drawing.stylesheet`)
    "hit": Look(),
    "halo": Look(),
    "halo-fine": Look(),  # below the thing itself: for things that are small and many
    **_player_looks(),
    # sticks with coloured caps, and the board with holes for them
    **_stick_looks(),
    **_thing_looks(),
    # maps
    **_map_looks(),
}


@dataclass(frozen=True, slots=True)
class Paint:
    """A look in one theme: colours instead of roles, empty where nothing is painted."""

    fill: Colour
    stroke: Colour
    ruling: Colour
    look: Look


def look(style: str) -> Look:
    """The look called `style`. Raises KeyError, naming the style and what there is."""
    try:
        return STYLES[style]
    except KeyError:
        raise KeyError(f"no style {style!r}; there are: {', '.join(sorted(STYLES))}") from None


def paint(style: str, theme: Theme) -> Paint:
    """`style` as it is in `theme`. Raises KeyError for an unknown style."""
    row = look(style)
    colours = {"": "", **theme}
    return Paint(colours[row.fill], colours[row.stroke], colours[row.ruling], row)
