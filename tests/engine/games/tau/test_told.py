"""What is said aloud and asked for, and what a log and a save tell of it."""

from __future__ import annotations

import json

import pytest

from engine.games.tau.board import HOLES
from engine.match import Match, setup
from engine.saving import open_save, save, share_code
from tests.engine.games.tau import oracle
from tests.engine.games.tau.table import (
    DARK,
    GAME,
    LIGHT,
    actions,
    at_random,
    in_words,
    laid,
    placed,
    play,
    refusal,
    said,
)

GAMES = 20


# ---- Said aloud


@pytest.mark.parametrize(
    ("step", "letter"),
    [
        ("place BG:B D1", "G"),
        ("place BG:G D1", "B"),
        ("flip C3", "V"),  # what showed goes down
        ("move C3 D1", ""),
    ],
)
def test_what_goes_out_of_sight_is_said(step: str, letter: str) -> None:
    state = placed("RV:V C3", "YO:Y E4")
    assert said(state, step) == in_words(letter)
    assert state.reveals(state.parse(step)) == bool(letter)


def test_white_and_black_are_said_as_well() -> None:
    state = laid("YO:Y A2, OR:O A4, RV:R B2, VB:V B4, BG:B C1, GY:G C4", "RV:V E4")
    assert said(state, "place WK:W D3") == "Hidden: black"
    assert said(state, "place WK:K D3") == "Hidden: white"


def test_a_question_is_answered_with_what_is_below() -> None:
    state = placed("RV:V C3", "YO:Y E4", hidden="ask")
    assert said(state, "recall C3") == "Hidden: red"
    assert said(state, "recall E4") == "Hidden: orange"


def test_the_start_is_not_said() -> None:
    state = GAME.new_initial_state()
    assert said(state, "start 1") == ""


def test_the_whole_of_random_games_is_said_right() -> None:
    for seed in range(GAMES):
        game = at_random(f"aloud {seed}", 2 + seed % 12)
        for step in sorted(game.table.steps()):
            assert said(game.state, step) == in_words(game.table.heard(step)), (step, game)


# ---- Questions


def test_only_where_it_is_agreed_is_told_again() -> None:
    for agreed in ("memory", "open"):
        assert refusal(placed("RV:V C3", "YO:Y E4", hidden=agreed), "recall C3").code == "no-asking"
    assert {"recall C3", "recall E4"} <= actions(placed("RV:V C3", "YO:Y E4", hidden="ask"))


def test_a_question_is_counted_once_a_turn_and_the_turn_goes_on() -> None:
    state = play(placed("RV:V C3", "YO:Y E4", hidden="ask"), "recall E4")
    assert (state.current_player, state.asked) == (DARK, (1, 0))
    assert not [text for text in actions(state) if text.startswith("recall")]
    later = play(state, "flip C3", "recall C3")
    assert later.asked == (1, 1)
    assert later.holes == play(state, "flip C3").holes


def test_when_a_cap_was_told_last_is_public_and_goes_with_the_stick() -> None:
    state = placed("RV:V C3", "YO:Y E4", hidden="ask")
    when = dict(zip(HOLES, state.announced, strict=True))
    assert (when["C3"], when["E4"]) == (1, 2)
    for step, hole, ply in (("flip C3", "C3", 3), ("move C3 A2", "A2", 1), ("recall C3", "C3", 3)):
        after = play(state, step)
        assert dict(zip(HOLES, after.announced, strict=True))[hole] == ply
        assert after.observe(LIGHT).announced == after.announced
    assert sum(map(bool, play(state, "move C3 A2").announced)) == 2


# ---- Logs and saves


def test_the_log_does_not_name_a_stick_that_is_placed() -> None:
    """RV with violet up is told as "violet up": the stick's name would tell what is below."""
    state = placed("RV:V C3", "YO:Y E4")
    pairs = [("place VB:V D1", "place RV:V D1"), ("place BG:B D1", "place VB:B D1")]
    for one, other in pairs:
        texts = {str(fresh.logged(fresh.read(step))) for fresh, step in ((state, one), (state, other))}
        assert len(texts) == 1
    for action in state.legal_actions():
        assert not any(stick in str(state.logged(action)) for stick in oracle.NAMES)


def test_an_open_table_logs_what_was_done() -> None:
    state = placed("RV:V C3", "YO:Y E4", hidden="open")
    for action in state.legal_actions():
        assert state.logged(action) == action.message


def test_a_save_holds_the_whole_game_hidden_caps_included() -> None:
    """It is the record of what was done, and must be: without the names of sticks it could not be played on."""
    match = Match(setup(GAME, "save", options={"first": "dark"}))
    for step in ("place RV:V C3", "place YO:Y E4", "flip C3"):
        match.play_text(step)
    assert json.loads(save(match))["actions"] == ["place RV:V C3", "place YO:Y E4", "flip C3"]
    assert open_save(save(match)).states == match.states
    assert len(share_code(match)) < 300
