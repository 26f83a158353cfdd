"""What lies on the table: each player's cards, route, houses, carriage and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from engine.game import Unknown
from engine.games.thurn_und_taxis.cards import Card, Cards, Cities, count
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, Points, Size
from engine.message import unchanged as _

Route: TypeAlias = tuple[Card, ...]
"""The cards of a route from its front to its back."""

COLOURS: Final = (_("Blue"), _("Orange"), _("Green"), _("Purple"))
"""By seat."""


class Official(IntEnum):
    """Who has helped in this turn; one at most (rules, Officials)."""

    NOBODY = 0
    AMTMANN = 1
    POSTMEISTER = 2
    POSTILLION = 3
    WAGNER = 4


OFFICIAL_NAMES: Final = ("", _("Amtmann"), _("Postmeister"), _("Postillion"), _("Wagner"))


class Phase(IntEnum):
    """What is to be done now."""

    START = 0
    """The lot for the first turn."""
    PLAY = 1
    """Taking cards, laying cards, then closing or not."""
    HOUSES = 2
    DISCARD = 3
    OVER = 4


class Tile(NamedTuple):
    """A bonus tile: the place of its stack in the map's list, and its points."""

    stack: int
    points: Points


class Player(NamedTuple):
    """All that one seat has."""

    hand: Cards = 0
    known: Cards = 0
    """The part of the hand that everybody saw being taken, and that has surely not been laid since."""
    route: Route = ()
    on_route: Cities = 0
    """The cities of the route."""
    houses: Cities = 0
    carriage: Size = 0
    tiles: tuple[Tile, ...] = ()
    """In the order in which they were won."""
    harnessed: Cards = 0
    """Cards turned over and attached to the carriage, for their horses."""
    veiled: tuple[Unknown, ...] = ()
    """In an observed state, one for each card of the hand that is not seen; `hand` then holds the known cards."""

    @property
    def held(self) -> int:
        """The number of cards in the hand, seen or not."""
        return count(self.hand) + len(self.veiled)

    @property
    def houses_left(self) -> int:
        """Houses not yet placed."""
        return HOUSES - self.houses.bit_count()

    @property
    def carriage_points(self) -> Points:
        """What the highest carriage is worth."""
        return CARRIAGES.get(self.carriage, 0)

    @property
    def tile_points(self) -> Points:
        """What all tiles are worth."""
        return sum(tile.points for tile in self.tiles)

    @property
    def score(self) -> Points:
        """Carriage and tiles less a point for each house left (rules, Score)."""
        return self.carriage_points + self.tile_points - self.houses_left


def replaced(players: Sequence[Player], seat: int, player: Player) -> tuple[Player, ...]:
    """All players, with one changed."""
    return (*players[:seat], player, *players[seat + 1 :])
