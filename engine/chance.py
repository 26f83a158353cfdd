"""Seeded chance: the outcome under a number comes from the seed and that number alone."""

from __future__ import annotations

from random import Random

from engine.game import Action, State


def draw(state: State, seed: str, ply: int) -> Action:
    """The outcome that a seed gives at a chance state, `ply` plies after the start.

    `Random.random` is the one generator call whose values Python keeps across versions.
    """
    point = Random(f"{seed}/{state.chance_index(ply)}").random()
    return pick(state, point)


def pick(state: State, point: float) -> Action:
    """The outcome at `point`, 0 <= point < 1, of the outcomes laid end to end by probability."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]
