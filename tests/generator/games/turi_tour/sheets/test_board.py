"""The board in quarters: at its true size, whole again once it is glued, with strings that fingers can follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot
from typing import Final

import pytest

from engine.games.turi_tour.animals import ANIMALS
from engine.games.turi_tour.sea import BOARD as CELLS
from engine.games.turi_tour.sea import FIRST, FOOTPRINT, ISLANDS, LAND, SIZE, STRIP, Spot
from generator.drawing.page import Page
from generator.drawing.scene import Circle, Group, Item, Line, Point, Polygon, Polyline, Scene
from generator.games.turi_tour.figures import printed
from generator.games.turi_tour.sheets.board import FLAP, QUARTERS
from generator.paper.layout import PAPERS
from tests.generator.paper.printed import made, place, texts

SLUG: Final = "turi-tour"
CELL: Final = 6.0
MIDDLE: Final = 156.0 + printed.RIM
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_island = pytest.mark.parametrize("island", range(len(ISLANDS)))


def scene_of(pages: Sequence[Page]) -> Scene:
    """The whole picture."""
    (scene,) = {id(page.windows[0].scene): page.windows[0].scene for page in pages}.values()
    return scene


def shapes(scene: Scene) -> list[Item]:
    """What is drawn of the board, in the coordinates of a square of 312 mm."""
    (group,) = scene.items
    assert isinstance(group, Group)
    assert group.shift == (printed.RIM, printed.RIM)
    return list(group.items)


def cell_at(point: Point) -> Spot:
    """The cell of the board in which a point lies."""
    return FIRST + int(point[0] // CELL), FIRST + int(point[1] // CELL)


def middle_of(spot: Spot) -> Point:
    return (spot[0] - FIRST + 0.5) * CELL, (spot[1] - FIRST + 0.5) * CELL


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def test_the_board_is_as_large_as_its_lattice() -> None:
    assert printed.BOARD == SIZE * CELL == 312.0
    sea = shapes(scene_of(made(SLUG, "board")))[0]
    assert isinstance(sea, Circle)
    assert (sea.centre, sea.radius) == ((156.0, 156.0), 158.5)
    assert printed.BASE == CELL * (1 + max(x for x, _y in FOOTPRINT) - min(x for x, _y in FOOTPRINT)) == 30.0


def test_there_is_sea_beyond_every_island() -> None:
    items = shapes(scene_of(made(SLUG, "board")))
    coasts = [item.points for item in items if isinstance(item, Polygon) and item.style == "strand"]
    assert max(dist(point, (156.0, 156.0)) for coast in coasts for point in coast) < 158.5 - 1.0


def test_islands_and_strips_hold_the_middles_of_their_cells_and_of_no_others() -> None:
    items = shapes(scene_of(made(SLUG, "board")))
    coasts = [item.points for item in items if isinstance(item, Polygon) and item.style == "strand"]
    lands = [item.points for item in items if isinstance(item, Polygon) and item.style == "isle"]
    assert len(coasts) == len(lands) == len(ISLANDS)
    for spot in CELLS:
        there = [island for island, coast in enumerate(coasts) if inside(middle_of(spot), coast)]
        assert there == [island for island, cells in enumerate(LAND) if spot in cells], spot
        within = [island for island, land in enumerate(lands) if inside(middle_of(spot), land)]
        assert within == [island for island in there if spot not in STRIP], spot


@every_island
def test_a_string_runs_on_the_strip_all_the_way_round(island: int) -> None:
    strings = [item for item in shapes(scene_of(made(SLUG, "board"))) if isinstance(item, Polyline)]
    assert len(strings) == len(ISLANDS)
    points = strings[island].points
    assert points[0] == points[-1]
    for a, b in pairwise(points):
        for part in range(11):
            at = (a[0] + (b[0] - a[0]) * part / 10, a[1] + (b[1] - a[1]) * part / 10)
            near = {cell_at((at[0] + dx, at[1] + dy)) for dx in (-0.01, 0.01) for dy in (-0.01, 0.01)}
            assert near & STRIP & LAND[island], at
    inner = [spot for spot in LAND[island] if spot not in STRIP]
    assert all(inside(middle_of(spot), points) for spot in inner)


@every_paper
def test_a_page_shows_a_quarter_and_one_flap(paper: str) -> None:
    pages = made(SLUG, "board", paper=paper)
    assert len(pages) == len(QUARTERS) == 4
    side = 156.0 + printed.RIM
    for page in pages:
        (window,) = page.windows
        assert sorted((window.box.width, window.box.height)) == [side, side + FLAP]


def corner_on_page(page: Page) -> Point:
    """Where on a page the middle of the board is: at the crossing of the two seams, read from the marks."""
    lines = [item for item in page.scene.items if isinstance(item, Line)]
    (fold,) = [line for line in lines if line.style == "fold"]
    (window,) = page.windows
    box = window.box
    if fold.a[0] == fold.b[0]:
        levels = {line.a[1] for line in lines if line.style == "crop" and line.a[1] == line.b[1]}
        (y,) = levels
        assert y in (pytest.approx(box.y), pytest.approx(box.bottom))
        return fold.a[0], y
    uprights = {line.a[0] for line in lines if line.style == "crop" and line.a[0] == line.b[0]}
    (x,) = uprights
    assert x in (pytest.approx(box.x), pytest.approx(box.right))
    return x, fold.a[1]


def on_table(pages: Sequence[Page], spot: Point) -> dict[str, Point]:
    """By quarter that shows a point of the picture: where it lies, seen from the board's middle, once all is glued."""
    found = {}
    for quarter, page in zip(QUARTERS, pages, strict=True):
        (window,) = page.windows
        x, y = spot[0] + window.at[0], spot[1] + window.at[1]
        box, (seam_x, seam_y) = window.box.grown(1e-6), corner_on_page(page)
        if box.x <= x <= box.right and box.y <= y <= box.bottom:
            found[quarter.name] = (x - seam_x, y - seam_y)
    return found


