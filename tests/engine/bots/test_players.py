"""Whole games between bots, through the contract."""

from itertools import pairwise
from random import Random

import pytest

from engine import GAMES
from engine.bots import Bot, Playouts, bot_of, play_out
from engine.bots.bot import LEVEL_NAMES
from engine.bots.monte_carlo import search
from engine.bots.random_player import RandomPlayer, RandomPlayout
from engine.game import TERMINAL
from tests.engine.bots.duel_toys import Heap
from tests.engine.null_game import GAME


def start():
    return GAME.new_initial_state()


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_bot(slug):
    bot = bot_of(slug)
    assert isinstance(bot, Bot)
    assert all(level.name in LEVEL_NAMES and level.seconds > 0 for level in bot.levels)


def test_no_bot_by_that_name():
    with pytest.raises(ModuleNotFoundError):
        bot_of("no-such-game")


def test_play_out_shows_every_step_and_ends():
    steps = list(play_out(RandomPlayer(), start(), Random(1), lambda: Playouts(1)))
    assert steps[-1].action is None
    assert steps[-1].state.current_player == TERMINAL
    for step, following in pairwise(steps):
        assert step.state.apply(step.action) == following.state


def played(seed):
    return [str(step.action) for step in play_out(RandomPlayer(), start(), Random(seed), lambda: Playouts(0))]


def test_a_random_player_is_reproducible():
    assert played(7) == played(7) != played(8)


def test_a_random_hint_is_legal():
    state = start()
    (hint,) = RandomPlayer().hints(state, Random(1), Playouts(0))
    assert hint.action in state.legal_actions()


def ranked(left):
    state = Heap(left)
    return search(state, RandomPlayout(), Random(1), Playouts(400), state.legal_actions(), keep=3)


def test_search_by_random_playouts_sees_a_win_and_that_random_play_may_miss_one():
    assert str(ranked(3)[0].action) == "take 3"
    best, *others = ranked(5)
    assert str(best.action) == "take 1"
    assert all(0 <= other.value < best.value < 1 for other in others)
