"""What is said of a position."""

from __future__ import annotations

from engine.games.null_game.state import Position
from engine.message import Message
from engine.message import unchanged as _


def status(position: Position) -> Message:
    """What the player to move may do; at the end who has won."""
    if position.winner is not None:
        return Message(_("Player {number} took the last stone and wins."), {"number": position.winner + 1})
    if position.left == 1:
        return Message(_("Player {number}: take the last stone."), {"number": position.mover + 1})
    return Message(_("Player {number}: take one stone or two."), {"number": position.mover + 1})
