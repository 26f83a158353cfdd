"""Which map a sheet is for."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from engine.thurn_und_taxis.land import Land
from engine.thurn_und_taxis.maps import MAPS
from generator.sheets import SheetJob, SheetOption

MAP: Final = SheetOption("map", "choice", msgid("Map"), next(iter(MAPS)), choices=tuple(MAPS))
"""For the table of every sheet on which something of the map is."""


def land_of(job: SheetJob) -> Land:
    """The map that was chosen."""
    return MAPS[str(job.options["map"])]
