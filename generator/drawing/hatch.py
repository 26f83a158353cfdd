"""Hatchings: the common ones by name, and their lines as geometry for a renderer that has no patterns of its own."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from generator.drawing.scene import Point

Segment: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Hatch:
    """Parallel lines `spacing` mm apart, `weight` mm thick, turned by `angle` degrees clockwise from level."""

    spacing: float
    angle: float
    weight: float = 0.18
    crossed: bool = False


RISING: Final = Hatch(1.5, -45.0)
FALLING: Final = Hatch(1.5, 45.0)
CROSSED: Final = Hatch(1.9, 45.0, crossed=True)
LEVEL: Final = Hatch(1.3, 0.0)
UPRIGHT: Final = Hatch(1.3, 90.0)
DENSE: Final = Hatch(0.55, -45.0, weight=0.22)


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
