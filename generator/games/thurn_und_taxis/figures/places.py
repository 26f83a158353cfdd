"""Where everything lies on each map, by its name: in thousandths of the map's width, from its top left corner.

The cities are where they are in the world (equirectangular, stretched to the frame), pushed apart until a finger can
tell them from each other; Lodz, far outside, lies at the edge. `tests` prove that no two roads cross for it, and that
no name of a city or a country meets a road, a town, a tile or another name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.games.thurn_und_taxis.cards import Card
from engine.games.thurn_und_taxis.land import Land
from engine.message import unchanged as msgid
from generator.drawing.scene import Point

Mille: TypeAlias = float
"""A thousandth of the width of a map."""

WIDTH: Final[Mille] = 1000.0
TOWN: Final[Mille] = 33.0
"""The radius of a town, with room for four houses."""
WALL: Final[Mille] = 44.0
"""That of the wall round a free city, to the points of its bastions."""
NAME: Final[Mille] = 27.0
"""The size of a city's name."""
NOTE: Final[Mille] = 19.0
"""The size of the map's title."""

FREE: Final = "land-free"
"""The style of free cities."""
FREE_WORDS: Final = msgid("Free city")


class Spot(NamedTuple):
    """A town, and where its name stands: the middle of its baseline as seen from the town."""

    at: Point
    name: Point


class Realm(NamedTuple):
    """How a country looks (`land-…` in the styles), where its name stands, and points that belong to it too.

    `again` is where the name stands once more, for a country in two parts.
    """

    look: str
    name: Point
    size: Mille = 30.0
    more: tuple[Point, ...] = ()
    again: tuple[Point, ...] = ()


class Places(NamedTuple):
    """A map."""

    height: Mille
    spots: Mapping[str, Spot]
    realms: Mapping[str, Realm]
    stacks: Mapping[str, Point]
    """By stack of tiles: the middle of the tile. Those of free cities lie in their towns."""
    plates: tuple[tuple[Point, Mille, Mille], ...]
    """Corner, width and height of the plain fields for stacks that belong to no country."""
    note: Point | None = None
    """Where the title of the map stands, if it says something that people should know: the end of its baseline."""


