"""Why a move is worth considering, in a player's words."""

from __future__ import annotations

from typing import Final

from engine.games.null_game.board import MOST_TAKEN
from engine.games.null_game.state import Position
from engine.message import Message
from engine.message import unchanged as _

WHOLE: Final = MOST_TAKEN + 1
"""Who leaves a multiple of this wins: whatever the other player takes, the rest of it is taken next."""


def is_lost(position: Position) -> bool:
    """Whether the player to move loses against the best play."""
    return position.left % WHOLE == 0


def reason(after: Position) -> Message:
    """What is good, or bad, about the position that a move leaves to the other player."""
    if not after.left:
        return Message(_("Takes the last stone."))
    if is_lost(after):
        return Message(_("Leaves {count} stones, with which the other player cannot win."), {"count": after.left})
    return Message(_("Leaves {count} stones, with which the other player can win."), {"count": after.left})
