"""Every worked example of the rule text."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import Playouts
from engine.game import TERMINAL
from engine.games.null_game import GAME
from engine.games.null_game.bot import BOT
from tests.engine.games.null_game.table import played, refused


def test_twelve_stones_lie_in_a_row() -> None:
    assert played().to_text() == "1 12 12"
    assert played(row="9").to_text() == "1 9 9"


def test_one_stone_or_two_are_taken_by_turns() -> None:
    assert [str(action) for action in played().legal_actions()] == ["take 1", "take 2"]
    assert played("take 1", "take 2").to_text() == "1 9 12"


def test_nobody_takes_more_than_there_is() -> None:
    last = GAME.from_text("1 1 12")
    assert refused(last, "take 2") == "one-left"
    assert [str(action) for action in last.legal_actions()] == ["take 1"]


def test_stones_are_taken_from_the_end() -> None:
    assert played().explain(["stone:3"]).code == "too-many"


@pytest.mark.parametrize("step", ["take 1", "take 2"])
def test_whoever_takes_the_last_stone_wins(step: str) -> None:
    state = GAME.from_text(f"2 {step[-1]} 12")
    end = state.apply(state.parse(step))
    assert (end.current_player, end.winners(), end.scores()) == (TERMINAL, (1,), (0, 1))


def test_with_three_stones_left_the_player_to_move_has_lost_already() -> None:
    three = GAME.from_text("1 3 12")
    for action in three.legal_actions():
        after = three.apply(action)
        answer = BOT.choose(after, Random(1), Playouts(0))
        assert after.apply(answer).winners() == (1,)
