"""How long a game will last: a guess from carriages, houses and routes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game import Seat
from engine.thurn_und_taxis.board import Player
from engine.thurn_und_taxis.land import CARRIAGES

if TYPE_CHECKING:
    from engine.thurn_und_taxis.rules import ThurnUndTaxisState

TURNS_A_CLOSING: Final = 3.3
HOUSES_A_CLOSING: Final = 3.2
STEPS_A_TURN: Final = 3.0
OVER: Final = -2.0
"""Turns left when there is none: less than nothing, so that nothing is hoped for."""


def turns_to_end(player: Player) -> float:
    """Turns in which this player will probably bring the end about."""
    carriages = sum(1 for size in CARRIAGES if size > player.carriage)
    closings = min(float(carriages), player.houses_left / HOUSES_A_CLOSING)
    done = (2 * len(player.route) + min(player.held, 3)) / STEPS_A_TURN
    return max(1.0, TURNS_A_CLOSING * closings - done)


def turns_left(state: ThurnUndTaxisState, seat: Seat) -> float:
    """The turns that the seat will probably have after the one that is on or that it has next."""
    if state.ended is not None:
        return OVER
    return min(map(turns_to_end, state.players))
