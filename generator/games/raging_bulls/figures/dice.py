"""Six-sided dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Rect

PIPS: Final[Mapping[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""By number, where the pips are, in steps from the middle; 0 is a blank face."""


def face(number: int, size: Millimetres, *, at: Point = (0.0, 0.0), style: str = "die", pip: str = "pip") -> Group:
    """One die of `size`, its top left corner at `at`."""
    middle, step, radius = size / 2, size * 0.26, size * 0.09
    pips: list[Item] = [Circle((middle + x * step, middle + y * step), radius, pip) for x, y in PIPS[number]]
    return Group((Rect((0.0, 0.0), size, size, style, size * 0.18), *pips), shift=at)
