"""The adviser for Raging Bulls: the three best decisions with the final score to expect, and par for a set-up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.monte_carlo import Ranked, search
from engine.game import Action, State
from engine.games.raging_bulls.actions import LEAVE, PASS, Build
from engine.games.raging_bulls.bot.playout import FieldPlayout
from engine.games.raging_bulls.bot.reasons import reason
from engine.games.raging_bulls.rules import RagingBullsState

PAR_PLAYOUTS: Final = 12000
"""Playouts a decision for "par" on paper: a game takes about four seconds in CPython."""
SKILL: Final = 8.0
SKILL_A_POST: Final = 0.375
"""Points by which choosing every fence by search beats a greedy playout, and how they shrink with each post used.

Measured in 40 games at 600 playouts a decision: 7.7 points at the start of fields B-D, 5.8 after two fences, 4.1 after
four, 2.8 after six, 1.4 after eight. They are added to what a person is shown. In the choice itself they did harm
(112 against 114 points in 70 and 100 games): the player then passed too often.
"""


class RagingBullsBot(Bot):
    """Hints by playouts to the end of the field."""

    def __init__(self) -> None:
        self.playout = FieldPlayout()

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions with the final score to expect of each."""
        bulls = cast(RagingBullsState, state)
        actions = bulls.legal_actions() if bulls.dice is None else self.playout.candidates(state)
        ranked = search(state, self.playout, rng, stop, actions, keep=count)
        return [
            Hint(found.action, value, reason(bulls, found.action))
            for found, value in zip(ranked[:count], shown(bulls, ranked), strict=False)
        ]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The decision whose playouts end with the most points."""
        return search(state, self.playout, rng, stop, self.playout.candidates(state))[0].action


def shown(state: RagingBullsState, ranked: list[Ranked]) -> Iterator[float]:
    """The final score to expect of each decision, never more than that of a better one."""
    most = ranked[0].value + SKILL
    for found in ranked:
        most = min(most, found.value + skill_after(state, found.action))
        yield most


def skill_after(state: RagingBullsState, action: Action) -> float:
    """What playing on with thought adds to the value of a decision; nothing where the field is over with it."""
    over = action == LEAVE or (isinstance(action, Build) and state.field.with_fence(action.fence).completed)
    if over or state.perimeter or (action == PASS and not state.mallets):
        return 0.0
    return max(0.0, SKILL - SKILL_A_POST * state.field.used.bit_count())


BOT: Final = RagingBullsBot()
