"""The board at the size of the rules, the sticks that there are, and a reminder."""

from __future__ import annotations

from typing import Final

from engine.games.tau.board import EACH
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Group, Item, Text
from generator.games.tau.figures import board as drawing
from generator.games.tau.figures.examples import lying
from generator.games.tau.sheets.parts import HEAD, head, lines
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

PLAN: Final = drawing.Plan(step=32.0, rim=8.0, cap=8.0, hole=6.35)
"""Holes of half an inch, as the rules have them, and room between them for the paper sticks."""

REMINDER: Final = (
    msgid("• In your turn do one thing: place a stick of yours, turn one over where it stands, or move one."),
    msgid("• Place: either cap up, in any empty hole. Move: to any empty hole, the same cap up."),
    msgid("• Placing and turning over: say aloud which cap goes out of sight. After that, remember it."),
    msgid("• Three caps of one colour in line win, whosever they are: level, upright or aslant, without a gap."),
    msgid("• White and black enters after your six others. White stands for any colour, black for none."),
)


def board_pages(job: SheetJob) -> list[Page]:
    """The board with holes of 12.7 mm, the sticks that there are, and a reminder."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    title = _("Tau: board")
    plank = (*drawing.plank(PLAN), *drawing.empty(PLAN))
    below = HEAD + PLAN.size + 5.0
    items = (
        *head(_("Tau"), body.width),
        Group(plank, shift=((body.width - PLAN.size) / 2, HEAD)),
        Group(lines(REMINDER, 3.7, 5.5), shift=((body.width - PLAN.size) / 2, below)),
        Group(_pairs(), shift=((body.width - PLAN.size) / 2, below + 5.5 * len(REMINDER) + 3.0)),
    )
    job.say(1, 1)
    return [blank(paper, (Group(items, shift=(body.x, body.y)),), title)]


def _pairs() -> tuple[Item, ...]:
    """The seven sticks of a player, small."""
    word = Text((0.0, 9.0), _("Each player’s sticks:"), 3.7, "text-italic")
    return (word, *(Group(lying(place, 7.8, 2.6), shift=(44.0 + place * 13.0, 8.0)) for place in range(EACH)))


SHEETS: Final = (
    Sheet("board", msgid("Board"), (), board_pages, msgid("The board at the size of the rules, for the paper sticks.")),
)
