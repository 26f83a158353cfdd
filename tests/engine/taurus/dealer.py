"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import GAMES
from tests.engine.taurus import oracle
from tests.engine.taurus.player import Player

GAME = GAMES["taurus"]


class Dealer:
    """The name decides the options, every outcome and every step."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.rng = Random(name)
        self.options = {option.name: self.rng.choice(option.choices).value for option in GAME.options}
        self.player = Player(self.rng)
        self.table = oracle.Table(players, self.options)
        self.state: Any = GAME.new_initial_state(players, **self.options)
        self.record: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the oracle sees the end."""
        return self.table.phase == "over"

    def choose(self) -> str:
        """The next step; both sides must already have been found to offer the same."""
        chances = self.table.chances()
        if chances:
            return self.rng.choices([*chances], [float(chance) for chance in chances.values()])[0]
        return str(self.player.choose(self.state))

    def take(self, step: str) -> None:
        """This step in both."""
        self.record.append(step)
        self.state = self.state.apply(self.state.parse(step))
        self.table.take(step)

    def __repr__(self) -> str:
        return f"{self.name}, {self.table.players} players, {self.options}: {self.record}"
