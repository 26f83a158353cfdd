"""What a seat may see, and guesses at the rest.

Cards taken from the open ones stay known as long as they cannot have been laid. What others drew from the pile is
unseen; it lies in one heap with the pile, for nobody but its holder can tell which is which.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.game import UNKNOWN, Seat
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Cards, count, take

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState


def observed(state: ThurnUndTaxisState, seat: Seat) -> ThurnUndTaxisState:
    """The state as the seat sees it. What is veiled already stays so."""
    pool = state.pile
    players = []
    for place, player in enumerate(state.players):
        unseen = player.hand - player.known
        if place != seat and unseen:
            pool += unseen
            veiled = player.veiled + (UNKNOWN,) * count(unseen)
            player = player._replace(hand=player.known, veiled=veiled)
        players.append(player)
    return state._replace(players=tuple(players), pile=pool) if pool != state.pile else state


def guessed(state: ThurnUndTaxisState, seat: Seat, rng: Random) -> ThurnUndTaxisState:
    """A full state that agrees with what the seat sees; all cards that it cannot see are dealt anew."""
    seen = observed(state, seat)
    pool = seen.pile
    players = []
    for player in seen.players:
        drawn = _drawn(pool, len(player.veiled), rng)
        pool -= drawn
        players.append(_unveiled(player, drawn))
    return seen._replace(players=tuple(players), pile=pool)


def _drawn(pool: Cards, number: int, rng: Random) -> Cards:
    drawn = 0
    for _card in range(number):
        drawn += take(pool - drawn, rng)
    return drawn


def _unveiled(player: Player, drawn: Cards) -> Player:
    return player._replace(hand=player.hand + drawn, veiled=()) if player.veiled else player
