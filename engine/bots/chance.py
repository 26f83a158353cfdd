"""Drawing by `rng.random()` alone: the one call whose values Python guarantees from version to version."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.chance import pick as outcome_at
from engine.game import Action, State

T = TypeVar("T")


def pick(things: Sequence[T], rng: Random) -> T:
    """One of them, each as likely as the others."""
    return things[int(rng.random() * len(things))]


def draw(state: State, rng: Random) -> Action:
    """An outcome of the chance event that is on, by its probability."""
    return outcome_at(state, rng.random())


class Tape(Random):
    """A generator whose numbers, taken from another, can be played again: the same luck for every candidate."""

    def __init__(self, source: Random) -> None:
        super().__init__(0)
        self._source = source
        self._numbers: list[float] = []
        self._place = 0

    def random(self) -> float:
        """The next number, new only where nobody has read before."""
        place = self._place
        self._place = place + 1
        if place == len(self._numbers):
            self._numbers.append(self._source.random())
        return self._numbers[place]

    def rewind(self) -> None:
        """Go back to the first number."""
        self._place = 0

    def erase(self) -> None:
        """Go back, and forget the numbers."""
        self._numbers.clear()
        self._place = 0
