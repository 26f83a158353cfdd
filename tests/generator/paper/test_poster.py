"""A picture over several sheets: glued together they are the picture again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import pytest

from generator.drawing.page import BLEED, Box, Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Line, Point, Scene, Text
from generator.paper.layout import CROP_LENGTH, PAPERS, body_area
from generator.paper.poster import OVERLAP, poster_size, tile
from tests.generator.extent import boxes, outside
from tests.generator.pictures import everything

A4 = PAPERS["a4"]
LARGE = Scene(450.0, 490.0, (Group(everything().items),), "Large")
SHEETS = [PAPERS[name] for name in PAPERS] + [PAPERS[name].turned() for name in PAPERS]


@pytest.fixture(scope="module")
def names(fonts: Mapping[str, Path]) -> dict[str, str]:
    return register_fonts(fonts)


def shown(page: Page) -> Box:
    """The part of the picture that a page shows, in the picture's coordinates."""
    (window,) = page.windows
    return Box(window.box.x - window.at[0], window.box.y - window.at[1], window.box.width, window.box.height)


def crosses(page: Page) -> set[Point]:
    """Middles of the alignment crosses, in the picture's coordinates."""
    (window,) = page.windows
    (group,) = [item for item in page.scene.items if isinstance(item, Group) and item.layer == "crosses"]
    middles = [((i.a[0] + i.b[0]) / 2, (i.a[1] + i.b[1]) / 2) for i in group.items if isinstance(i, Line)]
    return {(round(x - window.at[0], 6), round(y - window.at[1], 6)) for x, y in middles}


def marks(page: Page, style: str) -> tuple[set[float], set[float]]:
    """The x of the upright and the y of the level marks round the picture, in the picture's coordinates."""
    (window,) = page.windows
    lines = [item for item in page.scene.items if isinstance(item, Line) and item.style == style]
    upright = {round(line.a[0] - window.at[0], 6) for line in lines if line.a[0] == line.b[0]}
    level = {round(line.a[1] - window.at[1], 6) for line in lines if line.a[1] == line.b[1]}
    return upright, level


def test_a_small_picture_is_one_page_without_marks() -> None:
    (page,) = tile(everything(), A4)
    assert page.scene.items == ()
    assert page.windows[0].box == Box(10.0, 10.0, 90.0, 70.0)


@pytest.mark.parametrize("overlap", [5.0, OVERLAP])
def test_sheets_cover_the_picture_and_their_crosses_meet(overlap: float, names: Mapping[str, str]) -> None:
    pages = tile(LARGE, A4, "Large", overlap=overlap)
    assert len(pages) == 6
    seen = [shown(page) for page in pages]
    for x, y in product(range(0, 450, 5), range(0, 490, 5)):
        assert any(box.x <= x <= box.right and box.y <= y <= box.bottom for box in seen), (x, y)
    for one, other in ((0, 1), (1, 2), (3, 4), (0, 3), (2, 5)):
        assert len(crosses(pages[one]) & crosses(pages[other])) == 2
    for page in pages:
        assert outside(page, body_area(A4), names) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_the_largest_picture_for_two_by_two_sheets_fills_them(sheet: object) -> None:
    paper = next(paper for paper in SHEETS if paper == sheet)
    width, height = poster_size(paper, 2, 2, OVERLAP)
    pages = tile(Scene(width, height, ()), paper)
    assert len(pages) == 4
    assert {(round(box.width, 6), round(box.height, 6)) for box in map(shown, pages)} == {
        (round((width + OVERLAP) / 2, 6), round((height + OVERLAP) / 2, 6))
    }
    assert len(tile(Scene(width + 0.1, height, ()), paper)) == 6
    assert len(tile(Scene(width, height + 0.1, ()), paper)) == 6


def test_the_cut_edge_of_a_sheet_lies_on_the_mark_of_its_neighbour() -> None:
    pages = tile(LARGE, A4, "Large")
    for place, page in enumerate(pages):
        row, column = divmod(place, 3)
        (cut_x, cut_y), (glue_x, glue_y) = marks(page, "crop"), marks(page, "fold")
        part = shown(page)
        assert cut_x == {round(part.x, 6)} | ({450.0} if column == 2 else set())
        assert cut_y == {round(part.y, 6)} | ({490.0} if row == 1 else set())
        assert glue_x == ({round(shown(pages[place + 1]).x, 6)} if column < 2 else set())
        assert glue_y == ({round(shown(pages[place + 3]).y, 6)} if row == 0 else set())


