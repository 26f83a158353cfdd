"""Which game a sheet is for: the map, and whether it is played with horses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.thurn_und_taxis import options
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.maps import MAPS
from engine.games.thurn_und_taxis.options import HORSES_OPTION, MAP_OPTION
from engine.message import unchanged as msgid
from generator.language import gettext as _
from generator.paper.options import Values
from generator.paper.sheet import SheetJob, SheetOption

MAP: Final = SheetOption(
    MAP_OPTION.name,
    "choice",
    MAP_OPTION.title,
    MAP_OPTION.default,
    choices=tuple(MAPS),
    help=msgid("south: as printed; north: our own layout, for no public source lists that board whole"),
)
"""For the table of every sheet on which something of the map is."""
HORSES: Final = SheetOption(
    HORSES_OPTION.name,
    "choice",
    HORSES_OPTION.title,
    HORSES_OPTION.default,
    choices=HORSES_OPTION.values,
    help=msgid("on: horses draw the routes, and there are no carriages to win; for the map of the North only"),
)
"""For the table of every sheet that is another with horses."""
NOTICES: Final[Mapping[str, str]] = {"north": msgid("North Germany, own layout")}
"""By map, where it is not as printed: what its sheets say."""
HEADS: Final[Mapping[str, str]] = {"north": msgid("North, own layout")}
"""By map, where it is not as printed: the same for the foot of every page, where there is little room."""


def options_of(values: Values) -> dict[str, str]:
    """What a sheet's options say of the game; horses are off on sheets that are the same with them."""
    return {option.name: str(values.get(option.name, option.default)) for option in (MAP, HORSES)}


def land_of(job: SheetJob) -> Land:
    """The map that was chosen, with the cards that go with it."""
    return options.land_of(options_of(job.options))


def clash(values: Values) -> str:
    """Why the map and the rules chosen do not go together, as the game has it; "" if they do."""
    return options.clash(options_of(values))


def titled(land: Land, sheet: str) -> str:
    """The title of a page."""
    game = _(HEADS[land.name]) if land.name in HEADS else _("Thurn und Taxis")
    return _("{game}: {sheet}").format(game=game, sheet=sheet)


def notice(land: Land) -> str:
    """That the layout is our own, and what is played on it; "" for the map as printed."""
    words = [_(NOTICES[land.name])] if land.name in NOTICES else []
    return ", ".join((*words, *([_("with horses")] if land.horses else [])))
