"""Playouts agree with the rules they hurry through."""

from random import Random

import pytest

from engine import GAMES
from engine.game import TERMINAL
from engine.games.raging_bulls.actions import LEAVE, PASS, ROLL
from engine.games.raging_bulls.bot.ground import ground_of, spent
from engine.games.raging_bulls.bot.playout import EXPECTED, FieldPlayout, best, cost, to_come, to_do

GAME = GAMES["raging-bulls"]
PLAYOUT = FieldPlayout()
LATE = "22.34.51;;0/22.34.51.66;;0/22.34.51.66.15;;0/"
"""Three fields left at once, and field D to come."""
SIX = "11.26.33.42.54.65"


def at(text):
    return GAME.from_text(text)


@pytest.mark.parametrize(("text", "worth"), [(f"{LATE}{SIX};;3 over off", 0), (f"{LATE}{SIX};;1 over off", 6)])
def test_a_finished_game_is_worth_its_points(text, worth):
    state = at(text)
    assert state.current_player == TERMINAL
    assert PLAYOUT.start(state, 0)(Random(1)) == worth


def test_between_fields_the_table_speaks():
    state = at("22.34.51;;1/;;0 bulls off")
    assert PLAYOUT.settled(state)
    assert PLAYOUT.start(state, 0)(Random(1)) == EXPECTED[False][1][2]


def test_more_mallets_and_more_fields_promise_more():
    for rows in EXPECTED.values():
        for row in rows:
            assert list(row) == sorted(row)
        for mallets in range(4):
            column = [row[mallets] for row in rows]
            assert column == sorted(column, reverse=True)
    assert to_come(False, 3) == (0, 3, 6, 9)


@pytest.mark.parametrize("seed", range(30))
def test_a_playout_of_the_last_field_ends_with_a_possible_score(seed):
    value = PLAYOUT.start(at(f"{LATE}{SIX};;0 ready off"), 0)(Random(seed))
    assert value == int(value)
    assert 0 <= value <= 6 * 6 + 24 - 8 + 9


def test_a_playout_that_rolls_already_cannot_leave():
    """Without mallets and with every post used up, the next roll ends the game; before it, leaving is possible."""
    names = [f"{side}{number}" for side in "NESW" for number in range(1, 7)]
    fences = ".".join(f"{a}-{b}" for a, b in zip(names, names[6:] + names[:6], strict=True))
    state = at(f"34.43.52;{fences};3 ready off")
    assert PLAYOUT.start(state.after(ROLL), 0)(Random(1)) == state.scores()[0]
    assert PLAYOUT.start(state.after(LEAVE), 0)(Random(1)) == state.scores()[0] + EXPECTED[False][1][0]


@pytest.mark.parametrize("dice", ["125", "133", "444"])
def test_the_quick_choice_is_the_cheapest_of_all_allowed(dice):
    state = at(f"{LATE}{SIX};N1-W4.N4-E1.S4-E3;0 {dice} off")
    ground, used = ground_of(state.field.bulls), spent(state.field)
    rest = ground.rest(state.field)
    allowed = [choice[:3] for choice in ground.by_dice[state.dice] if not choice.needs & used]
    found = best(allowed, rest, used)
    assert found == min(allowed, key=lambda move: cost(move, rest, used))
    assert to_do(rest & found[1]) < to_do(rest)


def test_no_fence_no_choice():
    assert best([], 1, 0) is None
    names = [f"{side}{number}" for side in "NESW" for number in range(1, 7)]
    fences = ".".join(f"{a}-{b}" for a, b in zip(names, names[6:] + names[:6], strict=True))
    state = at(f"34.43.52;{fences};0 125 off")
    assert PLAYOUT.policy(state, Random(1)) == PASS
    assert PLAYOUT.candidates(state) == [PASS]
