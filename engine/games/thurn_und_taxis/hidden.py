"""What a seat may see, and guesses at the rest.

Cards taken from the open ones stay known as long as they cannot have been laid. What others drew from the pile is
unseen: an observed state counts it to the pile, for only its holder can tell these cards from those of the pile.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.game import UNKNOWN, Seat
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Cards, count, take
from engine.games.thurn_und_taxis.state import Position

P = TypeVar("P", bound=Position)


def observe(position: P, seat: Seat) -> P:
    """The position as the seat sees it. Cards that are veiled already stay so."""
    pool = position.pile
    players = []
    for place, player in enumerate(position.players):
        unseen = player.hand - player.known
        if place != seat and unseen:
            pool += unseen
            veiled = player.veiled + (UNKNOWN,) * count(unseen)
            player = player._replace(hand=player.known, veiled=veiled)
        players.append(player)
    return position._replace(players=tuple(players), pile=pool) if pool != position.pile else position


def determinize(position: P, seat: Seat, rng: Random) -> P:
    """A full position that agrees with what the seat sees; all cards that it cannot see are dealt anew."""
    seen = observe(position, seat)
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
