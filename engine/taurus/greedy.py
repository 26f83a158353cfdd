"""A plain player, the yardstick for the others: it closes when it can, where its own share of the picks is largest.

Else it builds at random: a live wire of its own from a new post where there is one. It takes the bull that brings most
points at once, and thinks neither of what it leaves to others nor of what others want.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import TypeVar, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.game import NO_MESSAGE, Action, Seat, State
from engine.taurus.actions import GREY, POST, Grey, Post, Wire
from engine.taurus.agreed import KITS
from engine.taurus.board import Phase
from engine.taurus.closing import catch, pick_orders
from engine.taurus.fence import Owners
from engine.taurus.gaps import Survey
from engine.taurus.ground import PAIRS_AT, Pairs, bits
from engine.taurus.ring import joined_by, orders, paths
from engine.taurus.rules import TaurusState, colour_in

Thing = TypeVar("Thing")


class GreedyPlayer(Bot):
    """Looks at the board as it is."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Its choice, without a reason; an even chance to win."""
        return [Hint(self.choose(state, rng, stop), 1 / len(state.scores()), NO_MESSAGE)]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The largest share, the most points; of equally good things any. `stop` is never asked."""
        table = cast(TaurusState, state)
        if table.phase == Phase.PLAY:
            return _best_closing(table, rng) or _build(table, rng)
        if table.phase == Phase.POSTED:
            return _wire(table, rng)
        if table.phase == Phase.WIRED:
            greys = [action for action in table.legal_actions() if isinstance(action, Grey)]
            closing = _largest([(_share(table, grey), grey) for grey in greys], rng)
            return closing or table.legal_actions()[0]
        if table.phase == Phase.TAKE:
            return _most_points(table, rng)
        if table.phase == Phase.AREA:
            return _largest_after(table, rng)
        return pick(table.legal_actions(), rng)


def share(order: Owners, bulls: int, seat: Seat) -> Fraction:
    """The part of the picks that a seat has."""
    return Fraction(sum(order[place % len(order)] == seat for place in range(bulls)), bulls)


def _largest(found: Sequence[tuple[Fraction, Action]], rng: Random) -> Action | None:
    """Any of those with the largest share; None if nobody gets anything."""
    most = max((part for part, _ in found), default=Fraction(0))
    return pick([action for part, action in found if part == most], rng) if most else None


def _share(table: TaurusState, grey: Grey) -> Fraction:
    bulls = catch(table, grey.pair)
    number = (bulls.bulls | bulls.under).bit_count()
    return max(share(order, number, table.seat) for order in pick_orders(table, grey.pair, number))


def _largest_after(table: TaurusState, rng: Random) -> Action:
    """Which area: the one with most own picks."""
    picks = {action: table.after(action).picks.count(table.seat) for action in table.legal_actions()}
    return pick([action for action, number in picks.items() if number == max(picks.values())], rng)


def owned(table: TaurusState) -> dict[int, Seat]:
    """By pair: whose wire."""
    return {pair: seat for seat, laid in enumerate(table.colours) for pair in bits(laid)}


def _best_closing(table: TaurusState, rng: Random) -> Action | None:
    """The first step of the closing with the largest share."""
    found: list[tuple[Fraction, Action]] = []
    joined, owner = joined_by(table.net.live), owned(table)
    own, grey = table.own_pairs(), KITS[table.options.lengths].within(table.pool)
    for gap in Survey(table.net, table.free, table.posts_left > 0).gaps():
        for line, forward in paths(joined, owner, gap)[: 1 + (table.options.areas == "choice")]:
            for order, wire, closing in orders(line, forward, gap, table.seat):
                if order and grey >> closing & 1 and (wire is None or own >> wire & 1):
                    part = share(order, gap.inside.bit_count(), table.seat)
                    found.append((part, GREY[closing] if gap.hole is None else POST[gap.hole]))
    return _largest(found, rng)


def _live(table: TaurusState) -> Pairs:
    return ~table.net.crossed


def _build(table: TaurusState, rng: Random) -> Action:
    """A new post with a live wire, else a live wire, else anything."""
    actions = table.legal_actions()
    live = table.reachable() & _live(table)
    posts = [action for action in actions if isinstance(action, Post) and PAIRS_AT[action.hole] & live]
    wires = [action for action in actions if isinstance(action, Wire) and _live(table) >> action.pair & 1]
    return pick(posts or wires or actions, rng)


def _wire(table: TaurusState, rng: Random) -> Action:
    """The wire that lets it close with the largest share, else a live one."""
    wires = [action for action in table.legal_actions() if isinstance(action, Wire)]
    found: list[tuple[Fraction, Action]] = []
    for wire in wires:
        after = table.after(wire)
        if after.phase == Phase.SIDE:
            after = max(
                (after.after(side) for side in after.legal_actions()), key=lambda each: each.phase == Phase.WIRED
            )
        if after.phase == Phase.WIRED:
            greys = [action for action in after.legal_actions() if isinstance(action, Grey)]
            found += [(_share(after, grey), wire) for grey in greys]
    live = [wire for wire in wires if _live(table) >> wire.pair & 1]
    return _largest(found, rng) or pick(live or wires, rng)


def _most_points(table: TaurusState, rng: Random) -> Action:
    caught = table.players[table.current_player].caught
    points = {}
    for action in table.legal_actions():
        colour = colour_in(table, action.field)  # type: ignore[attr-defined]
        points[action] = 0 if colour is None else caught[colour] + 1
    return pick([action for action, number in points.items() if number == max(points.values())], rng)
