"""The player aid, one, two or four to a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Millimetres
from generator.games.thurn_und_taxis.figures.aid import HIGH, WIDE, player_aid
from generator.games.thurn_und_taxis.sheets.lands import HORSES, MAP, clash, land_of, notice, titled
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob, SheetOption

GAP: Final[Millimetres] = 4.0
EDGE: Final[Millimetres] = 0.3


class Grid(NamedTuple):
    """How many aids stand beside and above each other, and whether the paper lies."""

    columns: int
    rows: int
    lying: bool = False


GRIDS: Final[Mapping[str, Grid]] = {"1": Grid(1, 1), "2": Grid(2, 1, lying=True), "4": Grid(2, 2)}


def aid_pages(job: SheetJob) -> list[Page]:
    """One page with as many aids as asked for, as large as goes."""
    grid = GRIDS[str(job.options["per-page"])]
    paper = PAPERS[job.paper].turned() if grid.lying else PAPERS[job.paper]
    body = body_area(paper).grown(-EDGE)
    wide, high = (body.width + GAP) / grid.columns, (body.height + GAP) / grid.rows
    land = land_of(job)
    aid = player_aid(land, min((wide - GAP) / WIDE, (high - GAP) / HIGH), notice(land))
    items = tuple(
        aid.placed((body.x + column * wide, body.y + row * high))
        for row in range(grid.rows)
        for column in range(grid.columns)
    )
    job.say(1, 1)
    return [blank(paper, items, titled(land, _("player aid")))]


SHEETS: Final = (
    Sheet(
        "aid",
        msgid("Player aid"),
        (
            SheetOption("per-page", "choice", msgid("Aids on a page"), "4", choices=tuple(GRIDS)),
            MAP,
            HORSES,
        ),
        aid_pages,
        msgid("The rules on a card for each player: the turn, the officials, tiles, carriages and the score."),
        clash,
    ),
)
