"""What a position is made of, and what can be read off it alone."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.game import TERMINAL, Seat
from engine.games.null_game.options import Options


class Position(NamedTuple):
    """The stones that are left, and whose turn it is; at the end, whose turn it would be."""

    left: int
    mover: Seat = 0
    options: Options = Options()

    @property
    def current_player(self) -> Seat:
        """The seat to act, or TERMINAL."""
        return self.mover if self.left else TERMINAL

    @property
    def winner(self) -> Seat | None:
        """Who took the last stone; None while some are left."""
        return None if self.left else 1 - self.mover


P = TypeVar("P", bound=Position)
"""A position of whatever class: a function that takes one gives back the same."""
