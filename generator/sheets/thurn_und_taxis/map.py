"""The map to play on: on one page, and as a poster of two by two sheets."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from engine.thurn_und_taxis.land import Land
from generator.figures.thurn_und_taxis.map import Chart, land_map
from generator.i18n import gettext as _
from generator.paper import PAPERS, Page, blank, body_area
from generator.poster import poster_size, tile
from generator.scene import Group, Millimetres, Scene
from generator.sheets import Sheet, SheetJob
from generator.sheets.overlap import OVERLAP
from generator.sheets.thurn_und_taxis.lands import MAP, land_of

FRAME: Final[Millimetres] = 0.5
"""The frame's line has a width, which must not reach into the margin, nor be cut off."""


def largest(land: Land, width: Millimetres, height: Millimetres) -> Millimetres:
    """How wide the map can be drawn in so much room."""
    unit = Chart(land, 1.0)
    return min(width - 2 * FRAME, (height - 2 * FRAME) / unit.height)


def map_pages(job: SheetJob) -> list[Page]:
    """The whole map on one lying page, as large as goes."""
    paper = PAPERS[job.paper].turned()
    body = body_area(paper)
    land = land_of(job)
    wide = largest(land, body.width, body.height)
    high = Chart(land, wide).height
    at = (body.x + (body.width - wide) / 2, body.y + (body.height - high) / 2)
    job.say(1, 1)
    return [blank(paper, (Group((land_map(land, wide),), shift=at),), _("Thurn und Taxis: map"))]


def poster_pages(job: SheetJob) -> list[Page]:
    """The map over four lying pages, as large as goes."""
    paper = PAPERS[job.paper].turned()
    overlap = float(job.options["overlap"])
    land = land_of(job)
    wide = largest(land, *poster_size(paper, 2, 2, overlap))
    high = Chart(land, wide).height
    picture = Group((land_map(land, wide),), shift=(FRAME, FRAME))
    scene = Scene(wide + 2 * FRAME, high + 2 * FRAME, (picture,))
    pages = tile(scene, paper, _("Thurn und Taxis: poster"), overlap=overlap)
    job.say(1, 1)
    return list(pages)


SHEETS: Final = (
    Sheet(
        "map",
        msgid("Map"),
        (MAP,),
        map_pages,
        msgid("The whole map on one page, with a place for every stack of tiles."),
    ),
    Sheet(
        "poster",
        msgid("Map as a poster"),
        (
            OVERLAP,
            MAP,
        ),
        poster_pages,
        msgid("The map on two by two sheets, to cut and glue: large enough for wooden houses."),
    ),
)
