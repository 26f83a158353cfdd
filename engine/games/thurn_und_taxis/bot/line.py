"""A route as the bots think of it: its ends, its cities, and what draws it."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.actions import BACK, FRONT, Lay
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Card, Cities, City, count
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import START_HORSES, Land

ANY: Final = 99
"""Horses enough for every route: a carriage is never too weak by the standard rules."""


class Line(NamedTuple):
    """A route by its ends, its cities and their number, with the horses before it and the cards that show them."""

    front: City = 0
    back: City = 0
    used: Cities = 0
    size: int = 0
    horses: int = ANY
    load: int = 0

    def at_front(self, city: City) -> Line:
        """With one more city."""
        return Line(city, self.back, self.used | city, self.size + 1, self.horses, self.load)

    def at_back(self, city: City) -> Line:
        """With one more city."""
        return Line(self.front, city, self.used | city, self.size + 1, self.horses, self.load)

    def anew(self, city: City) -> Line:
        """A new route that begins with this city; the horses stay."""
        return Line(city, city, city, 1, self.horses, self.load)

    def drawn_by(self, horses: int) -> Line:
        """With one more card attached to the carriage."""
        return Line(self.front, self.back, self.used, self.size, self.horses + horses, self.load + 1)


def start_of(land: Land) -> Line:
    """Before the first card of a route."""
    return Line(horses=START_HORSES) if land.horses else Line()


def line_of(land: Land, player: Player) -> Line:
    """The player's route."""
    route, city_of = player.route, land.city_of
    horses, load = (horses_of(land, player), count(player.harnessed)) if land.horses else (ANY, 0)
    if not route:
        return Line(horses=horses, load=load)
    return Line(city_of[route[0]], city_of[route[-1]], player.on_route, len(route), horses, load)


def laid(line: Line, action: Lay) -> Line:
    """The route after a card is laid."""
    if action.end == FRONT:
        return line.at_front(action.city)
    return line.at_back(action.city) if action.end == BACK else line.anew(action.city)


def harnessed(line: Line, land: Land, card: Card) -> Line:
    """The route after a card is attached."""
    return line.drawn_by(land.horses_of[card])
