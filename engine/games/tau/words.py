"""What is said: whose turn it is, what goes out of sight, and what the log keeps."""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE, Action, Seat
from engine.games.tau.actions import Flip, Place, Recall
from engine.games.tau.board import CAPS, COLOUR_NAMES, HOLES, PLAYERS, Colour
from engine.games.tau.state import Holes, Position
from engine.message import Message
from engine.message import unchanged as _

DRAWN: Final = Message(_("A draw: the position came a third time, or nothing was placed for too long."))


def logged(position: Position, action: Action) -> Message:
    """What the log says: of a placing not the stick's name, which would tell its lower cap, unless caps are open."""
    if position.options.hidden == "open" or not isinstance(action, Place):
        return action.message
    cap = COLOUR_NAMES[CAPS[action.end >> 1][action.end & 1]]
    values = {"hole": HOLES[action.hole], "cap": Message(cap)}
    return Message(_("Place a stick in {hole}, {cap} up (the other end is announced)"), values)


def announcement(position: Position, action: Action) -> Message | None:
    """The cap that goes out of sight, or that was asked for; nothing when they are played open."""
    cap = None if position.options.hidden == "open" else _lower_cap(position.holes, action)
    return None if cap is None else Message(_("Hidden: {cap}"), {"cap": Message(COLOUR_NAMES[cap])})


def _lower_cap(holes: Holes, action: Action) -> Colour | None:
    """The cap that the action puts out of sight, or asks for; None if it does neither."""
    if isinstance(action, Place):
        return CAPS[action.end >> 1][1 - (action.end & 1)]
    if not isinstance(action, Flip | Recall):
        return None
    end = holes[action.hole]
    assert isinstance(end, int)
    return CAPS[end >> 1][end & 1 if isinstance(action, Flip) else 1 - (end & 1)]


def status(position: Position) -> Message:
    """Whose turn it is, and what that player may do; at the end who has won."""
    if position.end is not None:
        return _of(_("{player} has three in line and wins."), position.end) if position.end >= 0 else DRAWN
    if position.current_player == CHANCE:
        return Message(_("The lot decides who begins."))
    if not position.occupied[position.mover]:
        return _of(_("{player}: place a stick in an empty hole."), position.mover)
    return _of(_("{player}: place a stick, or turn over or move one of yours."), position.mover)


def _of(text: str, seat: Seat) -> Message:
    return Message(text, {"player": Message(PLAYERS[seat])})
