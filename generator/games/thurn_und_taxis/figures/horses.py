"""Horseshoes and a team: what draws a route where cards show horses; for the screen and for paper alike."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from generator.drawing.scene import Group, Item, Millimetres, Point, Polygon, Text

GAP: Final = 0.16
"""Between two shoes, in widths of a shoe."""
SHOE: Final = 1.02
"""How high a shoe is, in widths of it."""


@cache
def shoe(width: Millimetres, at: Point = (0.0, 0.0), style: str = "pip") -> Polygon:
    """A horseshoe `width` wide, open below, its middle at `at`."""
    outer, inner = width / 2, width * 0.24
    turns = [math.radians(angle) for angle in range(-180, 1, 20)]
    heel, low = width * 0.1, width * 0.52
    shape = [
        *((outer * math.cos(turn), outer * math.sin(turn)) for turn in turns),
        (outer - heel, low),
        (inner - heel, low),
        *((inner * math.cos(turn), inner * math.sin(turn)) for turn in reversed(turns)),
        (heel - inner, low),
        (heel - outer, low),
    ]
    up = low - width * SHOE / 2
    return Polygon(tuple((at[0] + x, at[1] + y - up) for x, y in shape), style)


def shoes(number: int, width: Millimetres, at: Point = (0.0, 0.0), style: str = "pip") -> Group:
    """So many horseshoes side by side, each `width` wide, the middle of the row at `at`."""
    step = width * (1.0 + GAP)
    left = -step * (number - 1) / 2
    return Group(tuple(shoe(width, (left + place * step, 0.0), style) for place in range(number)), shift=at)


def shown(number: int, width: Millimetres, height: Millimetres, at: Point) -> tuple[Item, ...]:
    """Horseshoes and their number below each other within a field, its middle at `at`."""
    size = min(width / (3 + 2 * GAP), height * 0.44 / SHOE)
    figure = height * 0.52
    above, below = at[1] - height / 2 + size * SHOE / 2, at[1] + height / 2
    return (
        shoes(number, size, (at[0], above)),
        Text((at[0], below - figure * 0.04), str(number), figure, "number", "middle"),
    )
