"""Where a wire between two holes runs: over which holes and fields, across which other wires, above which bulls.

Whole numbers only. What is asked of every pair is worked out when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bits import bits
from engine.games.taurus.board import (
    CENTRES,
    HOLES,
    PAIRS,
    PAIRS_AT,
    SPOTS,
    Field,
    Fields,
    Holes,
    Pair,
    Pairs,
    Spot,
    field_of,
)


class Table(dict[int, int]):
    """A mask for each pair, made when it is first asked for."""

    def __init__(self, make: Callable[[Pair], int]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, pair: Pair) -> int:
        mask = self.make(pair)
        self[pair] = mask
        return mask


def turn(a: Spot, b: Spot, c: Spot) -> int:
    """Twice the area of the triangle: above 0 if a, b, c turn clockwise as seen, 0 if they are in line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def ends(pair: Pair) -> tuple[Spot, Spot]:
    """Where the two holes of a pair are."""
    a, b = PAIRS[pair]
    return SPOTS[a], SPOTS[b]


def _is_on(spot: Spot, pair: Pair) -> bool:
    """Whether a spot lies on the wire between its ends."""
    a, b = ends(pair)
    between = (spot[0] - a[0]) * (spot[0] - b[0]) + (spot[1] - a[1]) * (spot[1] - b[1]) < 0
    return between and turn(a, b, spot) == 0


def crosses(pair: Pair, other: Pair) -> bool:
    """Whether two wires cross between their ends."""
    return lines_cross(*ends(pair), *ends(other))


def lines_cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the straight lines from a to b and from c to d cross between their ends."""
    if turn(a, b, c) * turn(a, b, d) >= 0:
        return False
    return turn(c, d, a) * turn(c, d, b) < 0


def _nearby(pair: Pair) -> Pairs:
    """The pairs that could cross this one: those of the holes in its two fields and in the fields around."""
    (ax, ay), (bx, by) = ends(pair)
    left, right, high, low = min(ax, bx) - 6, max(ax, bx) + 6, min(ay, by) - 6, max(ay, by) + 6
    pairs = 0
    for hole, (x, y) in enumerate(SPOTS):
        if left <= x <= right and high <= y <= low:
            pairs |= PAIRS_AT[hole]
    return pairs


def _crossing(pair: Pair) -> Pairs:
    return sum(1 << other for other in bits(_nearby(pair)) if crosses(pair, other))


def _holes_under(pair: Pair) -> Holes:
    return sum(1 << hole for hole in range(len(HOLES)) if _is_on(SPOTS[hole], pair))


def _field_under(pair: Pair) -> Fields:
    return sum(1 << field for field in {field_of(hole) for hole in PAIRS[pair]} if _is_on(CENTRES[field], pair))


def fields_below(a: Spot, b: Spot) -> Fields:
    """The fields whose centre is straight below the line between two holes. No centre is straight below a hole."""
    a, b = sorted((a, b))
    return sum(1 << field for field, spot in enumerate(CENTRES) if a[0] < spot[0] < b[0] and turn(a, b, spot) > 0)


def _below(pair: Pair) -> Fields:
    return fields_below(*ends(pair))


CROSSING: Final = Table(_crossing)
"""By pair: the pairs whose wires would cross its wire."""
HOLES_UNDER: Final = Table(_holes_under)
"""By pair: the holes that its wire runs over."""
FIELD_UNDER: Final = Table(_field_under)
"""By pair: the field over whose centre its wire runs, as a set; none for most."""
BELOW: Final = Table(_below)
"""By pair: the fields straight below its wire. Joined by "exclusive or" round a fence they give the fields inside."""
SIDES: Final[dict[str, bool]] = {"ne": False, "nw": False, "se": True, "sw": True}
"""Where a bull under a wire may be moved to, and whether it then stands below the wire."""


def sides(pair: Pair) -> tuple[str, str]:
    """The two corners beside a wire that runs over a field's centre: the one above it, then the one below."""
    (ax, ay), (bx, by) = ends(pair)
    return ("ne", "sw") if (bx - ax) * (by - ay) > 0 else ("nw", "se")


class Over(dict[int, int]):
    """By hole: the pairs whose wires would run over it."""

    def __missing__(self, hole: int) -> int:
        pairs = sum(1 << pair for pair in range(len(PAIRS)) if HOLES_UNDER[pair] >> hole & 1)
        self[hole] = pairs
        return pairs


PAIRS_OVER: Final = Over()


def field_under(pair: Pair) -> Field | None:
    """The field over whose centre a wire runs."""
    under = FIELD_UNDER[pair]
    return under.bit_length() - 1 if under else None
