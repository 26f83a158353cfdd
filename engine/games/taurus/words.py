"""What is said about the game: what the player to move may do, what a step brings, and what a closing would bring."""

from __future__ import annotations

from typing import Final

from engine.game import Action
from engine.games.taurus.actions import Area, Grey, Side, Wire
from engine.games.taurus.picks import fewer_or_more, names, picks_of, player_name
from engine.games.taurus.scoring import scores, winners
from engine.games.taurus.state import Phase, Position
from engine.games.taurus.turn import after
from engine.message import Message
from engine.message import unchanged as _

STATUS: Final = {
    Phase.START: _("{player}: choose two holes close together for your first fence."),
    Phase.PLAY: _("{player}: set a post or join two posts; a grey wire may close a fence."),
    Phase.POSTED: _("{player}: choose the post to which the new one is joined by a wire of your own."),
    Phase.WIRED: _("{player}: close the fence with a grey wire, or leave it open."),
    Phase.SIDE: _("{player}: the wire runs over a bull; to which side is it moved?"),
    Phase.AREA: _("{player}: choose whose wires give the order of picks."),
    Phase.TAKE: _("{player}: take a bull out of the closed area."),
}


def status(position: Position) -> Message:
    """The player to move, and what that player may do now; at the end who has won."""
    if position.phase == Phase.BULLS:
        return Message(_("The bulls are placed."))
    if position.phase == Phase.OVER:
        return _ending(position)
    return Message(STATUS[position.phase], {"player": player_name(position.current_player)})


def _ending(position: Position) -> Message:
    seats = winners(position)
    values = {"players": names(seats), "points": scores(position)[seats[0]]}
    if len(seats) == 1:
        return Message(_("{players} wins with {points} points."), values)
    return Message(_("{players} share the win with {points} points each."), values)


def consequence(position: Position, action: Action) -> Message | None:
    """That a wire is dead, or who takes the bulls of a closed fence."""
    if isinstance(action, Wire) and position.net.crossed >> action.pair & 1:
        return Message(_("This wire crosses another and closes nothing."))
    if isinstance(action, Grey | Side | Area) and position.phase not in (Phase.BULLS, Phase.OVER):
        closed = after(position, action)
        if closed.phase == Phase.TAKE:
            words = _("{bulls} bulls are surrounded; the picks: {players}.")
            return Message(words, {"bulls": len(closed.picks), "players": names(closed.picks)})
    return None


def caution(position: Position, action: Action) -> Message | None:
    """The bulls and the order of picks of a closing; nothing else is asked about."""
    if not isinstance(action, Grey):
        return None
    closed = after(position, action)
    if closed.phase == Phase.SIDE:
        words = _("This closes {few} or {many} bulls: you then choose the side of the bull under the wire.")
        return Message(words, fewer_or_more(position, action))
    values = {"bulls": closed.inside.bit_count(), "picks": picks_of(closed)}
    if closed.phase == Phase.AREA:
        return Message(_("This closes {bulls} bulls, and you then choose: {picks}."), values)
    return Message(_("This closes {bulls} bulls: {picks}."), values)
