"""How long a game will last: a guess from carriages, houses and routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import count
from engine.games.thurn_und_taxis.land import CARRIAGES
from engine.games.thurn_und_taxis.state import Position

STEPS_A_TURN: Final = 3.0
OVER: Final = -2.0
"""The number given when no turn is left: below 0, so that nothing is expected to come of any plan."""


class Pace(NamedTuple):
    """How fast an average player gets on."""

    turns_a_closing: float
    houses_a_closing: float


PACES: Final[Mapping[str, Pace]] = {"off": Pace(3.3, 3.2), "on": Pace(5.0, 4.0)}
"""By the option `horses`."""


def turns_to_end(player: Player, pace: Pace, carriages: bool) -> float:
    """Turns in which this player will probably bring the end about."""
    closings = player.houses_left / pace.houses_a_closing
    if carriages:
        closings = min(closings, float(sum(1 for size in CARRIAGES if size > player.carriage)))
    done = (2 * (len(player.route) + count(player.harnessed)) + min(player.held, 3)) / STEPS_A_TURN
    return max(1.0, pace.turns_a_closing * closings - done)


def turns_left(position: Position, seat: Seat) -> float:
    """The number of turns that the seat will probably have after its present or next one."""
    if position.ended is not None:
        return OVER
    pace, carriages = PACES[position.options.horses], not position.land.horses
    return min(turns_to_end(player, pace, carriages) for player in position.players)
