"""The data of a position, and what is read off it alone."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import CHANCE, TERMINAL, Seat
from engine.games.thurn_und_taxis.board import Official, Phase, Player
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, Cards, Cities, count
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.options import Options


class Position(NamedTuple):
    """Everything that lies on the table, and how far the turn has come."""

    land: Land
    options: Options
    players: tuple[Player, ...]
    open: tuple[Card, ...]
    """By slot; NO_CITY for one that waits for a card."""
    pile: Cards
    """In an observed state: the pile and the unseen cards of the other hands, which nobody can tell apart."""
    left: tuple[int, ...]
    """By stack: tiles still there."""
    seat: Seat = 0
    """Whose turn it is: the mover."""
    phase: Phase = Phase.START
    official: Official = Official.NOBODY
    """Who helps in this turn."""
    drawn: int = 0
    """Cards taken in this turn."""
    laid: int = 0
    """Cards laid or harnessed in this turn."""
    to_hand: bool = False
    """Whether the next card dealt goes to the mover's hand; otherwise it goes to the first empty slot."""
    placed: Cities = 0
    """Where this closing's houses are."""
    discards: Cards = 0
    starter: Seat = 0
    """Who had the first turn of the game."""
    ended: Seat | None = None
    """Who brought the end about, and has the end tile."""

    @property
    def current_player(self) -> Seat:
        """The seat to act; CHANCE for the lot and while a card is to be dealt; TERMINAL."""
        phase = self.phase
        if phase == Phase.OVER:
            return TERMINAL
        if phase == Phase.START or ((self.to_hand or NO_CITY in self.open) and self.cards_left):
            return CHANCE
        return self.seat

    @property
    def player(self) -> Player:
        """What the mover has."""
        return self.players[self.seat]

    @property
    def last_seat(self) -> Seat:
        """Who has the last turn of each round, and so of the game."""
        return (self.starter - 1) % len(self.players)

    @property
    def veiled(self) -> int:
        """The number of cards in hands that are not seen in this state; 0 in a full state."""
        return sum(len(player.veiled) for player in self.players)

    @property
    def pile_size(self) -> int:
        """The number of cards in the pile."""
        return count(self.pile) - self.veiled

    @property
    def cards_left(self) -> bool:
        """Whether a card can be had from the pile, reshuffled if need be."""
        return bool(self.discards) or self.pile_size > 0

    @property
    def next_from(self) -> Cards:
        """The cards of which the next one dealt is one: the pile, or the discards, which make a new one."""
        return self.pile if self.pile_size > 0 else self.discards

    def fits(self, player: Player) -> Cards:
        """The kinds of cards that may join the player's route."""
        return self.fits_front(player) | self.fits_back(player)

    def fits_front(self, player: Player) -> Cards:
        """The kinds of cards that may become the front of the player's route."""
        land, route = self.land, player.route
        return (land.neighbours[route[0]] & ~player.on_route) * land.each_kind if route else 0

    def fits_back(self, player: Player) -> Cards:
        """The kinds of cards that may become the back of the player's route."""
        land, route = self.land, player.route
        return (land.neighbours[route[-1]] & ~player.on_route) * land.each_kind if route else 0
