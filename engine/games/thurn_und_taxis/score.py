"""Who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.games.thurn_und_taxis.land import Points


def winner(scores: Sequence[Points], ended: Seat) -> Seat:
    """The seat with most points; of equals the one with the end tile, else the next one after its owner in turn order.

    The rule text is garbled here; our reading of "closest to the owner in turn order".
    """
    best = max(scores)
    order = [(ended + step) % len(scores) for step in range(len(scores))]
    return next(seat for seat in order if scores[seat] == best)
