"""The players by machine: legal, repeatable, no closing left to others without need."""

from random import Random

import pytest

from engine.bots import Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from tests.engine.taurus.table import GAME

BOT = bot_of("taurus")
LEVELS = [level.name for level in BOT.levels]


def choice(state, level="hard", seed=1, budget=20):
    return BOT.choose(state, Random(seed), Playouts(budget), level)


def positions(seed, players=2, every=7, level="easy", **options):
    """Every seventh decision of a game, with the bot in all seats."""
    rng, state, decisions = Random(seed), GAME.new_initial_state(players, **options), 0
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        decisions += 1
        if decisions % every == 0:
            yield state
        state = state.after(choice(state, level, decisions, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_the_same_each_time(level):
    for state in positions(5, 3, lengths="one", crossing="both"):
        chosen = choice(state, level, 2)
        assert chosen in state.legal_actions()
        assert chosen == choice(state, level, 2)


def test_hints_come_best_first_with_chances_and_reasons():
    for state in positions(6):
        offered = BOT.hints(state, Random(1), Playouts(20))
        assert 1 <= len(offered) <= 3
        assert [hint.value for hint in offered] == sorted((hint.value for hint in offered), reverse=True)
        assert all(0 <= hint.value <= 1 and str(hint.reason) for hint in offered)
        assert all(hint.action in state.legal_actions() for hint in offered)
