"""Cards on sheets: every back is behind its own front, whichever way the sheet is turned or folded."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from generator.drawing.page import BLEED, Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Item, Line, Point, Rect, Text
from generator.paper.imposition import Card, Way, best_spread, impose
from generator.paper.layout import PAPERS, Edge, body_of
from tests.generator.extent import boxes, outside

WIDE, HIGH = 54.0, 80.0
A4: Final = PAPERS["a4"]
every_paper = pytest.mark.parametrize("paper", PAPERS)
over_either_edge = pytest.mark.parametrize("over", ["long", "short"])
Corner = dict[str, Point]


def cards(count: int) -> list[Card]:
    """Cards with a number in one corner of the front and of the back; backs reach into the bleed as fronts do."""
    whole = Rect((-BLEED, -BLEED), WIDE + 2 * BLEED, HIGH + 2 * BLEED, "module-ground")
    return [
        Card((whole, Text((5.0, 9.0), f"f{number}", 4.0)), (whole, Text((5.0, 9.0), f"b{number}", 4.0)))
        for number in range(count)
    ]


def whole(point: Point, group: Group) -> Point:
    """A point of a card on its page."""
    cosine, sine = math.cos(math.radians(group.turn)), math.sin(math.radians(group.turn))
    return (
        round(group.shift[0] + point[0] * cosine - point[1] * sine, 6),
        round(group.shift[1] + point[0] * sine + point[1] * cosine, 6),
    )


def cards_of(page: Page) -> list[Group]:
    return [item for item in page.scene.items if isinstance(item, Group) and item.layer == "card"]


def mark_of(card: Group) -> str:
    (text,) = [item.text for item in card.items if isinstance(item, Text)]
    return text


def corners(page: Page) -> dict[str, tuple[Point, Point, Point]]:
    """By the number on each card: where its top left, top right and lower left corners are."""
    return {
        mark_of(card): (whole((0.0, 0.0), card), whole((WIDE, 0.0), card), whole((0.0, HIGH), card))
        for card in cards_of(page)
    }


def turned_over(page: Page, over: Edge, point: Point) -> Point:
    """Where a point of the back page is seen through the front page."""
    width, height = page.scene.width, page.scene.height
    upright_axis = (over == "long") == (height > width)
    return (width - point[0], point[1]) if upright_axis else (point[0], height - point[1])


@every_paper
@over_either_edge
def test_in_duplex_every_back_is_behind_its_front_and_the_same_way_up(paper: str, over: Edge) -> None:
    pages = impose(cards(20), PAPERS[paper], WIDE, HIGH, Way("duplex", over), "Cards")
    assert len(pages) % 2 == 0
    seen = 0
    for front, rear in zip(pages[::2], pages[1::2], strict=True):
        fronts, behind = corners(front), corners(rear)
        assert [name[1:] for name in fronts] == [name[1:] for name in behind]
        for name, (left_top, right_top, left_foot) in fronts.items():
            back = [turned_over(rear, over, point) for point in behind["b" + name[1:]]]
            # Seen through the paper, the back's left is the card's right; its top must be the card's top.
            assert back[0] == pytest.approx(right_top)
            assert back[1] == pytest.approx(left_top)
            assert back[2] == pytest.approx((right_top[0], left_foot[1]))
            seen += 1
    assert seen == 20


@over_either_edge
def test_the_offset_moves_backs_and_their_marks_alone(over: Edge) -> None:
    usual = impose(cards(9), A4, WIDE, HIGH, Way("duplex", over), "Cards")
    moved = impose(cards(9), A4, WIDE, HIGH, Way("duplex", over, (0.7, -1.2)), "Cards")
    assert moved[0] == usual[0]
    for one, other in zip(corners(usual[1]).values(), corners(moved[1]).values(), strict=True):
        assert [(x + 0.7, y - 1.2) for x, y in one] == [pytest.approx(point) for point in other]
    lines = [[item for item in pages[1].scene.items if isinstance(item, Line)] for pages in (usual, moved)]
    for before, after in zip(*lines, strict=True):
        assert after.a == (pytest.approx(before.a[0] + 0.7), pytest.approx(before.a[1] - 1.2))


@every_paper
def test_folded_in_the_middle_every_back_is_behind_its_front(paper: str) -> None:
    pages = impose(cards(10), PAPERS[paper], WIDE, HIGH, Way("fold"), "Cards")
    seen = 0
    for page in pages:
        (fold,) = [item for item in page.scene.items if isinstance(item, Line) and item.style == "fold"]
        middle = fold.a[0]
        assert fold.b[0] == middle == page.scene.width / 2
        found = corners(page)
        for name in [name for name in found if name[0] == "f"]:
            left_top, right_top, left_foot = found[name]
            back = [(2 * middle - x, y) for x, y in found["b" + name[1:]]]
            assert right_top[0] + BLEED <= middle
            assert back[0] == pytest.approx(right_top)
            assert back[1] == pytest.approx(left_top)
            assert back[2] == pytest.approx((right_top[0], left_foot[1]))
            seen += 1
    assert seen == 10


def test_how_many_go_on_a_sheet() -> None:
    """The size was chosen for this: nine on A4, eight on Letter, with bleed and marks."""
    assert [len(best_spread(66, PAPERS[name], WIDE, HIGH).cells) for name in ("a4", "letter")] == [9, 8]
    assert [best_spread(66, PAPERS[name], WIDE, HIGH).paper.lying for name in ("a4", "letter")] == [False, True]
    assert [len(best_spread(66, PAPERS[name], WIDE, HIGH, fold=True).cells) for name in ("a4", "letter")] == [4, 4]


def test_paper_stays_upright_when_that_takes_no_more_pages() -> None:
    assert not best_spread(20, A4, 39.0, 42.0).paper.lying
    assert not best_spread(1, PAPERS["letter"], WIDE, HIGH).paper.lying


def test_a_card_too_large_for_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        impose(cards(1), A4, 270.0, 270.0, Way(), "Cards")


def ways() -> list[Way]:
    return [Way("none"), Way("duplex"), Way("duplex", "short"), Way("fold")]


@every_paper
@pytest.mark.parametrize("way", ways(), ids=str)
def test_ink_stays_in_the_margins_and_marks_off_the_cards(paper: str, way: Way, fonts: Mapping[str, Path]) -> None:
    names = register_fonts(fonts)
    for page in impose(cards(21), PAPERS[paper], WIDE, HIGH, way, "Cards"):
        assert outside(page, body_of(page, PAPERS[paper]), names) == []
        areas = [box for item, box in boxes(cards_of(page), names) if isinstance(item, Rect)]
        for one, other in combinations(areas, 2):
            assert apart(one, other) >= -1e-6
        others: Sequence[Item] = [item for item in page.scene.items if item not in cards_of(page)]
        for _item, box in boxes(others, names):
            assert all(apart(box, area) >= -0.06 for area in areas)


def apart(one: object, other: object) -> float:
    """How far two boxes are from each other along the axis on which they are farther; negative if they overlap."""
    (a, b), (c, d), (e, f), (g, h) = (
        (box.x, box.right) if axis == "x" else (box.y, box.bottom)  # type: ignore[attr-defined]
        for axis in "xy"
        for box in (one, other)
    )
    return max(c - b, a - d, g - f, e - h)


@every_paper
def test_the_trim_is_the_block_of_cards(paper: str) -> None:
    front, rear = impose(cards(2), PAPERS[paper], WIDE, HIGH, Way("duplex"), "Cards")
    for page in (front, rear):
        assert page.trim is not None
        points = [point for three in corners(page).values() for point in three]
        assert page.trim.x == pytest.approx(min(x for x, _y in points))
        assert page.trim.y == pytest.approx(min(y for _x, y in points))
        assert page.trim.height == pytest.approx(HIGH)


def test_backs_are_called_backs() -> None:
    titles = [page.title for page in impose(cards(10), A4, WIDE, HIGH, Way("duplex"), "Cards")]
    assert titles == ["Cards", "Cards, backs"] * 2
    assert [page.title for page in impose(cards(10), A4, WIDE, HIGH, Way("none"), "Cards")] == ["Cards"] * 2
