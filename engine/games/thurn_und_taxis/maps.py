"""Every map that can be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.south import SOUTH

MAPS: Final[Mapping[str, Land]] = {land.name: land for land in (SOUTH, NORTH)}
"""By the value of the option `map`."""
