"""What a position is made of: how far a match and a turn have come, the stack, the board, and what was felt."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, TypeVar

from engine.game import CHANCE, TERMINAL, Seat, Unknown
from engine.games.turi_tour.animals import Kind, Part
from engine.games.turi_tour.board import Standing
from engine.games.turi_tour.cards import PLACING, Card, Task
from engine.games.turi_tour.options import Options
from engine.games.turi_tour.sea import Quarters, Spot


class Phase(IntEnum):
    """How far a match and a turn have come."""

    CHIPS = 0
    """Chance puts the chips on the islands."""
    START_CARD = 1
    LOOK = 2
    """The board is lit; then the sunglasses go on."""
    CARD = 3
    """Chance draws a card."""
    FEEL = 4
    """In the dark, until the figure in the hand is named or an animal is asked for."""
    ACT = 5
    """In the dark, with the task to do."""
    OVER = 6


class Position(NamedTuple):
    """The data of a position, and what can be read off it alone."""

    options: Options
    won: tuple[int, ...]
    """By seat: task cards won."""
    unseen: tuple[int, ...]
    """By card: those of the 54 that nobody has seen yet."""
    fresh: int
    """Cards of the stack not yet drawn."""
    turns: int
    """How many turn cards the stack began with."""
    under: tuple[Card, ...] = ()
    """Cards put under the stack because animals were missing, in order."""
    rejected: int = 0
    """Cards put under in a row."""
    seat: Seat = 0
    """The mover, whose eyes are covered in the dark."""
    phase: Phase = Phase.CHIPS
    chips: tuple[Kind, ...] = ()
    """By island: whose resort it is."""
    figures: tuple[Standing, ...] = ()
    quarters: Quarters = 0
    """How far the board is turned."""
    card: Card | None = None
    hand: Kind | Unknown | None = None
    said: Kind | None = None
    """What the figure in the hand was called, or which animal was asked for."""
    owed: bool = False
    """Whether the card in play is still to be counted as seen."""
    finger: Spot | None = None
    felt: frozenset[Spot] = frozenset()
    """The cells where the fingertip has been in this turn."""
    met: tuple[Standing, ...] = ()
    """The figures that the fingertip has met in this turn."""
    stroked: frozenset[tuple[Part, str]] = frozenset()
    """The parts of the figure in the hand that were felt, and what they are like."""
    veil: Unknown | None = None
    """UNKNOWN where the position is what somebody in the dark sees or knows; `hidden` says what is missing then."""

    def __repr__(self) -> str:
        """The same for equal positions: sets in one order, however they were made."""
        values = (sorted(value) if isinstance(value, frozenset) else value for value in self)
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, values, strict=True))
        return f"{type(self).__name__}({fields})"

    @property
    def current_player(self) -> Seat:
        """The seat to act, CHANCE for chips and cards, TERMINAL."""
        if self.phase == Phase.OVER:
            return TERMINAL
        return CHANCE if self.phase in (Phase.CHIPS, Phase.START_CARD, Phase.CARD) else self.seat

    @property
    def dark(self) -> bool:
        """Whether the mover wears the sunglasses."""
        return self.phase in (Phase.CARD, Phase.FEEL, Phase.ACT)

    @property
    def is_veiled(self) -> bool:
        """Whether this is what somebody in the dark sees or knows."""
        return self.veil is not None

    @property
    def task(self) -> Task:
        """The task of the card in play; "" if there is none."""
        return self.card.task if self.card else ""

    @property
    def is_spent(self) -> bool:
        """Whether the stack has no card left that can be played: all that lie under it were put there in a row."""
        return not self.fresh and self.rejected >= len(self.under)

    def may_feel(self) -> bool:
        """Whether the board may be touched: while placing not at every table."""
        return self.options.board == "free" or self.phase == Phase.FEEL or self.task not in PLACING

    def kind_in_hand(self) -> Kind:
        """The figure in the hand; only where there is one, and it is known."""
        assert isinstance(self.hand, int)
        return self.hand


P = TypeVar("P", bound=Position)
"""A position of whatever class came in."""
