"""The yardstick: it closes when it can, with the largest part of the picks."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from generator.bench.games.taurus.greedy import GreedyPlayer
from tests.engine.games.taurus.closings import all_ways
from tests.engine.games.taurus.table import GAME, actions, at, play
from tests.engine.games.taurus.test_rule_text_closing import BLUE_FENCE, RED_FENCE, before_a


def choice(state: Any, seed: int = 1) -> Any:
    return GreedyPlayer().choose(state, Random(seed), lambda: True)


def turn(state: Any, seed: int = 1) -> Any:
    """The position after its turn, or when the first bull is to be taken."""
    seat = state.seat
    while state.seat == seat and state.phase.name != "TAKE":
        state = state.after(choice(state, seed))
    return state


def part(picks: tuple[int, ...], seat: int) -> float:
    return picks.count(seat) / len(picks)


def test_it_closes_with_the_largest_part_of_the_picks() -> None:
    largest = max(part(way.picks, 0) for way in all_ways(before_a()))
    assert {part(turn(before_a(), seed).picks, 0) for seed in range(5)} == {largest} == {0.75}


def test_it_closes_nothing_that_brings_it_no_bull() -> None:
    state = at("", "a1nw-b1nw b1nw-c1ne c1ne-c2ne c2ne-c2se c2se-b2se", mover=1)
    grey = actions(state, "grey")
    assert grey
    assert all(str(choice(state, seed)) not in grey for seed in range(10))


def test_it_builds_from_a_new_post_and_across_no_wire() -> None:
    state = at("c3ne-c3se", "d5nw-e5se e5ne-e5sw", dead="e5ne-e5sw", mover=1)
    for seed in range(10):
        after = turn(state, seed)
        assert after.posts_left == state.posts_left - 1
        assert after.dead == state.dead


def test_it_takes_the_colour_of_which_it_has_most() -> None:
    bulls = {"f5": "grey", "f6": "red", "g5": "brown", "g6": "black", "a1": "red", "a2": "grey", "b3": "brown"}
    start = at(BLUE_FENCE, "", "", RED_FENCE, bulls=bulls, caught={1: {"black": 3, "red": 1}})
    state = play(start, "post g5ne", "wire g5ne g6se", "grey f5nw g5ne")
    assert {str(choice(state, seed)) for seed in range(5)} == {"take g6"}


def test_whole_games_end() -> None:
    rng, state, decisions = Random(4), GAME.new_initial_state(4), 0
    while state.current_player != TERMINAL:
        on_chance = state.current_player == CHANCE
        state = state.after(draw(state, rng) if on_chance else GreedyPlayer().choose(state, rng, lambda: True))
        decisions += not on_chance
    assert 100 < decisions < 300
