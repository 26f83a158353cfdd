"""The bare board: sea, islands with their border strips, and the chip of the animal whose resort each is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import Final

from engine.games.turi_tour.animals import Kind
from engine.games.turi_tour.sea import ISLANDS, LAND, STRIP, Island, Quarters, Spot, turned
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Rect
from generator.games.turi_tour.figures import words
from generator.games.turi_tour.figures.animals import drawing
from generator.games.turi_tour.figures.plan import MIDDLE, at, corner

CHIP: Final[Millimetres] = 3.3
"""Half the side of a chip: square, so that it is no figure."""
CHIPS_AWAY: Final[Millimetres] = 17.0
"""From the middle of the board to the chips, which lie in the sea before their islands."""
EDGES: Final = (
    ((0, 0), (1, 0), (0, -1)),
    ((1, 0), (1, 1), (1, 0)),
    ((1, 1), (0, 1), (0, 1)),
    ((0, 1), (0, 0), (-1, 0)),
)
"""Of a cell, clockwise: where an edge begins and ends, and the neighbour behind it."""


@cache
def bare(quarters: Quarters) -> tuple[Item, ...]:
    """Sea and islands of a board that was turned so far."""
    return (Circle(MIDDLE, MIDDLE[0] - 0.4, "sea"), *(_island(island, quarters) for island in range(len(ISLANDS))))


def _island(island: Island, quarters: Quarters) -> Group:
    inner = LAND[island] - STRIP
    return Group((Polygon(outline(LAND[island], quarters), "strand"), Polygon(outline(inner, quarters), "isle")))


def chips(kinds: tuple[Kind, ...], quarters: Quarters) -> tuple[Item, ...]:
    """The chips that lie there, each joined to its island."""
    return tuple(chip(island, kind, quarters) for island, kind in enumerate(kinds))


def chip(island: Island, kind: Kind, quarters: Quarters) -> Group:
    """The chip of an island."""
    x, y = middle(island, quarters)
    far = hypot(x - MIDDLE[0], y - MIDDLE[1])
    right, down = (x - MIDDLE[0]) / far, (y - MIDDLE[1]) / far
    here = MIDDLE[0] + CHIPS_AWAY * right, MIDDLE[1] + CHIPS_AWAY * down
    shore = here[0] + (CHIP + 1.6) * right, here[1] + (CHIP + 1.6) * down
    return Group(
        (
            Line(here, shore, "line"),
            Rect((here[0] - CHIP, here[1] - CHIP), 2 * CHIP, 2 * CHIP, "pedestal", 1.4),
            Group(drawing(kind, 0.72), shift=here),
        ),
        title=words.resort(island, kind, quarters),
    )


def middle(island: Island, quarters: Quarters) -> Point:
    """The middle of an island."""
    return at(turned(ISLANDS[island].middle, quarters))


def outline(cells: Iterable[Spot], quarters: Quarters = 0) -> tuple[Point, ...]:
    """The outer edge of a set of cells as one closed line with its corners cut; holes are left out."""
    lines = _edges({turned(cell, quarters) for cell in cells})
    found: list[list[Spot]] = []
    while lines:
        first = min(lines)
        way, last = [first], lines[first].pop()
        while last != first:
            way.append(last)
            last = lines[last].pop()
        found.append(way)
        lines = {start: ends for start, ends in lines.items() if ends}
    return _rounded(max(found, key=len))


def _edges(cells: set[Spot]) -> dict[Spot, list[Spot]]:
    """From each corner where an edge begins, the corners where one ends."""
    lines: dict[Spot, list[Spot]] = {}
    for x, y in sorted(cells):
        for (ax, ay), (bx, by), (right, down) in EDGES:
            if (x + right, y + down) not in cells:
                lines.setdefault((x + ax, y + ay), []).append((x + bx, y + by))
    return lines


def _rounded(way: list[Spot]) -> tuple[Point, ...]:
    """Through the middles of the edges, without points in the middle of a straight run."""
    nexts = [*way[1:], way[0]]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(way, nexts, strict=True)]
    kept = [
        point
        for place, point in enumerate(middles)
        if not _straight(middles[place - 1], point, middles[(place + 1) % len(middles)])
    ]
    return tuple(map(corner, kept))


def _straight(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0])
