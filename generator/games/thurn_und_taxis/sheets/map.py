"""The map to play on: on one page, and as a poster of two by two sheets."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.land import Land
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Group, Item, Millimetres, Scene, Text
from generator.games.thurn_und_taxis.figures.board import Chart, land_map
from generator.games.thurn_und_taxis.sheets.lands import MAP, land_of, notice, titled
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.overlap import OVERLAP
from generator.paper.poster import poster_size, tile
from generator.paper.sheet import Sheet, SheetJob

FRAME: Final[Millimetres] = 0.5
"""The frame's line has a width, which must not reach into the margin, nor be cut off."""
NOTICE: Final = 0.016
"""The size of a notice under the map, in widths of the map; it takes twice as much room."""


def size_of(land: Land, wide: Millimetres) -> tuple[Millimetres, Millimetres]:
    """Of a map `wide` mm wide with its notice."""
    return wide, Chart(land, wide).height + (2 * NOTICE * wide if notice(land) else 0.0)


def largest(land: Land, width: Millimetres, height: Millimetres) -> Millimetres:
    """How wide the map can be drawn in so much room."""
    return min(width - 2 * FRAME, (height - 2 * FRAME) / size_of(land, 1.0)[1])


def noted(land: Land, wide: Millimetres) -> tuple[Item, ...]:
    """The map, and under its frame the notice that the layout is our own, so that it stays with a glued poster.

    It is at the left, where no seam of a poster goes through it.
    """
    words, high = notice(land), size_of(land, wide)[1]
    size = NOTICE * wide
    under = (Text((0.0, high - 0.5 * size), words, size, "text-italic"),) if words else ()
    return (land_map(land, wide), *under)


def map_pages(job: SheetJob) -> list[Page]:
    """The whole map on one lying page, as large as goes."""
    paper = PAPERS[job.paper].turned()
    body = body_area(paper)
    land = land_of(job)
    wide = largest(land, body.width, body.height)
    _wide, high = size_of(land, wide)
    at = (body.x + (body.width - wide) / 2, body.y + (body.height - high) / 2)
    job.say(1, 1)
    return [blank(paper, (Group(noted(land, wide), shift=at),), titled(land, _("map")))]


def poster_pages(job: SheetJob) -> list[Page]:
    """The map over four lying pages, as large as goes."""
    paper = PAPERS[job.paper].turned()
    overlap = float(job.options["overlap"])
    land = land_of(job)
    wide = largest(land, *poster_size(paper, 2, 2, overlap))
    _wide, high = size_of(land, wide)
    picture = Group(noted(land, wide), shift=(FRAME, FRAME))
    scene = Scene(wide + 2 * FRAME, high + 2 * FRAME, (picture,))
    pages = tile(scene, paper, titled(land, _("poster")), overlap=overlap)
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
