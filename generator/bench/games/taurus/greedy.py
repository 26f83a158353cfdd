"""A plain player, the yardstick for the others: it closes when it can, where its own share of the picks is largest.

Else it builds at random: a live wire of its own from a new post where there is one. It takes the bull that brings most
points at once, and thinks neither of what it leaves to others nor of what others want.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.game import NO_MESSAGE, Action, Seat, State
from engine.games.taurus import legal
from engine.games.taurus.actions import GREY, POST, Grey, Post, Take, Wire
from engine.games.taurus.board import PAIRS_AT
from engine.games.taurus.bot.exchange import Market
from engine.games.taurus.bot.ring import orders
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in

NOTHING: Final = Fraction(0)


class GreedyPlayer(Bot):
    """Looks at the board as it is."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Its choice, without a reason; an even chance to win."""
        return [Hint(self.choose(state, rng, stop), 1 / len(state.scores()), NO_MESSAGE)]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The largest share, the most points; of equally good things any. `stop` is never asked."""
        table = cast(TaurusState, state)
        if table.phase == Phase.TAKE:
            return _most_points(table, rng)
        if table.phase == Phase.PLAY:
            return _largest(_closings(table), rng) or pick(_building(table), rng)
        within = ((within_reach(table.after(action), table.seat), action) for action in table.legal_actions())
        return _largest(within, rng) or pick(_building(table), rng)


def within_reach(table: TaurusState, seat: Seat) -> Fraction:
    """The largest part of the picks that a seat gets in its turn without a further post or wire of its own."""
    if table.phase == Phase.TAKE:
        return Fraction(table.picks.count(seat), len(table.picks))
    if table.seat != seat or table.phase not in (Phase.SIDE, Phase.WIRED, Phase.AREA):
        return NOTHING
    return max(within_reach(table.after(action), seat) for action in table.legal_actions())


def _largest(found: Iterable[tuple[Fraction, Action]], rng: Random) -> Action | None:
    """Any of those with the largest part; None if nobody gets anything."""
    each = list(found)
    most = max((part for part, _action in each), default=NOTHING)
    return pick([action for part, action in each if part == most], rng) if most else None


def _closings(table: TaurusState) -> Iterable[tuple[Fraction, Action]]:
    """The part of the picks by every way to close, and its first step."""
    market, seat = Market(table), table.seat
    for gap in market.survey.gaps():
        bulls = gap.inside.bit_count()
        for owners, forward in market.here(gap):
            for order, wire, grey in orders(owners, forward, gap, seat):
                if order and market.has(seat, wire, grey):
                    mine = sum(order[place % len(order)] == seat for place in range(bulls))
                    yield Fraction(mine, bulls), GREY[grey] if gap.hole is None else POST[gap.hole]


def _building(table: TaurusState) -> Sequence[Action]:
    """New posts that a live wire could join, else live wires, else anything; no closing that brings it nothing."""
    actions = [action for action in table.legal_actions() if not isinstance(action, Grey)] or table.legal_actions()
    live = ~table.net.crossed
    reachable = legal.reachable(table) & live
    posts = [action for action in actions if isinstance(action, Post) and PAIRS_AT[action.hole] & reachable]
    wires = [action for action in actions if isinstance(action, Wire) and live >> action.pair & 1]
    return posts or wires or actions


def _most_points(table: TaurusState, rng: Random) -> Action:
    """The bull of the colour of which it has most."""
    caught = table.players[table.current_player].caught
    have = {action: caught[_colour(table, action)] for action in table.legal_actions()}
    return pick([action for action, number in have.items() if number == max(have.values())], rng)


def _colour(table: TaurusState, action: Action) -> int:
    assert isinstance(action, Take)
    colour = colour_in(table, action.field)
    assert colour is not None
    return colour
