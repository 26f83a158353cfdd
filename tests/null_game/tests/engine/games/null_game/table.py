"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write."""

from __future__ import annotations

from engine.game import IllegalAction, State
from engine.games.null_game import GAME


def played(*steps: str, **options: str) -> State:
    """The state after these steps from the start of a game."""
    state: State = GAME.new_initial_state(**options)
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def refused(state: State, step: str) -> str:
    """The code of the refusal of this step; fails when there is none."""
    try:
        state.parse(step)
    except IllegalAction as reason:
        return reason.code
    raise AssertionError(f"{step!r} was accepted")
