"""The rest of a turn thought through: which cards to take and lay, and whether to close.

A route is passed on as `Line`; what comes after the turn is judged by `prospect`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.thurn_und_taxis.actions import BACK, FRONT, NEW, Lay
from engine.thurn_und_taxis.board import Player
from engine.thurn_und_taxis.cards import Cards, Cities, City, each, kinds
from engine.thurn_und_taxis.land import SHORTEST
from engine.thurn_und_taxis.prospect import Prospect


class Line(NamedTuple):
    """A route by its ends, its cities and their number."""

    front: City = 0
    back: City = 0
    used: Cities = 0
    size: int = 0

    def grown(self, city: City) -> tuple[Line, Line]:
        """With a card at the front, and at the back."""
        used, size = self.used | city, self.size + 1
        return Line(city, self.back, used, size), Line(self.front, city, used, size)


def line_of(player: Player) -> Line:
    """The player's route."""
    route = player.route
    return Line(route[0], route[-1], player.on_route, len(route)) if route else Line()


def laid(line: Line, action: Lay) -> Line:
    """The route after a card is laid."""
    city = action.city
    at_front, at_back = line.grown(city)
    return {FRONT: at_front, BACK: at_back, NEW: Line(city, city, city, 1)}[action.end]


def extensions(prospect: Prospect, hand: Cards, line: Line) -> Iterator[tuple[City, Line]]:
    """Every card held that fits, with the route it makes."""
    if not line.size:
        return
    at_front, at_back = prospect.near[line.front] & ~line.used, prospect.near[line.back] & ~line.used
    for city in each(kinds(hand) & (at_front | at_back)):
        front, back = line.grown(city)
        if city & at_front:
            yield city, front
        if city & at_back and line.size > 1:
            yield city, back


def at_end(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """After laying: the better of closing and going on. `official` says whether one may still help."""
    going_on = prospect.promise(hand, *line)
    if line.size < SHORTEST:
        return going_on
    wagner = official and prospect.worth.step(line.size, True) > prospect.worth.step(line.size, False)
    return max(going_on, prospect.closed(hand, line.used, line.size, wagner))


def after_one(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """After the first card laid: the best of ending the turn and of a second card."""
    best = at_end(prospect, hand, line, official)
    if official:
        for city, longer in extensions(prospect, hand, line):
            best = max(best, at_end(prospect, hand - city, longer, False))
    return best


def to_lay(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """Before laying: the best of all cards to lay."""
    found = [after_one(prospect, hand - city, longer, official) for city, longer in extensions(prospect, hand, line)]
    if not found:
        found = [after_one(prospect, hand - city, Line(city, city, city, 1), official) for city in each(kinds(hand))]
    return max(found)
