"""Who would pick bulls from an area, in words: the players in their order, and how many bulls there are."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.taurus.actions import Grey
from engine.games.taurus.board import PLAYERS
from engine.games.taurus.closing import catch, pick_orders
from engine.games.taurus.state import Phase, Position
from engine.message import Message
from engine.message import unchanged as _

PICKS: Final = _("picks {players}")
EITHER: Final = _("picks {players} or {others}")


def player_name(seat: Seat) -> Message:
    """What a seat is called: the colour of its wires."""
    return Message(PLAYERS[seat])


def names(seats: tuple[Seat, ...]) -> Message:
    """Seats in a row, at least one: "Blue, Green"."""
    message = player_name(seats[0])
    for seat in seats[1:]:
        message = Message("{first}, {next}", {"first": message, "next": player_name(seat)})
    return message


def fewer_or_more(position: Position, action: Grey) -> dict[str, object]:
    """How many bulls a closing would take without and with the bull under its wire."""
    few = catch(position, action.pair).bulls.bit_count()
    return {"few": few, "many": few + 1}


def picks_of(closed: Position) -> Message:
    """Who takes the bulls of a fence just closed; of both orders if there is a choice."""
    if closed.phase == Phase.AREA:
        assert closed.wire is not None
        inner, outer = pick_orders(closed, closed.wire, closed.inside.bit_count())
        return Message(EITHER, {"players": names(inner), "others": names(outer)})
    return Message(PICKS, {"players": names(closed.picks)})
