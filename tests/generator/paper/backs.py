"""Whether backs of cards are behind their fronts, by where their corners come to lie."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from generator.drawing.page import Page
from generator.drawing.scene import Group, Line, Millimetres, Point
from tests.generator.paper.printed import cards_of, place

Pair: TypeAlias = tuple[Group, Group]
"""A card's front and its back."""


def corners(card: Group, width: Millimetres) -> tuple[Point, Point]:
    """Where the upper left and the upper right corner of the cut card are on the page."""
    return place((0.0, 0.0), card), place((width, 0.0), card)


def seen_through(page: Page, over: str, point: Point) -> Point:
    """A point of the other side of a sheet as it is seen through this one."""
    upright_axis = (over == "long") == (page.scene.height > page.scene.width)
    x, y = point
    return (page.scene.width - x, y) if upright_axis else (x, page.scene.height - y)


def printed_over(front: Page, rear: Page, over: str, width: Millimetres) -> list[Pair]:
    """The cards of a sheet printed on both sides; each back is behind its front."""
    pairs = list(zip(cards_of(front), cards_of(rear), strict=True))
    for card, back in pairs:
        left, right = corners(card, width)
        found = [seen_through(rear, over, at) for at in corners(back, width)]
        assert found == [pytest.approx(right), pytest.approx(left)]
    return pairs


def folded(page: Page, width: Millimetres) -> list[Pair]:
    """The cards of a sheet that is folded and glued; each back is behind its front."""
    (fold,) = [item for item in page.scene.items if isinstance(item, Line) and item.style == "fold"]
    cards = cards_of(page)
    pairs = list(zip(cards[: len(cards) // 2], cards[len(cards) // 2 :], strict=True))
    for card, back in pairs:
        left, right = corners(card, width)
        mirrored = [(2 * fold.a[0] - x, y) for x, y in corners(back, width)]
        assert mirrored == [pytest.approx(right), pytest.approx(left)]
    return pairs
