"""The oracle's answers about routes, house patterns and tiles: each question answered by looking at everything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations, pairwise, product

from tests.engine.thurn_und_taxis.oracle_map import (
    CARRIAGE_POINTS,
    COUNTRIES,
    COUNTRY_OF,
    REGION_TILES,
    ROADS,
)

ENDS = ("front", "back")


def is_route(cities: Sequence[str]) -> bool:
    """Whether these cities, in this order, are a route: no city twice, a road from each to the next."""
    return len(set(cities)) == len(cities) and all({one, two} in ROADS for one, two in pairwise(cities))


def laid(route: Sequence[str], card: str, where: str) -> list[str]:
    """The cities in a row after laying a card, a route or not."""
    return {"front": [card, *route], "back": [*route, card], "new": [card]}[where]


def fitting(route: Sequence[str], hand: Collection[str]) -> set[tuple[str, str]]:
    """Every card and end at which it can be joined to the route that lies there."""
    return {(card, end) for card in hand for end in ENDS if route and is_route(laid(route, card, end))}


def subsets(cities: Collection[str]) -> Iterator[frozenset[str]]:
    """Every selection of these cities, none and all included."""
    return map(frozenset, chain.from_iterable(combinations(sorted(cities), size) for size in range(len(cities) + 1)))


def fits_a_pattern(selection: Collection[str]) -> bool:
    """Whether a selection has at most one city in each country, or lies in one country."""
    countries = [COUNTRY_OF[city] for city in selection]
    return len(set(countries)) == len(countries) or len(set(countries)) == 1


def by_country(cities: Collection[str]) -> list[list[str]]:
    """The cities of each country that has any of them."""
    parts = [[city for city in cities if COUNTRY_OF[city] == country] for country in COUNTRIES]
    return [part for part in parts if part]


def selections(cities: Collection[str]) -> set[frozenset[str]]:
    """Every selection that fits pattern A or B, listed from the patterns, for routes too long for all subsets."""
    parts = by_country(cities)
    one_a_country = {frozenset(filter(None, pick)) for pick in product(*[["", *part] for part in parts])}
    of_one_country = {selection for part in parts for selection in subsets(part)}
    return one_a_country | of_one_country


def further_houses(chosen: Collection[str], free: Collection[str], most: int) -> set[str]:
    """The cities that may get a house next: those with which some acceptable selection still has all the chosen."""
    accepted = [selection for selection in selections(free) if len(selection) <= most and selection >= {*chosen}]
    return set().union(*accepted) - {*chosen}


def full_regions(houses: Collection[str]) -> list[str]:
    """The regions with a house of this player in every city, in the order of the tiles on the map."""
    return [
        name
        for name, (countries, _values) in REGION_TILES.items()
        if all(city in houses for country in countries for city in COUNTRIES[country])
    ]


def in_all_countries(houses: Collection[str], needed: str) -> bool:
    """Whether there is a house in every country, or in every one but Baiern (`outer`)."""
    wanted = set(COUNTRIES) - ({"Baiern"} if needed == "outer" else set())
    return {COUNTRY_OF[city] for city in houses} >= wanted


def length_stack(length: int, stacks: Mapping[str, Sequence[int]]) -> str:
    """The stack from which a route of this length takes its tile; "" for none."""
    lengths = [size for size in (7, 6, 5) if size <= length and stacks[str(size)]]
    return str(lengths[0]) if lengths else ""


def next_carriage(owned: int) -> int:
    """The size after this one; 0 after the last."""
    larger = [size for size in sorted(CARRIAGE_POINTS) if size > owned]
    return larger[0] if larger else 0


def carriage_after(owned: int, cards: int) -> int:
    """The carriage of one who closes a route worth so many cards for the carriage."""
    size = next_carriage(owned)
    return size if size and cards >= size else owned


def wagner_helps(owned: int, cards: int) -> bool:
    """Whether two more cards for the carriage change which one is owned after closing."""
    return carriage_after(owned, cards) != carriage_after(owned, cards + 2)
