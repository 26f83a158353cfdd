"""The oracle's answers about routes, house patterns and tiles: each question answered by looking at everything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations, pairwise, product

from tests.engine.games.thurn_und_taxis.oracle_map import CARRIAGE_POINTS, HORSES_AT_FIRST, SOUTH, Board

ENDS = ("front", "back")


def city_of(card: str) -> str:
    """The city on a card, be it with horses or not."""
    return card.split()[0]


def horses_on(card: str) -> int:
    """The horses that a card shows; 0 where nothing is said of them."""
    _city, *number = card.split()
    return int(number[0]) if number else 0


def drawn_by(harnessed: Collection[str]) -> int:
    """The horses before a carriage with these cards."""
    return HORSES_AT_FIRST + sum(map(horses_on, harnessed))


def words(step: str) -> list[str]:
    """What is done, with which card or other thing, and where: "lay", "Ulm 2", "front"."""
    verb, *rest = step.split()
    where = [rest.pop()] if verb == "lay" else []
    return [verb, *([" ".join(rest)] if rest else []), *where]


def is_route(cards: Sequence[str], board: Board = SOUTH) -> bool:
    """Whether these cards, in this order, are a route: no city twice, a road from each to the next."""
    cities = [city_of(card) for card in cards]
    return len(set(cities)) == len(cities) and all({one, two} in board.roads for one, two in pairwise(cities))


def laid(route: Sequence[str], card: str, where: str) -> list[str]:
    """The cards in a row after laying one, a route or not."""
    return {"front": [card, *route], "back": [*route, card], "new": [card]}[where]


def fitting(route: Sequence[str], hand: Collection[str], board: Board = SOUTH) -> set[tuple[str, str]]:
    """Every card and end at which it can be joined to the route that lies there."""
    return {(card, end) for card in hand for end in ENDS if route and is_route(laid(route, card, end), board)}


def subsets(cities: Collection[str]) -> Iterator[frozenset[str]]:
    """Every selection of these cities, none and all included."""
    return map(frozenset, chain.from_iterable(combinations(sorted(cities), size) for size in range(len(cities) + 1)))


def fits_a_pattern(selection: Collection[str], board: Board = SOUTH) -> bool:
    """Whether a selection has at most one city in each country, or lies in one; one free city may be beside it."""
    countries = [board.country_of[city] for city in selection if city not in board.free]
    patterns = len(set(countries)) == len(countries) or len(set(countries)) == 1
    return patterns and len(selection) - len(countries) <= 1


def by_country(cities: Collection[str], board: Board = SOUTH) -> list[list[str]]:
    """The cities of each country that has any of them."""
    parts = [[city for city in cities if city in country] for country in board.countries.values()]
    return [part for part in parts if part]


def selections(cities: Collection[str], board: Board = SOUTH) -> set[frozenset[str]]:
    """Every selection that fits pattern A or B, listed from the patterns, for routes too long for all subsets."""
    parts = by_country(cities, board)
    one_a_country = {frozenset(filter(None, pick)) for pick in product(*[["", *part] for part in parts])}
    of_one_country = {selection for part in parts for selection in subsets(part)}
    beside = [frozenset[str](), *(frozenset([city]) for city in cities if city in board.free)]
    return {selection | more for selection in one_a_country | of_one_country for more in beside}


def further_houses(chosen: Collection[str], free: Collection[str], most: int, board: Board = SOUTH) -> set[str]:
    """The cities that may get a house next: those with which some acceptable selection still has all the chosen."""
    fitting_most = [selection for selection in selections(free, board) if len(selection) <= most]
    return set[str]().union(*(selection for selection in fitting_most if selection >= {*chosen})) - {*chosen}


def full_regions(houses: Collection[str], board: Board = SOUTH) -> list[str]:
    """The regions with a house of this player in every city, in the order of the tiles on the map."""
    return [
        name
        for name, (countries, _values) in board.region_tiles.items()
        if all(city in houses for country in countries for city in board.countries[country])
    ]


def in_all_countries(houses: Collection[str], needed: str, board: Board = SOUTH) -> bool:
    """Whether there is a house in every country, or in every one but Baiern (`outer`)."""
    wanted = set(board.countries) - ({"Baiern"} if needed == "outer" else set())
    return {board.country_of[city] for city in houses if city not in board.free} >= wanted


def length_stack(length: int, stacks: Mapping[str, Sequence[int]]) -> str:
    """The stack from which a route of this length takes its tile; "" for none."""
    sizes = sorted((int(name) for name in stacks if name.isdigit()), reverse=True)
    lengths = [size for size in sizes if size <= length and stacks[str(size)]]
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
