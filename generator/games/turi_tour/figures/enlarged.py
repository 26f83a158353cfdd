"""The figures as large as paper wants them: limbs grow with the rest, and the far side is the mirror image."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import Any, Final, TypeAlias

from engine.games.turi_tour.animals import Kind
from generator.drawing.scene import Circle, Item, Line, Millimetres, Point, Polygon, Polyline, Rect
from generator.games.turi_tour.figures.animals import drawing

Change: TypeAlias = Callable[[Point], Point]
LIMB: Final[Millimetres] = 0.5
"""How thick a limb is at scale 1: on the screen it is a line, whose weight does not grow."""


def enlarged(kind: Kind, scale: float) -> tuple[Item, ...]:
    """A figure alone round the origin, about 8 mm wide times `scale`."""
    coat = f"coat-{kind + 1}"
    return tuple(part for item in drawing(kind, scale) for part in _grown(item, scale, coat))


def _grown(item: Item, scale: float, coat: str) -> Iterable[Item]:
    """Limbs as areas of the animal's colour; everything else as it is."""
    if isinstance(item, Line | Polyline) and item.style == "coat-limb":
        points = (item.a, item.b) if isinstance(item, Line) else item.points
        return [_limb(a, b, LIMB * scale / 2, coat) for a, b in pairwise(points)]
    return [item]


def _limb(a: Point, b: Point, half: Millimetres, coat: str) -> Polygon:
    """A stroke as an area, a little longer than it was so that bends have no gaps."""
    far = hypot(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[0] - a[0]) * half / far, (b[1] - a[1]) * half / far
    start, end = (a[0] - dx / 2, a[1] - dy / 2), (b[0] + dx / 2, b[1] + dy / 2)
    return Polygon(
        (
            (start[0] - dy, start[1] + dx),
            (end[0] - dy, end[1] + dx),
            (end[0] + dy, end[1] - dx),
            (start[0] + dy, start[1] - dx),
        ),
        coat,
    )


def changed(items: Iterable[Item], change: Change) -> tuple[Item, ...]:
    """Shapes with every point changed; a change may move and mirror, but neither turn nor grow."""
    return tuple(_CHANGERS[type(item)](item, change) for item in items)


def _circle(item: Circle, change: Change) -> Circle:
    return replace(item, centre=change(item.centre))


def _line(item: Line, change: Change) -> Line:
    return replace(item, a=change(item.a), b=change(item.b))


def _many(item: Any, change: Change) -> Item:
    found: Item = replace(item, points=tuple(map(change, item.points)))
    return found


def _rect(item: Rect, change: Change) -> Rect:
    (ax, ay), (bx, by) = change(item.corner), change((item.corner[0] + item.width, item.corner[1] + item.height))
    return replace(item, corner=(min(ax, bx), min(ay, by)))


_CHANGERS: Final[Mapping[type, Callable[[Any, Change], Item]]] = {
    Circle: _circle,
    Line: _line,
    Polygon: _many,
    Polyline: _many,
    Rect: _rect,
}