@every_paper
def test_every_point_is_at_one_place_on_all_its_quarters(paper: str) -> None:
    pages = made(SLUG, "board", paper=paper)
    scene = scene_of(pages)
    corners = [point for item in shapes(scene) if isinstance(item, Polygon) for point in item.points]
    ends = [end for item in shapes(scene) if isinstance(item, Line) for end in (item.a, item.b)]
    shared = 0
    for x, y in (*corners, *ends, *map(middle_of, CELLS)):
        spot = (x + printed.RIM, y + printed.RIM)
        seen = on_table(pages, spot)
        assert seen, spot
        shared += len(seen) > 1
        for at in seen.values():
            assert dist(at, (spot[0] - MIDDLE, spot[1] - MIDDLE)) < 1e-9
    assert shared > 50


@every_paper
def test_every_tick_across_a_seam_is_on_both_sides_of_it(paper: str) -> None:
    pages = made(SLUG, "board", paper=paper)
    ticks = [item for item in shapes(scene_of(pages)) if isinstance(item, Line)]
    assert len(ticks) == 12
    for tick in ticks:
        ends = [(x + printed.RIM, y + printed.RIM) for x, y in (tick.a, tick.b)]
        (one, other) = (on_table(pages, end) for end in ends)
        # One end is on the flap of a quarter and on its neighbour, the other on the quarter alone.
        assert sorted((len(one), len(other))) == [1, 2]
        assert len({*one, *other}) == 2


@every_paper
def test_each_seam_has_one_flap_and_names_what_is_glued_over_it(paper: str) -> None:
    pages = made(SLUG, "board", paper=paper)
    for place_, (quarter, page) in enumerate(zip(QUARTERS, pages, strict=True)):
        following = QUARTERS[(place_ + 1) % 4]
        # Just beyond the seam, on the flap, there is what the following quarter shows at its edge.
        beyond = (MIDDLE + quarter.right * FLAP / 2, MIDDLE + quarter.down * FLAP / 2)
        away = (MIDDLE - 156.0 + quarter.column * 312.0, MIDDLE - 156.0 + quarter.row * 312.0)
        flap = (
            beyond[0] if quarter.right else (away[0] + MIDDLE) / 2,
            beyond[1] if quarter.down else (away[1] + MIDDLE) / 2,
        )
        assert sorted(on_table(pages, flap)) == sorted((quarter.name, following.name))
        assert list(texts(page.scene.items)).count(f"glue {following.name} over this edge") == 1


@every_paper
def test_the_chips_fit_their_places_which_keep_clear_of_coasts(paper: str) -> None:
    pages = made(SLUG, "board", paper=paper)
    chips = [item for item in pages[0].scene.items if isinstance(item, Group) and item.layer == "chip"]
    assert len(chips) == len(ANIMALS)
    discs = [max(_radii(chip)) for chip in chips]
    items = shapes(scene_of(pages))
    places = [item for item in items if isinstance(item, Circle) and item.style == "plate"]
    assert len(places) == len(ISLANDS)
    coasts = [item.points for item in items if isinstance(item, Polygon) and item.style == "strand"]
    for island, hole in enumerate(places):
        assert all(0.1 <= hole.radius - disc <= 0.5 for disc in discs)
        near = [min(from_line(hole.centre, a, b) for a, b in pairwise([*coast, coast[0]])) for coast in coasts]
        assert near.index(min(near)) == island
        assert 1.0 <= min(near) - hole.radius <= 5.0
        others = [other for other in places if other is not hole]
        assert all(dist(hole.centre, other.centre) > 2 * hole.radius + 5.0 for other in others)


def _radii(chip: Group) -> list[float]:
    (inner,) = chip.items
    assert isinstance(inner, Group)
    return [item.radius for item in inner.items if isinstance(item, Circle)]


def from_line(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a stroke."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    part = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length**2
    part = max(0.0, min(1.0, part))
    return dist(point, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))


@every_paper
def test_chips_lie_apart_from_each_other(paper: str) -> None:
    chips = [
        item
        for item in made(SLUG, "board", paper=paper)[0].scene.items
        if isinstance(item, Group) and item.layer == "chip"
    ]
    spots = [place((0.0, 0.0), chip) for chip in chips]
    assert all(dist(a, b) > printed.CHIP + 2.0 for a, b in pairwise(spots))
