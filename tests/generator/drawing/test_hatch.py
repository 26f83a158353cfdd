from __future__ import annotations

import math

import pytest

from generator.drawing.hatch import CROSSED, Hatch, hatch_lines
from generator.games import LOOKS

HATCHES = sorted({row.hatch for row in LOOKS.styles.values() if row.hatch}, key=str)
SQUARE = ((3.0, 4.0), (23.0, 4.0), (23.0, 24.0), (3.0, 24.0))


@pytest.mark.parametrize("hatch", HATCHES)
def test_no_inner_point_is_further_than_half_a_spacing_from_a_line(hatch: Hatch) -> None:
    lines = hatch_lines(hatch, SQUARE)
    for x in range(5, 22, 2):
        for y in range(6, 23, 2):
            assert min(distance(line, (x, y)) for line in lines) <= hatch.spacing / 2 + 1e-9


@pytest.mark.parametrize("hatch", HATCHES)
def test_neighbouring_shapes_share_one_raster(hatch: Hatch) -> None:
    moved = tuple((x + 7.3, y + 2.1) for x, y in SQUARE)
    for x1, y1, x2, y2 in hatch_lines(hatch, moved):
        middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        nearest = min(distance(line, middle) for line in hatch_lines(hatch, (*SQUARE, *moved)))
        assert nearest < 1e-9


def test_crossed_has_two_directions() -> None:
    angles = {
        round(math.degrees(math.atan2(y2 - y1, x2 - x1)) % 180) for x1, y1, x2, y2 in hatch_lines(CROSSED, SQUARE)
    }
    assert angles == {45, 135}


def distance(line: tuple[float, float, float, float], point: tuple[float, float]) -> float:
    x1, y1, x2, y2 = line
    return abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / math.hypot(x2 - x1, y2 - y1)
