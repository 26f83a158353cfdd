"""Which grey wires close an area with enough bulls, and who then takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.bits import bits
from engine.games.taurus.fence import Owners, fences, owners, picks
from engine.games.taurus.geometry import FIELD_UNDER, sides
from engine.games.taurus.ground import PAIRS, PAIRS_AT, Fields, Pair, Pairs
from engine.games.taurus.options import FEWEST

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState


class Catch(NamedTuple):
    """What a grey wire would enclose."""

    bulls: Fields
    """Fields with bulls that are inside whatever happens."""
    under: Fields
    """The field under the wire, if a bull is in it."""
    inside: str
    """The side of the wire on which that bull would be inside; "" if there is none."""

    def with_side(self, side: str) -> Fields:
        """The bulls inside once the bull under the wire is on that side."""
        return self.bulls | self.under if side == self.inside else self.bulls

    @property
    def choices(self) -> tuple[str, ...]:
        """The sides that leave enough bulls inside, as far as there is a bull under the wire."""
        return tuple(side for side in sorted(self.both) if self.with_side(side).bit_count() >= FEWEST)

    @property
    def both(self) -> tuple[str, ...]:
        """Both sides of a bull under the wire; none if there is no such bull."""
        return OPPOSITE[self.inside]


OPPOSITE = {"": (), "ne": ("ne", "sw"), "sw": ("ne", "sw"), "nw": ("nw", "se"), "se": ("nw", "se")}


def catch(state: TaurusState, pair: Pair) -> Catch:
    """What a grey wire between two joined posts would enclose."""
    free = state.free
    enclosed, under = state.net.enclosed(pair), FIELD_UNDER[pair] & free
    if not under:
        return Catch(enclosed & free, 0, "")
    above, below = sides(pair)
    return Catch(enclosed & free & ~under, under, above if enclosed & under else below)


def closable(state: TaurusState, pairs: Pairs) -> list[Pair]:
    """Those of the pairs of joined posts between which a grey wire closes an area with enough bulls, ascending."""
    enclosed, free = state.net.enclosed, state.free
    found = [pair for pair in bits(pairs) if ((enclosed(pair) | FIELD_UNDER[pair]) & free).bit_count() >= FEWEST]
    return [pair for pair in found if not _maybe_grey(state, pair) or orders(state, pair)]


def _maybe_grey(state: TaurusState, pair: Pair) -> bool:
    """Whether the fence could be of grey wires only: then nobody would take the bulls."""
    a, b = PAIRS[pair]
    grey = state.grey & state.net.live
    return bool(grey & PAIRS_AT[a]) and bool(grey & PAIRS_AT[b])


def orders(state: TaurusState, pair: Pair) -> list[Owners]:
    """The orders of owners to choose from, the inner fence's first: those with a coloured wire (our reading)."""
    inner, outer = fences(state.net.live | 1 << pair, pair)
    ways = (inner,) if state.options.areas == "inner" else (inner, outer)
    return [order for way in ways if (order := owners(way, state.colours))]


def pick_orders(state: TaurusState, pair: Pair, bulls: int) -> list[Owners]:
    """Who takes each bull, for every fence that gives another order; the inner first."""
    found = [picks(order, bulls) for order in orders(state, pair)]
    return found[:1] if len({*found}) == 1 else found
