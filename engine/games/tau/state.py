"""What a position is made of: the sticks in the holes, the reserves, and what has been announced and asked."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.game import TERMINAL, UNKNOWN, Seat, Unknown
from engine.games.tau.board import ALL_HOLES, COLOURS, EACH, HOLES, Colour, End, HoleMask
from engine.games.tau.options import Options

DRAW: Final[Seat] = -9
"""Stands for the winner of a drawn game."""


class Veiled(NamedTuple):
    """A stick whose lower cap is out of sight."""

    seat: Seat
    up: Colour
    down: Unknown = UNKNOWN


Standing: TypeAlias = "End | Veiled | None"
"""What is in a hole."""
Holes: TypeAlias = tuple[Standing, ...]
Sight: TypeAlias = tuple[Seat, Holes]
"""A position as the rule of repetition sees it: whose turn it is, and every stick."""


class Position(NamedTuple):
    """The data of a position. `mover` is CHANCE until the lot is drawn."""

    mover: Seat
    """Seat 0 has the dark shafts, seat 1 the light ones."""
    holes: Holes = (None,) * len(HOLES)
    reserves: tuple[int, int] = (2**EACH - 1, 2**EACH - 1)
    """By seat: the sticks not yet on the board, bit i for STICKS[i]."""
    shown: tuple[HoleMask, ...] = (0,) * len(COLOURS)
    """By colour: the holes in which it shows."""
    occupied: tuple[HoleMask, HoleMask] = (0, 0)
    """By seat: the holes with its sticks."""
    ply: int = 0
    announced: tuple[int, ...] = (0,) * len(HOLES)
    """By hole: the ply at which the hidden cap there was last announced."""
    still: int = 0
    """Plies since a stick was last placed."""
    past: tuple[Sight, ...] | Unknown = ()
    """The positions since then, this one included."""
    asked: tuple[int, int] = (0, 0)
    """By seat: how often it had a hidden cap announced again."""
    may_ask: bool = True
    """Whether the mover has not asked in this turn."""
    end: Seat | None = None
    """The winner, DRAW, or None while the game goes on."""
    options: Options = Options()

    @property
    def current_player(self) -> Seat:
        """Seat 0 (dark shafts) or 1 (light), CHANCE for the lot, or TERMINAL."""
        return self.mover if self.end is None else TERMINAL

    @property
    def sticks(self) -> HoleMask:
        """The holes with a stick."""
        return self.occupied[0] | self.occupied[1]

    @property
    def free(self) -> HoleMask:
        """The empty holes."""
        return ALL_HOLES & ~(self.occupied[0] | self.occupied[1])
