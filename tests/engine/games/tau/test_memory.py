"""Forgetting: as often as stated, steadily, and without a look at what is hidden."""

from random import Random

import pytest

from engine.game import UNKNOWN
from engine.games.tau.bot.memory import SPAN, chance, forgotten, guessed, recalled
from tests.engine.games.tau.table import GAME, TWELVE, play


def full(**options):
    return play(GAME.new_initial_state(first="dark", **options), *(f"place {step}" for step in TWELVE))


def share(level, age):
    """How many of 12 announcements, the last of them `age` plies old at least, are remembered: over many seeds."""
    state = full()
    state = state._replace(ply=age, announced=(0,) * 21)
    kept = sum(12 - len(forgotten(recalled(state, 0, level, seed))) for seed in range(200))
    return kept / (12 * 200)


@pytest.mark.parametrize("level", SPAN)
def test_half_is_forgotten_after_the_span(level):
    assert chance(int(SPAN[level]), SPAN[level]) == 0.5
    assert share(level, int(SPAN[level])) == pytest.approx(0.5, abs=0.05)
    assert share(level, 3 * int(SPAN[level])) == pytest.approx(0.1, abs=0.05)
    assert share(level, 1) == pytest.approx(chance(1, SPAN[level]), abs=0.02)


@pytest.mark.parametrize("level", SPAN)
@pytest.mark.parametrize("seed", range(10))
def test_what_is_forgotten_stays_so(level, seed):
    state = full()
    before = set()
    for ply in range(state.ply, state.ply + 60):
        now = set(forgotten(recalled(state._replace(ply=ply), 1, level, seed)))
        assert before <= now
        before = now
    assert before


def test_a_moved_stick_takes_its_announcement_along():
    state = full()
    for seed in range(20):
        known = recalled(state._replace(mover=0, ply=40), 0, "easy", seed)
        moved = recalled(play(state._replace(mover=0, ply=40), "move A2 C3")._replace(ply=40), 0, "easy", seed)
        assert isinstance(known.holes[0], int) == isinstance(moved.holes[10], int)


def test_a_cap_that_is_turned_down_is_known_again():
    late = full()._replace(mover=0, ply=400)
    seed = next(seed for seed in range(50) if 0 in forgotten(recalled(late, 0, "easy", seed)))
    turned = late.after(late.parse("flip A2"))
    assert any(0 not in forgotten(recalled(turned, 0, "easy", number)) for number in (seed, seed + 1))


def test_hard_remembers_all_and_open_caps_need_no_memory():
    late = full()._replace(ply=400)
    assert recalled(late, 0, "hard", 1) is late
    openly = full(hidden="open")._replace(ply=400)
    assert recalled(openly, 0, "easy", 1) is openly


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_fills_in_what_is_forgotten_and_agrees_with_the_table(seed):
    late = full()._replace(ply=30)
    believed = recalled(late, 0, "easy", seed)
    guess = guessed(believed, Random(seed))
    assert forgotten(believed)
    assert believed.past is UNKNOWN
    assert guess.observe(0) == late.observe(0)
    assert sorted(end >> 1 for end in guess.holes if end is not None) == sorted(
        end >> 1 for end in late.holes if end is not None
    )
    for hole, end in enumerate(believed.holes):
        assert hole in forgotten(believed) or guess.holes[hole] == end
