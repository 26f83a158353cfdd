"""The oracle's own South map, typed anew so that a slip in the engine's table shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

COUNTRIES = {
    "Baden": ["Mannheim", "Carlsruhe", "Freiburg"],
    "Schweiz": ["Basel", "Zürich"],
    "Tyrol": ["Innsbruck"],
    "Hohenzollern": ["Sigmaringen"],
    "Württemberg": ["Stuttgart", "Ulm"],
    "Baiern": ["Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Kempten", "München", "Passau"],
    "Salzburg": ["Salzburg", "Linz"],
    "Böhmen": ["Budweis", "Pilsen"],
    "Polen": ["Lodz"],
}
CITIES = sorted(city for cities in COUNTRIES.values() for city in cities)
COUNTRY_OF = {city: country for country, cities in COUNTRIES.items() for city in cities}


def roads(listed: Mapping[str, str]) -> list[set[str]]:
    """The two ends of each road, each of which is listed once."""
    return [{one, two} for one, others in listed.items() for two in others.split()]


ROADS = roads(
    {
        "Mannheim": "Carlsruhe Stuttgart Würzburg",
        "Carlsruhe": "Freiburg Stuttgart",
        "Freiburg": "Basel Zürich Sigmaringen",
        "Basel": "Zürich",
        "Zürich": "Sigmaringen Kempten",
        "Innsbruck": "Augsburg Kempten München Salzburg",
        "Sigmaringen": "Stuttgart Ulm Kempten",
        "Stuttgart": "Ulm Würzburg Nürnberg Ingolstadt",
        "Ulm": "Ingolstadt Augsburg Kempten",
        "Würzburg": "Nürnberg",
        "Nürnberg": "Regensburg Ingolstadt Pilsen",
        "Regensburg": "Ingolstadt München Passau Pilsen",
        "Ingolstadt": "Augsburg München",
        "Augsburg": "Kempten München",
        "München": "Passau Salzburg",
        "Passau": "Salzburg Linz",
        "Salzburg": "Linz",
        "Linz": "Budweis",
        "Budweis": "Pilsen",
        "Pilsen": "Lodz",
    }
)

REGION_TILES = {
    "Baden": (["Baden"], [3, 2, 1]),
    "Schweiz+Tyrol": (["Schweiz", "Tyrol"], [3, 2, 1]),
    "Württemberg+Hohenzollern": (["Württemberg", "Hohenzollern"], [3, 2, 1]),
    "Böhmen+Salzburg": (["Böhmen", "Salzburg"], [4, 3, 2]),
    "Baiern": (["Baiern"], [5, 4, 3, 2]),
}
"""By the name of the tile: the countries to be full of houses, and the values from the top."""
LENGTH_TILES = {"5": [2, 1], "6": [3, 2, 1], "7": [4, 3, 2, 1]}
OTHER_TILES = {"all": [6, 5, 4, 3], "end": [1]}


class Board(NamedTuple):
    """A map: its cities by country and without, the roads, and the tiles by what they are for."""

    countries: Mapping[str, Sequence[str]]
    roads: Sequence[set[str]]
    region_tiles: Mapping[str, tuple[Sequence[str], Sequence[int]]]
    length_tiles: Mapping[str, Sequence[int]]
    other_tiles: Mapping[str, Sequence[int]]
    free: Sequence[str] = ()

    @property
    def cities(self) -> list[str]:
        """All that there are, by name."""
        return sorted([*self.free, *(city for cities in self.countries.values() for city in cities)])

    @property
    def country_of(self) -> dict[str, str]:
        """Of the cities that are in a country."""
        return {city: country for country, cities in self.countries.items() for city in cities}

    @property
    def stacks(self) -> dict[str, Sequence[int]]:
        """The values of all tiles, from the top."""
        regions = {name: values for name, (_countries, values) in self.region_tiles.items()}
        return {**regions, **self.length_tiles, **self.other_tiles}


SOUTH = Board(COUNTRIES, ROADS, REGION_TILES, LENGTH_TILES, OTHER_TILES)
STACKS = SOUTH.stacks

CARRIAGE_POINTS = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
"""By size; 0 stands for no carriage."""
HOUSES = 20
COPIES = 3
OPEN_CARDS = 6
MOST_IN_HAND = 3
SHORTEST_ROUTE = 3
HORSES = (1, 2, 3)
"""What a card of each city shows, where horses are played with."""
HORSES_AT_FIRST = 2
MOST_HARNESSED = 6
