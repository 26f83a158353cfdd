"""The adviser: sensible, quick, the same each time, and honest about what a decision does on the board."""

from random import Random

import pytest

from engine import GAMES
from engine.bots import Playouts, bot_of, play_out
from engine.game import TERMINAL

GAME = GAMES["raging-bulls"]
BOT = bot_of("raging-bulls")


def at(text):
    return GAME.from_text(text)


def hints(text, budget=400, seed=1):
    return BOT.hints(at(text), Random(seed), Playouts(budget))


def test_same_seed_and_budget_same_hints():
    text = "35.12.66;;0 125 off"
    assert hints(text) == hints(text)
    assert [hint.value for hint in hints(text)] != [hint.value for hint in hints(text, seed=2)]


@pytest.mark.parametrize("perimeter", ["off", "on"])
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_and_every_hint_of_a_game_is_legal(seed, perimeter):
    rng = Random(seed)
    for step in play_out(BOT, GAME.new_initial_state(perimeter=perimeter), rng, lambda: Playouts(40)):
        state = step.state
        if state.current_player != 0:
            continue
        assert step.action in state.legal_actions()
        offered = BOT.hints(state, Random(0), Playouts(0))
        assert {hint.action for hint in offered} <= set(state.legal_actions())
        assert 1 <= len(offered) <= 3
        assert all(0 <= hint.value < 180 and str(hint.reason) for hint in offered)
    assert step.state.current_player == TERMINAL


def test_values_come_best_first():
    values = [hint.value for hint in hints("35.12.66;;0 125 off", 2000)]
    assert values == sorted(values, reverse=True)


def test_before_the_dice_both_decisions_are_offered():
    offered = hints("35.12.66;;0 ready off")
    assert [str(hint.action) for hint in offered] == ["roll", "leave"]
    assert offered[0].value > offered[1].value


def test_it_leaves_a_field_without_posts():
    """With every post used twice no fence is possible, so rolling could only cost mallets."""
    names = [f"{side}{number}" for side in "NESW" for number in range(1, 7)]
    fences = [f"{a}-{b}" for a, b in zip(names, names[6:] + names[:6], strict=True)]
    state = at(f"34.43.52;{'.'.join(fences)};0 ready off")
    assert str(BOT.choose(state, Random(1), Playouts(300))) == "leave"


def game(seed, playouts, perimeter="off"):
    start = GAME.new_initial_state(perimeter=perimeter)
    return [step.state for step in play_out(BOT, start, Random(seed), lambda: Playouts(playouts))]


def test_a_whole_game_is_the_same_each_time():
    assert game(3, 60) == game(3, 60) != game(4, 60)


@pytest.mark.strength
@pytest.mark.parametrize(("perimeter", "least"), [("off", 95), ("on", 160)])
def test_it_plays_well_even_in_a_hurry(perimeter, least):
    """Five games at 300 playouts a decision; the same on every machine, for no clock is asked."""
    scores = [game(seed, 300, perimeter)[-1].scores()[0] for seed in range(5)]
    assert sum(scores) / len(scores) >= least


def test_a_sure_thing_is_shown_as_it_is():
    """Leaving field D ends the game, so its value is the score; playing on is worth more than a greedy player gets."""
    text = "22.34.51;;0/22.34.51.66;;0/22.34.51.66.15;;0/11.26.33.42.54.65;;0 ready off"
    by_name = {str(hint.action): hint.value for hint in hints(text)}
    assert by_name["leave"] == 9
    assert 30 < by_name["roll"] < 60


@pytest.mark.strength
def test_the_expected_score_is_about_what_the_player_reaches():
    """At the start of field B the mean over games is within the error of ten games."""
    start = at("22.34.51;;0/11.36.45.62;;0 ready off")
    expected = hints("22.34.51;;0/11.36.45.62;;0 ready off", 3000)[0].value
    reached = [
        list(play_out(BOT, start, Random(seed), lambda: Playouts(300)))[-1].state.scores()[0] for seed in range(10)
    ]
    assert abs(sum(reached) / len(reached) - expected) < 10
