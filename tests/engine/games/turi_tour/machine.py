"""The bots at the table, for tests of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.bots import Hint, Playouts, bot_of, draw, seat_view
from engine.game import CHANCE, TERMINAL
from tests.engine.games.turi_tour.table import GAME
from tests.engine.tables import OnlyRandom

BOT = bot_of("turi-tour")
LEVELS = tuple(level.name for level in BOT.levels)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"hand": "one", "board": "untouched", "turning": "on"},
    {"naming": "strict", "lifted": "back", "deck": "lighter", "start": "five", "cards": "12"},
)


def choose(state: Any, level: str = "hard") -> Any:
    return BOT.choose(seat_view(state, state.seat), OnlyRandom("unasked"), Playouts(0), level)


def steps(levels: tuple[str, ...], number: int, **options: str) -> Iterator[tuple[Any, Any]]:
    """A seeded game between these levels: each state, and what is done in it; None in the last."""
    rng: Random = OnlyRandom(f"duel/{number}")
    state: Any = GAME.new_initial_state(len(levels), **options)
    while state.current_player != TERMINAL:
        chance = state.current_player == CHANCE
        action = draw(state, rng) if chance else choose(state, levels[state.current_player])
        yield state, action
        state = state.apply(action)
    yield state, None


def decisions(levels: tuple[str, ...], number: int, **options: str) -> Iterator[tuple[Any, Any]]:
    return ((state, action) for state, action in steps(levels, number, **options) if state.current_player >= 0)


def act(state: Any, level: str = "hard") -> tuple[Any, list[Any]]:
    """The turn to its end: the lit state after it, and what was done."""
    done = []
    while state.card:
        done.append(choose(state, level))
        state = state.apply(done[-1])
    return state, done


def hints(state: Any, count: int = 3) -> list[Hint]:
    return BOT.hints(seat_view(state, state.seat), Random(1), Playouts(0), count)


def said(state: Any) -> list[tuple[str, str]]:
    return [(str(hint.action), str(hint.reason)) for hint in hints(state)]
