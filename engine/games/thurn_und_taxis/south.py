"""The map of southern Germany with the countries around it, as printed: 22 cities, 9 countries, 45 roads, 30 tiles."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.land import Country, Land, Prize, Stack
from engine.message import unchanged as _

COUNTRIES: Final = (
    Country("Baden", ("Mannheim", "Carlsruhe", "Freiburg")),
    Country("Schweiz", ("Basel", "Zürich")),
    Country("Tyrol", ("Innsbruck",)),
    Country("Hohenzollern", ("Sigmaringen",)),
    Country("Württemberg", ("Stuttgart", "Ulm")),
    Country(
        "Baiern",
        ("Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Kempten", "München", "Passau"),
        outer=False,
    ),
    Country("Salzburg", ("Salzburg", "Linz")),
    Country("Böhmen", ("Budweis", "Pilsen")),
    Country("Polen", ("Lodz",)),
)
ROADS: Final = tuple(
    (city, other)
    for city, others in (
        ("Mannheim", ("Carlsruhe", "Stuttgart", "Würzburg")),
        ("Carlsruhe", ("Freiburg", "Stuttgart")),
        ("Freiburg", ("Basel", "Zürich", "Sigmaringen")),
        ("Basel", ("Zürich",)),
        ("Zürich", ("Sigmaringen", "Kempten")),
        ("Innsbruck", ("Augsburg", "Kempten", "München", "Salzburg")),
        ("Sigmaringen", ("Stuttgart", "Ulm", "Kempten")),
        ("Stuttgart", ("Ulm", "Würzburg", "Nürnberg", "Ingolstadt")),
        ("Ulm", ("Ingolstadt", "Augsburg", "Kempten")),
        ("Würzburg", ("Nürnberg",)),
        ("Nürnberg", ("Regensburg", "Ingolstadt", "Pilsen")),
        ("Regensburg", ("Ingolstadt", "München", "Passau", "Pilsen")),
        ("Ingolstadt", ("Augsburg", "München")),
        ("Augsburg", ("Kempten", "München")),
        ("München", ("Passau", "Salzburg")),
        ("Passau", ("Salzburg", "Linz")),
        ("Salzburg", ("Linz",)),
        ("Linz", ("Budweis",)),
        ("Budweis", ("Pilsen",)),
        ("Pilsen", ("Lodz",)),
    )
    for other in others
)
STACKS: Final = (
    Stack("baden", _("Baden"), Prize.COUNTRIES, (3, 2, 1), ("Baden",)),
    Stack("schweiz-tyrol", _("Schweiz and Tyrol"), Prize.COUNTRIES, (3, 2, 1), ("Schweiz", "Tyrol")),
    Stack(
        "württemberg-hohenzollern",
        _("Württemberg and Hohenzollern"),
        Prize.COUNTRIES,
        (3, 2, 1),
        ("Württemberg", "Hohenzollern"),
    ),
    Stack("böhmen-salzburg", _("Böhmen and Salzburg"), Prize.COUNTRIES, (4, 3, 2), ("Böhmen", "Salzburg")),
    Stack("baiern", _("Baiern"), Prize.COUNTRIES, (5, 4, 3, 2), ("Baiern",)),
    Stack("length-5", _("Route of 5"), Prize.LENGTH, (2, 1), length=5),
    Stack("length-6", _("Route of 6"), Prize.LENGTH, (3, 2, 1), length=6),
    Stack("length-7", _("Route of 7 or more"), Prize.LENGTH, (4, 3, 2, 1), length=7),
    Stack("everywhere", _("All countries"), Prize.EVERYWHERE, (6, 5, 4, 3)),
    Stack("end", _("End of the game"), Prize.END, (1,)),
)
SPELLINGS: Final = {
    "Carlsruhe": ("Karlsruhe",),
    "Zürich": ("Zurich",),
    "Nürnberg": ("Nuremberg",),
    "München": ("Munich",),
    "Budweis": ("České Budějovice", "Ceske Budejovice"),
    "Pilsen": ("Plzeň", "Plzen"),
    "Lodz": ("Łódź",),
}
SOUTH: Final = Land("south", COUNTRIES, ROADS, STACKS, SPELLINGS, "Ulm")
