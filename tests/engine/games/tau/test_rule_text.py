"""Each sentence of the rule text, and each ruling on it, as a test of the public contract.

What makes a row, and the white and black stick, are in test_rows.py; what is out of sight and said aloud in
test_hidden.py; who begins and the draws in test_endings.py.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.engine.games.tau.table import DARK, LIGHT, SIX, TWELVE, actions, new, placed, play, refusal, shown

HOLES = [column + row for column, row in product("ABCDE", "12345") if column in "BCD" or row in "234"]


# ---- The board and the sticks


def test_the_board_has_21_holes_five_by_five_without_the_corners() -> None:
    assert len(HOLES) == 21
    assert {text.split()[-1] for text in actions(new())} == {*HOLES}


@pytest.mark.parametrize("hole", ["A1", "A5", "E1", "E5", "F3", "C0", "C6"])
def test_the_corners_are_no_holes(hole: str) -> None:
    assert refusal(new(), f"place RV:V {hole}").code == "not-understood"


def test_each_player_has_the_same_seven_sticks_of_two_caps() -> None:
    assert {text.split()[1] for text in actions(new())} == {f"{stick}:{cap}" for stick in SIX for cap in stick}
    dark = placed(*TWELVE)
    light = play(dark, "place WK:K D1")
    for seat, state in ((DARK, dark), (LIGHT, light)):
        assert state.current_player == seat
        assert {text.split()[1] for text in actions(state) if text.startswith("place")} == {"WK:W", "WK:K"}
    full = play(light, "place WK:K D5")
    assert not [text for text in actions(full) if text.startswith("place")]


def test_the_six_sticks_form_a_circle_of_colours() -> None:
    assert all(stick[1] == following[0] for stick, following in zip(SIX, (*SIX[1:], SIX[0]), strict=True))
    assert {*SIX} == {text.split()[1][:2] for text in actions(new())}


def test_dark_plays_dark_sticks_and_light_light_ones() -> None:
    for first, shaft in (("dark", "dark"), ("light", "light")):
        touched = {touch for action in new(first=first).legal_actions() for touch in action.touches if "stick" in touch}
        assert touched == {f"stick:{shaft}:{stick}:{cap}" for stick in SIX for cap in stick}


# ---- The turns


def test_players_take_turns() -> None:
    state = placed("YO:Y A2", "YO:Y C3")
    seats = [state.current_player]
    for step in ("flip A2", "move C3 C4", "move A2 E4", "place RV:V B1"):
        state = play(state, step)
        seats.append(state.current_player)
    assert seats == [DARK, LIGHT, DARK, LIGHT, DARK]


def test_in_the_first_turn_a_player_places_a_stick_in_a_free_hole() -> None:
    assert {text.split()[0] for text in actions(new())} == {"place"}
    second = placed("YO:Y C3")
    assert {text.split()[0] for text in actions(second)} == {"place"}
    assert len(actions(second)) == 6 * 2 * 20


def test_either_end_may_be_up() -> None:
    assert {f"place {stick}:{cap} C3" for stick in SIX for cap in stick} <= actions(new())


def test_after_that_place_another_or_turn_over_or_move() -> None:
    state = placed("YO:Y A2", "YO:Y C3")
    free = {*HOLES} - {"A2", "C3"}
    assert actions(state) == {
        *(f"place {stick}:{cap} {hole}" for stick in SIX[1:] for cap in stick for hole in free),
        "flip A2",
        *(f"move A2 {hole}" for hole in free),
    }


def test_what_is_placed_is_one_s_own() -> None:
    """Ruling: "the opponent's" in the text is a slip of translation."""
    (light,) = [action for action in placed("YO:Y C3").legal_actions() if str(action) == "place RV:V C1"]
    refused = placed("YO:Y C3", "YO:Y C4").refusal(light)
    assert refused is not None
    assert refused.code == "not-your-reserve"


def test_turning_over_leaves_the_stick_in_its_hole_with_the_other_cap_up() -> None:
    state = play(placed("YO:Y A2", "GY:G C3"), "flip A2", "flip C3")
    assert shown(state) == {"A2": "dark YO:O", "C3": "light GY:Y"}
    assert shown(play(state, "flip A2")) == {"A2": "dark YO:Y", "C3": "light GY:Y"}


def test_moving_goes_to_any_free_hole_however_far_and_does_not_turn_over() -> None:
    state = placed("YO:O A2", "YO:Y C3")
    for hole in {*HOLES} - {"A2", "C3"}:
        assert shown(play(state, f"move A2 {hole}")) == {hole: "dark YO:O", "C3": "light YO:Y"}


def test_players_act_only_with_their_own_shafts() -> None:
    state = placed("YO:Y A2", "YO:Y C3")
    for step in ("flip C3", "move C3 C4"):
        assert refusal(state, step).code == "not-your-stick"


def test_a_stick_is_on_the_board_once_and_a_hole_holds_one() -> None:
    state = placed("YO:Y A2", "YO:Y C3")
    assert refusal(state, "place YO:O C4").code == "not-in-reserve"
    assert refusal(state, "place OR:O C3").code == "hole-taken"
    assert refusal(state, "move A2 C3").code == "hole-taken"
    assert refusal(state, "move A2 A2").code == "same-hole"


def test_the_board_never_fills_and_a_stick_can_always_be_turned_over() -> None:
    full = play(placed(*TWELVE), "place WK:K D1", "place WK:K D5")
    assert len(shown(full)) == 14
    assert len([text for text in actions(full) if text.startswith("flip")]) == 7
    assert len([text for text in actions(full) if text.startswith("move")]) == 7 * 7


def test_a_stick_is_read_by_its_two_caps_in_either_order() -> None:
    assert str(new().parse("place vr:v c3")) == "place RV:V C3"
    for text in ("place RV:B C3", "place RB:R C3", "place RV C3", "place RV:V", "flip C3 C4", "move C3", "start 3"):
        assert refusal(new(), text).code == "not-understood"
