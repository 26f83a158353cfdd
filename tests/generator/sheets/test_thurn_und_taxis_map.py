"""The map on one page and over four: the same map, whole, and with no seam once it is glued."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader

from engine.thurn_und_taxis.south import SOUTH
from generator.figures.thurn_und_taxis.map import STACK, Chart
from generator.paper import PAPERS, Page, body_area
from generator.scene import Group, Line, Point, Scene
from generator.sheets import BadSheetOption, make_pdf, parse_options, sheet_named
from generator.sheets.thurn_und_taxis.pieces import TILE
from generator.styles import FontRole
from tests.generator.sheets.printed import made, texts

SLUG: Final = "thurn-und-taxis"
every_paper = pytest.mark.parametrize("paper", PAPERS)


def towns(scene: Scene, at: Point = (0.0, 0.0)) -> dict[str, Point]:
    """By name: the middle of every town."""
    found: dict[str, Point] = {}
    todo = [(item, at) for item in scene.items]
    while todo:
        item, (x, y) = todo.pop()
        if not isinstance(item, Group):
            continue
        here = (x + item.shift[0], y + item.shift[1])
        names = [text for text in texts(item.items) if text in SOUTH.card_of]
        if len(names) == 1 and any(getattr(inner, "style", "") == "town" for inner in item.items):
            found[names[0]] = here
        todo += [(inner, here) for inner in item.items]
    return found


@every_paper
def test_the_whole_map_is_on_one_lying_page_as_large_as_goes(paper: str) -> None:
    (page,) = made(SLUG, "map", paper=paper)
    sheet = PAPERS[paper].turned()
    assert (page.scene.width, page.scene.height) == (sheet.width, sheet.height)
    spots = towns(page.scene)
    assert sorted(spots) == sorted(SOUTH.names)
    body = body_area(sheet)
    assert min(body.width / (wide := span(spots)), body.height / (wide * Chart(SOUTH, 1.0).height)) < 1.2


def span(spots: Mapping[str, Point]) -> float:
    """The width of the map, from two of its towns."""
    unit = Chart(SOUTH, 1.0)
    drawn = spots["Lodz"][0] - spots["Basel"][0]
    return drawn / (unit.town("Lodz")[0] - unit.town("Basel")[0])


@every_paper
@pytest.mark.parametrize("overlap", ["5", "10", "25"])
def test_the_poster_is_the_same_map_over_two_by_two_lying_pages(paper: str, overlap: str) -> None:
    pages = made(SLUG, "poster", paper=paper, overlap=overlap)
    assert len(pages) == 4
    assert all(page.scene.width > page.scene.height for page in pages)
    (scene,) = {id(page.windows[0].scene): page.windows[0].scene for page in pages}.values()
    spots = towns(scene)
    wide = span(spots)
    assert wide > 1.6 * span(towns(made(SLUG, "map", paper=paper)[0].scene))
    unit = Chart(SOUTH, wide)
    shift = (spots["Basel"][0] - unit.town("Basel")[0], spots["Basel"][1] - unit.town("Basel")[1])
    for name, (x, y) in spots.items():
        expected = unit.town(name)
        assert (x - shift[0], y - shift[1]) == (pytest.approx(expected[0]), pytest.approx(expected[1]))


def on_table(pages: list[Page], spot: Point) -> dict[str, Point]:
    """By sheet, where a point of the map is once all sheets are laid: each cut edge on its neighbour's mark."""
    box = pages[0].windows[0].box
    right, down = glue_marks(pages[0])
    found = {}
    for number, page in enumerate(pages):
        row, column = divmod(number, 2)
        (window,) = page.windows
        x, y = spot[0] + window.at[0], spot[1] + window.at[1]
        if window.box.x <= x <= window.box.right and window.box.y <= y <= window.box.bottom:
            found["AB"[row] + "12"[column]] = (x + column * (right - box.x), y + row * (down - box.y))
    return found


def glue_marks(page: Page) -> tuple[float, float]:
    """Where, on the first sheet, the cut edges of its two neighbours are laid."""
    lines = [item for item in page.scene.items if isinstance(item, Line) and item.style == "fold"]
    (x,) = {line.a[0] for line in lines if line.a[0] == line.b[0]}
    (y,) = {line.a[1] for line in lines if line.a[1] == line.b[1]}
    return x, y


@every_paper
@pytest.mark.parametrize("overlap", [5, 10, 25])
def test_a_point_near_a_seam_is_on_all_its_sheets_at_one_place(paper: str, overlap: int) -> None:
    pages = list(made(SLUG, "poster", paper=paper, overlap=str(overlap)))
    scene = pages[0].windows[0].scene
    middle = scene.width / 2, scene.height / 2
    near = overlap / 2 - 0.5
    for dx, dy, sheets in (
        (0, 0, "A1 A2 B1 B2"),
        (0, -60, "A1 A2"),
        (0, 60, "B1 B2"),
        (-90, 0, "A1 B1"),
        (90, 0, "A2 B2"),
    ):
        for by in (-near, 0.0, near):
            spot = middle[0] + dx + by, middle[1] + dy + by
            seen = on_table(pages, spot)
            assert " ".join(sorted(seen)) == sheets
            (first, *rest) = seen.values()
            assert all(at == (pytest.approx(first[0]), pytest.approx(first[1])) for at in rest)
    for dx, dy, sheet in ((-9, -9, "A1"), (9, -9, "A2"), (-9, 9, "B1"), (9, 9, "B2")):
        spot = middle[0] + dx * (near + 2) / 9, middle[1] + dy * (near + 2) / 9
        assert list(on_table(pages, spot)) == [sheet]


@every_paper
def test_every_town_is_on_the_poster(paper: str) -> None:
    pages = list(made(SLUG, "poster", paper=paper))
    for spot in towns(pages[0].windows[0].scene).values():
        assert on_table(pages, spot)


@every_paper
def test_the_tiles_to_cut_fit_on_their_places_on_the_poster(paper: str) -> None:
    wide = span(towns(made(SLUG, "poster", paper=paper)[0].windows[0].scene))
    assert STACK * wide / 1000.0 >= TILE[0]


@pytest.mark.parametrize("sheet", ["map", "poster"])
def test_the_names_can_be_taken_from_the_pdf(sheet: str, fonts: Mapping[FontRole, Path]) -> None:
    content = make_pdf(SLUG, sheet, parse_options(sheet_named(SLUG, sheet), {}), fonts)
    for page in PdfReader(BytesIO(content)).pages:
        words = " ".join(page.extract_text().split())
        assert [name for name in SOUTH.names if name not in words] == []


@pytest.mark.parametrize("overlap", ["4", "26", "1.5"])
def test_an_overlap_that_cannot_be_glued_is_refused(overlap: str) -> None:
    with pytest.raises(BadSheetOption, match="from 5 to 25"):
        made(SLUG, "poster", overlap=overlap)
