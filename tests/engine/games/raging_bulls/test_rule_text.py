"""Setting up and building: each sentence of the rule text, and each ruling on it, as a test of the public contract.

Scoring, leaving and the end of the game are in test_rule_text_scoring.py.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.game import CHANCE, IllegalAction
from tests.engine.games.raging_bulls.table import (
    BULLS_IN,
    PLACES,
    actions,
    any_bulls,
    built,
    bulls,
    left,
    new,
    outcomes,
    play,
    refusal,
    refused_with,
    rolled,
)

QUIET = bulls((1, 5), (2, 6), (5, 1))
"""Three bulls that stand in nobody's way in the positions below."""

REUSE = {"post-used-once", "no-pair"}
"""The two ways to say that a post has been used and that these dice do not open it again."""


def field_a(*fences: str, dice: tuple[int, ...] = ()) -> Any:
    """Field A with the quiet bulls and these fences, then these dice if any."""
    return play(new(), *QUIET, *built(*fences), *(rolled(*dice) if dice else []))


# ---- Position the Bulls


def test_the_game_starts_by_rolling_for_the_first_bull() -> None:
    assert new().current_player == CHANCE
    assert list(new().legal_actions()) == []


def test_two_dice_give_a_column_and_a_row() -> None:
    chances = outcomes(new())
    assert set(chances) == {f"bull {column} {row}" for column, row in PLACES}
    assert {round(p * 36, 9) for p in chances.values()} == {1}


@pytest.mark.parametrize("letter", "ABCD")
def test_fields_hold_3_4_5_and_6_bulls(letter: str) -> None:
    state = play(new(), *left("ABCD"[: "ABCD".index(letter)]))
    for step in any_bulls(letter):
        assert state.current_player == CHANCE
        state = play(state, step)
    assert state.current_player == 0
    assert len(any_bulls(letter)) == BULLS_IN[letter]


def test_reroll_if_a_position_is_already_occupied() -> None:
    state = new()
    for taken, step in enumerate(any_bulls("A")):
        chances = outcomes(state)
        assert len(chances) == 36 - taken
        assert all(abs(p - 1 / (36 - taken)) < 1e-12 for p in chances.values())
        state = play(state, step)
        if state.current_player == CHANCE:
            assert step not in outcomes(state)
            assert refusal(state, step)


def test_a_new_field_is_empty() -> None:
    state = play(new(), *any_bulls("A"), "leave")
    assert len(outcomes(state)) == 36
    again = play(state, *any_bulls("B"), *rolled(2, 2, 2))
    assert len(actions(again)) > 1


@pytest.mark.parametrize("step", ["bull 0 1", "bull 1 7", "bull 3", "bull", "bull 1 2 3", "dice 1 2 3"])
def test_a_bull_stands_on_columns_and_rows_1_to_6_only(step: str) -> None:
    assert isinstance(refusal(new(), step), IllegalAction)


def test_columns_count_from_the_left_and_rows_from_the_top() -> None:
    """N2-S2 is column 2 and E5-W5 is row 5, so the bull at column 2 row 5 is in the way of both."""
    state = play(new(), *bulls((2, 5), (1, 1), (6, 6)), *rolled(2, 2, 2))
    assert refused_with(state, "N2-S2", column="2", row="5") == "fence-through-bull"
    state = play(new(), *bulls((2, 5), (1, 1), (6, 6)), *rolled(5, 5, 5))
    assert refused_with(state, "E5-W5", column="2", row="5") == "fence-through-bull"
    assert "N5-S5" in actions(state)


# ---- Build Fences


def test_each_turn_starts_with_a_roll_of_three_dice() -> None:
    state = play(field_a(), "roll")
    assert state.current_player == CHANCE
    chances = outcomes(state)
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
    assert len(chances) == len(ways) == 56
    assert {tuple(map(int, text.split()[1:])): round(p * 216, 9) for text, p in chances.items()} == ways
    assert set(ways.values()) == {1, 3, 6}


