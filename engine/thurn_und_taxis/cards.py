"""A handful of cards as one number: two bits a city, which hold how many of its three cards there are.

A set of cities is the same with at most one of each, so that "the cards that fit" is one "and". Everything that is
asked at every ply is asked of whole handfuls at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, TypeAlias

City: TypeAlias = int
"""The card of one city, as a handful: 1, 4, 16, ... in the order of the map's names."""
Cards: TypeAlias = int
"""Any number of cards, at most three of a city."""
Cities: TypeAlias = Cards
"""At most one card of each city: a set of cities."""

NO_CITY: Final[City] = 0
COPIES: Final = 3
MOST_CITIES: Final = 40
ONES: Final[Cities] = sum(1 << 2 * place for place in range(MOST_CITIES))
"""A card of every city there could be."""
TWOS: Final[Cards] = ONES << 1


def card(place: int) -> City:
    """The card of the city at a place of the map's list."""
    return 1 << 2 * place


def place_of(city: City) -> int:
    """The place in the map's list of the city with this card."""
    return city.bit_length() >> 1


def count(cards: Cards) -> int:
    """How many cards there are."""
    return (cards & ONES).bit_count() + 2 * (cards & TWOS).bit_count()


def cities(cards: Cards) -> Cities:
    """The cities of which there is a card."""
    return (cards | cards >> 1) & ONES


def copies(cards: Cards, city: City) -> int:
    """How many cards of a city there are."""
    return (cards // city) & COPIES


def each(kinds: Cities) -> Iterator[City]:
    """The cities of a set, in the map's order."""
    while kinds:
        city = kinds & -kinds
        yield city
        kinds ^= city


def listed(cards: Cards) -> list[City]:
    """Every card, those of one city together, in the map's order."""
    return [city for city in each(cities(cards)) for _copy in range(copies(cards, city))]


def gathered(several: Iterable[City]) -> Cards:
    """The handful of these cards."""
    return sum(several)


def less_known(known: Cards, city: City) -> Cards:
    """What is still known of a hand after a card of this city has left it: that card, if it was among the known."""
    return known - city if known & 3 * city else known


def take(cards: Cards, rng: Random) -> City:
    """One of the cards, each as likely as the others."""
    point = int(rng.random() * count(cards))
    for city in each(cities(cards)):
        point -= copies(cards, city)
        if point < 0:
            return city
    raise ValueError("there is no card to take")
