"""The adviser for Raging Bulls: the three best decisions with the final score to expect, and par for a set-up."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.monte_carlo import search
from engine.game import Action, State
from engine.raging_bulls.playout import FieldPlayout
from engine.raging_bulls.reasons import reason
from engine.raging_bulls.rules import RagingBullsState

PAR_PLAYOUTS: Final = 12000
"""Playouts a decision for "par" on paper: a game takes about four seconds in CPython."""


class RagingBullsBot(Bot):
    """Hints by playouts to the end of the field."""

    goal = 110.0

    def __init__(self) -> None:
        self.playout = FieldPlayout()

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions with the final score to expect of each."""
        bulls = cast(RagingBullsState, state)
        actions = bulls.legal_actions() if bulls.dice is None else self.playout.candidates(state)
        ranked = search(state, self.playout, rng, stop, actions, keep=count)
        return [Hint(found.action, found.value, reason(bulls, found.action)) for found in ranked[:count]]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The decision whose playouts end with the most points."""
        return search(state, self.playout, rng, stop, self.playout.candidates(state))[0].action


BOT: Final = RagingBullsBot()
