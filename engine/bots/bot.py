"""What every bot offers: a choice for its turn, and hints for a person's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import ClassVar, Final, NamedTuple, TypeAlias

from engine.game import Action, Seat, State
from engine.message import Message

Stop: TypeAlias = Callable[[], bool]
"""True once it is time to decide. The caller owns the clock: the engine has none."""
StopMaker: TypeAlias = Callable[[], Stop]
"""A fresh `Stop` for the next decision."""
Value: TypeAlias = float
"""The final score to expect (games for one), or the chance to win from 0 to 1."""

LEVEL_NAMES: Final = ("easy", "normal", "hard")
"""All names of levels, from weak to strong: saves know them. Which of them a game has, its bot says."""
HARDEST: Final = LEVEL_NAMES[-1]


class Level(NamedTuple):
    """One strength that people may choose: its name (one of LEVEL_NAMES), its title (a msgid), seconds a move."""

    name: str
    title: str
    seconds: float


class Hint(NamedTuple):
    """A decision worth considering, what it is worth, and a sentence why."""

    action: Action
    value: Value
    reason: Message


class Bot(ABC):
    """The player of one game; `BOT` in the game's `bot` module. It holds nothing of any match.

    It is handed states as its seat knows them (`engine.bots.seat_view`). Its answers depend on the state, on what
    `rng.random()` says and on how often `stop` was asked, and on nothing else.
    """

    levels: ClassVar[tuple[Level, ...]] = ()
    """From weak to strong; empty for games that want hints only."""

    @property
    def usual_level(self) -> str:
        """The name of the level that is offered first: the middle one. Raises IndexError if there are no levels."""
        return self.levels[len(self.levels) // 2].name

    @abstractmethod
    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """At most `count` decisions, best first. The current player of the state must be a seat."""

    def agrees(self, state: State, seat: Seat) -> bool:
        """Whether the seat agrees to end the match here, where that may be; by default if it alone wins so."""
        ended = state.agreed_end()
        return ended is not None and ended.winners() == (seat,)

    @abstractmethod
    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The decision of the current player, who must be a seat."""