SOUTH: Final = Places(
    700.0,
    {
        "Mannheim": Spot((152.0, 164.0), (-3.0, -40.0)),
        "Carlsruhe": Spot((70.0, 310.0), (64.0, 53.0)),
        "Freiburg": Spot((50.0, 460.0), (82.7, 28.8)),
        "Basel": Spot((49.0, 595.0), (0.0, 59.6)),
        "Zürich": Spot((172.0, 627.0), (20.0, 59.0)),
        "Innsbruck": Spot((546.0, 596.0), (20.0, 60.0)),
        "Sigmaringen": Spot((217.0, 464.0), (-74.0, -40.0)),
        "Stuttgart": Spot((264.0, 282.0), (-76.0, 44.5)),
        "Ulm": Spot((387.0, 432.0), (3.0, -42.4)),
        "Würzburg": Spot((339.0, 146.0), (-20.0, -44.0)),
        "Nürnberg": Spot((507.0, 189.0), (23.0, -39.4)),
        "Regensburg": Spot((696.0, 266.0), (103.0, 16.7)),
        "Ingolstadt": Spot((585.0, 311.0), (-99.0, -25.5)),
        "Augsburg": Spot((544.0, 472.0), (-55.0, -38.1)),
        "Kempten": Spot((428.0, 545.0), (0.0, 60.0)),
        "München": Spot((661.0, 448.0), (14.0, 86.6)),
        "Passau": Spot((766.0, 372.0), (38.0, -38.0)),
        "Salzburg": Spot((775.0, 530.0), (-12.0, 57.0)),
        "Linz": Spot((882.0, 422.0), (10.0, 60.0)),
        "Budweis": Spot((897.0, 230.0), (19.0, -42.3)),
        "Pilsen": Spot((799.0, 147.0), (78.0, 9.8)),
        "Lodz": Spot((944.0, 76.0), (0.0, -38.0)),
    },
    {
        "Baden": Realm("violet", (86.0, 58.0), 27.0, more=((60.0, 60.0),)),
        "Schweiz": Realm("sky", (83.0, 681.0), 27.0, more=((260.0, 680.0),)),
        "Tyrol": Realm("royal", (664.0, 675.0), 27.0, more=((420.0, 670.0), (660.0, 660.0))),
        "Hohenzollern": Realm("forest", (276.0, 535.0), 20.0),
        "Württemberg": Realm("leaf", (391.0, 325.0), 24.0),
        "Baiern": Realm("stone", (322.0, 38.0), 27.0),
        "Salzburg": Realm("brick", (867.0, 560.0), 27.0, more=((860.0, 620.0),)),
        "Böhmen": Realm("amber", (812.0, 228.0), 25.0),
        "Polen": Realm("slate", (935.0, 129.0), 25.0),
    },
    {
        "baden": (181.0, 49.0),
        "schweiz-tyrol": (338.0, 649.0),
        "württemberg-hohenzollern": (287.8, 404.4),
        "böhmen-salzburg": (942.0, 330.0),
        "baiern": (431.0, 60.0),
        "length-5": (538.0, 60.0),
        "length-6": (632.0, 60.0),
        "length-7": (726.0, 61.0),
        "everywhere": (851.0, 635.0),
        "end": (943.0, 633.0),
    },
    (((487.0, 15.0), 296.0, 98.0), ((800.0, 593.0), 191.0, 93.0)),
)
NORTH: Final = Places(
    700.0,
    {
        "Lübeck": Spot((655.0, 62.0), (-80.0, -27.0)),
        "Schwerin": Spot((770.0, 96.0), (11.0, -36.0)),
        "Hamburg": Spot((577.0, 153.0), (-42.0, -48.0)),
        "Groningen": Spot((270.0, 161.0), (-97.0, -9.0)),
        "Bremen": Spot((459.0, 183.0), (-73.0, -39.0)),
        "Stendal": Spot((759.0, 198.0), (72.0, 44.0)),
        "Berlin": Spot((937.0, 225.0), (13.0, -36.0)),
        "Hannover": Spot((563.0, 266.0), (99.0, 8.0)),
        "Amsterdam": Spot((114.0, 276.0), (-30.0, -39.0)),
        "Magdeburg": Spot((703.0, 351.0), (-20.0, 63.0)),
        "Münster": Spot((369.0, 332.0), (-84.0, 27.0)),
        "Wittenberg": Spot((859.0, 335.0), (-46.0, -42.0)),
        "Göttingen": Spot((557.0, 400.0), (-61.0, -38.0)),
        "Cassel": Spot((463.0, 420.0), (-23.0, 54.0)),
        "Cölln": Spot((292.0, 445.0), (-25.0, -36.0)),
        "Dresden": Spot((943.0, 457.0), (-7.0, 54.0)),
        "Leipzig": Spot((825.0, 438.0), (2.0, 54.0)),
        "Brüssel": Spot((62.0, 485.0), (-2.0, 54.0)),
        "Weimar": Spot((686.0, 499.0), (12.0, -42.0)),
        "Fulda": Spot((565.0, 525.0), (17.0, -36.0)),
        "Coblenz": Spot((342.0, 560.0), (-1.0, 54.0)),
        "Frankfurt": Spot((462.0, 590.0), (1.0, 66.0)),
        "Würzburg": Spot((626.0, 628.0), (-2.0, 54.0)),
    },
    {
        "Preussen": Realm("stone", (905.0, 52.0), 27.0, more=((900.0, 60.0), (730.0, 395.0)), again=((242.0, 522.0),)),
        "Sachsen": Realm("forest", (910.0, 640.0), 27.0, more=((900.0, 640.0),)),
        "Thüringen": Realm("leaf", (739.0, 562.0), 20.0, more=((755.0, 560.0),)),
        "Hannover": Realm("brick", (478.0, 70.0), 25.0, more=((470.0, 60.0), (560.0, 40.0))),
        "Mecklenburg": Realm("sky", (690.0, 161.0), 20.0, more=((700.0, 165.0),)),
        "Hessen": Realm("violet", (445.0, 522.0), 25.0),
        "Baiern": Realm("royal", (735.0, 677.0), 25.0, more=((760.0, 660.0),)),
        "Holland": Realm("amber", (100.0, 190.0), 27.0),
        "Belgien": Realm("slate", (110.0, 578.0), 25.0, more=((150.0, 650.0),)),
    },
    {
        "holland-belgien": (152.0, 386.0),
        "hannover-mecklenburg": (672.0, 215.0),
        "preussen": (928.0, 110.0),
        "sachsen-thüringen": (842.0, 563.0),
        "hessen-baiern": (722.0, 612.0),
        "length-5": (66.0, 60.0),
        "length-6": (160.0, 60.0),
        "length-7": (254.0, 60.0),
        "length-8": (348.0, 60.0),
        "everywhere": (66.0, 636.0),
        "end": (158.0, 634.0),
    },
    (((15.0, 15.0), 390.0, 98.0), ((15.0, 594.0), 191.0, 92.0)),
    note=(984.0, 685.0),
)
PLACES: Final[Mapping[str, Places]] = {"south": SOUTH, "north": NORTH}
"""By the name of the map."""


def field(land: Land, card: Card) -> str:
    """The style of the country of a card's city, or that of free cities."""
    country = land.country_names[land.city_of[card]]
    return f"land-{PLACES[land.name].realms[country].look}" if country else FREE


def country_words(land: Land, card: Card) -> str:
    """A msgid: the country of a card's city, or that it has none."""
    return land.country_names[land.city_of[card]] or FREE_WORDS
