"""How promising each turn is: what it brings, what it leaves to the others, and what it builds for later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.bits import bits
from engine.game import Action, Seat
from engine.games.taurus import legal
from engine.games.taurus.actions import GREY, POST, WIRE
from engine.games.taurus.board import ALL_PAIRS, PAIRS, Hole, Pair
from engine.games.taurus.bot.exchange import Closing, Market, exchange
from engine.games.taurus.bot.gaps import Gap, change
from engine.games.taurus.bot.pens import Pens
from engine.games.taurus.bot.share import margin
from engine.games.taurus.rules import TaurusState

LATER: Final = 0.6
"""A gain is worth so much of itself for each closing that comes before it."""


class Turn(NamedTuple):
    """A whole turn, and what it is worth to the mover."""

    steps: tuple[Action, ...]
    value: float
    closing: Closing | None = None


def outcome(open_to: Sequence[Sequence[Closing]], mover: Seat) -> float:
    """What the closings that follow the mover's turn are worth to it."""
    value, weight = 0.0, 1.0
    for closing in exchange(open_to, (mover + 1) % len(open_to)):
        value += weight * margin(closing.gains, mover)
        weight *= LATER
    return value


class Policy:
    """The turns of the seat whose turn it is, at its beginning."""

    def __init__(self, state: TaurusState) -> None:
        self.state, self.seat = state, state.seat
        self.market = Market(state)
        self.pens = Pens(self.market, self.seat)
        self.now = [*self.pens.all()]
        self.promised = self.pens.promise(self.now)

    def turns(self) -> list[Turn]:
        """All turns that are worth a thought, the best first; of equal ones the first in the order of holes."""
        turns = [*self.closings(), *self.extensions(), *self.wires(), *self.crossing()]
        return sorted(turns, key=lambda turn: -turn.value)

    def closings(self) -> Iterator[Turn]:
        """Turns that close: what they bring, and what is left to be closed."""
        open_to = self.market.open
        for closing in open_to[self.seat]:
            if closing.worth <= 0:
                break
            gone = closing.gap.inside
            rest = [[other for other in each if not other.gap.inside & gone] for each in open_to]
            value = closing.worth + outcome(rest, self.seat) + self.promised
            yield Turn(closing_steps(closing), value, closing)

    def extensions(self) -> Iterator[Turn]:
        """Turns with a new post and a live wire."""
        own, survey = self.market.own[self.seat], self.market.survey
        for hole, by_part in survey.links.items():
            for link in (link for links in by_part.values() for link in links):
                if own >> link.pair & 1:
                    value = self.left(link.pair, hole, survey.opened(hole, link))
                    value += self.pens.promise([*self.now, *self.pens.opened(hole, link)])
                    yield Turn((POST[hole], WIRE[link.pair]), value)

    def wires(self) -> Iterator[Turn]:
        """Turns with a live wire between two trees, which opens gaps between them."""
        for pair in bits(legal.attachable(self.state, ALL_PAIRS) & ~self.state.net.crossed):
            value = self.left(pair, None, self.market.survey.joined(pair))
            if all(post in self.pens.counted for post in PAIRS[pair]):
                value += self.pens.promise([*self.now, *self.pens.joined(pair)])
            yield Turn((WIRE[pair],), value)

    def crossing(self) -> Iterator[Turn]:
        """Turns with a wire across another: they build nothing, but may spoil something."""
        state = self.state
        for pair in bits(legal.attachable(state, ALL_PAIRS) & state.net.crossed):
            yield Turn((WIRE[pair],), self.left(pair) + self.promised)
        empty = ~(state.net.posts | state.net.blocked) if state.posts_left else 0
        for pair in bits(legal.reachable(state) & state.net.crossed):
            for hole in PAIRS[pair]:
                if empty >> hole & 1:
                    yield Turn((POST[hole], WIRE[pair]), self.left(pair, hole) + self.promised)

    def left(self, pair: Pair, hole: Hole | None = None, new: Sequence[Gap] = ()) -> float:
        """What the closings are worth that a turn without one leaves or opens; `new` are the gaps that it opens."""
        if not new and not any(self.market.open):
            return 0.0
        fresh = [(gap, self.market.with_wire(gap, pair, self.seat)) for gap in new]
        return outcome(self.market.after(change(pair, hole), fresh), self.seat)


def closing_steps(closing: Closing) -> tuple[Action, ...]:
    """The post, the wire and the grey wire, or the grey wire alone."""
    if closing.gap.hole is None:
        return (GREY[closing.grey],)
    assert closing.wire is not None
    return (POST[closing.gap.hole], WIRE[closing.wire], GREY[closing.grey])
