"""Passing, completing, leaving, the end and the score: each sentence and table row as a test of the public contract."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import CHANCE, TERMINAL
from tests.engine.games.raging_bulls.table import (
    GAME,
    actions,
    any_bulls,
    built,
    bulls,
    left,
    new,
    outcomes,
    passed,
    play,
    refusal,
    refused_with,
    rolled,
    total,
)

GRID = ["N2-S2", "N4-S4", "N6-S6", "E2-W2", "E4-W4", "E6-W6"]
"""Three upright and three level fences: enclose (3,3) (5,3) (3,5) (5,5), each alone in a square of 2 x 2."""
SLANTED = ["N1-S1", "N2-S3", "N4-S4", "N6-S6", "E2-W2", "E4-W4", "E6-W6"]
"""One more fence, slanted between columns 2 and 3: encloses (2,3) (3,3) (5,3) (2,5) (3,5) (5,5)."""
SQUARE = ["N2-S2", "N4-S4", "E2-W2", "E4-W4"]
"""Encloses the bull at (3,3) and nothing else."""

COMPLETE = {
    "A": [*bulls((3, 3), (5, 3), (3, 5)), *built(*GRID)],
    "B": [*bulls((3, 3), (5, 3), (3, 5), (5, 5)), *built(*GRID)],
    "C": [*bulls((2, 3), (3, 3), (5, 3), (2, 5), (3, 5)), *built(*SLANTED)],
    "D": [*bulls((2, 3), (3, 3), (5, 3), (2, 5), (3, 5), (5, 5)), *built(*SLANTED)],
}
COMPLETE_SCORE = {"A": 3 * 3 + 12, "B": 4 * 4 + 12, "C": 5 * 5 + 10, "D": 6 * 6 + 10}
ONE_ISOLATED = {
    letter: [*bulls(*((3, 3), (1, 1), (6, 6), (1, 6), (6, 1), (5, 5))[:number]), *built(*SQUARE)]
    for letter, number in zip("ABCD", (3, 4, 5, 6), strict=True)
}
MALLETS = 9
"""The bonus of three mallets that were never used."""


def before(letter: str) -> list[str]:
    """Steps that leave every field ahead of this one, for nothing."""
    return left("ABCD"[: "ABCD".index(letter)])


def after(letter: str) -> list[str]:
    """Steps that leave every field behind this one, for nothing."""
    return left("ABCD"["ABCD".index(letter) + 1 :])


def field_alone(letter: str, *steps: str, perimeter: str = "off") -> int:
    """What one field is worth when all others are left at once, without the mallets."""
    state = play(new(perimeter), *before(letter), *steps, *after(letter))
    assert state.current_player == TERMINAL
    return total(state) - MALLETS


# ---- Passing


def test_passing_is_a_choice_even_when_a_fence_can_be_built() -> None:
    options = actions(play(new(), *any_bulls("A"), *rolled(1, 2, 3)))
    assert "pass" in options
    assert len(options) > 1


def test_passing_needs_a_roll() -> None:
    assert refusal(play(new(), *any_bulls("A")), "pass")


def test_the_only_thing_left_when_no_fence_can_be_built_is_to_pass() -> None:
    """Four triples have used each of the four posts of number 3 twice, so a fifth opens nothing."""
    fences = ["N3-S3", "E3-W3", "N3-E3", "S3-W3"]
    steps = [step for fence in fences for step in (*rolled(3, 3, 3), fence)]
    state = play(new(), *bulls((1, 1), (6, 6), (1, 6)), *steps, *rolled(3, 3, 3))
    assert actions(state) == ["pass"]


@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_three_passes_are_allowed_and_each_remaining_mallet_is_worth_3(times: int) -> None:
    state = play(new(), *any_bulls("A"), *passed(times))
    assert sorted(actions(state)) == ["leave", "roll"]
    assert total(play(state, "leave", *left("BCD"))) == 3 * (3 - times)


def test_the_fourth_pass_ends_the_game() -> None:
    state = play(new(), *any_bulls("A"), *passed(4))
    assert state.current_player == TERMINAL
    assert list(state.legal_actions()) == []
    assert total(state) == 0
    assert refusal(state, "roll")


def test_mallets_are_for_the_whole_game_not_for_a_field() -> None:
    steps = [step for letter in "ABC" for step in (*any_bulls(letter), *passed(1), "leave")]
    state = play(new(), *steps, *any_bulls("D"))
    assert total(play(state, "leave")) == 0
    assert play(state, *passed(1)).current_player == TERMINAL


def test_after_the_fourth_pass_the_uncompleted_field_scores_its_isolated_bulls() -> None:
    """A completed, one bull isolated in B; no unused posts for B, no mallets, nothing for C and D."""
    state = play(new(), *COMPLETE["A"], *ONE_ISOLATED["B"], *passed(4))
    assert state.current_player == TERMINAL
    assert total(state) == COMPLETE_SCORE["A"] + 4


# ---- Completing a Field


@pytest.mark.parametrize("letter", "ABC")
def test_a_field_completes_itself_when_every_bull_is_isolated(letter: str) -> None:
    state = play(new(), *before(letter), *COMPLETE[letter])
    assert state.current_player == CHANCE
    assert len(outcomes(state)) == 36


@pytest.mark.parametrize("letter", "ABCD")
def test_one_fence_short_is_not_completed(letter: str) -> None:
    state = play(new(), *before(letter), *COMPLETE[letter][:-3])
    assert sorted(actions(state)) == ["leave", "roll"]


@pytest.mark.parametrize("letter", "ABCD")
def test_scoring_summary_isolated_bulls_times_the_field_plus_unused_posts(letter: str) -> None:
    assert field_alone(letter, *COMPLETE[letter]) == COMPLETE_SCORE[letter]


def test_a_post_used_twice_is_one_used_post() -> None:
    """N2-W1 adds one fence but only one more used post: 13 used, 11 unused."""
    fences = ["N2-S2", "N2-W1", *GRID[1:]]
    assert field_alone("A", *bulls((3, 3), (5, 3), (3, 5)), *built(*fences)) == 9 + 11


def test_enclosed_but_not_separated_bulls_do_not_score() -> None:
    fences = ["N1-S1", "N4-S4", "E1-W1", "E4-W4"]
    assert field_alone("A", *bulls((2, 2), (3, 3), (6, 6)), *built(*fences), "leave") == 0


def test_separated_but_not_enclosed_bulls_do_not_score() -> None:
    fences = ["N3-S3", "E3-W3"]
    assert field_alone("A", *bulls((1, 1), (5, 5), (1, 5)), *built(*fences), "leave") == 0


def test_ruling_the_perimeter_is_no_fence() -> None:
    """N3 and W4 cut off the corner with the bull at column 1 row 1; the corner itself is no fence."""
    assert field_alone("A", *bulls((1, 1), (5, 5), (1, 5)), *built("N3-W4"), "leave") == 0


def test_ruling_touching_the_perimeter_in_a_post_only_is_enclosed() -> None:
    """Two fences from N3, at x = 2.14 and 4.29 in row 3, over the level fence of row 5: a triangle around (3,3)."""
    assert field_alone("A", *bulls((3, 3), (1, 6), (6, 6)), *built("N3-S1", "N3-S6", "E5-W5"), "leave") == 3


# ---- Leaving a Field Uncompleted


@pytest.mark.parametrize("letter", "ABCD")
def test_leaving_scores_isolated_bulls_but_no_unused_posts(letter: str) -> None:
    points = dict(zip("ABCD", (3, 4, 5, 6), strict=True))[letter]
    assert field_alone(letter, *ONE_ISOLATED[letter], "leave") == points


@pytest.mark.parametrize("letter", "ABCD")
def test_leaving_right_after_the_bulls_scores_nothing(letter: str) -> None:
    assert sorted(actions(play(new(), *before(letter), *any_bulls(letter)))) == ["leave", "roll"]
    assert field_alone(letter, *any_bulls(letter), "leave") == 0


def test_leaving_is_possible_between_turns() -> None:
    assert "leave" in actions(play(new(), *any_bulls("A"), *passed(1)))
    assert "leave" in actions(play(new(), *bulls((1, 5), (2, 6), (5, 1)), *built("N3-S1")))


def test_no_leaving_once_the_dice_are_rolled() -> None:
    state = play(new(), *any_bulls("A"), *rolled(1, 2, 3))
    assert refused_with(state, "leave") == "already-rolled"
    assert "leave" not in actions(state)


def test_no_leaving_while_chance_decides() -> None:
    assert refusal(new(), "leave")
    assert refusal(play(new(), *any_bulls("A"), "roll"), "leave")


def test_a_left_field_keeps_its_score_and_is_never_seen_again() -> None:
    state = play(new(), *ONE_ISOLATED["A"], "leave", *ONE_ISOLATED["B"], "leave", *left("CD"))
    assert state.current_player == TERMINAL
    assert total(state) == 3 + 4 + MALLETS


# ---- End of Game


def test_leaving_field_d_ends_the_game() -> None:
    state = play(new(), *left("ABCD"))
    assert state.current_player == TERMINAL
    assert total(state) == MALLETS


def test_completing_field_d_ends_the_game() -> None:
    state = play(new(), *left("ABC"), *COMPLETE["D"])
    assert state.current_player == TERMINAL
    assert total(state) == COMPLETE_SCORE["D"] + MALLETS
    assert refusal(state, "leave")


def test_the_total_is_all_fields_and_the_mallet_bonus() -> None:
    steps = [step for letter in "ABCD" for step in COMPLETE[letter]]
    state = play(new(), *steps)
    assert state.current_player == TERMINAL
    assert total(state) == 21 + 28 + 35 + 46 + 9 == 139
    assert GAME.rating(total(state)) == "Incredi-bull"
    one_pass_less = play(new(), *steps[:-3], *passed(1), *steps[-3:])
    assert total(one_pass_less) == 136


# ---- How Well Did You Do?

RATINGS = [
    (0, 39, "Terri-bull"),
    (40, 59, "Passa-bull"),
    (60, 79, "Respecta-bull"),
    (80, 99, "Commenda-bull"),
    (100, 119, "Admira-bull"),
    (120, 139, "Incredi-bull"),
    (140, 159, "Unbelieva-bull"),
    (160, 999, "Impossi-bull"),
]


@pytest.mark.parametrize(("least", "most", "name"), RATINGS)
def test_rating_table(least: int, most: int, name: str) -> None:
    assert GAME.rating(least).startswith(name)
    assert GAME.rating(most).startswith(name)


def test_the_ratings_are_eight_rows_upwards() -> None:
    assert [row[0] for row in GAME.ratings] == sorted(row[0] for row in GAME.ratings)
    assert [row[0] for row in GAME.ratings][1:] == [row[0] for row in RATINGS][1:]
    assert len(GAME.ratings) == 8


# ---- the option


def test_the_perimeter_option_is_off_unless_chosen() -> None:
    (option,) = [option for option in GAME.options if option.name == "perimeter"]
    assert [choice.value for choice in option.choices] == ["off", "on"]
    assert option.default == "off"
    assert GAME.new_initial_state() == new("off")


def corner(perimeter: str) -> Any:
    """Field A with a fence around the corner bull and one between the other two."""
    return play(new(perimeter), *bulls((1, 1), (5, 5), (1, 5)), *built("N3-W4", "N4-S4"))


def test_with_the_perimeter_as_a_fence_a_cut_off_corner_is_enclosed() -> None:
    assert corner("on").current_player == CHANCE
    assert total(play(corner("on"), *left("BCD"))) == 9 + 20 + MALLETS
    assert sorted(actions(corner("off"))) == ["leave", "roll"]
    assert field_alone("A", *bulls((1, 1), (5, 5), (1, 5)), *built("N3-W4"), "leave", perimeter="on") == 3


def test_bulls_must_be_separated_with_the_perimeter_as_a_fence_too() -> None:
    assert field_alone("A", *bulls((1, 1), (2, 2), (5, 5)), *built("N4-S4"), "leave", perimeter="on") == 3


def test_the_easy_game_is_not_rated() -> None:
    assert GAME.is_rated({"perimeter": "off"})
    assert not GAME.is_rated({"perimeter": "on"})
