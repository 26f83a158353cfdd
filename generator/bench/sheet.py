"""A page like the ones that get printed, about 800 shapes, for the measurements of drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from generator.drawing.page import Page
from generator.drawing.scene import Circle, Item, Line, Polygon, Rect, Text
from generator.paper.layout import PAPERS, blank, paginate

PAPER: Final = PAPERS["a4"]
UNIT: Final = 10.5
POSTS: Final = range(1, 7)
CORNERS: Final = ((18.0, 22.0), (112.0, 22.0), (18.0, 112.0), (112.0, 112.0))
LINES: Final = 33


def _board(x: float, y: float) -> Iterator[Item]:
    side = 7 * UNIT
    yield Rect((x, y), side, side, "ground")
    yield Polygon(((x + 20, y + 20), (x + 50, y + 25), (x + 45, y + 55), (x + 18, y + 48)), "area-won")
    for step in range(43):
        at = step * UNIT / 6
        yield Line((x + at, y), (x + at, y + side), "grid")
        yield Line((x, y + at), (x + side, y + at), "grid")
    for step in POSTS:
        yield Line((x + step * UNIT, y), (x, y + (7 - step) * UNIT), "bar")
        yield Line((x + step * UNIT, y + side), (x + side, y + (7 - step) * UNIT), "bar-preview")
    for step in POSTS:
        yield Circle((x + step * UNIT, y + step * UNIT), 1.6, "piece")
    yield from _pegs(x, y, side)


def _pegs(x: float, y: float, side: float) -> Iterator[Item]:
    for step in POSTS:
        at = step * UNIT
        for px, py in ((x + at, y), (x + at, y + side), (x, y + at), (x + side, y + at)):
            yield Circle((px, py), 1.4, "peg")
        for px, py in ((x + at, y - 3), (x + at, y + side + 5), (x - 4, y + at + 1), (x + side + 4, y + at + 1)):
            yield Text((px, py), str(step), 3.6, "number", "middle")


def _table(top: float) -> Iterator[Item]:
    for row in range(LINES):
        x, y = 14.0 + 62.0 * (row % 3), top + 7.5 * (row // 3)
        yield Text((x, y + 4.6), "Isolated pieces and unused posts", 3.2)
        yield Rect((x + 46, y), 10, 6, "box")
        yield Text((x + 51, y + 4.4), str(row * 7), 3.8, "number-written", "middle")
        yield Line((x, y + 6.8), (x + 56, y + 6.8), "rule")


def sheet_pages(count: int) -> tuple[Page, ...]:
    """`count` such pages, with footers."""
    items: list[Item] = [Text((14.0, 15.0), "A sheet to measure with", 6.0, "heading")]
    for x, y in CORNERS:
        items.extend(_board(x, y))
    items.extend(_table(200.0))
    return paginate([blank(PAPER, items, "A sheet to measure with")] * count, PAPER)
