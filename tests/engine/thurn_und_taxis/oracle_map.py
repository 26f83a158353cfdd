"""The oracle's own South map, typed anew so that a slip in the engine's table shows."""

from __future__ import annotations

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

ROADS_FROM = {
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
"""Each road is listed once."""
ROADS = [{one, two} for one, others in ROADS_FROM.items() for two in others.split()]

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
STACKS = {**{name: values for name, (_countries, values) in REGION_TILES.items()}, **LENGTH_TILES, **OTHER_TILES}

CARRIAGE_POINTS = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
"""By size; 0 stands for no carriage."""
HOUSES = 20
COPIES = 3
OPEN_CARDS = 6
MOST_IN_HAND = 3
SHORTEST_ROUTE = 3
