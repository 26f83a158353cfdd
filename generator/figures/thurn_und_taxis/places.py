"""Where everything lies on each map, by its name: in thousandths of the map's width, from its top left corner.

The cities are where they are in the world (equirectangular, stretched to the frame), pushed apart until a finger can
tell them from each other; Lodz, far outside, lies at the edge. `tests` prove that no two roads cross for it, and that
no name meets a road, a town or another name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from generator.scene import Point

Mille: TypeAlias = float
"""A thousandth of the width of a map."""

WIDTH: Final[Mille] = 1000.0
TOWN: Final[Mille] = 33.0
"""The radius of a town, with room for four houses."""
NAME: Final[Mille] = 27.0
"""The size of a city's name."""


class Spot(NamedTuple):
    """A town, and where its name stands: the middle of its baseline as seen from the town."""

    at: Point
    name: Point


class Realm(NamedTuple):
    """How a country looks (`land-…` in the styles), where its name stands, and points that belong to it too."""

    look: str
    name: Point
    size: Mille = 30.0
    more: tuple[Point, ...] = ()


class Places(NamedTuple):
    """A map."""

    height: Mille
    spots: Mapping[str, Spot]
    realms: Mapping[str, Realm]
    stacks: Mapping[str, Point]
    """By stack of tiles: the middle of the tile."""
    plates: tuple[tuple[Point, Mille, Mille], ...]
    """Corner, width and height of the plain fields for stacks that belong to no country."""


SOUTH: Final = Places(
    700.0,
    {
        "Mannheim": Spot((157.0, 168.0), (-14.0, -38.0)),
        "Carlsruhe": Spot((80.0, 312.0), (64.0, 58.0)),
        "Freiburg": Spot((49.0, 454.0), (90.0, 29.0)),
        "Basel": Spot((49.0, 596.0), (0.0, 56.0)),
        "Zürich": Spot((182.0, 623.0), (0.0, 56.0)),
        "Innsbruck": Spot((552.0, 607.0), (0.0, 56.0)),
        "Sigmaringen": Spot((222.0, 445.0), (-74.0, -38.0)),
        "Stuttgart": Spot((275.0, 292.0), (-92.0, 31.0)),
        "Ulm": Spot((403.0, 428.0), (0.0, -38.0)),
        "Würzburg": Spot((339.0, 125.0), (-24.0, -38.0)),
        "Nürnberg": Spot((499.0, 188.0), (0.0, -38.0)),
        "Regensburg": Spot((687.0, 273.0), (108.0, 17.0)),
        "Ingolstadt": Spot((567.0, 315.0), (-98.0, -19.0)),
        "Augsburg": Spot((526.0, 462.0), (0.0, -38.0)),
        "Kempten": Spot((417.0, 563.0), (26.0, 56.0)),
        "München": Spot((653.0, 456.0), (20.0, 76.0)),
        "Passau": Spot((770.0, 364.0), (79.0, 9.0)),
        "Salzburg": Spot((764.0, 526.0), (0.0, 56.0)),
        "Linz": Spot((891.0, 431.0), (0.0, 56.0)),
        "Budweis": Spot((894.0, 242.0), (26.0, -40.0)),
        "Pilsen": Spot((793.0, 142.0), (74.0, 16.0)),
        "Lodz": Spot((945.0, 75.0), (0.0, -38.0)),
    },
    {
        "Baden": Realm("violet", (77.0, 50.0), 27.0, more=((60.0, 60.0),)),
        "Schweiz": Realm("sky", (69.0, 682.0), 27.0, more=((260.0, 680.0),)),
        "Tyrol": Realm("royal", (675.0, 677.0), 27.0, more=((420.0, 670.0), (660.0, 660.0))),
        "Hohenzollern": Realm("forest", (274.0, 538.0), 20.0),
        "Württemberg": Realm("leaf", (396.0, 335.0), 24.0),
        "Baiern": Realm("stone", (303.0, 54.0), 27.0),
        "Salzburg": Realm("brick", (918.0, 513.0), 27.0, more=((860.0, 620.0),)),
        "Böhmen": Realm("amber", (812.0, 232.0), 25.0),
        "Polen": Realm("slate", (948.0, 142.0), 25.0),
    },
    {
        "baden": (176.0, 69.0),
        "schweiz-tyrol": (338.0, 644.0),
        "württemberg-hohenzollern": (301.0, 390.0),
        "böhmen-salzburg": (940.0, 337.0),
        "baiern": (424.0, 60.0),
        "length-5": (538.0, 60.0),
        "length-6": (632.0, 60.0),
        "length-7": (726.0, 60.0),
        "everywhere": (850.0, 634.0),
        "end": (945.0, 634.0),
    },
    (((487.0, 15.0), 296.0, 98.0), ((800.0, 588.0), 191.0, 97.0)),
)
PLACES: Final[Mapping[str, Places]] = {"south": SOUTH}
"""By the name of the map."""
