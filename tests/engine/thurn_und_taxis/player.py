"""A random player who lays long routes and closes them, since uniform random play runs to 20,000 plies.

Everything that is possible has its chance. What the players of one match like better is drawn anew for each match, so
that short and long games, torn routes, empty piles and all ways to end come about.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Action, State
from tests.engine.thurn_und_taxis.oracle_rules import fitting, laid

HOARDING = 200
"""Decisions for which a match of hoarders closes nothing and draws what it can."""


class Player:
    """Plays all seats of one match, remembering what each has laid. Only `rng.random()` is drawn on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._routes: dict[int, list[str]] = {}
        self._decisions = 0
        self.patience = HOARDING if rng.random() < 0.12 else 0
        self.closes_at = 3 + int(rng.random() * 6)
        self.wild = rng.random() ** 3
        """How much is done that leads nowhere: 0 little, 1 a lot."""

    def choose(self, state: State) -> Action:
        """A legal action."""
        actions = list(state.legal_actions())
        step = self.pick(state.current_player, [str(action) for action in actions])
        return next(action for action in actions if str(action) == step)

    def pick(self, seat: int, steps: Sequence[str]) -> str:
        """One of these steps, given in notation; remembers it as done."""
        weights = [self._weight(self._routes.setdefault(seat, []), step) for step in steps]
        step = self._drawn(steps, weights)
        self._remember(seat, step)
        return step

    def _drawn(self, steps: Sequence[str], weights: Sequence[float]) -> str:
        point = self._rng.random() * sum(weights)
        for step, weight in zip(steps, weights, strict=True):
            point -= weight
            if point < 0:
                return step
        return steps[-1]

    def _remember(self, seat: int, step: str) -> None:
        self._decisions += 1
        verb, *rest = step.split()
        if verb == "lay":
            self._routes[seat] = laid(self._routes[seat], *rest)
        if verb == "close":
            self._routes[seat] = []

    def _weight(self, route: list[str], step: str) -> float:
        verb, *rest = step.split()
        if verb == "draw":
            return self._of_drawing(route, rest[0])
        if verb == "lay":
            return 10 if rest[1] != "new" else 0.5 if len(route) < 2 else 0.02 + 0.5 * self.wild
        if verb == "close":
            return self._of_closing(route) * (2 if rest else 1)
        return {"house": 10, "done": 0.2 + 3 * self.wild, "swap": 0.1 + self.wild}.get(verb, 1)

    def _of_drawing(self, route: list[str], card: str) -> float:
        keen = 8.0 if self._hoarding else 1.0
        return keen * (12 if fitting(route, [card]) else 0.8 if card == "pile" else 0.1 + self.wild)

    def _of_closing(self, route: list[str]) -> float:
        if self._hoarding:
            return 0.01
        return 30 if len(route) >= self.closes_at else 0.2 + self.wild

    @property
    def _hoarding(self) -> bool:
        return self._decisions < self.patience
