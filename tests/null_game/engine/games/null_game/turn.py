"""A turn, which is a chapter of the rule book: what may be taken, and what is left then."""

from __future__ import annotations

from engine.games.null_game.actions import TAKES, Take
from engine.games.null_game.state import P, Position


def takes(position: Position) -> tuple[Take, ...]:
    """What the player to move may do; nothing at the end."""
    return TAKES[: position.left]


def after(position: P, take: Take) -> P:
    """The position after a legal action."""
    return position._replace(left=position.left - take.stones, mover=1 - position.mover)
