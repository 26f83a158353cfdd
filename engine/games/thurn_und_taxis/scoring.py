"""Who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.games.thurn_und_taxis.board import Phase
from engine.games.thurn_und_taxis.land import Points
from engine.games.thurn_und_taxis.state import Position


def scores(position: Position) -> tuple[Points, ...]:
    """By seat: carriage and tiles less the houses left, at every moment."""
    return tuple(player.score for player in position.players)


def winners(position: Position) -> tuple[Seat, ...]:
    """One seat, always; () before the end."""
    return (winner(scores(position), position.ended or 0),) if position.phase == Phase.OVER else ()


def winner(scores: Sequence[Points], ended: Seat) -> Seat:
    """The seat with the most points. In a tie the owner of the end tile, else the next one after it in turn order.

    `ended` is the seat that has the end tile. The rule text is garbled here; this is our reading of "closest to the
    owner in turn order".
    """
    best = max(scores)
    order = [(ended + step) % len(scores) for step in range(len(scores))]
    return next(seat for seat in order if scores[seat] == best)
