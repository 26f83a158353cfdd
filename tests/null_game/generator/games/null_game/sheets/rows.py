"""Rows to be played with a pencil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.null_game import GAME
from engine.games.null_game.board import LONGEST, ROWS
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Text
from generator.games.null_game.figures import board
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob, SheetOption

LEAST: Final = 3
HEAD: Final = 22.0


def pages(job: SheetJob) -> Sequence[Page]:
    """One page with as many rows as it has room for."""
    paper = PAPERS[job.paper]
    area = body_area(paper)
    count, stones = int((area.height - HEAD) // board.HEIGHT), int(job.options["stones"])
    heading = Text((area.x, area.y + 9.0), _(GAME.title), 9.5, "heading")
    how = Text((area.x, area.y + 16.0), _("Cross out one stone or two by turns; who has the last one wins."), 4.0)
    rows = (board.picture(stones).placed((area.x, area.y + HEAD + board.HEIGHT * line)) for line in range(count))
    job.say(1, 1)
    return [blank(paper, (heading, how, *rows), f"{_(GAME.title)}: {_(SHEETS[0].title)}")]


SHEETS: Final = (
    Sheet(
        "rows",
        msgid("rows"),
        (SheetOption("stones", "int", msgid("Stones in a row"), ROWS[0], least=LEAST, most=LONGEST),),
        pages,
        msgid("A page of rows: a pencil each is all you need beside it."),
    ),
)
