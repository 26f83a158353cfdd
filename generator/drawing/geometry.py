"""Plane geometry for pictures, in floating point: nothing here decides a rule."""

from __future__ import annotations

from collections.abc import Sequence

from generator.drawing.scene import Point


def side(a: Point, b: Point, point: Point) -> float:
    """Twice the signed area of the triangle: its sign says on which side of the line from `a` to `b` the point lies."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def clip(polygon: Sequence[Point], a: Point, b: Point, keep: Point) -> tuple[Point, ...]:
    """The part of a convex polygon on the same side of the line through `a` and `b` as `keep`."""
    sign = 1.0 if side(a, b, keep) > 0 else -1.0
    corners: list[Point] = []
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        inner, outer = sign * side(a, b, here), sign * side(a, b, there)
        if inner >= 0:
            corners.append(here)
        if (inner > 0 > outer) or (inner < 0 < outer):
            part = inner / (inner - outer)
            corners.append((here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])))
    return tuple(corners)
