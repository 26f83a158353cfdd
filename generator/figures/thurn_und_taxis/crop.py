"""A piece of a picture: what lies in a window of it, areas cut off at its edges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.geometry import clip
from generator.scene import Circle, Group, Item, Millimetres, Point, Polygon, Polyline, Text


class Window(NamedTuple):
    """An upright rectangle by its corners."""

    left: Millimetres
    top: Millimetres
    right: Millimetres
    bottom: Millimetres

    def holds(self, point: Point) -> bool:
        """Whether the point lies in it."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def less(self, sides: Millimetres, below: Millimetres) -> Window:
        """The rectangle without a margin, which is another one at its lower edge."""
        return Window(self.left + sides, self.top + sides, self.right - sides, self.bottom - below)


def cropped(items: Sequence[Item], window: Window, inner: Window) -> Group:
    """The part within the window, whose top left corner becomes the origin.

    Areas are cut. Of lines there is what runs between corners inside, of anything else what has its middle in `inner`;
    rectangles are left out.
    """
    return Group(tuple(_within(items, window, inner)), shift=(-window.left, -window.top))


def _within(items: Sequence[Item], window: Window, inner: Window) -> Iterator[Item]:
    for item in items:
        match item:
            case Polygon():
                area = _cut(item.points, window)
                if area:
                    yield Polygon(area, item.style)
            case Polyline():
                yield from (Polyline(run, item.style) for run in _runs(item.points, window))
            case Group() if inner.holds(item.shift):
                yield item
            case Circle() if inner.holds(item.centre):
                yield item
            case Text() if inner.holds(item.at):
                yield item
            case _:
                pass


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
