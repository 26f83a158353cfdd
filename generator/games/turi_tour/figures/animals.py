"""The figures: six animals and the farmer, each with a shape of its own, its two letters, and its base."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.turi_tour.animals import KINDS, Kind
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.turi_tour.figures.plan import CELL
from generator.language import gettext as _

BASE: Final[Millimetres] = 2.2 * CELL
"""The radius of a base."""
LETTERS: Final = (msgid("Ch"), msgid("Co"), msgid("Ho"), msgid("Pi"), msgid("Ra"), msgid("Sh"), msgid("Fa"))
"""By kind: what stands on the base, two letters because chicken and cow begin alike."""


def standing(kind: Kind, spot: Point, *, new: bool = False, title: str = "", scale: float = 1.0) -> Group:
    """A figure on its base with its letters."""
    base = Circle((0.0, 0.0), BASE * scale, "pedestal-new" if new else "pedestal")
    letters = Text((0.0, 3.75 * scale), _(LETTERS[kind]), 2.7 * scale, "mark-on-base", "middle")
    return Group(
        (base, Group(drawing(kind, 0.86 * scale), shift=(0.0, -0.75 * scale)), letters), title=title, shift=spot
    )


@cache
def drawing(kind: Kind, scale: float = 1.0) -> tuple[Item, ...]:
    """A figure alone, about 8 mm wide round the origin at scale 1."""
    return tuple(_scaled(item, scale) for item in SHAPES[KINDS[kind]])


def _scaled(item: Item, scale: float) -> Item:
    if isinstance(item, Circle):
        return replace(item, centre=_far(item.centre, scale), radius=item.radius * scale)
    if isinstance(item, Rect):
        corner, rounded = _far(item.corner, scale), item.rounded * scale
        return replace(item, corner=corner, width=item.width * scale, height=item.height * scale, rounded=rounded)
    if isinstance(item, Line):
        return replace(item, a=_far(item.a, scale), b=_far(item.b, scale))
    assert isinstance(item, Polygon | Polyline)
    return replace(item, points=tuple(_far(point, scale) for point in item.points))


def _far(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale


def _legs(top: float, foot: float, *across: float) -> tuple[Item, ...]:
    return tuple(Line((x, top), (x, foot), "coat-limb") for x in across)


CHICKEN: Final[tuple[Item, ...]] = (
    *_legs(0.8, 2.2, -0.5, 0.6),
    Polygon(
        ((-0.8, -1.6), (-2.3, -3.7), (-2.6, -2.6), (-3.8, -2.9), (-3.2, -1.7), (-4.0, -1.2), (-2.8, -0.7), (-0.9, 0.4)),
        "coat-1",
    ),
    Circle((0.0, -0.5), 1.75, "coat-1"),
    Polygon(((1.0, -3.3), (1.2, -4.3), (1.7, -3.7), (2.1, -4.3), (2.4, -3.2)), "coat-4"),
    Circle((1.7, -2.5), 0.95, "coat-1"),
    Polygon(((2.5, -2.8), (3.5, -2.4), (2.5, -2.0)), "coat-6"),
    Circle((1.9, -2.7), 0.2, "coat-dark"),
)
COW: Final[tuple[Item, ...]] = (
    *_legs(0.2, 2.2, -2.8, -1.9, 0.8, 1.6),
    Line((-3.5, -1.6), (-4.1, 0.6), "coat-limb"),
    Circle((-0.2, 0.5), 0.65, "coat-4"),
    Rect((-3.6, -1.9), 5.7, 2.3, "coat-2", 0.35),
    Circle((-2.3, -1.0), 0.6, "spotted"),
    Circle((-0.4, -0.7), 0.75, "spotted"),
    Polyline(((2.0, -3.1), (2.5, -2.4), (3.4, -2.4), (3.9, -3.1)), "coat-limb"),
    Polygon(((1.9, -2.5), (3.9, -2.5), (3.7, -0.4), (2.3, -0.4)), "coat-2"),
    Rect((2.2, -1.0), 1.6, 0.8, "coat-4", 0.35),
    Circle((2.9, -1.7), 0.22, "coat-dark"),
)
HORSE: Final[tuple[Item, ...]] = (
    *_legs(-0.6, 2.6, -2.2, -1.4, 0.6, 1.4),
    Polygon(((-2.2, -1.9), (-3.7, -1.0), (-3.6, 1.0), (-3.0, 0.4), (-2.4, -0.6)), "coat-dark"),
    Rect((-2.7, -2.2), 4.4, 1.9, "coat-3", 0.7),
    Polygon(((0.3, -1.8), (1.5, -4.7), (2.7, -4.6), (1.8, -0.8)), "coat-3"),
    Polygon(((0.2, -2.0), (1.2, -4.8), (1.8, -5.0), (0.9, -2.0)), "coat-dark"),
    Polygon(((1.6, -5.0), (3.9, -3.8), (3.6, -3.0), (1.9, -3.6)), "coat-3"),
    Circle((2.3, -4.2), 0.2, "coat-dark"),
)
PIG: Final[tuple[Item, ...]] = (
    *_legs(1.3, 2.2, -1.6, -0.8, 0.7, 1.4),
    Polyline(((-2.3, -0.2), (-3.2, -0.8), (-3.4, 0.0), (-2.9, 0.1), (-3.1, -0.5), (-3.9, -0.6)), "coat-line"),
    Rect((-2.5, -1.4), 4.5, 3.0, "coat-4", 1.5),
    Circle((1.8, -0.4), 1.3, "coat-4"),
    Polygon(((1.0, -1.5), (1.3, -2.4), (1.9, -1.6)), "coat-4"),
    Circle((2.8, -0.1), 0.65, "coat-4"),
    Circle((2.7, -0.1), 0.15, "coat-dark"),
    Circle((3.05, -0.1), 0.15, "coat-dark"),
    Circle((1.9, -0.8), 0.2, "coat-dark"),
)
RABBIT: Final[tuple[Item, ...]] = (
    Circle((-2.1, 1.0), 0.75, "spotted"),
    Circle((-0.5, 0.5), 1.75, "coat-5"),
    Rect((0.1, -5.0), 0.9, 3.3, "coat-5", 0.45),
    Rect((1.3, -5.2), 0.9, 3.5, "coat-5", 0.45),
    Circle((1.2, -1.1), 1.25, "coat-5"),
    Circle((0.8, 1.9), 0.55, "coat-5"),
    Circle((1.5, -1.3), 0.22, "coat-dark"),
    Circle((2.4, -0.8), 0.2, "coat-dark"),
)
SHEEP: Final[tuple[Item, ...]] = (
    *_legs(0.8, 2.2, -1.8, -1.0, 0.5, 1.3),
    *(
        Circle(at, 1.05, "coat-6")
        for at in (
            (-2.0, 0.2),
            (-2.3, -1.0),
            (-1.2, -1.9),
            (0.2, -2.0),
            (1.3, -1.2),
            (1.2, 0.1),
            (0.3, 0.5),
            (-0.9, 0.5),
        )
    ),
    Circle((-0.5, -0.6), 1.3, "spotted"),
    Circle((2.3, -1.5), 1.05, "coat-dark"),
    Circle((2.6, -1.8), 0.24, "spotted"),
)
FARMER_SHAPES: Final[tuple[Item, ...]] = (
    *_legs(1.2, 2.5, -0.6, 0.6),
    Polygon(((-1.1, -1.8), (1.1, -1.8), (1.7, 1.5), (-1.7, 1.5)), "coat-7"),
    Line((-1.1, -1.5), (-2.4, 0.4), "coat-limb"),
    Line((1.1, -1.5), (2.4, 0.4), "coat-limb"),
    *(Circle((0.0, y), 0.2, "spotted") for y in (-1.1, -0.2, 0.7)),
    Circle((0.0, -2.7), 1.05, "coat-6"),
    Rect((-2.0, -3.6), 4.0, 0.6, "coat-2", 0.2),
    Rect((-1.1, -5.0), 2.2, 1.6, "coat-2", 0.4),
    Circle((-0.35, -2.6), 0.16, "coat-dark"),
    Circle((0.4, -2.6), 0.16, "coat-dark"),
)
SHAPES: Final[Mapping[str, tuple[Item, ...]]] = {
    "chicken": CHICKEN,
    "cow": COW,
    "horse": HORSE,
    "pig": PIG,
    "rabbit": RABBIT,
    "sheep": SHEEP,
    "farmer": FARMER_SHAPES,
}
