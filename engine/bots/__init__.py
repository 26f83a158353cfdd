"""Opponents and advisers that work for any game through the contract."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import NamedTuple

from engine.bots.bot import Bot, Hint, Level, Stop, StopMaker
from engine.bots.budget import Playouts
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL, Action, State

__all__ = [
    "Bot",
    "Hint",
    "Level",
    "Playouts",
    "Step",
    "Stop",
    "StopMaker",
    "bot_of",
    "draw",
    "play_out",
]


class Step(NamedTuple):
    """A state and what was done or happened in it; None at the end of the game."""

    state: State
    action: Action | None


def bot_of(slug: str) -> Bot:
    """The bot of the game with this slug. Raises ModuleNotFoundError if the game has none."""
    bot = import_module(f"engine.games.{slug.replace('-', '_')}.bot").BOT
    assert isinstance(bot, Bot)
    return bot


def play_out(bot: Bot, state: State, rng: Random, stop_factory: StopMaker) -> Iterator[Step]:
    """The rest of a game with the bot in every seat and chance drawn from `rng`, step by step to the final state."""
    while state.current_player != TERMINAL:
        on_chance = state.current_player == CHANCE
        action = draw(state, rng) if on_chance else bot.choose(state, rng, stop_factory())
        yield Step(state, action)
        state = state.after(action)
    yield Step(state, None)
