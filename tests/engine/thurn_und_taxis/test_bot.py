"""The players by machine: no better informed than they may be, no fools, each level above the one below."""

from random import Random

import pytest

from engine.bots import Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from tests.engine.thurn_und_taxis.table import GAME, new, play

BOT = bot_of("thurn-und-taxis")
LEVELS = [level.name for level in BOT.levels]


def choice(state, level="hard", seed=1, budget=40):
    return BOT.choose(state, Random(seed), Playouts(budget), level)


def positions(seed, players=3, every=11, level="easy", **options):
    """Every eleventh decision of a game, with the bot in all seats."""
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
    for state in positions(5, countries="outer", tearing="forced"):
        chosen = choice(state, level, 2)
        assert chosen in state.legal_actions()
        assert chosen == choice(state, level, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_states_that_look_alike_get_the_same_choice(level):
    """Other cards in hands that the mover does not see, and in the pile, change nothing."""
    tried = 0
    for state in positions(3):
        seat = state.current_player
        others = [state.determinize(seat, Random(number)) for number in range(3)]
        others = [other for other in others if other != state]
        chosen = choice(state, level, 7)
        assert all(choice(other, level, 7) == chosen for other in (state.observe(seat), *others))
        tried += len(others)
    assert tried > 20


def test_the_only_decision_is_taken_at_once():
    def asked():
        raise AssertionError("there was nothing to think about")

    start = new(open_cards="Lodz Lodz Basel Freiburg Mannheim Ulm")
    state = play(start, "draw Lodz", "deal Ulm", "draw Lodz", "deal Ulm")
    assert str(BOT.choose(state, Random(1), asked)) == "lay Lodz new"


def test_hints_come_best_first_with_chances_and_reasons():
    for state in positions(6):
        offered = BOT.hints(state, Random(1), Playouts(40))
        assert 1 <= len(offered) <= 3
        assert [hint.value for hint in offered] == sorted((hint.value for hint in offered), reverse=True)
        assert all(0 <= hint.value <= 1 and str(hint.reason) for hint in offered)
        assert all(hint.action in state.legal_actions() for hint in offered)