def words(page: Page) -> list[str]:
    texts: list[str] = []
    todo = list(page.scene.items)
    while todo:
        item = todo.pop(0)
        texts += [item.text] if isinstance(item, Text) else []
        todo = [*item.items, *todo] if isinstance(item, Group) else todo
    return texts


def test_every_sheet_names_itself_and_what_goes_over_its_edges() -> None:
    pages = tile(LARGE, A4, "Large")
    all_names = ["A1", "A2", "A3", "B1", "B2", "B3"]
    assert [words(page)[0] for page in pages] == all_names
    assert all(words(page)[1:7] == all_names for page in pages)
    over = [[text for text in words(page) if text.startswith("glue")] for page in pages]
    assert over == [
        ["glue A2 over this edge", "glue B1 over this edge"],
        ["glue A3 over this edge", "glue B2 over this edge"],
        ["glue B3 over this edge"],
        ["glue B2 over this edge"],
        ["glue B3 over this edge"],
        [],
    ]
    assert any("overlap by 10 mm" in text for text in words(pages[0]))


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_marks_and_words_stay_off_the_picture(sheet: object, names: Mapping[str, str]) -> None:
    paper = next(paper for paper in SHEETS if paper == sheet)
    for page in tile(Scene(*poster_size(paper, 2, 2), ()), paper):
        (window,) = page.windows
        outer = [item for item in page.scene.items if not (isinstance(item, Group) and item.layer == "crosses")]
        for item, box in boxes(outer, names):
            apart_x = max(box.x - window.box.right, window.box.x - box.right)
            apart_y = max(box.y - window.box.bottom, window.box.y - box.bottom)
            assert max(apart_x, apart_y) >= -0.15, item


def points(pages: Sequence[Page], spot: Point) -> list[tuple[int, Point]]:
    """Where a point of the picture is on the sheets that show it."""
    found = []
    for place, page in enumerate(pages):
        (window,) = page.windows
        x, y = spot[0] + window.at[0], spot[1] + window.at[1]
        if window.box.x <= x <= window.box.right and window.box.y <= y <= window.box.bottom:
            found.append((place, (x, y)))
    return found


def test_a_point_near_a_seam_is_at_one_place_once_the_sheets_are_glued() -> None:
    """The sheets are laid so that each cut edge is on its neighbour's mark: nothing but that is used."""
    pages = tile(LARGE, A4, "Large")
    first = pages[0].windows[0].box
    laid: list[Point] = []
    for place, page in enumerate(pages):
        row, column = divmod(place, 3)
        left, above = place - 1, place - 3
        x = laid[left][0] + mark_x(pages[left]) if column else first.x
        y = laid[above][1] + mark_y(pages[above]) if row else first.y
        laid.append((x - page.windows[0].box.x, y - page.windows[0].box.y))
    near = [(x, y) for x in (0.0, 147.0, 150.0, 156.6, 294.0, 303.0) for y in (1.0, 240.1, 245.0, 249.9, 489.0)]
    shared = 0
    for spot in near:
        places = points(pages, spot)
        table = [(laid[place][0] + x, laid[place][1] + y) for place, (x, y) in places]
        shared += len(places) - 1
        assert all(at == (pytest.approx(table[0][0]), pytest.approx(table[0][1])) for at in table)
    assert shared > 20


def mark_x(page: Page) -> float:
    """The x, on its sheet, of the edge that the right neighbour's cut edge is laid on."""
    (x,) = {i.a[0] for i in page.scene.items if isinstance(i, Line) and i.style == "fold" and i.a[0] == i.b[0]}
    return x


def mark_y(page: Page) -> float:
    """The same for the neighbour below."""
    (y,) = {i.a[1] for i in page.scene.items if isinstance(i, Line) and i.style == "fold" and i.a[1] == i.b[1]}
    return y


def test_marks_have_the_length_of_crop_marks() -> None:
    page = tile(LARGE, A4)[0]
    lengths = {round(abs(i.a[0] - i.b[0]) + abs(i.a[1] - i.b[1]), 6) for i in page.scene.items if isinstance(i, Line)}
    assert lengths == {CROP_LENGTH}
    assert CROP_LENGTH > BLEED
