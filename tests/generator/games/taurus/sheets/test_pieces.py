"""What is cut out for the board at its true size fits it: bulls between holes, rulers and wires from hole to hole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from generator.drawing.page import BLEED, Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Circle, Group, Line, Point, Rect
from generator.drawing.styles import FontRole
from generator.paper.layout import PAPERS
from tests.generator.extent import boxes
from tests.generator.games.taurus.sheets.shapes import SLUG, distances, holes_of, placed, ticks
from tests.generator.paper.printed import cards_of, made, texts

every_paper = pytest.mark.parametrize("paper", PAPERS)
BULL: Final = 20.0


def poster_holes() -> list[Point]:
    page = made(SLUG, "poster")[0]
    ((group, at),) = placed(page.windows[0].scene.items, "holes")
    return holes_of(group, at)


def bulls_of(page: Page) -> list[Group]:
    return [card for card in cards_of(page) if not list(placed(card.items, "wire-ruler"))]


@every_paper
def test_all_bulls_and_two_rulers_are_on_one_page(paper: str) -> None:
    (page,) = made(SLUG, "pieces", paper=paper)
    bulls = bulls_of(page)
    assert Counter(next(texts(bull.items)) for bull in bulls) == dict.fromkeys("KNGR", 12)
    assert len(cards_of(page)) == len(bulls) + 2


@every_paper
def test_bulls_are_apart_and_whole_within_their_squares(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    (page,) = made(SLUG, "pieces", paper=paper)
    names = register_fonts(fonts)
    bulls = bulls_of(page)
    for bull in bulls:
        assert all(
            min(box.x, box.y, BULL - box.right, BULL - box.bottom) > 0.5 for _item, box in boxes(bull.items, names)
        )
    for one, other in combinations(bulls, 2):
        far = max(abs(one.shift[axis] - other.shift[axis]) for axis in (0, 1))
        assert far >= BULL + 2 * BLEED - 1e-6


def test_marks_for_the_scissors_are_where_bulls_end() -> None:
    (page,) = made(SLUG, "pieces")
    marks = {
        round(item.a[0], 3)
        for item in page.scene.items
        if isinstance(item, Line) and item.style == "crop" and item.a[0] == item.b[0]
    }
    edges = {round(bull.shift[0] + by, 3) for bull in bulls_of(page) for by in (0.0, BULL)}
    assert edges <= marks


def test_a_bull_stands_between_the_holes_of_its_field_and_hides_none() -> None:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = poster_holes()[:4]
    xs, ys = sorted({ax, bx, cx, dx}), sorted({ay, by, cy, dy})
    assert (xs[1] - xs[0], ys[1] - ys[0]) == (27.5, 27.5)
    assert BULL < 27.5 - 2 * 2.2


@every_paper
def test_rulers_are_true_to_the_board(paper: str) -> None:
    (page,) = made(SLUG, "pieces", paper=paper)
    rulers = [ruler for ruler, _at in placed(page.scene.items, "wire-ruler")]
    assert len(rulers) == 2
    for ruler in rulers:
        found = ticks(ruler)
        assert found == [
            pytest.approx([27.5, 38.891], abs=1e-3),
            pytest.approx([55.0, 61.492], abs=1e-3),
            pytest.approx([82.5, 86.963], abs=1e-3),
        ]
        assert all(
            row == pytest.approx(far, abs=1e-3) for row, far in zip(found, distances(poster_holes()), strict=True)
        )
        assert list(texts(ruler.items)) == ["short", "medium", "long"]


@every_paper
def test_there_is_a_paper_wire_for_every_wire(paper: str) -> None:
    _bulls, *pages = made(SLUG, "pieces", paper=paper, wires="yes")
    groups = [group for page in pages for group, _at in placed(page.scene.items, "wires")]
    assert len(groups) == 5
    counts = [
        Counter((strip.layer, "".join(texts(strip.items))) for strip, _at in placed(group.items, r"strip-\d"))
        for group in groups
    ]
    expected = [{("strip-0", sign): 8, ("strip-1", sign): 8, ("strip-2", sign): 4} for sign in ("B", "O", "G", "P", "")]
    assert counts == expected


@every_paper
def test_holes_in_paper_wires_are_as_far_apart_as_on_the_board(paper: str) -> None:
    _bulls, *pages = made(SLUG, "pieces", paper=paper, wires="yes")
    wanted = distances(poster_holes())
    for page in pages:
        for strip, _at in placed(page.scene.items, r"strip-\d"):
            middles = [item.centre for item in strip.items if isinstance(item, Circle)]
            (start, *ends) = middles
            assert {y for _x, y in middles} == {start[1]}
            reach = [x - start[0] for x, _y in ends]
            assert reach == pytest.approx(wanted[int(strip.layer[-1])], abs=1e-3)
            (paper_strip,) = (item for item in strip.items if isinstance(item, Rect))
            assert min(start[0], paper_strip.width - ends[-1][0]) >= 4.0


@every_paper
def test_paper_wires_lie_beside_each_other(paper: str) -> None:
    for page in made(SLUG, "pieces", paper=paper, wires="yes")[1:]:
        found = []
        for strip, (x, y) in placed(page.scene.items, r"strip-\d"):
            (edge,) = (item for item in strip.items if isinstance(item, Rect))
            found.append((x, y, x + edge.width, y + edge.height))
        for one, other in combinations(found, 2):
            apart = max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3])
            assert apart >= -1e-6


@every_paper
def test_there_are_48_posts(paper: str) -> None:
    pages = made(SLUG, "pieces", paper=paper, posts="yes")[1:]
    assert sum(len(cards_of(page)) for page in pages) == 48
    assert len(pages) == 1
