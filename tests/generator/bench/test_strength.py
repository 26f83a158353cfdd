"""Strength: games for two are counted in wins, the bot taking both seats in turn; others by their mean score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine import GAMES
from engine.bots import Bot, Goal, Hint, Stop, bot_of
from engine.bots.random_player import RandomPlayer
from engine.game import Action, State
from generator.bench import Request, strength

FOR_TWO = next(slug for slug in GAMES if bot_of(slug).goals)


class Seated(RandomPlayer):
    """Plays anything, and notes where it sits."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, state: State, rng: Random, stop: Stop, level: str = "hard") -> Action:
        self.seats.append(state.current_player)
        return super().choose(state, rng, stop, level)


class First(Bot):
    """Always the first action."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        return []

    def choose(self, state: State, rng: Random, stop: Stop, level: str = "hard") -> Action:
        return state.legal_actions()[0]


@pytest.mark.parametrize("number", range(4))
def test_the_seats_alternate(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Seated()
    monkeypatch.setattr(strength, "bot_of", lambda slug: bot)
    strength.duel(FOR_TWO, "random", number)
    assert set(bot.seats) == {number % 2}


def test_a_game_has_its_result_from_the_bots_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who turns the same stick over and over loses to chance or draws, and hardly ever wins."""
    monkeypatch.setattr(strength, "bot_of", lambda slug: First())
    results = [strength.duel(FOR_TWO, "careful", number) for number in range(6)]
    assert set(results) <= {-1, 0, 1}
    assert sum(results) < 0


def request(say: Callable[[str], None]) -> Request:
    return Request(Path(), 2, say)


def test_a_row_says_what_was_won_and_what_was_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "ProcessPoolExecutor", Here)
    said: list[str] = []
    for results, won, met in (((1, 1), "2 won, 0 drawn", True), ((1, 0), "1 won, 1 drawn", False)):
        monkeypatch.setattr(strength, "duel", lambda slug, against, number, results=results: results[number])
        row = strength.measure_duels("chess", Goal("random", 0.75), request(said.append))
        assert (row.name, row.ours) == ("strength: chess against random, 2 games", won)
        assert (row.target, row.met) == ("at least 2 won", met)
    assert said[-1] == "chess against random: 1 of 2 games won, 1 drawn"


class Here:
    """A pool of no processes."""

    def __init__(self, processes: int) -> None:
        self.map = map

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *error: object) -> None:
        pass


def test_every_goal_has_its_row_and_a_game_without_goals_its_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "measure_duels", lambda slug, goal, request: (slug, goal.against))
    monkeypatch.setattr(strength, "measure_game", lambda slug, request: (slug, "mean"))
    wanted = []
    for slug in GAMES:
        wanted += [(slug, goal.against) for goal in bot_of(slug).goals] or [(slug, "mean")]
    assert list(map(tuple, strength.measure(request(print)))) == wanted
    assert {against for _slug, against in wanted} >= {"random", "careful", "mean"}


@pytest.mark.parametrize("slug", GAMES)
def test_goals_name_yardsticks(slug: str) -> None:
    assert all(goal.against in strength.YARDSTICKS and 0 < goal.share <= 1 for goal in bot_of(slug).goals)
