from __future__ import annotations

from generator.scene import Circle, Group, Scene
from tests.generator.pictures import everything


def test_touches_come_in_drawing_order() -> None:
    assert everything().touches() == ("post:N1", "post:N2")


def test_groups_come_outer_before_inner() -> None:
    inner = Group((Circle((0, 0), 1, "peg"),), touch="inner")
    outer = Group((inner,), touch="outer")
    scene = Scene(10, 10, (outer, Group((), layer="last")))
    assert list(scene.groups()) == [outer, inner, Group((), layer="last")]
    assert scene.touches() == ("outer", "inner")


def test_a_placed_scene_is_one_group_with_all_its_touches() -> None:
    scene = everything()
    placed = scene.placed((12.0, 34.0))
    assert placed.shift == (12.0, 34.0)
    assert placed.items == scene.items
    assert Scene(200, 200, (placed,)).touches() == scene.touches()
