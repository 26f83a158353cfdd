"""The closed fence that a grey wire makes: its wires in order, clockwise, and whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cmp_to_key, partial
from itertools import pairwise
from typing import Final, TypeAlias

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import NEAR, PAIR_OF, PAIRS, SPOTS, Ends, Hole, Pair, Pairs, Spot
from engine.games.taurus.geometry import turn

Way: TypeAlias = "tuple[Hole, ...]"
"""Posts in order, each joined to the next."""
Owners: TypeAlias = "tuple[Seat, ...]"
"""Whose the coloured wires of a fence are, clockwise, from behind the grey wire that closed it."""


def pair_of(a: Hole, b: Hole) -> Pair:
    """The pair of two neighbouring holes, in whatever order."""
    return PAIR_OF[Ends(a, b) if a < b else Ends(b, a)]


def _before(middle: Hole, one: Hole, other: Hole) -> int:
    """Below 0 if the direction of one comes before the other's, clockwise as seen from due east."""
    (x, y), (ax, ay), (bx, by) = SPOTS[middle], SPOTS[one], SPOTS[other]
    a, b = (ax - x, ay - y), (bx - x, by - y)
    if _half(a) != _half(b):
        return _half(a) - _half(b)
    return b[0] * a[1] - a[0] * b[1]


def _half(way: Spot) -> int:
    """0 for directions from east over south to just before west, 1 for the others."""
    return int(way[1] < 0 or (way[1] == 0 and way[0] < 0))


class Around(dict[Hole, "tuple[Hole, ...]"]):
    """By hole: its neighbours clockwise as seen; those in one direction, which exclude each other, in any order."""

    def __missing__(self, hole: Hole) -> tuple[Hole, ...]:
        around = tuple(sorted(bits(NEAR[hole]), key=cmp_to_key(partial(_before, hole))))
        self[hole] = around
        return around


AROUND: Final = Around()


def walk(live: Pairs, start: Hole, towards: Hole) -> Way:
    """Along the face to the right of the wire from `start` to `towards`: from `towards` on to `start`, without spurs.

    The wire itself must be among the live ones, and the two posts must be joined by others too.
    """
    way = [towards]
    came, at = start, towards
    while True:
        came, at = at, _next(live, came, at)
        if (came, at) == (start, towards):
            return tuple(way)
        if at in way:
            del way[way.index(at) + 1 :]
        else:
            way.append(at)


def _next(live: Pairs, came: Hole, at: Hole) -> Hole:
    """The sharpest turn to the right: the first live wire counter-clockwise from the one that led here."""
    around = AROUND[at]
    place = around.index(came)
    for step in range(1, len(around) + 1):
        other = around[place - step]
        if live >> pair_of(at, other) & 1:
            return other
    raise ValueError("no wire leads on")


def area(way: Sequence[Hole]) -> int:
    """Twice the area within a closed way; above 0 if it runs clockwise."""
    spots = [SPOTS[hole] for hole in way]
    return sum(turn((0, 0), one, other) for one, other in pairwise([*spots, spots[0]]))


def fences(live: Pairs, grey: Pair) -> tuple[Way, Way]:
    """The fence round the area that a grey wire closes, and the one round all closed areas beside it too.

    Each runs clockwise from behind the grey wire to before it. `live` includes the grey wire.
    """
    a, b = PAIRS[grey]
    one, other = walk(live, a, b), walk(live, b, a)
    inner, outer = (one, other) if area(one) > 0 else (other, one)
    return inner, outer[::-1]


def wires(way: Way) -> list[Pair]:
    """The wires of a way, in order."""
    return [pair_of(one, other) for one, other in pairwise(way)]


def owners(way: Way, colours: Sequence[Pairs]) -> Owners:
    """Whose the coloured wires are, in order; `colours` are each seat's wires. Older grey wires have no owner."""
    return tuple(seat for pair in wires(way) for seat, laid in enumerate(colours) if laid >> pair & 1)


def picks(order: Owners, bulls: int) -> Owners:
    """Who takes each of the bulls: the owners in order, after the last the first again."""
    return tuple(order[place % len(order)] for place in range(bulls)) if order else ()
