"""What bots see at a glance is what the rules allow: beside trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from engine.bots import bot_of
from engine.bots.chance import draw, pick
from engine.game import CHANCE, TERMINAL
from engine.games.taurus.board import Pair
from engine.games.taurus.bot.exchange import Closing, Market
from engine.games.taurus.bot.gaps import Gap, change
from engine.games.taurus.bot.policy import Policy, Turn, closing_steps
from engine.games.taurus.bot.ring import orders
from engine.games.taurus.geometry import FIELD_UNDER
from tests.engine.games.taurus.closings import all_ways
from tests.engine.games.taurus.table import GAME

BOT = bot_of("taurus")


def beginnings(seed: int, players: int, every: int) -> Iterator[Any]:
    """Some turns of a game between players who are not too careful, at their beginning."""
    rng, state, turns = Random(seed), GAME.new_initial_state(players), 0
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        if state.phase.name == "PLAY":
            turns += 1
            if turns % every == 0:
                yield state
        state = state.after(BOT.choose(state, rng, lambda: True, "easy"))


def over_a_bull(state: Any, *pairs: Pair) -> bool:
    return any(FIELD_UNDER[pair] & state.free for pair in pairs)


def over(state: Any, step: str) -> bool:
    return not step.startswith("post") and over_a_bull(state, state.read(step).pair)


def seen(state: Any) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Steps and picks of all closings of the seat that is on, but those with a wire over a bull."""
    market, seat, found = Market(state), state.seat, set()
    for gap in market.survey.gaps():
        if over_a_bull(state, gap.one, gap.other):
            continue
        for owners, forward in market.here(gap):
            for order, wire, grey in orders(owners, forward, gap, seat):
                if order and market.has(seat, wire, grey):
                    found.add(closing(gap, wire, grey, order))
    return found


def closing(gap: Gap, wire: Any, grey: Any, order: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    made = Closing(gap, wire, grey, order, (), 0.0)
    return tuple(map(str, closing_steps(made))), made.picks


@pytest.mark.slow("it tries every wire of whole games")
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_all_closings_are_seen_and_no_others(seed: int, players: int) -> None:
    number = 0
    for state in beginnings(seed, players, 11):
        tried = {(way.steps, way.picks) for way in all_ways(state) if not any(over(state, step) for step in way.steps)}
        assert seen(state) == tried
        number += len(tried)
    assert number > 0


def summary(closings: list[Closing]) -> Counter[Any]:
    return Counter((each.gap.hole, frozenset((each.gap.x, each.gap.y)), each.picks) for each in closings)


@pytest.mark.slow("it tries every wire of whole games")
@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 4)])
def test_what_a_turn_opens_and_spoils_is_what_is_open_afterwards(seed: int, players: int) -> None:
    opened = 0
    for state in beginnings(seed, players, 5):
        policy, rng = Policy(state), Random(seed)
        market, seat = policy.market, state.seat
        turns = [*policy.extensions(), *policy.wires()]
        opening = [turn for turn in turns if opened_by(market, *told(turn))]
        for turn in [*opening[:4], *(pick(turns, rng) for _ in turns[:4])]:
            after = afterwards(state, turn)
            if after.phase.name != "PLAY" or not after.posts_left:
                continue
            hole, pair = told(turn)
            fresh = [(gap, market.with_wire(gap, pair, seat)) for gap in opened_by(market, hole, pair)]
            found, real = market.after(change(pair, hole), fresh), Market(after).open
            for other in range(players):
                if other != seat:
                    assert summary(found[other]) == summary(real[other])
            opened += len(fresh)
    assert opened > 20


def told(turn: Turn) -> tuple[Any, Pair]:
    """The hole of the new post or None, and the pair of the wire."""
    *posts, wire = cast(Any, turn.steps)
    return posts[0].hole if posts else None, wire.pair


def afterwards(state: Any, turn: Turn) -> Any:
    """The next seat's turn, or the choice of a side for a bull."""
    for step in turn.steps:
        state = state.after(step)
    return state.after(state.legal_actions()[0]) if state.phase.name == "WIRED" else state


def opened_by(market: Market, hole: Any, pair: Any) -> list[Gap]:
    if hole is None:
        return market.survey.joined(pair)
    links = market.survey.links[hole].values()
    return market.survey.opened(hole, next(link for each in links for link in each if link.pair == pair))
