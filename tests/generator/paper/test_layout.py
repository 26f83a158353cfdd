from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from generator.drawing.page import BLEED
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Line, Rect, Text
from generator.paper.layout import (
    CROP_LENGTH,
    MARGIN,
    PAPERS,
    Edge,
    Paper,
    backs,
    blank,
    body_area,
    body_of,
    crop_marks,
    footer,
    live_area,
    n_up,
    paginate,
    ruler,
    sheet_of,
    upends,
)
from tests.generator.extent import boxes, outside

A4 = PAPERS["a4"]


@pytest.fixture(scope="module")
def names(fonts: Mapping[str, Path]) -> dict[str, str]:
    return register_fonts(fonts)


def test_sizes() -> None:
    assert (A4.width, A4.height) == (210.0, 297.0)
    letter = PAPERS["letter"]
    assert (letter.width / 25.4, letter.height / 25.4) == (pytest.approx(8.5), pytest.approx(11.0))
    assert (A4.turned().width, A4.turned().height) == (297.0, 210.0)


@pytest.mark.parametrize("paper", PAPERS)
def test_margins_are_10_mm(paper: str) -> None:
    sheet, live = PAPERS[paper], live_area(PAPERS[paper])
    assert (live.x, live.y) == (MARGIN, MARGIN) == (10.0, 10.0)
    assert (sheet.width - live.right, sheet.height - live.bottom) == (pytest.approx(10.0), pytest.approx(10.0))


def test_the_ruler_is_100_mm_long() -> None:
    first, *ticks, label = ruler((0.0, 0.0)).items
    assert isinstance(first, Line)
    assert (first.a, first.b) == ((0.0, 0.0), (100.0, 0.0))
    assert [tick.a[0] for tick in ticks if isinstance(tick, Line)] == [10.0 * step for step in range(11)]
    assert isinstance(label, Text)
    assert label.text == "100 mm"


@pytest.mark.parametrize("paper", PAPERS)
def test_footer_stays_in_the_margins_and_below_the_body(paper: str, names: Mapping[str, str]) -> None:
    items = footer(PAPERS[paper], "A title", 12, 34)
    page = blank(PAPERS[paper], items)
    assert outside(page, live_area(PAPERS[paper]), names) == []
    body = body_area(PAPERS[paper])
    assert all(box.y >= body.bottom for _, box in boxes(items, names))


@pytest.mark.parametrize("paper", PAPERS)
def test_footer_words_do_not_run_into_the_ruler(paper: str, names: Mapping[str, str]) -> None:
    reach = [
        box for item, box in boxes(footer(PAPERS[paper], "Raging demo sheet", 10, 12), names) if isinstance(item, Text)
    ]
    reach.sort(key=lambda box: box.x)
    for left, right in pairwise(reach):
        assert left.right < right.x


def test_pages_are_numbered_and_translated() -> None:
    words = {"page {number} of {total}": "Seite {number} von {total}"}
    pages = paginate([blank(A4, (), "One"), blank(A4, (), "Two")], A4, words.__getitem__)
    texts = [[item.text for item in page.scene.items if isinstance(item, Text)] for page in pages]
    assert texts == [["One", "Seite 1 von 2"], ["Two", "Seite 2 von 2"]]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("width", "height", "bleed"), [(63.0, 88.0, 0.0), (63.0, 88.0, 3.0), (40.0, 40.0, 0.0)])
def test_n_up_fits_without_overlap(
    paper: str, width: float, height: float, bleed: float, names: Mapping[str, str]
) -> None:
    area = body_area(PAPERS[paper])
    cells = n_up(area, width, height, bleed=bleed)
    page = blank(
        PAPERS[paper], [Rect((c.x, c.y), c.width, c.height, "module") for c in (b.grown(bleed) for b in cells)]
    )
    assert outside(page, area, names) == []
    for index, one in enumerate(cells):
        for other in cells[index + 1 :]:
            apart_x = max(one.x, other.x) - min(one.right, other.right)
            apart_y = max(one.y, other.y) - min(one.bottom, other.bottom)
            assert max(apart_x, apart_y) >= 2 * bleed - 1e-9


