"""How well each game's bot plays: its mean score over seeded games, or the games it wins; and how long they last."""

from __future__ import annotations

import math
import os
import statistics
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from engine import GAMES
from engine.bots import Bot, Stop, bot_of, draw, play_out, seat_view
from engine.bots.random_player import RandomPlayer
from engine.game import CHANCE, TERMINAL
from generator.bench.careful import CarefulPlayer
from generator.bench.targets import Goal, Length, targets_of

if TYPE_CHECKING:
    from generator.bench import Request, Row

HINT_SECONDS: Final = 0.3
"""A decision of a bot that has no levels, in CPython: about what a second buys in the browser."""
DUEL_SECONDS: Final = 0.2
"""A decision of a bot at its strongest against a yardstick, in CPython."""
GAMES_A_LENGTH: Final = 20
"""For so many games of a strength one whole game between bots is counted out."""
LENGTH_SECONDS: Final = 0.05
"""A decision there."""
PROCESSES: Final = min(2, os.cpu_count() or 1)
YARDSTICKS: Final[Mapping[str, Bot]] = {"random": RandomPlayer(), "careful": CarefulPlayer()}
"""By the name that a `Goal` gives: whom to beat, in any game."""


def measure(request: Request) -> list[Row]:
    """Rows for every game: its duels if its bot has goals for them, else its mean score; and how long games last."""
    rows = []
    for slug in GAMES:
        targets = targets_of(slug)
        rows += [measure_duels(slug, goal, request) for goal in targets.goals] or [measure_game(slug, request)]
        rows += [measure_length(slug, length, request) for length in targets.lengths]
    return rows


def measure_duels(slug: str, goal: Goal, request: Request) -> Row:
    """How many games the bot wins against a yardstick in all other seats, taking the seats in turn."""
    from generator.bench import Row

    other = goal.against if goal.players == 2 else f"{goal.players - 1} x {goal.against}"
    name = f"{under(slug, goal.options)} against {other}"
    wins = drawn = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for number, result in enumerate(pool.map(partial(duel, slug, goal), range(request.games)), 1):
            wins, drawn = wins + (result == 1), drawn + (result == 0)
            request.say(f"{name}: {wins} of {number} games won, {drawn} drawn")
    wanted = math.ceil(goal.share * request.games)
    return Row(
        f"strength: {name}, {request.games} games",
        f"{wins} won, {drawn} drawn",
        target=f"at least {wanted} won",
        met=wins >= wanted,
    )


def under(slug: str, options: Mapping[str, str]) -> str:
    """The game, with the options that are not as ever."""
    return " ".join([slug, *(f"{name}={value}" for name, value in options.items())])


def duel(slug: str, goal: Goal, number: int) -> int:
    """The game with this number between the bot and a yardstick: 1 won, 0 drawn, -1 lost by the bot."""
    seat, bot = number % goal.players, bot_of(slug)
    rng, other = Random(f"duel/{number}"), {**YARDSTICKS, **targets_of(slug).yardsticks}[goal.against]
    state = GAMES[slug].new_initial_state(goal.players, **goal.options)
    while state.current_player != TERMINAL:
        mover = state.current_player
        if mover == CHANCE:
            state = state.after(draw(state, rng))
        else:
            player = bot if mover == seat else other
            state = state.after(player.choose(seat_view(state, mover), rng, stop_after(DUEL_SECONDS)))
    winners = state.winners()
    return 0 if len(winners) != 1 else 1 if winners[0] == seat else -1


def measure_length(slug: str, wanted: Length, request: Request) -> Row:
    """The longest of a few whole games between bots, in decisions."""
    from generator.bench import Row

    games = math.ceil(request.games / GAMES_A_LENGTH)
    name, longest = under(slug, wanted.options), 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for number, decisions in enumerate(pool.map(partial(length, slug, wanted), range(games)), 1):
            longest = max(longest, decisions)
            request.say(f"{name}: game {number} of {games} between {wanted.players} bots had {decisions} decisions")
    return Row(
        f"length: {name}, {wanted.players} players, {games} games",
        f"{longest} decisions",
        target=f"at most {wanted.most}",
        met=longest <= wanted.most,
    )


def length(slug: str, wanted: Length, number: int) -> int:
    """The decisions of all seats in the game with this number, every seat played by the bot."""
    bot, rng = bot_of(slug), Random(f"length/{number}")
    state = GAMES[slug].new_initial_state(wanted.players, **wanted.options)
    steps = play_out(bot, state, rng, lambda: stop_after(LENGTH_SECONDS))
    return sum(step.state.current_player >= 0 for step in steps)


def measure_game(slug: str, request: Request) -> Row:
    """The mean, with twice its standard error, against what the game's bot is meant to reach."""
    from generator.bench import Row

    scores = []
    with ProcessPoolExecutor(PROCESSES) as pool:
        for score in pool.map(partial(final_score, slug), range(request.games)):
            scores.append(score)
            request.say(f"{slug}: game {len(scores)} of {request.games} ended with {score}")
    mean = statistics.mean(scores)
    spread = 2 * statistics.stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0
    goal = targets_of(slug).mean_score
    return Row(
        f"strength: {slug}, {request.games} games",
        f"{mean:.1f} ± {spread:.1f}",
        target="" if goal is None else f"at least {goal:g}",
        met=None if goal is None else mean >= goal,
    )


def final_score(slug: str, number: int) -> int:
    """The first seat's score at the end of the game with this number, every seat played by the bot."""
    bot = bot_of(slug)
    seconds = seconds_of(bot)
    state = GAMES[slug].new_initial_state()
    for step in play_out(bot, state, Random(f"strength/{number}"), lambda: stop_after(seconds)):
        state = step.state
    return state.scores()[0]


def seconds_of(bot: Bot) -> float:
    """The bot's time for a decision, at its strongest."""
    return bot.levels[-1].seconds if bot.levels else HINT_SECONDS


def stop_after(seconds: float) -> Stop:
    """True once so many seconds have passed from now."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() >= end
