"""Opponents and advisers that work for any game through the contract."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import NamedTuple

from engine.bots.bot import Bot, Hint, Level, Stop, StopMaker
from engine.bots.budget import Playouts
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL, Action, Game, Seat, State
from engine.match import BOT, PERSON, Player

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
    "levels_of",
    "play_out",
    "players_of",
    "seat_view",
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


def seat_view(state: State, seat: Seat) -> State:
    """The state as a bot in that seat is handed it: what the seat knows, with UNKNOWN for all else.

    Whoever asks a bot for a choice or a hint hands it this and never the state itself, so no bot can look at what is
    hidden from its seat. A bot that needs full states draws them from it: `determinize`.
    """
    return state.information_state(seat)


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of the game's bots, from weak to strong; at a tool, those of its game's. Empty if it has no bots."""
    try:
        return bot_of(game.page_slug).levels
    except ModuleNotFoundError:
        return ()


def players_of(game: Game) -> list[Player]:
    """Who may sit down at the game: a person, and a bot of each level."""
    return [PERSON, *(BOT + level.name for level in levels_of(game))]


def play_out(bot: Bot, state: State, rng: Random, stop_factory: StopMaker) -> Iterator[Step]:
    """The rest of a game with the bot in every seat and chance drawn from `rng`, step by step to the final state."""
    while state.current_player != TERMINAL:
        seat = state.current_player
        action = draw(state, rng) if seat == CHANCE else bot.choose(seat_view(state, seat), rng, stop_factory())
        yield Step(state, action)
        state = state.after(action)
    yield Step(state, None)
