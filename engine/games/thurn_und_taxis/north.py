"""A map of northern Germany: 23 cities, 9 countries and 4 free cities, 41 roads, 39 tiles.

No public source lists this board whole. Reported are the numbers of cities, cards and tiles, the four free cities,
Preussen with seven cities in two parts, Holland and Belgien, Sachsen beside Thüringen, and twelve of the names (Berlin,
Cölln, Dresden, Leipzig, Weimar, Hannover, Göttingen, Würzburg and the free cities). The other names, the other pairs of
countries, all roads and the values of most tiles are our own layout, which keeps all that is reported, and the game
says so.
"""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.land import Country, Land, Prize, Stack
from engine.message import unchanged as _

PREUSSEN_IN_THE_WEST: Final = ("Münster", "Cölln", "Coblenz")
PREUSSEN_IN_THE_EAST: Final = ("Berlin", "Magdeburg", "Stendal", "Wittenberg")
COUNTRIES: Final = (
    Country("Preussen", PREUSSEN_IN_THE_EAST + PREUSSEN_IN_THE_WEST),
    Country("Sachsen", ("Dresden", "Leipzig")),
    Country("Thüringen", ("Weimar",)),
    Country("Hannover", ("Hannover", "Göttingen")),
    Country("Mecklenburg", ("Schwerin",)),
    Country("Hessen", ("Cassel", "Fulda")),
    Country("Baiern", ("Würzburg",)),
    Country("Holland", ("Amsterdam", "Groningen")),
    Country("Belgien", ("Brüssel",)),
)
FREE_CITIES: Final = ("Bremen", "Frankfurt", "Hamburg", "Lübeck")
ROADS: Final = tuple(
    (city, other)
    for city, others in (
        ("Amsterdam", ("Groningen", "Brüssel", "Münster")),
        ("Groningen", ("Bremen", "Münster")),
        ("Brüssel", ("Cölln",)),
        ("Cölln", ("Münster", "Coblenz", "Cassel")),
        ("Coblenz", ("Frankfurt",)),
        ("Münster", ("Bremen", "Hannover", "Cassel")),
        ("Bremen", ("Hamburg", "Hannover")),
        ("Hamburg", ("Lübeck", "Hannover", "Schwerin")),
        ("Lübeck", ("Schwerin",)),
        ("Schwerin", ("Stendal", "Berlin")),
        ("Stendal", ("Berlin", "Magdeburg")),
        ("Hannover", ("Göttingen", "Magdeburg")),
        ("Göttingen", ("Cassel", "Weimar", "Magdeburg")),
        ("Magdeburg", ("Wittenberg", "Leipzig")),
        ("Wittenberg", ("Berlin", "Leipzig")),
        ("Berlin", ("Dresden",)),
        ("Dresden", ("Leipzig",)),
        ("Leipzig", ("Weimar",)),
        ("Weimar", ("Fulda", "Würzburg")),
        ("Cassel", ("Fulda",)),
        ("Fulda", ("Frankfurt", "Würzburg")),
        ("Frankfurt", ("Würzburg",)),
    )
    for other in others
)
STACKS: Final = (
    Stack("preussen", _("Preussen"), Prize.COUNTRIES, (5, 4, 3, 2), ("Preussen",)),
    Stack("sachsen-thüringen", _("Sachsen and Thüringen"), Prize.COUNTRIES, (3, 2, 1), ("Sachsen", "Thüringen")),
    Stack(
        "hannover-mecklenburg", _("Hannover and Mecklenburg"), Prize.COUNTRIES, (3, 2, 1), ("Hannover", "Mecklenburg")
    ),
    Stack("hessen-baiern", _("Hessen and Baiern"), Prize.COUNTRIES, (3, 2, 1), ("Hessen", "Baiern")),
    Stack("holland-belgien", _("Holland and Belgien"), Prize.COUNTRIES, (3, 2, 1), ("Holland", "Belgien")),
    Stack("length-5", _("Route of 5"), Prize.LENGTH, (2, 1), length=5),
    Stack("length-6", _("Route of 6"), Prize.LENGTH, (3, 2, 1), length=6),
    Stack("length-7", _("Route of 7"), Prize.LENGTH, (4, 3, 2, 1), length=7),
    Stack("length-8", _("Route of 8 or more"), Prize.LENGTH, (5, 4, 3, 2, 1), length=8),
    Stack("everywhere", _("All countries"), Prize.EVERYWHERE, (6, 5, 4, 3)),
    Stack("bremen", _("Free city Bremen"), Prize.FREE_CITY, (1,), city="Bremen"),
    Stack("frankfurt", _("Free city Frankfurt"), Prize.FREE_CITY, (1,), city="Frankfurt"),
    Stack("hamburg", _("Free city Hamburg"), Prize.FREE_CITY, (1,), city="Hamburg"),
    Stack("lübeck", _("Free city Lübeck"), Prize.FREE_CITY, (1,), city="Lübeck"),
    Stack("end", _("End of the game"), Prize.END, (1,)),
)
SPELLINGS: Final = {
    "Brüssel": ("Brussels", "Bruxelles", "Brussel"),
    "Cölln": ("Köln", "Cologne"),
    "Coblenz": ("Koblenz",),
    "Cassel": ("Kassel",),
    "Frankfurt": ("Frankfurt am Main",),
    "Hannover": ("Hanover",),
    "Wittenberg": ("Lutherstadt Wittenberg",),
}
NORTH: Final = Land("north", COUNTRIES, ROADS, STACKS, SPELLINGS, "Berlin", FREE_CITIES)
