from __future__ import annotations

import re
import time
from xml.etree import ElementTree

import pytest

from generator.bench.sheet import sheet_pages
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Scene, Text
from generator.drawing.shared import SHARED
from generator.drawing.stylesheet import stylesheet
from generator.drawing.svg import render
from tests.generator.pictures import HOSTILE, everything

SVG = "{http://www.w3.org/2000/svg}"


def parsed(scene: Scene, ident: str = "a") -> ElementTree.Element:
    return ElementTree.fromstring(render(scene, SHARED, ident=ident))


def test_units_are_millimetres() -> None:
    root = parsed(everything())
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("90mm", "70mm", "0 0 90 70")


def test_a_picture_is_an_image_with_a_name() -> None:
    root = parsed(Scene(10, 10, (Line((0, 0), (1, 1), "rule"),), "A rule"))
    assert (root.get("role"), root.get("aria-label")) == ("img", "A rule")


def test_a_picture_with_touches_does_not_hide_them_as_an_image_would() -> None:
    root = parsed(everything())
    assert (root.get("role"), root.get("aria-label")) == ("group", "Every kind of shape")


def test_touches_are_buttons() -> None:
    root = parsed(everything())
    first, second = root.findall(f".//{SVG}g[@data-touch]")
    assert first.attrib == {
        "class": "touch bare",
        "data-touch": "post:N1",
        "role": "button",
        "tabindex": "-1",
        "aria-label": "Post N1",
    }
    parents = {child: parent for parent in root.iter() for child in parent}
    assert parents[first].attrib == {"transform": "translate(70,20)"}, "what is animated must not be what is placed"
    assert second.get("class") == "touch"


def test_a_pad_is_one_thing_however_many_its_cells() -> None:
    many = pad(60, "A <board>")
    root = parsed(Scene(100, 100, (many,), "Pads"))
    (element,) = root.findall(f".//{SVG}*[@data-pad]")
    assert element.attrib == {
        "class": "pad",
        "data-pad": "cell",
        "role": "application",
        "tabindex": "0",
        "aria-label": "A <board>",
        "x": "1",
        "y": "2",
        "width": "50",
        "height": "50",
        "rx": "25",
    }
    assert len(render(Scene(100, 100, (many,)), SHARED)) == len(render(Scene(100, 100, (pad(1, "A <board>"),)), SHARED))
    assert root.get("role") == "group"
    assert ".pad" in stylesheet(SHARED)


def pad(side: int, title: str) -> Pad:
    cells = frozenset((x, y) for x in range(side) for y in range(side))
    return Pad((1, 2), 50, 50, side, side, "cell", (0, 0), cells, title, rounded=25)


def test_layers_are_named_and_turned() -> None:
    (layer,) = parsed(everything()).findall(f".//{SVG}g[@data-layer]")
    assert layer.get("data-layer") == "words"
    assert layer.get("transform") == "translate(20,60) rotate(-30)"


def test_classes_only_no_inline_style() -> None:
    text = render(everything(), SHARED, ident="a")
    assert "style=" not in text
    assert "#" not in re.sub(r"url\(#[\w-]+\)", "", text)
    names = {name for group in re.findall(r'class="([^"]+)"', text) for name in group.split() if name.startswith("s-")}
    assert names
    assert names <= {f"s-{style}" for style in SHARED.styles}


def test_every_class_is_in_the_stylesheet() -> None:
    css = stylesheet(SHARED)
    for classes in re.findall(r'class="([^"]+)"', render(everything(), SHARED)):
        for name in classes.split():
            assert f".{name}" in css


def test_hatches_of_two_pictures_do_not_share_ids() -> None:
    ids = [set(re.findall(r'id="([^"]+)"', render(everything(), SHARED, ident=ident))) for ident in ("a", "b")]
    assert len(ids[0]) == 2
    assert not ids[0] & ids[1]
    for found, ident in zip(ids, ("a", "b"), strict=True):
        assert set(re.findall(r"url\(#([^)]+)\)", render(everything(), SHARED, ident=ident))) == found


def test_text_from_outside_stays_text() -> None:
    scene = Scene(10, 10, (Group((Text((1, 1), HOSTILE, 4),), touch=HOSTILE, title=HOSTILE, layer=HOSTILE),), HOSTILE)
    root = parsed(scene)
    assert root.findall(f".//{SVG}script") == []
    (words,) = root.findall(f".//{SVG}text")
    assert words.text == HOSTILE.replace("\x00", "\ufffd").replace("\x0b", "\ufffd")
    assert root.get("aria-label") == words.text


def test_lone_surrogates_do_not_break_the_page() -> None:
    (words,) = parsed(Scene(9, 9, (Text((1, 1), "a\ud800b", 4),))).findall(f".//{SVG}text")
    assert words.text == "a\ufffdb"


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(KeyError, match="no style 'nothing'"):
        render(Scene(9, 9, (Circle((1, 1), 1, "nothing"),)), SHARED)


def test_same_scene_same_text() -> None:
    assert render(everything(), SHARED, ident="x") == render(everything(), SHARED, ident="x")


def shape_count(items: tuple[Item, ...]) -> int:
    return sum(shape_count(item.items) if isinstance(item, Group) else 1 for item in items)


def test_three_hundred_shapes_take_less_than_15_ms() -> None:
    items = sheet_pages(1)[0].scene.items[:300]
    assert shape_count(items) >= 300
    scene = Scene(210, 297, items)
    best = float("inf")
    for _ in range(12):
        began = time.perf_counter()
        render(scene, SHARED)
        best = min(best, time.perf_counter() - began)
    assert best < 0.015
