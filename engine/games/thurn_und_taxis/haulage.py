"""What draws a route: carriages that grow with it, or horses that are harnessed card by card.

The rules of a turn ask one of these two wherever the games differ, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Cards, count, kinds
from engine.games.thurn_und_taxis.closing import next_carriage
from engine.games.thurn_und_taxis.land import MOST_HARNESSED, START_HORSES, Land, Size

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState


class Carriages:
    """The standard rules: a route of the next size brings the next carriage, with the Wagner's help if need be."""

    def room(self, player: Player) -> bool:
        """Whether one more card may be harnessed."""
        return False

    def loads(self, player: Player) -> Cards:
        """The kinds of cards in the hand that may be harnessed."""
        return kinds(player.hand) if self.room(player) else 0

    def missing(self, land: Land, player: Player) -> int:
        """The horses that the route lacks to be closed."""
        return 0

    def carriage(self, player: Player, wagner: bool) -> Size:
        """The carriage owned after the route is closed."""
        return next_carriage(player.carriage, len(player.route), wagner)

    def wagner_helps(self, player: Player) -> bool:
        """Whether the Wagner would bring a carriage that the route alone does not (our reading: else he is not
        offered)."""
        return self.carriage(player, True) != self.carriage(player, False)


class Horses(Carriages):
    """A route is drawn by two horses and those of the cards attached; there are no carriages and no Wagner (rules,
    horses)."""

    def room(self, player: Player) -> bool:
        """As long as fewer than six are attached."""
        return count(player.harnessed) < MOST_HARNESSED

    def missing(self, land: Land, player: Player) -> int:
        """As many horses are needed as the route has cities."""
        return max(0, len(player.route) - horses_of(land, player))

    def carriage(self, player: Player, wagner: bool) -> Size:
        """None, ever."""
        return player.carriage


def horses_of(land: Land, player: Player) -> int:
    """The horses before the player's carriage."""
    return START_HORSES + land.horses_on(player.harnessed)


HAULAGES: Final[Mapping[str, Carriages]] = {"off": Carriages(), "on": Horses()}
"""By the option `horses`."""


def haulage_of(state: ThurnUndTaxisState) -> Carriages:
    """What draws the routes at this table."""
    return HAULAGES[state.options.horses]
