"""The bot of Tau: one search at three levels, which differ in depth, attention and memory."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple, cast

from engine.bots.bot import HARDEST, Bot, Hint, Level, Stop
from engine.bots.chance import pick
from engine.bots.minimax import DECIDED, DEEPEST, Board, Judge, search
from engine.game import Action, Seat, State
from engine.games.tau.actions import Recall
from engine.games.tau.bot.fast import FastBoard
from engine.games.tau.bot.memory import guessed, recalled
from engine.games.tau.bot.reasons import reason
from engine.games.tau.rules import TauState
from engine.message import unchanged as _

MEMORY_SEED: Final = 122680
"""One for all matches: what is forgotten then depends on the announcement alone."""
EVEN: Final = 40.0
"""The value of a position in which three games of four are won."""


class Skill(NamedTuple):
    """How a level thinks: plies looked into at most, and the share of moves made without a thought."""

    deepest: int
    slips: float


SKILLS: Final[Mapping[str, Skill]] = {"easy": Skill(1, 0.4), "normal": Skill(2, 0.05), "hard": Skill(DEEPEST, 0.0)}
"""By level. With its memory, easy lost 88 of 100 games to a careful player, and 29 to one who is careful in seven
moves of ten; a win at once that it sees is never a slip.
"""


class TauJudge(Judge):
    """Masks for the search; of equally good moves at the root, luck decides which comes first."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: State, seat: Seat) -> float:
        """Threats and promises of a position in which every lower cap is known."""
        return FastBoard(cast(TauState, state)).worth(seat)

    def start(self, state: State) -> Board:
        """The position as masks."""
        return FastBoard(cast(TauState, state), self.rng)


class TauBot(Bot):
    """Works on what its seat sees and remembers; lower caps that it has forgotten it guesses once a move."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.3), Level("hard", _("Hard"), 0.5))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best moves for one who remembers every announcement, with the chance to win."""
        known = world(cast(TauState, state), HARDEST, rng)
        ranked = search(known, TauJudge(rng), stop, keep=count)
        return [Hint(found.action, winning_chance(found.value), reason(known, found)) for found in ranked[:count]]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best move that the level finds. It never asks what is hidden: it makes do with what it remembers."""
        known, skill = world(cast(TauState, state), level, rng), SKILLS[level]
        slips = rng.random() < skill.slips
        ranked = search(known, TauJudge(rng), stop, deepest=skill.deepest)
        if slips and ranked[0].value < DECIDED:
            return pick([action for action in known.legal_actions() if not isinstance(action, Recall)], rng)
        return ranked[0].action


def world(state: TauState, level: str, rng: Random) -> TauState:
    """The position as the level believes it to be."""
    return guessed(recalled(state, state.mover, level, MEMORY_SEED), rng)


def winning_chance(value: float) -> float:
    """A value of the search as a chance from 0 to 1."""
    if abs(value) > DECIDED:
        return float(value > 0)
    return 0.5 + 0.5 * value / (abs(value) + EVEN)


BOT: Final = TauBot()
