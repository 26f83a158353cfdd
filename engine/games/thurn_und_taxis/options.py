"""What the players settle beforehand, with the choices that the rules leave open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.maps import MAPS
from engine.games.thurn_und_taxis.north import NORTH
from engine.message import unchanged as _
from engine.option import Choice, Option

MAP_OPTION: Final = Option(
    "map", _("Map"), (Choice("south", _("South Germany")), Choice("north", _("North Germany, own layout")))
)
HORSES_OPTION: Final = Option(
    "horses",
    _("Horses"),
    (Choice("off", _("No: the standard rules, with carriages")), Choice("on", _("Yes (North Germany only)"))),
)
COUNTRIES_OPTION: Final = Option(
    "countries",
    _("The tile for all countries asks for a house in"),
    (Choice("all", _("All nine countries")), Choice("outer", _("The eight outside Baiern"))),
)
TEARING_OPTION: Final = Option(
    "tearing",
    _("A route may be torn down"),
    (Choice("free", _("At any time")), Choice("forced", _("Only when no card can be played"))),
)
FIRST_OPTION: Final = Option(
    "first", _("Who begins"), (Choice("lot", _("The lot")), Choice("seat1", _("The first seat")))
)
OPTIONS: Final = (MAP_OPTION, HORSES_OPTION, COUNTRIES_OPTION, TEARING_OPTION, FIRST_OPTION)
"""In the order of the form for a new game."""

SOUTH_WITH_HORSES: Final = _("The horses are played on the map of North Germany only: choose that map, or no horses.")
NORTH_WITHOUT_BAIERN: Final = _(
    "On the map of North Germany the tile for all countries asks for a house in each of the nine."
)


class Options(NamedTuple):
    """What a position remembers of the choices, beside its map."""

    countries: str = "all"
    """Which countries the tile for a house in every country asks for."""
    tearing: str = "free"
    """Whether a route may be given up while a card would fit."""
    horses: str = "off"
    """Whether routes are drawn by horses rather than by carriages (rules, horses)."""


def land_of(choices: Mapping[str, str]) -> Land:
    """The map that is chosen, with the cards that go with it; the choices of `map` and `horses` must be there."""
    land = MAPS[choices["map"]]
    return land.with_horses if choices["horses"] == "on" else land


def clash(choices: Mapping[str, str]) -> str:
    """Why the choices do not go together; "" if they do. Those of `map` and `horses` must be there.

    Rules, horses: "only be played with the North Germany map". That Baiern may be left out is a reading of old rules
    for the South.
    """
    north = choices["map"] == NORTH.name
    if choices["horses"] == "on" and not north:
        return SOUTH_WITH_HORSES
    return NORTH_WITHOUT_BAIERN if choices.get("countries") == "outer" and north else ""
