"""Every map that can be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.south import SOUTH
from engine.message import unchanged as _
from engine.option import Choice, Option

MAPS: Final[Mapping[str, Land]] = {land.name: land for land in (SOUTH, NORTH)}
"""By the value of the option `map`."""
MAP_OPTION: Final = Option(
    "map", _("Map"), (Choice("south", _("South Germany")), Choice("north", _("North Germany, own layout")))
)
HORSES_OPTION: Final = Option(
    "horses",
    _("Horses"),
    (Choice("off", _("No: the standard rules, with carriages")), Choice("on", _("Yes (North Germany only)"))),
)
SOUTH_WITH_HORSES: Final = _("The horses are played on the map of North Germany only: choose that map, or no horses.")
NORTH_WITHOUT_BAIERN: Final = _(
    "On the map of North Germany the tile for all countries asks for a house in each of the nine."
)


def land_of(options: Mapping[str, str]) -> Land:
    """The map that the options name, with the cards that go with them."""
    land = MAPS[options["map"]]
    return land.with_horses if options["horses"] == "on" else land


def clash(options: Mapping[str, str]) -> str:
    """Why the options do not go together; "" if they do.

    Rules, horses: "only be played with the North Germany map". That Baiern may be left out is read in old rules for
    the South.
    """
    north = options["map"] == NORTH.name
    if options["horses"] == "on" and not north:
        return SOUTH_WITH_HORSES
    return NORTH_WITHOUT_BAIERN if options.get("countries") == "outer" and north else ""
