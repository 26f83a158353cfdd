"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from typing import Any

from engine import GAMES, chance
from engine.game import CHANCE
from tests.engine.games.turi_tour import oracle
from tests.engine.games.turi_tour.oracle_things import KINDS, Figure
from tests.engine.games.turi_tour.player import Player
from tests.engine.lockstep import Lockstep

GAME = GAMES["turi-tour"]


def figures_of(state: Any) -> list[Figure]:
    """What stands on the engine's board, as the oracle names it."""
    return [(KINDS[figure.kind], figure.spot) for figure in state.figures]


class Dealer(Lockstep):
    """The name decides the number of players, the options, every outcome and every step."""

    def __init__(self, name: str, players: int, **options: str) -> None:
        super().__init__(name, GAME, GAME.options, players, oracle.Table, **options)
        self.player = Player(self.rng)

    def choose(self) -> str:
        """The next step."""
        by_chance = self.state.current_player == CHANCE
        return str(chance.pick(self.state, self.rng.random()) if by_chance else self.player.choose(self.state))

    def tell(self, step: str) -> None:
        """The oracle is told as well what stands where afterwards."""
        self.table.take(step, figures_of(self.state))
