"""How well each game's bot plays: its mean final score over seeded games, at its time for a decision."""

from __future__ import annotations

import math
import os
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from engine import GAMES
from engine.bots import Bot, Stop, bot_of, play_out

if TYPE_CHECKING:
    from generator.bench import Request, Row

HINT_SECONDS: Final = 0.3
"""A decision of a bot that has no levels, in CPython: about what a second buys in the browser."""
PROCESSES: Final = min(2, os.cpu_count() or 1)


def measure(request: Request) -> list[Row]:
    """A row for every game; the first seat's score counts."""
    return [measure_game(slug, request) for slug in GAMES]


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
    goal = goal_of(bot_of(slug))
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


def goal_of(bot: Bot) -> float | None:
    """The mean score that the bot is meant to reach, if it says one."""
    goal = getattr(bot, "goal", None)
    return None if goal is None else float(goal)


def stop_after(seconds: float) -> Stop:
    """True once so many seconds have passed from now."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() >= end
