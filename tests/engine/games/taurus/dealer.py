"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from engine import GAMES
from tests.engine.games.taurus import oracle
from tests.engine.games.taurus.oracle_ground import COLOURS, FIELDS
from tests.engine.games.taurus.player import Player
from tests.engine.lockstep import Lockstep

GAME = GAMES["taurus"]
KEEN = 5.0, 9, 0.1
"""What a player is like who closes much and leaves open some."""


class Dealer(Lockstep):
    """The name decides the options, every outcome and every step."""

    def __init__(self, name: str, players: int, *, keen: bool = False) -> None:
        super().__init__(name, GAME, GAME.options, players, oracle.Table)
        self.aside = Random(f"{name}/aside")
        """For what is tried and not done."""
        self.player = Player(self.rng)
        if keen:
            self.player.closing, self.player.tries, self.player.crowd = KEEN

    def choose(self) -> str:
        """The next step; both sides must already have been found to offer the same."""
        return self.by_chance() or str(self.player.choose(self.state))

    def thin_out(self, keep: Collection[str]) -> None:
        """Of the bulls just placed only these stay; the last seat owns the others."""
        assert self.table.phase == "start"
        for field in {*self.table.bulls} - {*keep}:
            self.table.caught[-1][self.table.bulls.pop(field)] += 1
        parts = self.state.to_text().split()
        parts[6] = "".join(sign if field in keep else "." for field, sign in zip(FIELDS, parts[6], strict=True))
        parts[-1] = "-/" + ".".join(str(self.table.caught[-1][colour]) for colour in COLOURS)
        self.state = GAME.from_text(" ".join(parts))
