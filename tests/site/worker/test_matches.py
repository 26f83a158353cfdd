"""What the page sends of a match, and what the worker makes of it: whatever happens, it thinks about the very match."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import pytest

from app.table.new_match import rematch
from app.worker import exports, open_match
from app.worker.match_sender import MatchSender
from app.worker.messages import UNKNOWN_MATCH, MatchMessage, read, write
from app.worker.open_match import OpenMatch
from engine import GAMES
from engine.bots import bot_of
from engine.game import Game
from engine.match import PERSON, Match, setup
from engine.saving import BadSave, setup_code

T = TypeVar("T")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def waited_for(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to, in a thread of its own: after a browser's tests a loop may be running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def match_of(game: Game, seed: str = "seed") -> Match:
    return Match(setup(game, seed))


def play(match: Match, rng: Random) -> None:
    actions = match.state.legal_actions()
    match.play(actions[int(rng.random() * len(actions))])


class Worker:
    """The worker as the page calls it: answers with the plies it has, and remembers what it was sent."""

    def __init__(self) -> None:
        self.memory = OpenMatch()
        self.messages: list[MatchMessage] = []
        self.match: Match | None = None

    async def call(self, _name: str, message: str) -> str:
        self.messages.append(read(message))
        self.match = self.memory.open(message)
        return UNKNOWN_MATCH if self.match is None else "an answer"

    def restart(self) -> None:
        self.memory = OpenMatch()


class Line:
    """A page and its worker."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.sender = MatchSender(self.worker.call)

    def ask(self, match: Match, match_id: str = "one") -> list[MatchMessage]:
        """Ask about the match, see that the worker has it as it is here, and return what was sent for it."""
        self.worker.messages.clear()
        assert waited_for(self.sender.ask("choose", match_id, match)) == "an answer"
        found = self.worker.match
        assert found is not None
        assert (found.setup, found.plies, found.states) == (match.setup, match.plies, match.states)
        return list(self.worker.messages)


@every_game
def test_a_match_that_goes_on_is_sent_once(game: Game) -> None:
    """Through moves that chance adds to, several at a time, and nothing new at all."""
    rng, line, match = Random(3), Line(), match_of(game)
    play(match, rng)
    (first,) = line.ask(match)
    assert first.setup
    sent = len(match.plies)
    with patch.object(open_match, "open_share_code", side_effect=AssertionError("opened anew")):
        for step in range(40):
            for _move in range(step % 3):
                if not match.over:
                    play(match, rng)
            (message,) = line.ask(match)
            assert (message.setup, message.known) == ("", sent)
            assert message.plies == [str(action) for action in match.plies[sent:]]
            sent = len(match.plies)
    assert len(match.plies) > 10


@every_game
def test_two_matches_with_undo_and_redo(game: Game) -> None:
    rng, line = Random(4), Line()
    matches = {name: match_of(game, name) for name in ("one", "two")}
    for step in range(40):
        name = ("one", "two")[int(rng.random() * 2)]
        match = matches[name]
        if step % 5 == 4 and match.undo_refusal() is None:
            match.undo()
        elif step % 5 == 0 and match.undone:
            match.redo()
        elif not match.over:
            play(match, rng)
        assert len(line.ask(match, name)) == 1


@every_game
def test_another_course_after_an_undo_is_not_taken_for_the_old_one(game: Game) -> None:
    line, rng = Line(), Random(5)
    match = Match(setup(game, "seed", seats=(PERSON, *["bot:easy"] * (game.players[0] - 1))))
    # Back to a decision between several things.
    while match.undo_refusal() is not None or len(match.state.legal_actions()) < 2:
        play(match, rng)
    play(match, rng)
    match.undo()
    first, *_others, last = match.state.legal_actions()
    for action in (first, last):
        match.play(action)
        line.ask(match)
        match.undo()


def test_a_rematch_is_another_match_even_under_the_old_name() -> None:
    game = next(iter(GAMES.values()))
    line, match = Line(), match_of(game)
    line.ask(match)
    again = rematch(match, "another seed")
    for match_id in ("one", "two"):
        (message,) = line.ask(again, match_id)
        assert message.setup


@every_game
def test_a_worker_that_was_restarted_is_sent_the_whole(game: Game) -> None:
    rng, line, match = Random(6), Line(), match_of(game)
    line.ask(match)
    for _step in range(3):
        play(match, rng)
        line.worker.restart()
        refused, whole = line.ask(match)
        assert (refused.setup, whole.known) == ("", 0)
        assert whole.setup
        play(match, rng)
        assert len(line.ask(match)) == 1


def test_after_an_error_the_whole_is_sent() -> None:
    match, failing = match_of(next(iter(GAMES.values()))), True
    worker = Worker()

    async def call(name: str, message: str) -> str:
        if failing:
            raise ConnectionError
        return await worker.call(name, message)

    sender = MatchSender(call)
    with pytest.raises(ConnectionError):
        waited_for(sender.ask("choose", "one", match))
    failing = False
    assert waited_for(sender.ask("choose", "one", match)) == "an answer"
    assert [bool(message.setup) for message in worker.messages] == [True]


def test_what_does_not_follow_is_not_played_and_the_match_forgotten() -> None:
    match, memory = match_of(next(iter(GAMES.values()))), OpenMatch()
    play(match, Random(6))
    plies = [str(action) for action in match.plies]
    whole = write(MatchMessage("one", setup_code(match.setup), 0, plies))
    for bad in ("nonsense", "", plies[0]):
        assert memory.open(whole)
        assert memory.open(write(MatchMessage("one", "", len(plies), [bad]))) is None
        assert memory.open(write(MatchMessage("one", "", len(plies), []))) is None
    for strange in (("two", len(plies)), ("one", len(plies) - 1), ("one", len(plies) + 1)):
        assert memory.open(whole)
        assert memory.open(write(MatchMessage(strange[0], "", strange[1], []))) is None
    with pytest.raises(BadSave):
        memory.open(write(MatchMessage("one", setup_code(match.setup), 0, ["nonsense"])))
    with pytest.raises(BadSave):
        memory.open(write(MatchMessage("one", "no code", 0, [])))


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if bot_of(game.slug).levels], ids=lambda game: game.slug
)
def test_the_choice_of_a_bot_hangs_on_seed_and_plies_alone(game: Game) -> None:
    """The same whether the worker was sent the match at once or bit by bit."""
    level = bot_of(game.slug).levels[0].name
    match = Match(setup(game, "seed", seats=(PERSON, *[f"bot:{level}"] * (game.players[0] - 1))))
    rng = Random(8)
    while match.on_turn in (None, PERSON):
        play(match, rng)
    expected = bot_of(game.slug).choose(match.state, Random(f"seed/bot/{len(match.plies)}"), lambda: False, level)
    plies = [str(action) for action in match.plies]
    with patch("time.monotonic", return_value=0.0):
        whole = write(MatchMessage("whole", setup_code(match.setup), 0, plies))
        assert exports.choose(whole, level) == str(expected)
        exports.choose(write(MatchMessage("bits", setup_code(match.setup), 0, plies)), level)
        assert exports.choose(write(MatchMessage("bits", "", len(plies), [])), level) == str(expected)
    assert exports.choose(write(MatchMessage("strange", "", 1, [])), level) == UNKNOWN_MATCH
    assert exports.hints(write(MatchMessage("strange", "", 1, [])), "0") == UNKNOWN_MATCH
