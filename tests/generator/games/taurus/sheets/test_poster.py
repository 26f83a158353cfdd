"""The board at its true size: fields of 55 mm over six sheets, and no seam once they are glued."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from engine.games.taurus.board import HOLE_OF, SPOTS
from generator.drawing.page import Page
from generator.drawing.scene import Circle, Line, Point, Polygon, Rect, Scene
from generator.drawing.themes import PAPER_THEMES, ThemeName, contrast_ratio
from generator.games import LOOKS
from generator.paper.layout import PAPERS
from generator.paper.sheet import BadSheetOption
from tests.generator.games.taurus.sheets.shapes import SLUG, holes_of, placed
from tests.generator.paper.printed import made

every_paper = pytest.mark.parametrize("paper", PAPERS)
every_overlap = pytest.mark.parametrize("overlap", ["5", "10", "25"])
COLUMNS: Final = 3


def scene_of(pages: Sequence[Page]) -> Scene:
    """The whole picture."""
    (scene,) = {id(page.windows[0].scene): page.windows[0].scene for page in pages}.values()
    return scene


def holes(scene: Scene) -> list[Point]:
    ((group, at),) = placed(scene.items, "holes")
    return holes_of(group, at)


@every_paper
@every_overlap
def test_fields_are_55_mm_on_a_slab_of_40_cm_over_six_sheets(paper: str, overlap: str) -> None:
    pages = made(SLUG, "poster", paper=paper, overlap=overlap)
    assert len(pages) == 2 * COLUMNS
    scene = scene_of(pages)
    assert (scene.width, scene.height) == (400.0, 400.0)
    fields = [item for item in scene.items if isinstance(item, Rect)]
    assert len(fields) == 48
    assert {(field.width, field.height) for field in fields} == {(55.0, 55.0)}
    assert min(field.corner for field in fields) == (7.5, 7.5)
    assert max(field.corner[0] + 55.0 for field in fields) == max(field.corner[1] + 55.0 for field in fields) == 392.5
    spots = holes(scene)
    for (x, y), (right, down) in zip(spots, SPOTS, strict=True):
        assert (x, y) == (pytest.approx(35.0 + 13.75 * right), pytest.approx(35.0 + 13.75 * down))


def test_holes_are_apart_as_wires_have_it() -> None:
    spots = holes(scene_of(made(SLUG, "poster")))
    for one, other, far in (
        ("c4ne", "c4nw", (27.5, 0.0)),
        ("c4ne", "d4nw", (27.5, 0.0)),
        ("c4nw", "d4nw", (55.0, 0.0)),
        ("c4nw", "c5sw", (0.0, 82.5)),
        ("c4nw", "d4se", (82.5, 27.5)),
    ):
        (ax, ay), (bx, by) = spots[HOLE_OF[one]], spots[HOLE_OF[other]]
        assert (abs(bx - ax), abs(by - ay)) == (pytest.approx(far[0]), pytest.approx(far[1]))


def glue_marks(page: Page) -> Point:
    """Where, on the first sheet, the cut edges of its two neighbours are laid."""
    lines = [item for item in page.scene.items if isinstance(item, Line) and item.style == "fold"]
    (x,) = {line.a[0] for line in lines if line.a[0] == line.b[0]}
    (y,) = {line.a[1] for line in lines if line.a[1] == line.b[1]}
    return x, y


def on_table(pages: Sequence[Page], spot: Point, reach: float = 0.0) -> dict[str, Point]:
    """By sheet that shows a spot and `reach` mm round it: where it is when each cut edge is on its neighbour's mark."""
    box = pages[0].windows[0].box
    right, down = glue_marks(pages[0])
    found = {}
    for number, page in enumerate(pages):
        row, column = divmod(number, COLUMNS)
        (window,) = page.windows
        x, y = spot[0] + window.at[0], spot[1] + window.at[1]
        inner = window.box.grown(1e-6 - reach)
        if inner.x <= x <= inner.right and inner.y <= y <= inner.bottom:
            found[f"{'AB'[row]}{column + 1}"] = (x + column * (right - box.x), y + row * (down - box.y))
    return found


@every_paper
@every_overlap
def test_every_point_is_at_one_place_on_all_its_sheets(paper: str, overlap: str) -> None:
    pages = made(SLUG, "poster", paper=paper, overlap=overlap)
    spots = holes(scene_of(pages))
    edges = [(0.0, 0.0), (0.0, 400.0), (400.0, 0.0), (400.0, 400.0)]
    for spot in (*spots, *edges, *crossings(float(overlap))):
        seen = on_table(pages, spot)
        assert seen
        (first, *rest) = seen.values()
        assert all(at == (pytest.approx(first[0]), pytest.approx(first[1])) for at in rest)


@every_paper
@every_overlap
def test_where_seams_cross_four_sheets_lie_over_each_other(paper: str, overlap: str) -> None:
    pages = made(SLUG, "poster", paper=paper, overlap=overlap)
    left, right = crossings(float(overlap))
    assert sorted(on_table(pages, left)) == ["A1", "A2", "B1", "B2"]
    assert sorted(on_table(pages, right)) == ["A2", "A3", "B2", "B3"]


def crossings(overlap: float) -> list[Point]:
    """The middles of the two places where seams cross."""
    wide, high = (400.0 - overlap) / 3, (400.0 - overlap) / 2
    return [(column * wide + overlap / 2, high + overlap / 2) for column in (1, 2)]


@every_paper
def test_seams_are_as_wide_as_asked_for(paper: str) -> None:
    for overlap in (5, 10, 25):
        pages = made(SLUG, "poster", paper=paper, overlap=str(overlap))
        box = pages[0].windows[0].box
        right, down = glue_marks(pages[0])
        assert (box.right - right, box.bottom - down) == (pytest.approx(overlap), pytest.approx(overlap))


@every_paper
def test_every_hole_is_whole_on_some_sheet(paper: str) -> None:
    """With the usual overlap, which is wider than a hole."""
    pages = made(SLUG, "poster", paper=paper)
    scene = scene_of(pages)
    ((group, _at),) = placed(scene.items, "holes")
    (radius,) = {item.radius for item in group.items if isinstance(item, Circle)}
    assert all(on_table(pages, spot, radius) for spot in holes(scene))


@pytest.mark.parametrize("theme", PAPER_THEMES)
def test_crosses_can_be_seen_on_every_wood(theme: ThemeName) -> None:
    woods = {item.style for item in scene_of(made(SLUG, "poster")).items if isinstance(item, Rect | Polygon)}
    assert len(woods) >= 3
    for style in woods:
        fill = LOOKS.paint(style, theme).fill or "#ffffff"
        assert contrast_ratio(LOOKS.paint("crop", theme).stroke, fill) >= 4.5, style


@pytest.mark.parametrize("overlap", ["4", "26", "1.5"])
def test_an_overlap_that_cannot_be_glued_is_refused(overlap: str) -> None:
    with pytest.raises(BadSheetOption, match="from 5 to 25"):
        made(SLUG, "poster", overlap=overlap)
