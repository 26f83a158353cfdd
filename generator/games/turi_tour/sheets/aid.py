"""The rules to read aloud, on one page."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Group, Millimetres
from generator.games.turi_tour.figures import aid
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

MOST_GAP: Final[Millimetres] = 6.0
GAPS: Final = 4


def aid_pages(job: SheetJob) -> list[Page]:
    """The page, its parts spread over the paper."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    gap = min(MOST_GAP, (body.height - aid.HEIGHT) / GAPS)
    at = (body.x + (body.width - aid.WIDTH) / 2, body.y)
    job.say(1, 1)
    return [blank(paper, (Group(aid.read_aloud(gap), shift=at),), _("Turi-Tour: rules"))]


SHEETS: Final = (
    Sheet(
        "aid",
        msgid("Rules to read aloud"),
        (),
        aid_pages,
        msgid("A turn, the figures and the six kinds of card on one page, in large letters and with pictures."),
    ),
)
