from __future__ import annotations

from generator.drawing.scene import Circle, Group, Pad, Scene
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


def pad(does: str = "") -> Pad:
    """Three cells of a pad of two by two."""
    return Pad((1, 2), 20, 20, 2, 2, "cell", (8, 9), frozenset({(8, 9), (9, 9), (9, 10)}), "A pad", does)


def test_a_pad_names_the_cells_that_exist() -> None:
    group = Group((Circle((0, 0), 1, "peg"),), touch="peg")
    scene = Scene(30, 30, (Group((pad(),)), group))
    assert scene.pads() == (pad(),)
    assert scene.touches() == ("cell:8:9", "cell:9:9", "cell:9:10", "peg")
    assert [item for item in scene.groups() if item.touch] == [group]


def test_a_pad_reads_the_names_of_its_cells_and_no_others() -> None:
    assert pad().cell("cell:9:10") == (9, 10)
    for name in ("cell:8:10", "cell:9", "cell:x:9", "post:9:10", "cell:9:-10", ""):
        assert pad().cell(name) is None


def test_moving_onto_a_cell_does_what_the_pad_does() -> None:
    assert pad("feel").notation("cell:9:10") == "feel 9 10"
    assert pad("feel").notation("cell:8:10") == ""
    assert pad().notation("cell:9:10") == ""
