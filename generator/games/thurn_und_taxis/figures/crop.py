"""A piece of a picture: what lies in a window of it, areas cut off at its edges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from generator.drawing.geometry import clip
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures.fit import span

ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Window(NamedTuple):
    """An upright rectangle by its edges."""

    left: Millimetres
    top: Millimetres
    right: Millimetres
    bottom: Millimetres

    def holds(self, point: Point) -> bool:
        """Whether the point lies in it."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def covers(self, other: Window) -> bool:
        """Whether the other one lies in it."""
        return self.holds((other.left, other.top)) and self.holds((other.right, other.bottom))


def around(points: Iterable[Point]) -> Window:
    """The smallest window that holds all of these points."""
    xs, ys = zip(*points, strict=True)
    return Window(min(xs), min(ys), max(xs), max(ys))


def reach(item: Item) -> Window:
    """The rectangle in which a shape lies, near enough; nothing in it is turned."""
    return around(_corners(item))


def _corners(item: Item) -> Iterator[Point]:
    match item:
        case Group(items=items, shift=(dx, dy)):
            yield from ((x + dx, y + dy) for inner in items for x, y in _corners(inner))
        case Polygon(points=points) | Polyline(points=points):
            yield from points
        case Line(a=a, b=b):
            yield from (a, b)
        case Circle(centre=(x, y), radius=radius):
            yield from ((x - radius, y - radius), (x + radius, y + radius))
        case Rect(corner=(x, y), width=width, height=height):
            yield from ((x, y), (x + width, y + height))
        case Text(at=(x, y), size=size):
            width = span(item.text, size)
            left = x - ANCHORS[item.anchor] * width
            yield from ((left, y - 0.75 * size), (left + width, y + 0.25 * size))


def cropped(items: Sequence[Item], window: Window) -> Group:
    """The part within the window, whose top left corner becomes the origin.

    Areas are cut. Of lines there is what runs between corners inside, of anything else what lies inside as a whole.
    """
    return Group(tuple(_within(items, window)), shift=(-window.left, -window.top))


def _within(items: Sequence[Item], window: Window) -> Iterator[Item]:
    for item in items:
        match item:
            case Polygon():
                area = _cut(item.points, window)
                if area:
                    yield Polygon(area, item.style)
            case Polyline():
                yield from (Polyline(run, item.style) for run in _runs(item.points, window))
            case _ if window.covers(reach(item)):
                yield item


def _cut(points: Sequence[Point], window: Window) -> tuple[Point, ...]:
    """The area within the window. An edge along the window may be there twice, which nobody sees."""
    left, top, right, bottom = window
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    middle = (left + right) / 2, (top + bottom) / 2
    area = tuple(points)
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        area = clip(area, a, b, middle) if area else ()
    return area


def _runs(points: Sequence[Point], window: Window) -> Iterator[tuple[Point, ...]]:
    """The stretches of a line whose corners all lie in the window."""
    run: list[Point] = []
    for point in points:
        if window.holds(point):
            run.append(point)
            continue
        if len(run) > 1:
            yield tuple(run)
        run = []
    if len(run) > 1:
        yield tuple(run)