def test_nine_poker_cards_fit_on_a4() -> None:
    assert len(n_up(live_area(A4), 63.0, 88.0)) == 9


def test_what_does_not_fit_says_so() -> None:
    with pytest.raises(ValueError, match="300 x 20 mm do not fit"):
        n_up(body_area(A4), 300.0, 20.0)


def test_crop_marks_stay_outside_the_bleed_and_inside_the_margins(names: Mapping[str, str]) -> None:
    cells = n_up(body_area(A4), 63.0, 44.0, bleed=BLEED)
    marks = crop_marks(cells)
    left, top = min(c.x for c in cells), min(c.y for c in cells)
    right, bottom = max(c.right for c in cells), max(c.bottom for c in cells)
    columns, rows = len({c.x for c in cells}), len({c.y for c in cells})
    assert len(marks) == 4 * (columns + rows)
    for mark in marks:
        (x1, y1), (x2, y2) = mark.a, mark.b
        assert abs(x2 - x1) + abs(y2 - y1) == pytest.approx(CROP_LENGTH)
        clear_x = x2 <= left - BLEED + 1e-9 or x1 >= right + BLEED - 1e-9
        clear_y = y2 <= top - BLEED + 1e-9 or y1 >= bottom + BLEED - 1e-9
        assert clear_x or clear_y
    assert outside(blank(A4, marks), live_area(A4), names) == []


@pytest.mark.parametrize("over", ["long", "short"])
@pytest.mark.parametrize("sheet", [*PAPERS.values(), *(paper.turned() for paper in PAPERS.values())], ids=str)
def test_backs_lie_behind_their_fronts(sheet: Paper, over: Edge) -> None:
    fronts = n_up(body_area(sheet), 54.0, 80.0)
    upright_axis = sheet.height > sheet.width if over == "long" else sheet.width > sheet.height
    for front, back in zip(fronts, backs(fronts, sheet, (0.5, -0.25), over), strict=True):
        x, y = back.x - 0.5, back.y + 0.25
        # Turned about an upright axis, the sheet's x runs the other way; about a level one, its y.
        seen = (sheet.width - x - back.width, y) if upright_axis else (x, sheet.height - y - back.height)
        assert seen == (pytest.approx(front.x), pytest.approx(front.y))
        assert (back.width, back.height) == (front.width, front.height)
    for front, twice in zip(fronts, backs(backs(fronts, sheet, over=over), sheet, over=over), strict=True):
        assert (twice.x, twice.y) == (pytest.approx(front.x), pytest.approx(front.y))
    assert upends(sheet, over) is not upright_axis


def test_a_lying_page_has_its_footer_at_its_own_foot(names: Mapping[str, str]) -> None:
    lying = A4.turned()
    upright, turned = paginate([blank(A4, (), "One"), blank(lying, (), "Two")], A4)
    assert (turned.scene.width, turned.scene.height) == (297.0, 210.0)
    assert turned.scene.items == footer(lying, "Two", 2, 2)
    assert upright.scene.items == footer(A4, "One", 1, 2)
    assert outside(turned, live_area(lying), names) == []
    assert sheet_of(turned, A4) == lying


@pytest.mark.parametrize("sheet", [A4, A4.turned()], ids=str)
def test_the_footer_of_a_back_turned_head_over_foot_is_behind_its_front_s(
    sheet: Paper, names: Mapping[str, str]
) -> None:
    front, back = paginate([blank(sheet, (), "One"), replace(blank(sheet, (), "One"), headed=True)], A4)
    assert outside(back, live_area(sheet), names) == []
    body, front_body = body_of(back, A4), body_of(front, A4)
    assert body.y == pytest.approx(sheet.height - front_body.bottom)
    assert body.bottom == pytest.approx(sheet.height - front_body.y)
    assert all(box.bottom <= body.y for _, box in boxes(back.scene.items, names))
    (rule,) = [item for item in back.scene.items if isinstance(item, Line)]
    assert all(box.bottom <= rule.a[1] for item, box in boxes(back.scene.items, names) if isinstance(item, Text))


def test_a_page_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="210 x 297 mm is not Letter"):
        paginate([blank(A4, ())], PAPERS["letter"])