@pytest.mark.parametrize("step", ["dice 0 1 2", "dice 1 2 7", "dice 1 2", "bull 6 6", "N1-S2", "pass"])
def test_only_three_dice_answer_a_roll(step: str) -> None:
    assert refusal(play(field_a(), "roll"), step)


def test_choose_two_of_the_numbers_rolled() -> None:
    state = field_a(dice=(1, 3, 6))
    for fence in ("N1-E3", "N1-S6", "N3-E6", "E1-S3", "S3-W6", "E6-W1"):
        assert fence in actions(state)
    for fence in actions(state):
        if fence != "pass":
            assert {fence[1], fence[4]} in ({"1", "3"}, {"1", "6"}, {"3", "6"})


def test_a_post_that_was_not_rolled_is_refused() -> None:
    assert refused_with(field_a(dice=(1, 3, 6)), "N4-S1", post="N4") == "post-not-rolled"


def test_one_die_is_one_post() -> None:
    assert refusal(field_a(dice=(1, 3, 6)), "N3-S3").code in REUSE | {"post-not-rolled"}


def test_a_fence_joins_different_sides() -> None:
    assert refused_with(field_a(dice=(1, 3, 6)), "N1-N3") == "same-side"
    assert refused_with(field_a(dice=(1, 3, 6)), "W3-W6") == "same-side"
    assert all(fence[0] != fence[3] for fence in actions(field_a(dice=(1, 3, 6))) if fence != "pass")


def test_a_post_is_not_joined_to_itself() -> None:
    assert refusal(field_a(dice=(3, 3, 3)), "N3-N3")


@pytest.mark.parametrize("post", ["N0", "N7", "X1", "N"])
def test_there_are_24_posts(post: str) -> None:
    assert refusal(field_a(dice=(1, 3, 6)), f"{post}-S1")


def test_a_fence_cannot_pass_through_a_bull() -> None:
    state = play(new(), *bulls((3, 5), (1, 1), (6, 6)), *rolled(3, 3, 3))
    assert refused_with(state, "N3-S3", column="3", row="5") == "fence-through-bull"
    assert "N3-S3" not in actions(state)
    assert "E3-W3" in actions(state)


def test_a_slanted_fence_cannot_pass_through_a_bull_either() -> None:
    """(1,0) to (7,6) passes (4,3); (2,0) to (0,4) passes (1,2), halfway; neither meets the other's bull."""
    place = bulls((4, 3), (1, 2), (6, 1))
    assert refused_with(play(new(), *place, *rolled(1, 2, 6)), "N1-E6", column="4", row="3") == "fence-through-bull"
    assert refused_with(play(new(), *place, *rolled(1, 2, 4)), "N2-W4", column="1", row="2") == "fence-through-bull"


def test_a_near_miss_is_no_hit() -> None:
    """(1,0) to (2,7) is 1/7 of a unit beside the bull at column 1 row 1."""
    assert "N1-S2" in actions(play(new(), *bulls((1, 1), (6, 6), (6, 5)), *rolled(1, 2, 3)))


def test_ruling_fences_may_cross() -> None:
    assert "E4-W4" in actions(field_a("N3-S3", dice=(4, 4, 6)))


def test_ruling_the_same_fence_is_not_built_twice() -> None:
    state = field_a("N3-S3", dice=(3, 3, 3))
    assert refused_with(state, "N3-S3") == "fence-repeated"
    assert "N3-S3" not in actions(state)


def test_both_directions_of_a_fence_are_one() -> None:
    state = field_a(dice=(1, 3, 6))
    for text in ("N3-E6", "E6-N3", "n3-e6", " N3 - E6 "):
        assert str(state.parse(text)) == "N3-E6"
    assert set(state.parse("N3-E6").touches) == {"post:N3", "post:E6"}


def test_a_fence_before_the_roll_is_refused() -> None:
    assert refused_with(field_a(), "N3-S3") == "roll-first"


def test_roll_once_a_turn() -> None:
    assert refused_with(field_a(dice=(1, 3, 6)), "roll") == "already-rolled"


def test_one_fence_a_turn() -> None:
    assert sorted(actions(field_a("N3-S1"))) == ["leave", "roll"]


