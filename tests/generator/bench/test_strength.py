"""Strength: games for several are counted in wins, the bot taking every seat in turn; others by their mean score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine import GAMES
from engine.bots import Bot, Hint, Stop
from engine.bots.random_player import RandomPlayer
from engine.game import Action, State
from generator.bench import Request, strength
from generator.bench.targets import Goal, Length, Targets, targets_of
from tests.engine.null_game import GAME as NULL_GAME
from tests.engine.toy import Toy

FOR_TWO, FOR_MORE = "row", "round"


class Round(Toy):
    """The toy for as many as want to play."""

    players = range(2, 5)


@pytest.fixture(autouse=True)
def two_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games to measure: one that somebody wins, and one with more seats."""
    monkeypatch.setattr(strength, "GAMES", {FOR_TWO: NULL_GAME, FOR_MORE: Round()})


class EnoughSeen(Exception):
    """Raised by a player after as many decisions as a test wants to see."""


class Seated(RandomPlayer):
    """Plays anything, or always the same, and notes where it sits."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.most = 100_000
        self.always = ""

    def choose(self, state: State, rng: Random, stop: Stop, level: str = "hard") -> Action:
        self.seats.append(state.current_player)
        if len(self.seats) > self.most:
            raise EnoughSeen
        return state.parse(self.always) if self.always else super().choose(state, rng, stop, level)


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
    strength.duel(FOR_TWO, Goal("random", 0.5), number)
    assert set(bot.seats) == {number % 2}


@pytest.mark.parametrize("number", range(4))
def test_the_yardstick_has_all_other_seats(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, other = Seated(), Seated()
    bot.always = other.always = "give"
    other.most = 40
    monkeypatch.setattr(strength, "targets_of", lambda slug: Targets(yardsticks={"another": other}))
    monkeypatch.setattr(strength, "bot_of", lambda slug: bot)
    with pytest.raises(EnoughSeen):
        strength.duel(FOR_MORE, Goal("another", 0.5, players=4), number)
    assert set(bot.seats) == {number}
    assert {*bot.seats, *other.seats} == {0, 1, 2, 3}


@pytest.mark.parametrize("options", [{}, {"first": "seat1", "map": "north"}])
def test_the_options_of_a_goal_are_played(options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, str]] = []

    class Table:
        def new_initial_state(self, players: int, **options: str) -> State:
            asked.append(options)
            raise EnoughSeen

    monkeypatch.setattr(strength, "GAMES", {"chess": Table()})
    monkeypatch.setattr(strength, "bot_of", lambda slug: First())
    with pytest.raises(EnoughSeen):
        strength.duel("chess", Goal("random", 0.5, options=options), 0)
    with pytest.raises(EnoughSeen):
        strength.length("chess", Length(2, 1, options), 0)
    assert asked == [options, options]


def test_a_game_has_its_result_from_the_bots_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who always does the first thing loses to one who is careful more often than not."""
    monkeypatch.setattr(strength, "bot_of", lambda slug: First())
    results = [strength.duel(FOR_TWO, Goal("careful", 0.5), number) for number in range(6)]
    assert set(results) <= {-1, 0, 1}
    assert sum(results) < 0


def request(say: Callable[[str], None]) -> Request:
    return Request(Path(), 2, say)


def test_a_row_says_what_was_won_and_what_was_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "ProcessPoolExecutor", Here)
    said: list[str] = []
    for results, won, met in (((1, 1), "2 won, 0 drawn", True), ((1, 0), "1 won, 1 drawn", False)):
        monkeypatch.setattr(strength, "duel", lambda slug, goal, number, results=results: results[number])
        row = strength.measure_duels("chess", Goal("random", 0.75), request(said.append))
        assert (row.name, row.ours) == ("strength: chess against random, 2 games", won)
        assert (row.target, row.met) == ("at least 2 won", met)
    assert said[-1] == "chess against random: 1 of 2 games won, 1 drawn"
    row = strength.measure_duels("chess", Goal("random", 0.5, players=4), request(said.append))
    assert row.name == "strength: chess against 3 x random, 2 games"
    row = strength.measure_duels("chess", Goal("random", 0.5, options={"board": "round"}), request(said.append))
    assert row.name == "strength: chess board=round against random, 2 games"


def test_the_longest_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "ProcessPoolExecutor", Here)
    monkeypatch.setattr(strength, "length", lambda slug, wanted, number: wanted.players + number)
    row = strength.measure_length("chess", Length(7, 8, {}), Request(Path(), 21, print))
    assert (row.name, row.ours) == ("length: chess, 7 players, 2 games", "8 decisions")
    assert (row.target, row.met) == ("at most 8", True)
    row = strength.measure_length("chess", Length(7, 7, {"board": "round"}), Request(Path(), 21, print))
    assert (row.name, row.met) == ("length: chess board=round, 7 players, 2 games", False)


def test_every_decision_of_every_seat_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Seated()
    monkeypatch.setattr(strength, "bot_of", lambda slug: bot)
    assert strength.length(FOR_TWO, Length(2, 0, {}), 1) == len(bot.seats) > 1


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
    monkeypatch.setattr(strength, "measure_length", lambda slug, length, request: (slug, length.most))
    goals = (Goal("random", 0.9), Goal("careful", 0.5))
    targets = {FOR_TWO: Targets(goals=goals), FOR_MORE: Targets(lengths=(Length(2, 70),))}
    monkeypatch.setattr(strength, "targets_of", lambda slug: targets[slug])
    assert list(map(tuple, strength.measure(request(print)))) == [
        (FOR_TWO, "random"),
        (FOR_TWO, "careful"),
        (FOR_MORE, "mean"),
        (FOR_MORE, 70),
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_goals_name_yardsticks(slug: str) -> None:
    targets = targets_of(slug)
    assert all(goal.against in {**strength.YARDSTICKS, **targets.yardsticks} for goal in targets.goals)
    asked = [*(goal.options for goal in targets.goals), *(length.options for length in targets.lengths)]
    assert all(GAMES[slug].checked_options(options) is not None for options in asked)
    assert all(0 < goal.share <= 1 and goal.players in GAMES[slug].players for goal in targets.goals)
