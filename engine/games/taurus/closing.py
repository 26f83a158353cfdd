"""Closing a fence: which grey wires close an area with enough bulls, and who then takes them."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import bits
from engine.games.taurus.board import PAIRS, PAIRS_AT, Fields, Pair, Pairs
from engine.games.taurus.fence import Owners, fences, owners, picks
from engine.games.taurus.geometry import FIELD_UNDER, sides
from engine.games.taurus.state import Position

FEWEST: Final = 3
"""Bulls that a closed fence must surround (rules, Fence building)."""
OPPOSITE: Final = {"": (), "ne": ("ne", "sw"), "sw": ("ne", "sw"), "nw": ("nw", "se"), "se": ("nw", "se")}
"""By a side of a wire: it and the other side, sorted; "" stands for no side."""


class Catch(NamedTuple):
    """What a grey wire would enclose."""

    bulls: Fields
    """Fields with bulls that are inside whatever happens."""
    under: Fields
    """The field under the wire, if a bull is in it."""
    inside: str
    """The side of the wire on which that bull would be inside; "" if there is none."""

    def with_side(self, side: str) -> Fields:
        """The fields with bulls inside once the bull under the wire was moved to that side."""
        return self.bulls | self.under if side == self.inside else self.bulls

    @property
    def choices(self) -> tuple[str, ...]:
        """The sides of the bull under the wire that leave enough bulls inside; none if there is no such bull."""
        return tuple(side for side in sorted(self.both) if self.with_side(side).bit_count() >= FEWEST)

    @property
    def both(self) -> tuple[str, ...]:
        """Both sides of a bull under the wire; none if there is no such bull."""
        return OPPOSITE[self.inside]


def catch(position: Position, pair: Pair) -> Catch:
    """What a grey wire between two joined posts would enclose."""
    free = position.free
    enclosed, under = position.net.enclosed(pair), FIELD_UNDER[pair] & free
    if not under:
        return Catch(enclosed & free, 0, "")
    above, below = sides(pair)
    return Catch(enclosed & free & ~under, under, above if enclosed & under else below)


def closable(position: Position, pairs: Pairs) -> list[Pair]:
    """Those of the pairs of joined posts between which a grey wire closes an area with enough bulls, ascending."""
    enclosed, free = position.net.enclosed, position.free
    enough = [pair for pair in bits(pairs) if ((enclosed(pair) | FIELD_UNDER[pair]) & free).bit_count() >= FEWEST]
    return [pair for pair in enough if not _maybe_grey(position, pair) or orders(position, pair)]


def _maybe_grey(position: Position, pair: Pair) -> bool:
    """Whether the fence could be of grey wires only: then nobody would take the bulls."""
    a, b = PAIRS[pair]
    grey = position.grey & position.net.live
    return bool(grey & PAIRS_AT[a]) and bool(grey & PAIRS_AT[b])


def orders(position: Position, pair: Pair) -> list[Owners]:
    """The orders of owners to choose from, the inner fence's first: those with a coloured wire (our reading)."""
    inner, outer = fences(position.net.live | 1 << pair, pair)
    ways = (inner,) if position.options.areas == "inner" else (inner, outer)
    return [order for way in ways if (order := owners(way, position.colours))]


def pick_orders(position: Position, pair: Pair, bulls: int) -> list[Owners]:
    """Who takes each of so many bulls: one order, or two to choose from, the inner fence's first."""
    ways = [picks(order, bulls) for order in orders(position, pair)]
    return ways[:1] if len({*ways}) == 1 else ways
