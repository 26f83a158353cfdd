"""How well each game's bot plays: its mean score over seeded games, or the games for two that it wins."""

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
from engine.bots import Bot, Goal, Stop, bot_of, draw, play_out
from engine.bots.careful import CarefulPlayer
from engine.bots.random_player import RandomPlayer
from engine.game import CHANCE, TERMINAL

if TYPE_CHECKING:
    from generator.bench import Request, Row

HINT_SECONDS: Final = 0.3
"""A decision of a bot that has no levels, in CPython: about what a second buys in the browser."""
DUEL_SECONDS: Final = 0.2
"""A decision of a bot at its strongest against a yardstick, in CPython."""
PROCESSES: Final = min(2, os.cpu_count() or 1)
YARDSTICKS: Final[Mapping[str, Bot]] = {"random": RandomPlayer(), "careful": CarefulPlayer()}
"""By the name that a `Goal` gives: whom to beat."""


def measure(request: Request) -> list[Row]:
    """Rows for every game: its duels if its bot has goals for them, else its mean score."""
    rows = []
    for slug in GAMES:
        goals = bot_of(slug).goals
        rows += [measure_duels(slug, goal, request) for goal in goals] if goals else [measure_game(slug, request)]
    return rows


def measure_duels(slug: str, goal: Goal, request: Request) -> Row:
    """How many games the bot wins against a yardstick, taking the first seat and the second in turn."""
    from generator.bench import Row

    wins = drawn = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for number, result in enumerate(pool.map(partial(duel, slug, goal.against), range(request.games)), 1):
            wins, drawn = wins + (result == 1), drawn + (result == 0)
            request.say(f"{slug} against {goal.against}: {wins} of {number} games won, {drawn} drawn")
    wanted = math.ceil(goal.share * request.games)
    return Row(
        f"strength: {slug} against {goal.against}, {request.games} games",
        f"{wins} won, {drawn} drawn",
        target=f"at least {wanted} won",
        met=wins >= wanted,
    )


def duel(slug: str, against: str, number: int) -> int:
    """The game with this number between the bot and a yardstick: 1 won, 0 drawn, -1 lost by the bot."""
    seat = number % 2
    rng, bots = Random(f"duel/{number}"), (bot_of(slug), YARDSTICKS[against])
    state = GAMES[slug].new_initial_state()
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
        else:
            bot = bots[state.current_player != seat]
            state = state.after(bot.choose(state, rng, stop_after(DUEL_SECONDS)))
    winners = state.winners()
    return 0 if len(winners) != 1 else 1 if winners[0] == seat else -1


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
    goal = bot_of(slug).goal
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
