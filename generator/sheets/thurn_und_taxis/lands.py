"""Which map a sheet is for."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from engine.thurn_und_taxis.land import Land
from engine.thurn_und_taxis.maps import MAPS
from generator.sheets import SheetJob, SheetOption

MAP: Final = SheetOption("map", "choice", msgid("Map"), next(iter(MAPS)), choices=tuple(MAPS), form=len(MAPS) > 1)
"""For the table of every sheet on which something of the map is; a form asks only when there is a choice."""


def land_of(job: SheetJob) -> Land:
    """The map that was chosen."""
    return MAPS[str(job.options["map"])]
