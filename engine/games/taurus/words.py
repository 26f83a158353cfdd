"""What is said about the game: whose turn it is, and what a step brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game import Action, Seat
from engine.games.taurus.actions import Area, Grey, Side, Wire
from engine.games.taurus.board import PLAYERS, Phase
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState

STATUS: Final = {
    Phase.START: _("{player}: choose two holes close together for your first fence."),
    Phase.PLAY: _("{player}: set a post or join two posts; a grey wire may close a fence."),
    Phase.POSTED: _("{player}: choose the post to which the new one is joined by a wire of your own."),
    Phase.WIRED: _("{player}: close the fence with a grey wire, or leave it open."),
    Phase.SIDE: _("{player}: the wire runs over a bull; to which side is it moved?"),
    Phase.AREA: _("{player}: choose whose wires give the order of picks."),
    Phase.TAKE: _("{player}: take a bull out of the closed area."),
}


def player_name(seat: Seat) -> Message:
    """What a seat is called: the colour of its wires."""
    return Message(PLAYERS[seat])


def names(seats: tuple[Seat, ...]) -> Message:
    """Seats in a row: "Blue, Green"."""
    message = player_name(seats[0])
    for seat in seats[1:]:
        message = Message("{first}, {next}", {"first": message, "next": player_name(seat)})
    return message


def status(state: TaurusState) -> Message:
    """Who is on, and what that player may do now."""
    if state.phase == Phase.BULLS:
        return Message(_("The bulls are placed."))
    if state.phase == Phase.OVER:
        return _ending(state)
    return Message(STATUS[state.phase], {"player": player_name(state.current_player)})


def _ending(state: TaurusState) -> Message:
    winners = state.winners()
    values = {"players": names(winners), "points": state.scores()[winners[0]]}
    if len(winners) == 1:
        return Message(_("{players} wins with {points} points."), values)
    return Message(_("{players} share the win with {points} points each."), values)


def consequence(state: TaurusState, action: Action) -> Message | None:
    """That a wire is dead, or who takes the bulls of a closed fence."""
    if isinstance(action, Wire) and state.net.crossed >> action.pair & 1:
        return Message(_("This wire crosses another and closes nothing."))
    if isinstance(action, Grey | Side | Area) and state.phase not in (Phase.BULLS, Phase.OVER):
        after = state.after(action)
        if after.phase == Phase.TAKE:
            words = _("{bulls} bulls are surrounded; the picks: {players}.")
            return Message(words, {"bulls": len(after.picks), "players": names(after.picks)})
    return None
