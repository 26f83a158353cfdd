"""A random player who likes to close fences, since uniform random play sees too few closings to test them by.

Everything that is possible has its chance. What the players of one match like better is drawn anew for each match, so
that matches full of closings, matches without any, crossed wires and stocks run dry all come about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.game import Action, State
from tests.engine.games.taurus.oracle_ground import field_of, over_bull, squared, wire

LONGEST_SQUARED = 40
MOST_WIRES = 3
OVER_A_BULL = 20
"""How much more often a closing over the middle of a field is taken: few are possible."""


class Player:
    """Plays all seats of one match, remembering where the posts are. Only `rng.random()` is drawn on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._posts: Counter[str] = Counter()
        """By field."""
        self.closing = 0.05 if rng.random() < 0.15 else 200.0
        """How much closings are liked."""
        self.crowd = rng.random()
        """How much a field is liked for every post that is in it."""
        self.building = 0.1 + 3 * rng.random()
        """How much new posts are liked."""
        self.tries = int(rng.random() * 10)
        """How many steps are looked at for one that makes a closing possible."""

    def choose(self, state: State) -> Action:
        """A legal action."""
        actions = state.legal_actions()
        weights = [self._weight(str(action)) for action in actions]
        action = self._drawn(actions, weights)
        for _try in range(self.tries):
            if verb(action) not in ("post", "wire") or closing_follows(state.after(action)):
                break
            action = self._drawn(actions, weights)
        self._remember(str(action))
        return action

    def _drawn(self, actions: Sequence[Action], weights: Sequence[float]) -> Action:
        point = self._rng.random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return actions[-1]

    def _remember(self, step: str) -> None:
        word, *things = step.split()
        if word in ("start", "post"):
            self._posts.update(map(field_of, things))

    def _weight(self, step: str) -> float:
        word, *things = step.split()
        if word in ("start", "post"):
            return self.building * self.crowd ** sum(self._posts[field_of(hole)] for hole in things)
        if word == "wire":
            return squared(wire(*things)) / LONGEST_SQUARED
        if word == "grey":
            return self.closing * (OVER_A_BULL if over_bull(wire(*things)) else 1)
        return 1


def verb(action: Action) -> str:
    return str(action).split()[0]


def closing_follows(state: State) -> bool:
    """Whether a grey wire may be next; if a new post waits for its wire, after one of the first few wires."""
    actions = state.legal_actions()
    if {*map(verb, actions)} == {"wire"}:
        return any(closing_offered(state.after(action)) for action in actions[:MOST_WIRES])
    return closing_offered(state)


def closing_offered(state: State) -> bool:
    return any(verb(action) == "grey" for action in state.legal_actions())
