"""The round board as a lattice of cells: sea, six islands of different outline, and the border strip round each.

A cell is about 6 mm of a board of 31 cm. Cells are named by x from the left and y from the top, both from 11 to 62, so
that each has two digits however it is typed; a quarter turn maps the lattice onto itself. The outlines are our own: the
rules show the board in pictures only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple, TypeAlias

Spot: TypeAlias = tuple[int, int]
"""x and y of a cell."""
Island: TypeAlias = int
"""A place in ISLANDS: 0..5."""
Quarters: TypeAlias = int
"""Quarter turns clockwise, 0..3."""

FIRST, LAST = 11, 62
SIZE: Final = LAST - FIRST + 1
FOOT: Final = 5
"""The squared radius of a figure's base, in cells: 21 cells."""
TOO_NEAR: Final = 20
"""At this squared distance of their middles, or nearer, one figure makes another fall."""


class Ground(IntEnum):
    """What a fingertip feels where nothing stands."""

    SEA = 0
    STRIP = 1
    LAND = 2


def turned(spot: Spot, quarters: Quarters) -> Spot:
    """Where a cell comes to lie when the board is turned clockwise."""
    x, y = spot
    for _quarter in range(quarters % 4):
        x, y = FIRST + LAST - y, x
    return x, y


def squared(one: Spot, other: Spot) -> int:
    """The squared distance of two cells."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def is_on_board(spot: Spot) -> bool:
    """Whether a cell belongs to the round board."""
    x, y = 2 * spot[0] - FIRST - LAST, 2 * spot[1] - FIRST - LAST
    return x * x + y * y <= SIZE * SIZE


SIDE: Final = range(FIRST, LAST + 1)
BOARD: Final = tuple((x, y) for x in SIDE for y in SIDE if is_on_board((x, y)))
"""Every cell."""
ON_BOARD: Final = frozenset(BOARD)
FOOTPRINT: Final = tuple((x, y) for x in range(-2, 3) for y in range(-2, 3) if x * x + y * y <= FOOT)
"""The cells of a figure's base, from its middle."""


def base(spot: Spot) -> frozenset[Spot]:
    """The cells under a figure whose middle stands there."""
    return frozenset((spot[0] + x, spot[1] + y) for x, y in FOOTPRINT)


class Outline(NamedTuple):
    """An island: its middle, and a test whether the cell so far to the right and down of the middle belongs to it."""

    middle: Spot
    holds: Callable[[int, int], bool]


def _round(x: int, y: int) -> bool:
    return x * x + y * y <= 40


def _square(x: int, y: int) -> bool:
    return abs(x) <= 6 and abs(y) <= 5 and abs(x) + abs(y) <= 10


def _peak(x: int, y: int) -> bool:
    return -7 <= y <= 5 and 2 * abs(x) <= y + 10


def _twins(x: int, y: int) -> bool:
    return (abs(x) - 3) ** 2 + y * y <= 29 and (abs(x) > 1 or abs(y) <= 3)


def _cross(x: int, y: int) -> bool:
    return min(abs(x), abs(y)) <= 3 and max(abs(x), abs(y)) <= 6


def _crescent(x: int, y: int) -> bool:
    return x * x + y * y <= 50 and (x - 5) ** 2 + (y + 4) ** 2 > 13


ISLANDS: Final = (
    Outline((36, 19), _round),
    Outline((52, 28), _square),
    Outline((52, 44), _peak),
    Outline((36, 55), _twins),
    Outline((20, 44), _cross),
    Outline((21, 28), _crescent),
)
LAND: Final = tuple(
    frozenset(spot for spot in BOARD if outline.holds(spot[0] - outline.middle[0], spot[1] - outline.middle[1]))
    for outline in ISLANDS
)
"""By island: its cells, the strip along its edge included (our reading: what the strip borders is the resort)."""
ISLAND_AT: Final = {spot: island for island, cells in enumerate(LAND) for spot in cells}
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))


def _is_strip(spot: Spot) -> bool:
    island = ISLAND_AT[spot]
    return any(ISLAND_AT.get((spot[0] + x, spot[1] + y)) != island for x, y in AROUND)


STRIP: Final = frozenset(spot for spot in ISLAND_AT if _is_strip(spot))
"""The border strips: the outermost cells of the islands."""
INNER: Final = tuple(tuple(spot for spot in sorted(cells) if base(spot) <= cells) for cells in LAND)
"""By island: where a figure stands wholly on it."""


def ground(spot: Spot) -> Ground:
    """What a cell is made of."""
    if spot not in ISLAND_AT:
        return Ground.SEA
    return Ground.STRIP if spot in STRIP else Ground.LAND


def apart(spots: Iterable[Spot], spot: Spot) -> bool:
    """Whether a figure standing there would leave all these standing."""
    return all(squared(other, spot) > TOO_NEAR for other in spots)


def _places(island: Island) -> tuple[Spot, ...]:
    """Places side by side: the longest of the lists made one by one from the shore and from each of eight sides."""
    middle = ISLANDS[island].middle
    orders: list[Callable[[Spot], int]] = [lambda spot: -squared(spot, middle)]
    orders += [partial(_along, side) for side in AROUND]
    return max((_one_by_one(island, order) for order in orders), key=len)


def _along(side: Spot, spot: Spot) -> int:
    return spot[0] * side[0] + spot[1] * side[1]


def _one_by_one(island: Island, order: Callable[[Spot], int]) -> tuple[Spot, ...]:
    places: list[Spot] = []
    for spot in sorted(INNER[island], key=lambda spot: (order(spot), spot)):
        if apart(places, spot):
            places.append(spot)
    return tuple(places)


PLACES: Final = tuple(_places(island) for island in range(len(ISLANDS)))
"""By island: places where figures can stand side by side; at least four."""
