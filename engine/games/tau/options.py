"""What the players settle beforehand, and what the rules leave open."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.game import Seat

REPEATS: Final = 3
"""Occurrences of a position that make a draw (our reading: the rules know no draw)."""
DRAW: Final[Seat] = -9


class Options(NamedTuple):
    """What the players have settled; the values are those of `game.OPTIONS`."""

    gate: str = "own"
    wild: str = "free"
    line: str = "any"
    hidden: str = "memory"
    cap: int = 100
