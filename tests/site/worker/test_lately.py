"""The worker's memory of one match: whatever it is given, it opens what `open_save` would, only sooner."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

import pytest

from app.worker import lately
from app.worker.lately import Lately
from engine import GAMES
from engine.game import Game
from engine.match import Match, setup
from engine.saving import BadSave, open_save, save

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def match_of(game: Game, seed: str = "seed") -> Match:
    return Match(setup(game, seed))


def play(match: Match, rng: Random) -> None:
    actions = match.state.legal_actions()
    match.play(actions[int(rng.random() * len(actions))])


def same(one: Match, other: Match) -> bool:
    return (one.setup, one.plies, one.states, one.undo_used) == (
        other.setup,
        other.plies,
        other.states,
        other.undo_used,
    )


@every_game
def test_a_match_that_goes_on_is_opened_once(game: Game) -> None:
    """Through moves that chance adds to, several at a time, and the same save again."""
    rng, memory, match = Random(3), Lately(), match_of(game)
    play(match, rng)
    memory.open(save(match))
    with patch.object(lately, "open_save", side_effect=AssertionError("opened anew")):
        for step in range(40):
            if match.over:
                break
            for _move in range(step % 3):
                if not match.over:
                    play(match, rng)
            assert same(memory.open(save(match)), match)
    assert len(match.plies) > 10


@every_game
def test_anything_else_is_opened_anew(game: Game) -> None:
    rng, memory = Random(4), Lately()
    matches = [match_of(game, seed) for seed in ("one", "two")]
    for step in range(30):
        match = matches[int(rng.random() * 2)]
        if match.over or (step % 5 == 4 and match.undo_refusal() is None):
            if match.undo_refusal() is None:
                match.undo()
        else:
            play(match, rng)
        assert same(memory.open(save(match)), open_save(save(match)))


@every_game
def test_another_course_after_an_undo_is_not_taken_for_the_old_one(game: Game) -> None:
    memory, match = Lately(), Match(setup(game, "seed", seats=("person", *["bot:easy"] * (game.players[0] - 1))))
    rng = Random(5)
    # Back to a decision between several things.
    while match.undo_refusal() is not None or len(match.state.legal_actions()) < 2:
        play(match, rng)
    play(match, rng)
    match.undo()
    match.undo_used = False
    first, *_others, last = match.state.legal_actions()
    for action in (first, last):
        again = open_save(save(match))
        again.play(action)
        assert same(memory.open(save(again)), again)


def test_a_save_that_goes_on_wrongly_is_refused_with_its_reason_and_forgotten() -> None:
    game = next(iter(GAMES.values()))
    memory, match = Lately(), match_of(game)
    play(match, Random(6))
    good = save(match)
    memory.open(good)
    for bad in ("nonsense", "", str(match.plies[0])):
        text = good.removesuffix("\n ]\n}") + f',\n  "{bad}"\n ]\n}}'
        with pytest.raises(BadSave) as expected:
            open_save(text)
        with pytest.raises(BadSave) as raised:
            memory.open(text)
        assert str(raised.value) == str(expected.value)
        assert same(memory.open(good), match)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}\n ]\n}"])
def test_no_save_at_all(text: str) -> None:
    with pytest.raises(BadSave):
        Lately().open(text)
