"""A random player who explores a little and acts often: of 2,128 cells to feel, uniform random play hardly leaves one.

Everything that is possible has its chance. How curious, skilled and clumsy the players of one match are is drawn anew
for each match, so that full boards, empty boards, fallen figures, spent stacks and both ends of the score come about.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from engine.game import Action, State
from engine.games.turi_tour.animals import ANIMALS, KINDS
from engine.games.turi_tour.board import largest, numbers, rarest
from engine.games.turi_tour.legal import strokes as strokes_of
from engine.games.turi_tour.sea import BOARD, LAND, ON_BOARD, Spot, turned
from engine.games.turi_tour.state import Phase

T = TypeVar("T")


class Player:
    """Plays all seats of one match, peeping through the sunglasses. Only `rng.random()` is drawn on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.curious = 0.6 * rng.random()
        self.skilled = rng.random() ** 0.5
        self.clumsy = 0.3 * rng.random() ** 2
        self._aim: Spot | None = None

    def choose(self, state: State) -> Action:
        """A legal action."""
        return state.read(self._step(state))

    def _step(self, state: Any) -> str:
        if state.phase == Phase.LOOK:
            self._aim = None
            return "glasses"
        if self._happens(self.curious):
            step = self._exploring(state)
            if step:
                return step
        return self._naming(state) if state.phase == Phase.FEEL else self._acting(state)

    def _exploring(self, state: Any) -> str:
        """A stroke, or a feel of somewhere; "" where neither is allowed."""
        strokes = [str(stroke) for stroke in strokes_of(state)]
        if strokes and self._happens(0.5):
            return self._one_of(strokes)
        return self._feel(self._somewhere(state)) if state.may_feel() else ""

    def _somewhere(self, state: Any) -> Spot:
        """Beside the fingertip, at a figure, or anywhere."""
        if state.finger and self._happens(0.4):
            x, y = state.finger
            near = (x + int(self._rng.random() * 5) - 2, y + int(self._rng.random() * 5) - 2)
            return near if near in ON_BOARD else (x, y)
        if state.figures and self._happens(0.4):
            return self._beside(self._one_of([figure.spot for figure in state.figures]))
        return self._one_of(BOARD)

    def _beside(self, spot: Spot) -> Spot:
        near = (spot[0] + int(self._rng.random() * 3) - 1, spot[1] + int(self._rng.random() * 3) - 1)
        return near if near in ON_BOARD else spot

    def _naming(self, state: Any) -> str:
        if state.task == "sourpuss":
            kinds = sorted(rarest(state.figures)) if self._happens(self.skilled) else ANIMALS
            return f"ask {KINDS[self._one_of(kinds)]}"
        return f"say {KINDS[state.hand] if self._happens(self.skilled) else self._one_of(KINDS)}"

    def _acting(self, state: Any) -> str:
        if state.task == "count":
            right = numbers(state.figures)[state.hand]
            return f"count {right if self._happens(self.skilled) else int(self._rng.random() * 5)}"
        if state.task == "homesick":
            return self._sending_home(state)
        if self._aim is None:
            self._aim = self._goal(state)
        if state.may_feel() and state.finger != self._aim:
            return self._feel(self._aim)
        return self._at("drop", self._aim)

    def _sending_home(self, state: Any) -> str:
        if self._aim is None:
            skilled = self._happens(self.skilled)
            there = [one.spot for one in state.figures if not skilled or one.kind == state.hand]
            if not there or self._happens(0.1):
                return "none"
            self._aim = self._beside(self._one_of(there))
        return self._at("take", self._aim) if state.finger == self._aim else self._feel(self._aim)

    def _goal(self, state: Any) -> Spot:
        """Where the figure in the hand will be put."""
        if state.figures and self._happens(self.clumsy):
            return self._beside(self._one_of([figure.spot for figure in state.figures]))
        if not self._happens(self.skilled):
            return self._one_of(BOARD)
        resorts = largest(state.figures, state.quarters)
        island = self._one_of(sorted(resorts)) if state.hand not in ANIMALS else state.chips.index(state.hand)
        return turned(self._one_of(sorted(LAND[island])), state.quarters)

    def _feel(self, spot: Spot) -> str:
        return self._at("feel", spot)

    def _at(self, verb: str, spot: Spot) -> str:
        return f"{verb} {spot[0]} {spot[1]}"

    def _happens(self, chance: float) -> bool:
        return self._rng.random() < chance

    def _one_of(self, things: Sequence[T]) -> T:
        return things[int(self._rng.random() * len(things))]
