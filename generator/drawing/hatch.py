"""The lines of a hatching as geometry, for a renderer that has no patterns of its own."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from generator.drawing.scene import Point
from generator.drawing.styles import Hatch

Segment: TypeAlias = tuple[float, float, float, float]


def _ruled(points: Sequence[Point], spacing: float, angle: float) -> Iterator[Segment]:
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along = [x * cosine + y * sine for x, y in points]
    across = [y * cosine - x * sine for x, y in points]
    start, end = min(along), max(along)
    # Half a spacing off the origin, as the screen's pattern tiles have it.
    first = math.ceil(min(across) / spacing - 0.5)
    last = math.floor(max(across) / spacing - 0.5)
    for step in range(first, last + 1):
        at = (step + 0.5) * spacing
        dx, dy = at * sine, at * cosine
        yield start * cosine - dx, start * sine + dy, end * cosine - dx, end * sine + dy


def hatch_lines(hatch: Hatch, points: Sequence[Point]) -> list[Segment]:
    """Lines (x1, y1, x2, y2 in mm) of `hatch` that cover the hull of `points`; the caller clips them to the shape.

    They lie on one raster through the origin, so hatchings of neighbouring shapes meet.
    """
    lines = list(_ruled(points, hatch.spacing, hatch.angle))
    if hatch.crossed:
        lines.extend(_ruled(points, hatch.spacing, hatch.angle + 90.0))
    return lines
