"""The fast tables agree with the field they stand for, at every turn of random games."""

from random import Random

import pytest

from engine import GAMES
from engine.bots import Playouts, play_out
from engine.bots.random_player import RandomPlayer
from engine.games.raging_bulls.actions import Build
from engine.games.raging_bulls.bot.ground import CHOICES, THROWS, ground_of, spent

GAME = GAMES["raging-bulls"]
SEEDS = range(12)


def turns(seed, perimeter="off"):
    """Every position of a random game in which the dice are rolled."""
    start = GAME.new_initial_state(perimeter=perimeter)
    for step in play_out(RandomPlayer(), start, Random(seed), lambda: Playouts(0)):
        if step.state.dice:
            yield step.state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_fences_are_allowed(seed):
    for state in turns(seed):
        field = state.field
        allowed = {
            choice.fence for choice in ground_of(field.bulls).by_dice[state.dice] if not choice.needs & spent(field)
        }
        assert allowed - set(field.fences) == {
            action.fence for action in state.legal_actions() if isinstance(action, Build)
        }


@pytest.mark.parametrize("perimeter", ["off", "on"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_fence_leaves_to_do_what_the_board_says(seed, perimeter):
    for state in turns(seed, perimeter):
        field = state.field
        ground = ground_of(field.bulls)
        for action in state.legal_actions()[:-1]:
            built = field.with_fence(action.fence)
            rest = ground.rest(field) & ground.leaves(action.fence)
            assert rest == ground.rest(built)
            assert (rest == 0) == built.completed
            assert ground.isolated(rest) == sum(built.isolated)


@pytest.mark.parametrize("seed", SEEDS)
def test_by_throw_holds_exactly_what_is_allowed(seed):
    for state in turns(seed):
        field = state.field
        ground, used = ground_of(field.bulls), spent(field)
        for dice, moves in zip(THROWS, ground.by_throw(used), strict=True):
            wanted = [choice[:3] for choice in ground.by_dice[dice] if not choice.needs & used]
            assert list(moves) == wanted


def test_the_throws_are_those_of_three_dice():
    assert len(THROWS) == 216
    assert set(THROWS) == set(CHOICES)
    assert (THROWS.count((2, 2, 2)), THROWS.count((2, 2, 5)), THROWS.count((1, 2, 3))) == (1, 3, 6)
