"""How long a bot's step takes at least."""

from __future__ import annotations

import pytest

from app.table.pace import FIRST_SECONDS, NEXT_SECONDS, least_seconds
from engine.match import Match, setup
from tests.engine.toy import TOY


@pytest.mark.parametrize(
    ("moves", "seconds"),
    [
        ("", FIRST_SECONDS),
        ("give", FIRST_SECONDS),
        ("give step", NEXT_SECONDS),
        ("give step toss", NEXT_SECONDS),
        ("give toss give", FIRST_SECONDS),
    ],
)
def test_the_first_step_of_a_turn_takes_longer(moves: str, seconds: float) -> None:
    match = Match(setup(TOY, "seed", seats=("person", "bot:easy", "bot:easy")))
    for move in moves.split():
        match.play_text(move)
    assert least_seconds(match) == seconds
