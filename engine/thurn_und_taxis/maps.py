"""Every map that can be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as _
from engine.option import Choice, Option
from engine.thurn_und_taxis.land import Land
from engine.thurn_und_taxis.south import SOUTH

MAPS: Final[Mapping[str, Land]] = {land.name: land for land in (SOUTH,)}
"""By the value of the option `map`."""
MAP_OPTION: Final = Option("map", _("Map"), (Choice("south", _("South Germany")),))
