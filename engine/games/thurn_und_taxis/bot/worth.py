"""What houses, carriages and routes are worth to one seat in a position, in points.

Nothing here looks ahead: a house counts for itself and for the tiles that it brings nearer, a carriage for its step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.thurn_und_taxis.cards import Cities, City, each
from engine.games.thurn_und_taxis.closing import top
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, LARGEST, WAGNER, Prize, Size, next_size
from engine.games.thurn_und_taxis.state import Position

LONGEST: Final = 50
"""More cards than any route has."""
UNFINISHED: Final = 0.75
"""The share of its points that the tile of a set of cities counts for just before its last house."""
STEPS: Final[dict[Size, float]] = {3: 3.0, 4: 3.0, 5: 3.0, 6: 4.0, 7: 8.0}
"""What a carriage is worth to a seat that plans for it: its points, and that it leads on to the largest and to the end.

Found by self-play, one seat against three (40 to 60 games each): with the bare points as steps, a seat won 14 of 60 and
was 6.2 points behind the best other; with these it won more than a third and was 4 points behind.
"""


class Placing(NamedTuple):
    """The best houses for a route, and what they add."""

    chosen: Cities
    gain: float


NO_HOUSES: Final = Placing(0, 0.0)


class Aim(NamedTuple):
    """A tile still to be had: its points, and the sets of cities of which each asks for one house."""

    points: float
    parts: tuple[Cities, ...]


class Worth:
    """The values for one seat; everything is worked out once and remembered."""

    def __init__(self, position: Position, seat: Seat, patience: float) -> None:
        """`patience`, from 0 to 1, is how much unfinished sets and the next carriages count: little near the end."""
        player = position.players[seat]
        self.land, self.left = position.land, position.left
        self.houses, self.carriage = player.houses, player.carriage
        self.size = 0 if self.land.horses else next_size(player.carriage)
        self.patience = patience
        self.end_open = position.ended is None
        self.aims = self._aims(position, seat)
        self.length_points = [self._length(cards) for cards in range(LONGEST)]
        self._placed: dict[Cities, float] = {}
        self._placings: dict[Cities, Placing] = {}
        self._single: dict[City, float] = {}
        self.standing = self.of_houses(self.houses)

    def _aims(self, position: Position, seat: Seat) -> list[Aim]:
        land, left = position.land, position.left
        owned = {tile.stack for tile in position.players[seat].tiles}
        free = [place for place, number in enumerate(left) if number and place not in owned]
        sets = [(place, tuple(each(land.wanted[place]))) for place in free if land.wanted[place]]
        sets += [
            (place, land.everywhere[position.options.countries])
            for place in land.places(Prize.EVERYWHERE)
            if place in free
        ]
        return [Aim(float(top(land, place, left)), parts) for place, parts in sets]

    def _length(self, cards: int) -> float:
        """The points of the tile for a route of so many cards; 0 if there is none."""
        places = [
            place
            for place in self.land.places(Prize.LENGTH)
            if self.land.stacks[place].length <= cards and self.left[place]
        ]
        return float(top(self.land, places[-1], self.left)) if places else 0.0

    def of_houses(self, houses: Cities) -> float:
        """The worth of houses: one point each, and the tiles that they earn or bring nearer."""
        total = self._placed.get(houses)
        if total is None:
            number = houses.bit_count()
            total = float(number) + (number >= HOUSES and self.end_open)
            for points, parts in self.aims:
                has = sum(1 for part in parts if part & houses)
                share = has / len(parts)
                total += points * (1.0 if has == len(parts) else UNFINISHED * self.patience * share * share)
            self._placed[houses] = total
        return total

    def of_city(self, city: City) -> float:
        """What one more house, in this city, adds to the worth of those that stand."""
        value = self._single.get(city)
        if value is None:
            value = self._single[city] = self.of_houses(self.houses | city) - self.standing
        return value

    def placing(self, used: Cities) -> Placing:
        """The best houses for a route through these cities."""
        best = self._placings.get(used)
        if best is None:
            best = self._placings[used] = self.placing_beside(used, 0)
        return best

    def placing_beside(self, used: Cities, placed: Cities) -> Placing:
        """The best houses to add in a closing whose houses in `placed` stand already and count as the seat's."""
        outside = self.land.free_cities
        free, inside = used & ~self.houses, placed & ~outside
        towns_of: dict[Cities, list[City]] = {}
        for city in each(free & ~outside):
            towns_of.setdefault(self.land.country_of[city], []).append(city)
        taken = {self.land.country_of[city] for city in each(inside)}
        choices = []
        if inside.bit_count() == len(taken):
            choices.append([max(towns, key=self.of_city) for land, towns in towns_of.items() if land not in taken])
        choices += [towns for land, towns in towns_of.items() if taken <= {land}]
        if free & outside and inside == placed:
            beside = max(each(free & outside), key=self.of_city)
            choices = [[*choice, beside] for choice in choices or [[]]]
        return max((self._placed_at(choice) for choice in choices), key=lambda placing: placing.gain, default=NO_HOUSES)

    def _placed_at(self, choice: Sequence[City]) -> Placing:
        """These houses, or the best of them if there are fewer houses left."""
        room = HOUSES - self.houses.bit_count()
        if len(choice) > room:
            choice = sorted(choice, key=self.of_city, reverse=True)[:room]
        chosen = sum(choice)
        return Placing(chosen, self.of_houses(self.houses | chosen) - self.standing)

    def next_carriage(self, cards: int, wagner: bool) -> Size:
        """The carriage that a closing of so many cards brings; 0 for none."""
        size = self.size
        return size if size and cards + WAGNER * wagner >= size else 0

    def step(self, cards: int, wagner: bool) -> float:
        """What a closing of so many cards brings in carriages."""
        size = self.next_carriage(cards, wagner)
        if not size:
            return 0.0
        points = CARRIAGES[size] - CARRIAGES.get(self.carriage, 0)
        return points + self.patience * (STEPS[size] - points) + (size == LARGEST and self.end_open)

    def ends(self, used: Cities, cards: int, wagner: bool) -> bool:
        """Whether a closing would bring the end about."""
        houses = self.houses | self.placing(used).chosen
        full = houses.bit_count() >= HOUSES
        return self.end_open and (full or self.next_carriage(cards, wagner) == LARGEST)

    def at_once(self, used: Cities, cards: int, wagner: bool) -> float:
        """The points that a closing brings for certain, without what it only brings nearer."""
        size = self.next_carriage(cards, wagner)
        carriage = CARRIAGES[size] - CARRIAGES.get(self.carriage, 0) if size else 0
        houses = self.houses | self.placing(used).chosen
        earned = sum(points for points, parts in self.aims if all(part & houses for part in parts))
        new = (houses & ~self.houses).bit_count()
        return new + earned + self.length_points[cards] + carriage + self.ends(used, cards, wagner)

    def closing(self, used: Cities, cards: int, wagner: bool) -> float:
        """All that closing a route through these cities is worth."""
        return self.placing(used).gain + self.length_points[cards] + self.step(cards, wagner)
