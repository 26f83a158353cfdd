"""Points, and who wins (rules, Scoring)."""

from __future__ import annotations

from engine.game import Seat
from engine.games.taurus.state import Phase, Position


def scores(position: Position) -> tuple[int, ...]:
    """By seat: the points of the bulls caught."""
    return tuple(player.score for player in position.players)


def winners(position: Position) -> tuple[Seat, ...]:
    """The seats with most points; of equal ones those with most bulls of one colour. Nobody before the end."""
    if position.phase != Phase.OVER:
        return ()
    ranks = [(player.score, max(player.caught)) for player in position.players]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
