"""Reading printed boards of Taurus: where groups lie, and distances between holes."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.taurus.board import LENGTHS, PAIRS, SPOTS
from generator.drawing.scene import Circle, Group, Item, Line, Point

SLUG: Final = "taurus"


def placed(items: Sequence[Item], pattern: str, at: Point = (0.0, 0.0)) -> Iterator[tuple[Group, Point]]:
    """Every group whose layer matches, with where its origin lies; nothing around it is turned."""
    for item in items:
        if not isinstance(item, Group):
            continue
        here = (at[0] + item.shift[0], at[1] + item.shift[1])
        if item.layer and re.fullmatch(pattern, item.layer):
            yield item, here
        assert item.turn == 0.0
        yield from placed(item.items, pattern, here)


def holes_of(group: Group, at: Point) -> list[Point]:
    """The middles of the holes in a layer, by hole."""
    circles = [item for item in group.items if isinstance(item, Circle)]
    assert len(circles) == len(group.items) == len(SPOTS)
    return [(circle.centre[0] + at[0], circle.centre[1] + at[1]) for circle in circles]


def ticks(ruler: Group) -> list[list[float]]:
    """By length: how far the marks of a ruler are from the middle of its ring, in mm."""
    (ring,) = (item for item in ruler.items if isinstance(item, Circle))
    zones = [item for item in ruler.items if isinstance(item, Group)]
    lines = [[item for item in zone.items if isinstance(item, Line)] for zone in zones]
    assert all(line.a[0] == line.b[0] for zone in lines for line in zone)
    return [sorted(line.a[0] - ring.centre[0] for line in zone) for zone in lines]


def distances(holes: Sequence[Point]) -> list[list[float]]:
    """By length: the distances between the neighbouring holes that take such a wire, in mm, each once."""
    found: list[set[float]] = [set(), set(), set()]
    for length, (a, b) in zip(LENGTHS, PAIRS, strict=True):
        found[length].add(round(math.dist(holes[a], holes[b]), 4))
    return [sorted(row) for row in found]
