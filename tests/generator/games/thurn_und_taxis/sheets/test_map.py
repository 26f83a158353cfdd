"""The map on one page and over four: the same map, whole, and with no seam once it is glued."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader

from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.maps import MAPS
from engine.games.thurn_und_taxis.south import SOUTH
from generator.drawing.page import Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Line, Point, Rect, Scene, Text
from generator.drawing.styles import FontRole
from generator.games import make_pdf, sheet_named
from generator.games.thurn_und_taxis.figures.board import STACK, Chart
from generator.games.thurn_und_taxis.sheets.pieces import TILE
from generator.paper.layout import PAPERS, body_area
from generator.paper.sheet import BadSheetOption, parse_options
from tests.generator.extent import boxes
from tests.generator.paper.printed import made, texts

SLUG: Final = "thurn-und-taxis"
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_land = pytest.mark.parametrize("land", MAPS.values(), ids=MAPS.keys())


def towns(scene: Scene, at: Point = (0.0, 0.0), land: Land = SOUTH) -> dict[str, Point]:
    """By name: the middle of every town."""
    found: dict[str, Point] = {}
    todo = [(item, at) for item in scene.items]
    while todo:
        item, (x, y) = todo.pop()
        if not isinstance(item, Group):
            continue
        here = (x + item.shift[0], y + item.shift[1])
        names = [text for text in texts(item.items) if text in land.card_of]
        if len(names) == 1 and any(getattr(inner, "style", "") == "town" for inner in item.items):
            found[names[0]] = here
        todo += [(inner, here) for inner in item.items]
    return found


@every_paper
@every_land
def test_the_whole_map_is_on_one_lying_page_as_large_as_goes(paper: str, land: Land) -> None:
    (page,) = made(SLUG, "map", paper=paper, map=land.name)
    sheet = PAPERS[paper].turned()
    assert (page.scene.width, page.scene.height) == (sheet.width, sheet.height)
    spots = towns(page.scene, land=land)
    assert sorted(spots) == sorted(land.names)
    body = body_area(sheet)
    assert min(body.width / (wide := span(spots, land)), body.height / (wide * Chart(land, 1.0).height)) < 1.2


def span(spots: Mapping[str, Point], land: Land = SOUTH) -> float:
    """The width of the map, from its westernmost and its easternmost town."""
    across = {name: Chart(land, 1.0).town(name)[0] for name in land.names}
    west, east = min(across, key=across.__getitem__), max(across, key=across.__getitem__)
    return (spots[east][0] - spots[west][0]) / (across[east] - across[west])


@every_land
@pytest.mark.parametrize("sheet", ["map", "poster"])
def test_an_own_layout_is_called_so_under_its_frame(sheet: str, land: Land, fonts: Mapping[FontRole, Path]) -> None:
    page = made(SLUG, sheet, map=land.name)[0]
    scene = page.windows[0].scene if page.windows else page.scene
    names = register_fonts(fonts)
    found = [(item, box) for item, box in boxes(scene.items, names) if isinstance(item, Text | Rect)]
    notices = [box for item, box in found if isinstance(item, Text) and item.text == "North Germany, own layout"]
    assert len(notices) == (land.name == "north")
    frame = max(box.bottom for item, box in found if isinstance(item, Rect) and item.style == "frame")
    assert all(box.y > frame and box.right < scene.width / 2 - 25.0 for box in notices), "a seam goes through it"


@every_paper
@every_land
@pytest.mark.parametrize("overlap", ["5", "10", "25"])
def test_the_poster_is_the_same_map_over_two_by_two_lying_pages(paper: str, land: Land, overlap: str) -> None:
    pages = made(SLUG, "poster", paper=paper, overlap=overlap, map=land.name)
    assert len(pages) == 4
    assert all(page.scene.width > page.scene.height for page in pages)
    (scene,) = {id(page.windows[0].scene): page.windows[0].scene for page in pages}.values()
    spots = towns(scene, land=land)
    wide = span(spots, land)
    assert wide > 1.6 * span(towns(made(SLUG, "map", paper=paper, map=land.name)[0].scene, land=land), land)
    unit, first = Chart(land, wide), land.names[0]
    shift = (spots[first][0] - unit.town(first)[0], spots[first][1] - unit.town(first)[1])
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
@every_land
def test_every_town_is_on_the_poster(paper: str, land: Land) -> None:
    pages = list(made(SLUG, "poster", paper=paper, map=land.name))
    for spot in towns(pages[0].windows[0].scene, land=land).values():
        assert on_table(pages, spot)


@every_paper
@every_land
def test_the_tiles_to_cut_fit_on_their_places_on_the_poster(paper: str, land: Land) -> None:
    wide = span(towns(made(SLUG, "poster", paper=paper, map=land.name)[0].windows[0].scene, land=land), land)
    assert STACK * wide / 1000.0 >= TILE[0]


@every_land
@pytest.mark.parametrize("sheet", ["map", "poster"])
def test_the_names_can_be_taken_from_the_pdf(sheet: str, land: Land, fonts: Mapping[FontRole, Path]) -> None:
    content = make_pdf(SLUG, sheet, parse_options(sheet_named(SLUG, sheet), {"map": land.name}), fonts)
    for page in PdfReader(BytesIO(content)).pages:
        words = " ".join(page.extract_text().split())
        assert [name for name in land.names if name not in words] == []


@pytest.mark.parametrize("overlap", ["4", "26", "1.5"])
def test_an_overlap_that_cannot_be_glued_is_refused(overlap: str) -> None:
    with pytest.raises(BadSheetOption, match="from 5 to 25"):
        made(SLUG, "poster", overlap=overlap)
