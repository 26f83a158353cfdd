"""What draws a route: carriages that grow with it, or horses that are harnessed card by card.

Wherever the two games differ, the rules of a turn ask one of these two classes, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Cards, count, kinds
from engine.games.thurn_und_taxis.closing import next_carriage
from engine.games.thurn_und_taxis.land import MOST_HARNESSED, START_HORSES, Land, Size
from engine.games.thurn_und_taxis.state import Position


class Carriages:
    """The standard rules: a route of the next size brings the next carriage, with the Wagner's help if need be."""

    def room(self, player: Player) -> bool:
        """Whether one more card may be harnessed: never, by the standard rules."""
        return False

    def loads(self, player: Player) -> Cards:
        """The kinds of cards in the hand that may be harnessed."""
        return kinds(player.hand) if self.room(player) else 0

    def missing(self, land: Land, player: Player) -> int:
        """How many more horses the route needs before it can be closed: none, by the standard rules."""
        return 0

    def carriage(self, player: Player, wagner: bool) -> Size:
        """The carriage owned after the route is closed."""
        return next_carriage(player.carriage, len(player.route), wagner)

    def wagner_helps(self, player: Player) -> bool:
        """Whether the Wagner would bring a carriage that the route alone does not.

        That he is not offered otherwise is our reading.
        """
        return self.carriage(player, True) != self.carriage(player, False)


class Horses(Carriages):
    """Two horses and those on the cards attached draw a route; no carriages, no Wagner (rules, horses)."""

    def room(self, player: Player) -> bool:
        """Whether fewer than six cards are attached."""
        return count(player.harnessed) < MOST_HARNESSED

    def missing(self, land: Land, player: Player) -> int:
        """How many more horses are needed: a route needs one for each of its cities."""
        return max(0, len(player.route) - horses_of(land, player))

    def carriage(self, player: Player, wagner: bool) -> Size:
        """The carriage owned before, that is none: closing a route brings no other."""
        return player.carriage


def horses_of(land: Land, player: Player) -> int:
    """The horses before the player's carriage."""
    return START_HORSES + land.horses_on(player.harnessed)


HAULAGES: Final[Mapping[str, Carriages]] = {"off": Carriages(), "on": Horses()}
"""By the option `horses`."""


def haulage_of(position: Position) -> Carriages:
    """What draws the routes at this table."""
    return HAULAGES[position.options.horses]
