"""The end of the game: who has won."""

from __future__ import annotations

from engine.game import Seat
from engine.games.turi_tour.state import Phase, Position


def winners(position: Position) -> tuple[Seat, ...]:
    """At the end all with most task cards (rules, End of the game); () before."""
    if position.phase != Phase.OVER:
        return ()
    most = max(position.won)
    return tuple(seat for seat, cards in enumerate(position.won) if cards == most)
