"""A map as a table: cities with their countries, roads, and the stacks of bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from engine.games.thurn_und_taxis.cards import COPIES, Card, Cards, Cities, City, count, each, kinds, nth

Size: TypeAlias = int
"""The size of a carriage: 3..7 as printed on it, 0 for none yet."""
Points: TypeAlias = int

SLOTS: Final = 6
"""Open cards (Thurn und Taxis rules, Officials: "the display of the six face-up cards")."""
HOUSES: Final = 20
SHORTEST: Final = 3
"""Cards in a route that may be closed (rules, Course of play)."""
HAND_LIMIT: Final = 3
"""Cards kept in the hand after a closing (rules, Discard city cards)."""
START_HORSES: Final = 2
"""Horses that draw a carriage before any card is attached (rules, horses)."""
MOST_HARNESSED: Final = 6
"""Cards attached to a carriage (rules, horses)."""
HORSES: Final = (1, 2, 3)
"""Horses on the three cards of each city (our reading; that a card has one to three is reported)."""
WAGNER: Final = 2
"""Cards by which the Wagner makes a route longer when it comes to the carriage (rules, Wagner)."""
CARRIAGES: Final[Mapping[Size, Points]] = {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
LARGEST: Final[Size] = 7


def next_size(carriage: Size) -> Size:
    """The carriage that comes after this one: none is skipped (rules, Carriages); 0 after the largest."""
    sizes = [size for size in CARRIAGES if size > carriage]
    return sizes[0] if sizes else 0


class Country(NamedTuple):
    """A country of the map. `outer` is true for all but the one in the middle, from which the others are ruled."""

    name: str
    cities: tuple[str, ...]
    outer: bool = True


class Prize(Enum):
    """What the tiles of a stack are for."""

    COUNTRIES = "countries"
    """A house in every city of certain countries; a player may win one."""
    LENGTH = "length"
    """A closed route of so many cards; a player may win several."""
    EVERYWHERE = "everywhere"
    """A house in every country; a player may win one."""
    FREE_CITY = "free-city"
    """The first house that anybody places in a free city (rules, Northern Germany)."""
    END = "end"
    """Being the first to bring the end about."""


class Stack(NamedTuple):
    """Bonus tiles that lie on each other, the most valuable on top."""

    name: str
    """What it is called in notation and position texts."""
    title: str
    """What people read: a msgid, or names of countries."""
    prize: Prize
    values: tuple[Points, ...]
    countries: tuple[str, ...] = ()
    length: int = 0
    city: str = ""
    """The free city whose first house earns it."""


@dataclass(frozen=True, eq=False)
class Land:
    """A map. Cities are in the order of their names, so that lists of actions come out sorted."""

    name: str
    countries: tuple[Country, ...]
    roads: tuple[tuple[str, str], ...]
    stacks: tuple[Stack, ...]
    spellings: Mapping[str, tuple[str, ...]]
    """Other names of cities that are understood when typed."""
    example: str
    """The city in examples of moves."""
    free: tuple[str, ...] = ()
    """Cities that belong to no country."""
    horses: tuple[int, ...] = ()
    """Horses on the cards of each city, if they show any."""

    def __repr__(self) -> str:
        return f"<map {self.name}{' with horses' if self.horses else ''}>"

    @cached_property
    def with_horses(self) -> Land:
        """The same map with cards that show horses."""
        return replace(self, horses=HORSES)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every city."""
        return tuple(sorted((*self.free, *(city for country in self.countries for city in country.cities))))

    @cached_property
    def step(self) -> int:
        """Kinds of cards of each city."""
        return len(self.horses) or 1

    @cached_property
    def card_of(self) -> Mapping[str, City]:
        """By name: the city, as the first kind of its cards."""
        return {name: nth(place * self.step) for place, name in enumerate(self.names)}

    @cached_property
    def name_of(self) -> Mapping[City, str]:
        """By city."""
        return {city: name for name, city in self.card_of.items()}

    @cached_property
    def city_of(self) -> Mapping[Card, City]:
        """By card of any kind: its city."""
        return {city << 2 * place: city for city in self.name_of for place in range(self.step)}

    @cached_property
    def horses_of(self) -> Mapping[Card, int]:
        """By card: the horses that it shows; 0 where cards show none."""
        return {card: self.horses[place % self.step] if self.horses else 0 for place, card in enumerate(self.city_of)}

    @cached_property
    def card_names(self) -> Mapping[Card, str]:
        """By card: its city and, where cards show horses, their number: "Ulm 2"."""
        return {
            card: f"{self.name_of[city]} {self.horses_of[card]}" if self.horses else self.name_of[city]
            for card, city in self.city_of.items()
        }

    @cached_property
    def all_cities(self) -> Cities:
        """One card of every city."""
        return sum(self.card_of.values())

    @cached_property
    def free_cities(self) -> Cities:
        """The cities that belong to no country."""
        return self.among(self.free)

    @cached_property
    def each_kind(self) -> int:
        """The factor that turns a set of cities into a card of every kind of these cities."""
        return sum(nth(place) for place in range(self.step))

    @property
    def copies(self) -> int:
        """Cards of a kind."""
        return COPIES // self.step

    @cached_property
    def deck(self) -> Cards:
        """All the cards."""
        return self.copies * self.each_kind * self.all_cities

    @cached_property
    def neighbours(self) -> Mapping[Card, Cities]:
        """By card: where the roads of its city lead."""
        near = dict.fromkeys(self.name_of, 0)
        for one, other in self.roads:
            near[self.card_of[one]] |= self.card_of[other]
            near[self.card_of[other]] |= self.card_of[one]
        return {card: near[city] for card, city in self.city_of.items()}

    @cached_property
    def country_of(self) -> Mapping[City, Cities]:
        """By city: all cities of its country; 0 for a free city."""
        lands = [self.among(country.cities) for country in self.countries]
        return dict.fromkeys(each(self.free_cities), 0) | {city: cities for cities in lands for city in each(cities)}

    @cached_property
    def country_names(self) -> Mapping[City, str]:
        """By city: its country; "" for a free city."""
        countries = {self.card_of[name]: country.name for country in self.countries for name in country.cities}
        return dict.fromkeys(each(self.free_cities), "") | countries

    @cached_property
    def wanted(self) -> tuple[Cities, ...]:
        """By stack of countries or of a free city, the cities that earn its tile; 0 for the other stacks."""
        towns = {country.name: self.among(country.cities) for country in self.countries}
        return tuple(
            self.card_of[stack.city] if stack.city else sum(towns[name] for name in stack.countries)
            for stack in self.stacks
        )

    @cached_property
    def everywhere(self) -> Mapping[str, tuple[Cities, ...]]:
        """By the option `countries`: the countries that the tile for a house in every country asks for."""
        return {
            "all": tuple(self.among(country.cities) for country in self.countries),
            "outer": tuple(self.among(country.cities) for country in self.countries if country.outer),
        }

    def among(self, names: Sequence[str]) -> Cities:
        """The set of the cities with these names."""
        return sum(self.card_of[name] for name in names)

    def by_city(self, cards: Cards) -> Cards:
        """A handful with every card replaced by the first kind of its city: up to three of each."""
        return sum(cards >> 2 * place & self.all_cities for place in range(self.step)) if self.horses else cards

    def cities_among(self, cards: Cards) -> Cities:
        """The cities of which there is a card."""
        return kinds(self.by_city(cards))

    def horses_on(self, cards: Cards) -> int:
        """The horses that these cards show together."""
        return sum(number * count(cards & 3 * self.all_cities << 2 * place) for place, number in enumerate(self.horses))

    def listing(self, cities: Cities) -> list[str]:
        """The names of a set of cities."""
        return [self.name_of[city] for city in each(cities)]

    def name_beside(self, card: Card, there: Cards) -> str:
        """What to call a card that is missing: by its horses only if another card of its city is `there`."""
        city = self.city_of[card]
        return self.card_names[card] if there & city * self.each_kind else self.name_of[city]

    def places(self, prize: Prize) -> tuple[int, ...]:
        """The places of the stacks for this prize, in the map's list."""
        return tuple(place for place, stack in enumerate(self.stacks) if stack.prize is prize)
