"""What the benchmark holds each game against. It is no part of the game: nothing of it ships.

A game's targets are `TARGETS` in `generator.bench.games.<game>`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.bots import Bot


class Goal(NamedTuple):
    """The share of its games that a bot is meant to win at its strongest, all other seats being a yardstick's."""

    against: str
    """The name of the yardstick."""
    share: float
    players: int = 2
    options: Mapping[str, str] = {}
    """Of the game, where they are not the defaults."""


class Length(NamedTuple):
    """In how many decisions of all seats a whole game between bots under some options is meant to end."""

    players: int
    most: int
    options: Mapping[str, str] = {}


@dataclass(frozen=True)
class Targets:
    """What is measured of one game, and what it should reach."""

    plies_to_chess: float = 1.0
    """Random plies in the time that python-chess takes for one."""
    mean_score: float | None = None
    """Of the adviser's own games, where a game is for one player."""
    goals: tuple[Goal, ...] = ()
    """Against yardsticks, where it is for several."""
    yardsticks: Mapping[str, Bot] = field(default_factory=dict)
    """Players of this game alone that goals name, beside those that play any game."""
    lengths: tuple[Length, ...] = ()


NONE: Final = Targets()


def targets_of(slug: str) -> Targets:
    """The targets of the game with this slug; a game without a file of its own has the usual ones."""
    name = f"generator.bench.games.{slug.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return NONE
    targets = importlib.import_module(name).TARGETS
    assert isinstance(targets, Targets)
    return targets
