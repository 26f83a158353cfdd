"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine import GAMES
from engine.thurn_und_taxis.cards import listed
from tests.engine.tables import VARIANTS, Variant
from tests.engine.thurn_und_taxis import oracle
from tests.engine.thurn_und_taxis.player import Player

GAME = GAMES["thurn-und-taxis"]
PLAYED = {slug: variant for slug, variant in VARIANTS.items() if variant.table is GAME}
SOUTH, *NORTHERN = PLAYED.values()
STACK_NAMES = {"all": "everywhere"} | {size: f"length-{size}" for size in "5678"}
"""The oracle's names of stacks that the engine calls otherwise; of the others it writes the countries small."""


def stack_name(name: str) -> str:
    """What the engine calls a stack of the oracle."""
    return STACK_NAMES.get(name, name.lower().replace("+", "-"))


def names(state: Any, cards: int) -> Counter[str]:
    """The names of these cards."""
    return Counter(state.land.card_names[card] for card in listed(cards))


def towns(state: Any, cities: int) -> set[str]:
    """The names of this set of cities."""
    return {state.land.name_of[city] for city in listed(cities)}


class Dealer:
    """The name decides the number of players, the options, every outcome and every step."""

    def __init__(self, name: str, players: int, variant: Variant = SOUTH, patience: int | None = None) -> None:
        self.name = name
        self.rng = Random(name)
        self.options = {option.name: self.rng.choice(option.choices).value for option in variant.options}
        self.player = Player(self.rng)
        if patience is not None:
            self.player.patience = patience
        self.table = oracle.Table(players, self.options)
        self.state: Any = GAME.new_initial_state(players, **self.options)
        self.record: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the oracle sees the end."""
        return self.table.phase == "over"

    def choose(self) -> str:
        """The next step, by the oracle's knowledge alone."""
        chances = self.table.chances()
        if not chances:
            assert self.table.mover is not None
            return self.player.pick(self.table.mover, self.table.steps())
        return self.rng.choices([*chances], [float(chance) for chance in chances.values()])[0]

    def take(self, step: str) -> None:
        """This step in both."""
        self.record.append(step)
        self.state = self.state.apply(self.state.parse(step))
        self.table.take(step)

    def __repr__(self) -> str:
        return f"{self.name}, {self.table.players} players, {self.options}: {self.record}"
