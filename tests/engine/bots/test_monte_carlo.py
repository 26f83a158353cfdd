from random import Random

import pytest

from engine.bots.budget import Playouts
from engine.bots.monte_carlo import ENOUGH, search
from tests.engine.bots.toy import BOLD, MAD, SAFE, Bet, Hidden, Onward

ALL = (SAFE, MAD, BOLD)


def names(ranked):
    return [str(found.action) for found in ranked]


@pytest.mark.parametrize("seed", range(10))
def test_the_best_bet_wins_on_every_seed(seed):
    ranked = search(Bet(), Onward(), Random(seed), Playouts(6000), ALL)
    assert names(ranked)[0] == "bold"
    assert ranked[0].value == pytest.approx(6, abs=0.5)


def test_same_seed_and_budget_same_answer():
    first, second = (search(Bet(), Onward(), Random(3), Playouts(500), ALL, keep=3) for _ in range(2))
    assert first == second
    assert first != search(Bet(), Onward(), Random(4), Playouts(500), ALL, keep=3)


def test_one_round_is_played_even_when_there_is_no_time():
    ranked = search(Bet(), Onward(), Random(1), Playouts(0), ALL)
    assert sorted(names(ranked)) == ["bold", "mad", "safe"]
    assert {found.playouts for found in ranked} == {1}


def test_the_same_luck_for_everybody():
    """After one round the coin has fallen alike for all three bets."""
    for seed in range(20):
        values = {str(found.action): found.value for found in search(Bet(), Onward(), Random(seed), Playouts(0), ALL)}
        assert values in ({"safe": 5, "bold": 10, "mad": 100}, {"safe": 5, "bold": 2, "mad": -100})


def test_a_broken_round_counts_for_nobody():
    ranked = search(Bet(), Onward(), Random(1), Playouts(3 * 5 + 2), ALL, keep=3)
    assert [found.playouts for found in ranked] == [6, 6, 6]


def test_it_stops_by_itself():
    """Kept candidates are played until more would change nothing; a lone survivor not at all."""
    endless = Playouts(10**9)
    assert search(Bet(), Onward(), Random(1), endless, (SAFE, BOLD), keep=2)[0].playouts == ENOUGH
    assert search(Bet(), Onward(), Random(1), endless, (SAFE,))[0].playouts == 1


def test_a_hopeless_bet_is_dropped_and_still_ranked():
    class Sure(Onward):
        def value(self, state, seat):
            return {"safe": 5.0, "bold": 6.0, "mad": 0.0}[state.bet]

    ranked = search(Bet(), Sure(), Random(1), Playouts(10**9), ALL)
    assert names(ranked) == ["bold", "safe", "mad"]
    assert ranked[0].playouts < 100


def test_hidden_things_are_guessed_before_each_round():
    assert names(search(Hidden(), Onward(), Random(1), Playouts(3000), ALL))[0] == "bold"
