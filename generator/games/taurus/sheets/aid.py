"""The rules in short, on one page."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Group, Millimetres
from generator.games.taurus.figures import aid
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

MOST_GAP: Final[Millimetres] = 11.0


def aid_pages(job: SheetJob) -> list[Page]:
    """The page, its rows spread over the paper."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    gap = min(MOST_GAP, (body.height - aid.HEIGHT) / (len(aid.ROWS) + 1))
    at = (body.x + (body.width - aid.WIDTH) / 2, body.y)
    job.say(1, 1)
    return [blank(paper, (Group(aid.player_aid(gap), shift=at),), _("Taurus: player aid"))]


SHEETS: Final = (
    Sheet("aid", msgid("Player aid"), (), aid_pages, msgid("The rules on one page, each with a picture.")),
)
