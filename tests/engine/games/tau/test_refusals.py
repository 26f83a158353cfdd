"""Every refusal of the game is reached, with its sentence; and what is said of touches that do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import IllegalAction
from engine.games.tau.refusals import SENTENCES
from tests.engine.games.tau.table import GAME, TWELVE, laid, new, placed, play, refusal

TWO = placed("YO:Y A2", "RV:V C3")
ASKING = placed("YO:Y A2", "RV:V C3", hidden="ask")
FIXED = play(placed(*TWELVE, wild="fixed"), "place WK:K D1", "flip C5")
OVER = play(placed("YO:Y A2", "RV:V C3"), *["flip A2", "flip C3"] * 4)
LOT = GAME.new_initial_state()

REFUSED: list[tuple[str, Any, str, str]] = [
    (
        "wild-too-early",
        TWO,
        "place WK:W C4",
        "The white and black stick enters only when the six others are on the board.",
    ),
    ("wild-fixed", FIXED, "flip D1", "The white and black stick stays as it was placed: so this table agreed."),
    ("wild-fixed", FIXED, "move D1 D2", "The white and black stick stays as it was placed: so this table agreed."),
    ("hole-taken", TWO, "place OR:O C3", "C3 is taken: choose an empty hole."),
    ("hole-taken", TWO, "move A2 C3", "C3 is taken: choose an empty hole."),
    ("hole-empty", TWO, "flip C4", "No stick is in C4."),
    ("hole-empty", TWO, "move C4 C5", "No stick is in C4."),
    ("hole-empty", ASKING, "recall C4", "No stick is in C4."),
    (
        "not-your-stick",
        TWO,
        "flip C3",
        "The stick in C3 is not yours: each player acts with sticks of the own shaft colour.",
    ),
    ("not-in-reserve", TWO, "place YO:O C4", "YO is on the board already."),
    ("no-asking", TWO, "recall A2", "At this table hidden caps are not told again."),
    ("asked-already", play(ASKING, "recall C3"), "recall A2", "You have asked in this turn already."),
    ("same-hole", TWO, "move A2 A2", "The stick is in A2 already: choose another hole."),
    ("game-over", OVER, "flip A2", "The game is over."),
    ("chance-first", LOT, "flip A2", "The next thing is decided by chance, not by a player."),
    ("not-chance", TWO, "start 1", "Nothing is decided by chance now."),
]


@pytest.mark.parametrize(("code", "state", "step", "sentence"), REFUSED, ids=[f"{row[0]} {row[2]}" for row in REFUSED])
def test_refused(code: str, state: Any, step: str, sentence: str) -> None:
    refused = refusal(state, step)
    assert (refused.code, str(refused)) == (code, sentence)


def test_the_other_s_reserve() -> None:
    """No notation names it: a stick is read as the mover's."""
    light = play(new(), "place YO:Y A2").parse("place OR:O C4")
    refused = TWO.refusal(light)
    assert (refused.code, str(refused)) == (
        "not-your-reserve",
        "That stick is the other player's: place one of your own.",
    )


def test_every_refusal_is_tested() -> None:
    assert {code for code, *_row in REFUSED} | {"not-your-reserve"} >= {*SENTENCES}


@pytest.mark.parametrize(
    "step", ["", "nonsense", "place", "place XX:X C3", "flip", "turn C3", "place RV:V C3 C4", "start"]
)
def test_what_is_no_step_is_told_with_examples(step: str) -> None:
    refused = refusal(TWO, step)
    assert refused.code == "not-understood"
    assert str(refused).endswith("Examples: place RV:V C3 · flip C3 · move C3 D4")


def test_a_long_line_is_cut_in_the_answer() -> None:
    assert len(str(refusal(TWO, "x" * 4000))) < 200


EXPLAINED: list[tuple[Any, str, str]] = [
    (TWO, "hole:C3", "not-your-stick"),
    (TWO, "hole:C4", "hole-empty"),
    (TWO, "hole:C3 turn", "not-your-stick"),
    (TWO, "hole:C4 turn", "hole-empty"),
    (TWO, "hole:A2 hole:C3", "hole-taken"),
    (TWO, "hole:C3 hole:C4", "not-your-stick"),
    (TWO, "stick:dark:WK:W", "wild-too-early"),
    (TWO, "stick:dark:WK:K hole:C4", "wild-too-early"),
    (TWO, "stick:dark:YO:Y", "not-in-reserve"),
    (TWO, "stick:dark:OR:O hole:C3", "hole-taken"),
    (TWO, "stick:light:OR:O", "not-your-reserve"),
    (TWO, "stick:light:OR:O hole:C4", "not-your-reserve"),
    (TWO, "hole:A2 ask", "no-asking"),
    (play(ASKING, "recall C3"), "hole:C3 ask", "asked-already"),
    (ASKING, "hole:C4 ask", "hole-empty"),
    (FIXED, "hole:D1", "wild-fixed"),
    (FIXED, "hole:D1 turn", "wild-fixed"),
    (FIXED, "hole:D1 hole:D2", "wild-fixed"),
    (FIXED, "stick:light:YO:Y", "not-your-reserve"),
    (TWO, "turn", "nothing-there"),
    (OVER, "hole:A2", "game-over"),
    (LOT, "stick:dark:YO:Y", "chance-first"),
]


@pytest.mark.parametrize(("state", "touches", "code"), EXPLAINED, ids=[f"{row[1]} {row[2]}" for row in EXPLAINED])
def test_explained(state: Any, touches: str, code: str) -> None:
    names = touches.split()
    reason = state.explain(names)
    assert isinstance(reason, IllegalAction)
    assert reason.code == code
    assert not [action for action in state.legal_actions() if {*names} == {*action.touches}]


def test_a_refusal_leaves_the_position_alone() -> None:
    state = laid("YO:Y A2", "RV:V C3")
    before = state.to_text()
    for _code, _state, step, _sentence in REFUSED[:8]:
        refusal(state, step)
    assert state.to_text() == before
