"""The sticks to cut out, fold and glue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.tau.board import EACH
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Polygon, Rect, Text
from generator.games.tau.figures import caps
from generator.games.tau.sheets.parts import HEAD, head, lines
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

TOP: Final[Millimetres] = 22.0
SIDE: Final[Millimetres] = 18.0
TAB: Final[Millimetres] = 9.0
STRIP: Final = 2 * TOP + 2 * SIDE + TAB
ROW_GAP: Final[Millimetres] = 3.6
CAP: Final[Millimetres] = 8.0
INSET: Final[Millimetres] = 0.5
"""Outlines have a width, which must not reach into the margin."""

HOW_TO: Final = (
    msgid("1. Print on card or stout paper. Cut along the outlines; each stick is one strip."),
    msgid("2. Fold at the broken lines, always away from you, and glue the tab behind the first cap."),
    msgid("3. The stick stands on the board with one cap up and the other out of sight. To turn it over, stand it on"),
    msgid("    its other end. Dark shafts are one player’s, light ones (with a second line) the other’s."),
)


def stick_pages(job: SheetJob) -> list[Page]:
    """Fourteen strips, dark ones on the left, light ones on the right."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    top = HEAD + 5.0 + len(HOW_TO) * 4.7
    lefts = (INSET, body.width - INSET - STRIP)
    strips = tuple(
        Group(strip(seat * EACH + place), shift=(lefts[seat], top + place * (TOP + ROW_GAP)))
        for seat in (0, 1)
        for place in range(EACH)
    )
    how = Group(lines(HOW_TO, 3.3, 4.7), shift=(0.0, HEAD - 1.0))
    items = (*head(_("Tau: sticks"), body.width), how, *strips)
    job.say(1, 1)
    return [blank(paper, (Group(items, shift=(body.x, body.y)),), _("Tau: sticks"))]


def strip(stick: int) -> tuple[Item, ...]:
    """Cap, side, cap, side, tab: folded and glued it is a block that hides the cap it stands on."""
    shaft = caps.shaft_of(stick)
    starts = (0.0, TOP, TOP + SIDE, 2 * TOP + SIDE, 2 * (TOP + SIDE))
    wide = 2 * (TOP + SIDE)
    items: list[Item] = [Rect((0.0, 0.0), wide, TOP, f"shaft-{shaft}")]
    for which, start in ((0, starts[0]), (1, starts[2])):
        items.append(Group(_end(2 * stick + which), shift=(start + TOP / 2, TOP / 2)))
    if shaft == "light":
        items.extend(Rect((start + 1.2, 1.2), SIDE - 2.4, TOP - 2.4, "seam-light") for start in (starts[1], starts[3]))
    fold = "fold-dark" if shaft == "dark" else "fold"
    items.extend(Line((x, 0.0), (x, TOP), fold) for x in starts[1:4])
    items.extend(_ticks(starts[1:]))
    return (*items, *_tab(wide), Rect((0.0, 0.0), wide, TOP, "line"))


def _end(end: int) -> tuple[Item, ...]:
    shaft, colour = caps.shaft_of(end >> 1), caps.shown(end)
    second = (Circle((0.0, 0.0), CAP * 1.16, "seam-light"),) if shaft == "light" else ()
    return (*second, caps.cap(colour, CAP), caps.seam(shaft, CAP))


def _ticks(places: Sequence[Millimetres]) -> tuple[Item, ...]:
    """Where to fold, outside the strip: on dark shafts a line is hard to see."""
    return tuple(Line((x, y), (x, y + way * 1.2), "crop") for x in places for y, way in ((-0.3, -1), (TOP + 0.3, 1)))


def _tab(left: Millimetres) -> tuple[Item, ...]:
    corners = ((left, 0.0), (left + TAB, 2.5), (left + TAB, TOP - 2.5), (left, TOP))
    word = (Text((0.0, 1.1), _("glue"), 3.2, "text-muted", "middle"),)
    return (Polygon(corners, "box"), Group(word, shift=(left + TAB / 2, TOP / 2), turn=-90.0))


SHEETS: Final = (
    Sheet(
        "sticks",
        msgid("Sticks to cut and fold"),
        (),
        stick_pages,
        msgid("All fourteen sticks; print them on card or stout paper."),
    ),
)
