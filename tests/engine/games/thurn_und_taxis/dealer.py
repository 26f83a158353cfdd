"""A random game in the engine and in the oracle side by side."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine import GAMES
from engine.games.thurn_und_taxis.cards import listed
from tests.engine.games.thurn_und_taxis import oracle
from tests.engine.games.thurn_und_taxis.player import Player
from tests.engine.lockstep import Lockstep
from tests.engine.tables import VARIANTS, Variant

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


class Dealer(Lockstep):
    """The name decides the number of players, the options, every outcome and every step."""

    def __init__(self, name: str, players: int, variant: Variant = SOUTH, patience: int | None = None) -> None:
        super().__init__(name, GAME, variant.options, players, oracle.Table)
        self.player = Player(self.rng)
        if patience is not None:
            self.player.patience = patience

    def choose(self) -> str:
        """The next step, by the oracle's knowledge alone."""
        return self.by_chance() or self.player.pick(self.table.mover, self.table.steps())
