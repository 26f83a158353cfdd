from __future__ import annotations

import pytest
import segno

from generator.drawing.scene import Rect
from generator.paper.qr import QUIET_ZONE, qr_code, qr_modules

LINK = "https://example.org/paddock/raging/#v1.eJyrVspLzE1VslJQKkktLlGqBQAtzgVa"


def test_the_shapes_are_the_modules_of_the_code() -> None:
    modules = qr_modules(LINK)
    unit = 0.5
    group = qr_code(LINK, (10.0, 20.0), modules * unit)
    dark = [[0] * modules for _ in range(modules)]
    for item in group.items[1:]:
        assert isinstance(item, Rect)
        assert item.style == "module"
        row, first = round(item.corner[1] / unit), round(item.corner[0] / unit)
        for column in range(first, first + round(item.width / unit)):
            assert dark[row][column] == 0
            dark[row][column] = 1
    expected = segno.make(LINK, error="m", micro=False, boost_error=False).matrix_iter(border=QUIET_ZONE)
    assert dark == [list(row) for row in expected]


def test_quiet_zone_is_four_modules_of_light_ground() -> None:
    group = qr_code(LINK, (0.0, 0.0), 30.0)
    ground, *modules = group.items
    assert ground == Rect((0.0, 0.0), 30.0, 30.0, "module-ground")
    quiet = 4 * 30.0 / qr_modules(LINK)
    for item in modules:
        assert isinstance(item, Rect)
        assert quiet - 1e-9 <= item.corner[0] <= item.corner[0] + item.width <= 30.0 - quiet + 1e-9
        assert quiet - 1e-9 <= item.corner[1] <= 30.0 - quiet + 1e-9


def test_place_title_and_layer() -> None:
    group = qr_code("x", (3.0, 4.0), 20.0, "Opens this set-up")
    assert (group.shift, group.title, group.layer) == ((3.0, 4.0), "Opens this set-up", "qr")


def test_what_no_code_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        qr_code("x" * 3000, (0.0, 0.0), 30.0)
