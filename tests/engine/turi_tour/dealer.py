"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import GAMES, chance
from engine.game import CHANCE
from tests.engine.turi_tour import oracle
from tests.engine.turi_tour.oracle_things import KINDS, Figure
from tests.engine.turi_tour.player import Player

GAME = GAMES["turi-tour"]


def figures_of(state: Any) -> list[Figure]:
    """What stands on the engine's board, as the oracle names it."""
    return [(KINDS[figure.kind], figure.spot) for figure in state.figures]


class Dealer:
    """The name decides the number of players, the options, every outcome and every step."""

    def __init__(self, name: str, players: int, **options: str) -> None:
        self.name = name
        self.rng = Random(name)
        self.options = {option.name: self.rng.choice(option.choices).value for option in GAME.options} | options
        self.player = Player(self.rng)
        self.table = oracle.Table(players, self.options)
        self.state: Any = GAME.new_initial_state(players, **self.options)
        self.record: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the oracle sees the end."""
        return self.table.phase == "over"

    def choose(self) -> str:
        """The next step."""
        by_chance = self.state.current_player == CHANCE
        return str(chance.pick(self.state, self.rng.random()) if by_chance else self.player.choose(self.state))

    def take(self, step: str) -> None:
        """This step in both."""
        self.record.append(step)
        self.state = self.state.apply(self.state.parse(step))
        self.table.take(step, figures_of(self.state))

    def __repr__(self) -> str:
        return f"{self.name}, {self.table.players} players, {self.options}: {self.record}"