# ---- Rolling a Pair, Rolling 3 of a Kind

TABLE = [
    # what, fences before, dice, fence, allowed
    ("unused posts, three numbers", [], (1, 3, 6), "N3-S1", True),
    ("first end used once, no pair", ["N3-S1"], (1, 3, 6), "N3-E6", False),
    ("second end used once, no pair", ["N3-S1"], (1, 3, 6), "N6-S1", False),
    ("same number elsewhere is another post", ["N3-S1"], (1, 3, 6), "E3-W6", True),
    ("pair opens a used post", ["N3-S1"], (3, 3, 6), "N3-E6", True),
    ("pair opens either end as written", ["N3-S1"], (1, 1, 6), "N6-S1", True),
    ("pair used on an unused post", [], (3, 3, 6), "N3-E6", True),
    ("pair of the other number opens nothing", ["N3-S1"], (3, 6, 6), "N3-E6", False),
    ("third die's post must be unused", ["N3-S1", "E6-W2"], (3, 3, 6), "N3-E6", False),
    ("third die's post must be unused, seen from the pair", ["E6-W2"], (3, 3, 6), "N3-E6", False),
    ("pair as two different unused posts", [], (3, 3, 6), "N3-E3", True),
    ("pair as two posts beside a used third one", ["N3-S1"], (3, 3, 6), "E3-W3", True),
    ("pair as two posts, one used", ["N3-S1"], (3, 3, 6), "N3-E3", False),
    ("pair as two posts, both used", ["N3-S1", "E3-W2"], (3, 3, 6), "N3-E3", False),
    ("triple, both unused", [], (3, 3, 3), "N3-E3", True),
    ("triple, one used", ["N3-S1"], (3, 3, 3), "N3-E3", True),
    ("triple, both used", ["N3-S1", "E3-W2"], (3, 3, 3), "N3-E3", True),
]


@pytest.mark.parametrize(("what", "before", "dice", "fence", "allowed"), TABLE, ids=[row[0] for row in TABLE])
def test_pairs_and_triples(what: str, before: list[str], dice: tuple[int, ...], fence: str, allowed: bool) -> None:
    state = field_a(*before, dice=dice)
    assert (fence in actions(state)) is allowed, what
    if allowed:
        assert sorted(actions(play(state, fence))) == ["leave", "roll"]
    else:
        two_of_a_number = fence[1] == fence[4]
        assert refusal(state, fence).code in (REUSE | {"no-triple"} if two_of_a_number else REUSE)


def test_a_refused_second_use_names_the_post() -> None:
    assert refused_with(field_a("N3-S1", dice=(1, 3, 6)), "N3-E6", post="N3") in REUSE


def test_a_triple_offers_one_number_only() -> None:
    assert {fence[1] + fence[4] for fence in actions(field_a(dice=(3, 3, 3))) if fence != "pass"} == {"33"}
    assert len(actions(field_a(dice=(3, 3, 3)))) == 6 + 1


@pytest.mark.parametrize(
    ("dice", "fence"), [((3, 3, 4), "N3-E4"), ((3, 3, 3), "N3-E3"), ((3, 3, 4), "N3-W4"), ((3, 3, 3), "N3-W3")]
)
def test_a_post_can_never_be_used_more_than_twice(dice: tuple[int, ...], fence: str) -> None:
    state = field_a("N3-S1", "N3-E6", dice=dice)
    assert refused_with(state, fence, post="N3") == "post-used-up"
    assert not [action for action in actions(state) if "N3" in action]


def test_a_second_use_may_be_at_either_end() -> None:
    """S1 ends one fence and starts the next; then it is used up."""
    state = field_a("N3-S1", "S1-W6", dice=(1, 1, 4))
    assert refused_with(state, "N4-S1", post="S1") == "post-used-up"


def test_posts_are_fresh_in_each_field() -> None:
    state = play(field_a("N3-S1", "N3-E6"), "leave", *any_bulls("B"), *rolled(3, 4, 5))
    assert "N3-E5" in actions(state)
