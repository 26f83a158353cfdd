"""Where everything lies on each map, by its name: in thousandths of the map's width, from its top left corner.

The cities are where they are in the world (equirectangular, stretched to the frame), pushed apart until a finger can
tell them from each other; Lodz, far outside, lies at the edge. `tests` prove that no two roads cross for it, and that
no name meets a road, a town or another name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from generator.scene import Anchor, Point

Mille: TypeAlias = float
"""A thousandth of the width of a map."""

WIDTH: Final[Mille] = 1000.0
TOWN: Final[Mille] = 33.0
"""The radius of a town, with room for four houses."""
NAME: Final[Mille] = 29.0
"""The size of a city's name."""


class Spot(NamedTuple):
    """A town, and where its name stands: the point of its baseline as seen from the town."""

    at: Point
    name: Point
    anchor: Anchor = "middle"


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


BELOW: Final[Point] = (0.0, 60.0)
ABOVE: Final[Point] = (0.0, -42.0)
RIGHT: Final[Point] = (40.0, 9.0)
LEFT: Final[Point] = (-40.0, 9.0)

SOUTH: Final = Places(
    700.0,
    {
        "Mannheim": Spot((157.0, 166.0), ABOVE),
        "Carlsruhe": Spot((118.0, 291.0), BELOW),
        "Freiburg": Spot((74.0, 468.0), ABOVE),
        "Basel": Spot((45.0, 596.0), BELOW),
        "Zürich": Spot((175.0, 619.0), BELOW),
        "Innsbruck": Spot((540.0, 637.0), BELOW),
        "Sigmaringen": Spot((238.0, 478.0), BELOW),
        "Stuttgart": Spot((247.0, 314.0), BELOW),
        "Ulm": Spot((345.0, 402.0), BELOW),
        "Würzburg": Spot((345.0, 120.0), ABOVE),
        "Nürnberg": Spot((498.0, 189.0), ABOVE),
        "Regensburg": Spot((656.0, 271.0), BELOW),
        "Ingolstadt": Spot((534.0, 319.0), BELOW),
        "Augsburg": Spot((471.0, 434.0), BELOW),
        "Kempten": Spot((396.0, 543.0), BELOW),
        "München": Spot((597.0, 467.0), BELOW),
        "Passau": Spot((810.0, 368.0), ABOVE),
        "Salzburg": Spot((760.0, 528.0), BELOW),
        "Linz": Spot((929.0, 425.0), BELOW),
        "Budweis": Spot((949.0, 288.0), ABOVE),
        "Pilsen": Spot((804.0, 129.0), BELOW),
        "Lodz": Spot((945.0, 75.0), BELOW),
    },
    {
        "Baden": Realm("violet", (60.0, 380.0), more=((60.0, 60.0),)),
        "Schweiz": Realm("sky", (110.0, 685.0), more=((260.0, 680.0),)),
        "Tyrol": Realm("royal", (640.0, 685.0), more=((420.0, 670.0), (660.0, 660.0))),
        "Hohenzollern": Realm("forest", (190.0, 560.0), 26.0),
        "Württemberg": Realm("leaf", (320.0, 330.0), 26.0),
        "Baiern": Realm("stone", (700.0, 400.0)),
        "Salzburg": Realm("brick", (880.0, 560.0), more=((860.0, 620.0),)),
        "Böhmen": Realm("amber", (860.0, 200.0)),
        "Polen": Realm("slate", (950.0, 30.0)),
    },
    {
        "baden": (60.0, 150.0),
        "schweiz-tyrol": (300.0, 640.0),
        "württemberg-hohenzollern": (310.0, 480.0),
        "böhmen-salzburg": (900.0, 350.0),
        "baiern": (730.0, 350.0),
        "length-5": (480.0, 60.0),
        "length-6": (590.0, 60.0),
        "length-7": (700.0, 60.0),
        "everywhere": (860.0, 640.0),
        "end": (950.0, 640.0),
    },
)
PLACES: Final[Mapping[str, Places]] = {"south": SOUTH}
"""By the name of the map."""
