"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from engine import GAMES
from tests.engine.taurus import oracle
from tests.engine.taurus.oracle_ground import COLOURS, FIELDS
from tests.engine.taurus.player import Player

GAME = GAMES["taurus"]
KEEN = 5.0, 9, 0.1
"""What a player is like who closes much and leaves open some."""


class Dealer:
    """The name decides the options, every outcome and every step."""

    def __init__(self, name: str, players: int, *, keen: bool = False) -> None:
        self.name = name
        self.rng = Random(name)
        self.aside = Random(f"{name}/aside")
        """For what is tried and not done."""
        self.options = {option.name: self.rng.choice(option.choices).value for option in GAME.options}
        self.player = Player(self.rng)
        if keen:
            self.player.closing, self.player.tries, self.player.crowd = KEEN
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

    def thin_out(self, keep: Collection[str]) -> None:
        """Of the bulls just placed only these stay; the last seat owns the others."""
        assert self.table.phase == "start"
        for field in {*self.table.bulls} - {*keep}:
            self.table.caught[-1][self.table.bulls.pop(field)] += 1
        parts = self.state.to_text().split()
        parts[6] = "".join(sign if field in keep else "." for field, sign in zip(FIELDS, parts[6], strict=True))
        parts[-1] = "-/" + ".".join(str(self.table.caught[-1][colour]) for colour in COLOURS)
        self.state = GAME.from_text(" ".join(parts))

    def __repr__(self) -> str:
        return f"{self.name}, {self.table.players} players, {self.options}: {self.record}"
