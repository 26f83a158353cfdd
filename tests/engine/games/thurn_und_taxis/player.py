"""A random player who lays long routes and closes them, since uniform random play runs to 20,000 plies.

Everything that is possible has its chance. What the players of one match like better is drawn anew for each match, so
that short and long games, torn routes, empty piles and all ways to end come about. In the North there are fewer roads,
and with horses a game ends with the last house alone: there cities without a house are liked better, more and more.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Action, State
from tests.engine.games.thurn_und_taxis.oracle_map import HOUSES, MOST_HARNESSED, SHORTEST_ROUTE, SOUTH
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.oracle_rules import city_of, drawn_by, fitting, horses_on, laid, words

HOARDING = 200
"""Decisions for which a match of hoarders closes nothing and draws what it can."""
EVERYWHERE = SOUTH._replace(roads=[*SOUTH.roads, *NORTH.roads])
"""Of two cities of one map, only that map can have a road."""
FAR = {*NORTH.cities} - {*SOUTH.cities}
KEEN_ON_NEW = 20


class Seen:
    """What one seat has laid, harnessed and built."""

    def __init__(self) -> None:
        self.route: list[str] = []
        self.harnessed: list[str] = []
        self.houses: set[str] = set()

    @property
    def horses(self) -> int:
        """Those before the carriage."""
        return drawn_by(self.harnessed)

    @property
    def close_to_the_end(self) -> float:
        """From 0 at the start to 1 with the last house."""
        return len(self.houses) / HOUSES

    def gain(self, card: str) -> float:
        """How much more a city without a house is liked: in the South not at all."""
        new = city_of(card) not in self.houses and (horses_on(card) or city_of(card) in FAR)
        return 1 + KEEN_ON_NEW * self.close_to_the_end if new else 1.0


class Player:
    """Plays all seats of one match, remembering what each has laid. Only `rng.random()` is drawn on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._seen: dict[int, Seen] = {}
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
        own = self._seen.setdefault(seat, Seen())
        step = self._drawn(steps, [self._weight(own, step) for step in steps])
        self._remember(own, step)
        return step

    def _drawn(self, steps: Sequence[str], weights: Sequence[float]) -> str:
        point = self._rng.random() * sum(weights)
        for step, weight in zip(steps, weights, strict=True):
            point -= weight
            if point < 0:
                return step
        return steps[-1]

    def _remember(self, own: Seen, step: str) -> None:
        self._decisions += 1
        verb, *rest = words(step)
        if verb == "lay":
            own.route = laid(own.route, *rest)
        if verb == "harness":
            own.harnessed.append(*rest)
        if verb == "house":
            own.houses.add(*rest)
        if verb == "close":
            own.route, own.harnessed = [], []

    def _weight(self, own: Seen, step: str) -> float:
        verb, *rest = words(step)
        if verb == "draw":
            return self._of_drawing(own, rest[0])
        if verb == "lay":
            return self._of_laying(own.route, rest[1]) * own.gain(rest[0])
        if verb == "harness":
            return self._of_horses(own, rest[0])
        if verb == "close":
            return self._of_closing(own) * (2 if rest else 1)
        if verb == "discard":
            return 1 / own.gain(rest[0])
        return {"house": 10, "done": 0.2 + 3 * self.wild, "swap": 0.1 + self.wild}.get(verb, 1)

    def _of_horses(self, own: Seen, card: str) -> float:
        wanted = own.horses <= len(own.route) and len(own.harnessed) < MOST_HARNESSED
        return horses_on(card) * (2 if wanted else 0.03 + 0.1 * self.wild)

    def _aim(self, own: Seen) -> float:
        return self.closes_at - own.close_to_the_end * (self.closes_at - SHORTEST_ROUTE)

    def _of_drawing(self, own: Seen, card: str) -> float:
        keen = 8.0 if self._hoarding else 1.0
        fits = fitting(own.route, [card], EVERYWHERE)
        keen *= 12 if fits else 0.8 if card == "pile" else 0.1 + self.wild
        return keen * own.gain(card) + self._of_horses(own, card) / 3

    def _of_laying(self, route: list[str], where: str) -> float:
        return 10 if where != "new" else 0.5 if len(route) < 2 else 0.02 + 0.5 * self.wild

    def _of_closing(self, own: Seen) -> float:
        if self._hoarding:
            return 0.01
        aim = self._aim(own) if own.harnessed else self.closes_at
        return 30 if len(own.route) >= aim else 0.2 + self.wild

    @property
    def _hoarding(self) -> bool:
        return self._decisions < self.patience
