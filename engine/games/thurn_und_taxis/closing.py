"""A closing: which cities may get a house, and which tiles and carriage it brings."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.thurn_und_taxis.board import Player, Tile
from engine.games.thurn_und_taxis.cards import Cities, City, each
from engine.games.thurn_und_taxis.land import LARGEST, WAGNER, Land, Prize, Size, next_size


def next_houses(land: Land, player: Player, placed: Cities) -> Cities:
    """The cities of the route that may still get a house, once those in `placed` have theirs.

    Two patterns (rules, Route evaluation): one city in each country of the route, or any cities of one country.
    Beside either, one house in a free city (rules, Northern Germany; our reading: it has no country, so that neither
    pattern binds it). Own houses are skipped, those of others do not matter.
    """
    if not player.houses_left:
        return 0
    free = player.on_route & ~player.houses
    return free & ~barred(land, placed)


def barred(land: Land, placed: Cities) -> Cities:
    """The cities where no house may follow those placed, whichever pattern they began; may include some of `placed`."""
    inside = placed & ~land.free_cities
    taken = land.free_cities if inside != placed else 0
    if not inside & (inside - 1):
        return taken
    country = land.country_of[inside & -inside]
    if not inside & ~country:
        return taken | land.all_cities & ~land.free_cities & ~country
    return taken | sum({land.country_of[city] for city in each(inside)})


def largest_choice(land: Land, player: Player, placed: Cities) -> list[City]:
    """The most houses that may still be placed, in the map's order.

    If both patterns allow equally many, one city in each country. In a country it is the city with the fewest roads,
    for few routes go through it.
    """
    inside = placed & ~land.free_cities
    choices = [_one_each(land, player, inside), _all_of_one(land, player, inside)]
    most = max(choices, key=len)
    free = player.on_route & ~player.houses & land.free_cities if inside == placed else 0
    return sorted([*most, *_rarest(land, free)][: player.houses_left])


def _rarest(land: Land, towns: Cities) -> list[City]:
    """The city with the fewest roads, the first of several in the map's order; as a list, empty if there is no city."""
    return sorted(each(towns), key=lambda city: (land.neighbours[city].bit_count(), city))[:1]


def _one_each(land: Land, player: Player, placed: Cities) -> list[City]:
    chosen: list[City] = []
    taken = placed
    while towns := _rarest(land, _other_countries(land, player, taken)):
        chosen += towns
        taken |= towns[0]
    return chosen


def _other_countries(land: Land, player: Player, taken: Cities) -> Cities:
    countries = {land.country_of[city] for city in each(taken)}
    if taken.bit_count() > len(countries):
        return 0
    return player.on_route & ~player.houses & ~land.free_cities & ~sum(countries)


def _all_of_one(land: Land, player: Player, placed: Cities) -> list[City]:
    free = player.on_route & ~player.houses & ~land.free_cities & ~placed
    countries = {land.country_of[city] for city in each(placed or free)}
    if placed and len(countries) > 1:
        return []
    return max(([*each(free & country)] for country in sorted(countries)), key=len, default=[])


class Awards(NamedTuple):
    """What a closing brings beside houses."""

    tiles: tuple[Tile, ...]
    carriage: Size
    """The carriage owned afterwards."""
    ends: bool
    """Whether an end condition is met: the last house, or the largest carriage."""


def awards(
    land: Land, player: Player, left: tuple[int, ...], needed: tuple[Cities, ...], carriage: Size, end_open: bool
) -> Awards:
    """What the player, whose houses are placed already, gets for the route.

    `left` is the number of tiles on each stack; `needed` the countries that the tile for all countries asks for;
    `carriage` the one owned afterwards; `end_open` says that nobody has the end tile.
    """
    places = (
        *_country_tiles(land, player),
        *_length_tile(land, len(player.route), left),
        *_everywhere_tile(land, player, needed),
    )
    tiles = [Tile(place, top(land, place, left)) for place in places if left[place]]
    ends = not player.houses_left or (carriage == LARGEST and player.carriage != LARGEST)
    if ends and end_open:
        tiles += [Tile(place, top(land, place, left)) for place in land.places(Prize.END)]
    return Awards(tuple(tiles), carriage, ends)


def top(land: Land, place: int, left: tuple[int, ...]) -> int:
    """The points of the topmost tile of a stack that is not empty."""
    return land.stacks[place].values[-left[place]]


def _owns(player: Player, place: int) -> bool:
    return any(tile.stack == place for tile in player.tiles)


def _country_tiles(land: Land, player: Player) -> list[int]:
    """The stacks of countries and free cities that the player has earned and does not own yet.

    A player gets one tile of each at most: our reading of rules, Bonus tiles, that only tiles for length may be had
    several times. The only tile of a free city goes to the first house in it.
    """
    houses = player.houses
    earned = [place for place, wanted in enumerate(land.wanted) if wanted and not wanted & ~houses]
    return [place for place in earned if not _owns(player, place)]


def _length_tile(land: Land, cards: int, left: tuple[int, ...]) -> list[int]:
    """The stack for the route's length or, if that is empty, for the next shorter one that is not, in a list."""
    places = [place for place in land.places(Prize.LENGTH) if land.stacks[place].length <= cards and left[place]]
    return places[-1:]


def _everywhere_tile(land: Land, player: Player, needed: tuple[Cities, ...]) -> list[int]:
    if not all(country & player.houses for country in needed):
        return []
    return [place for place in land.places(Prize.EVERYWHERE) if not _owns(player, place)]


def next_carriage(carriage: Size, cards: int, wagner: bool) -> Size:
    """The carriage after a closing of so many cards: the next size if they are enough for it, else the old one."""
    size = next_size(carriage)
    return size if size and cards + WAGNER * wagner >= size else carriage
