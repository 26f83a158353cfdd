"""The sheets of Tau: the board at true size, sticks to cut and fold, and the record sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.games.tau.board import COLOURS, EACH, PLAYERS
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Rect, Text
from generator.games.tau.figures import board as drawing
from generator.games.tau.figures import caps, words
from generator.games.tau.figures.examples import lying
from generator.language import gettext as _
from generator.paper.page import PAPERS, Box, Page, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

PLAN: Final = drawing.Plan(step=32.0, rim=8.0, cap=8.0, hole=6.35)
"""Holes of half an inch, as the rules have them, and room between them for the paper sticks."""
HEAD: Final[Millimetres] = 15.0

TOP: Final[Millimetres] = 22.0
SIDE: Final[Millimetres] = 18.0
TAB: Final[Millimetres] = 9.0
STRIP: Final = 2 * TOP + 2 * SIDE + TAB
ROW_GAP: Final[Millimetres] = 3.6
CAP: Final[Millimetres] = 8.0
INSET: Final[Millimetres] = 0.5
"""Outlines have a width, which must not reach into the margin."""

ROW: Final[Millimetres] = 6.0
LEGEND: Final[Millimetres] = 37.0
RESULTS: Final[Millimetres] = 27.0
GAMES: Final = 3

REMINDER: Final = (
    msgid("• In your turn do one thing: place a stick of yours, turn one over where it stands, or move one."),
    msgid("• Place: either cap up, in any empty hole. Move: to any empty hole, the same cap up."),
    msgid("• Placing and turning over: say aloud which cap goes out of sight. After that, remember it."),
    msgid("• Three caps of one colour in line win, whosever they are: level, upright or aslant, without a gap."),
    msgid("• White and black enters after your six others. White stands for any colour, black for none."),
)
HOW_TO: Final = (
    msgid("1. Print on card or stout paper. Cut along the outlines; each stick is one strip."),
    msgid("2. Fold at the broken lines, always away from you, and glue the tab behind the first cap."),
    msgid("3. The stick stands on the board with one cap up and the other out of sight. To turn it over, stand it on"),
    msgid("    its other end. Dark shafts are one player’s, light ones (with a second line) the other’s."),
)
NOTATION: Final = (
    ("place RV:V C3", msgid("stick red and violet enters C3, violet up")),
    ("flip C3", msgid("the stick in C3 is turned over")),
    ("move C3 D4", msgid("the stick in C3 goes to D4")),
    ("recall C3", msgid("asked what is hidden in C3 (if you play so)")),
)
SECRET: Final = (
    msgid("A stick’s two letters tell its hidden cap. So let a third person write;"),
    msgid("or note the cap that shows (V C3) and add the other after the game."),
)


def _head(title: str, width: Millimetres) -> tuple[Item, ...]:
    credit = _("designed by Philip Shoptaugh")
    return (Text((0.0, 9.0), title, 9.5, "heading"), Text((width, 9.0), credit, 3.6, "text-italic", "end"))


def board_pages(job: SheetJob) -> list[Page]:
    """The board with holes of 12.7 mm, the sticks that there are, and a reminder."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    title = _("Tau: board")
    plank = (*drawing.plank(PLAN), *drawing.empty(PLAN))
    below = HEAD + PLAN.size + 5.0
    items = (
        *_head(_("Tau"), body.width),
        Group(plank, shift=((body.width - PLAN.size) / 2, HEAD)),
        Group(_lines(REMINDER, 3.7, 5.5), shift=((body.width - PLAN.size) / 2, below)),
        Group(_pairs(), shift=((body.width - PLAN.size) / 2, below + 5.5 * len(REMINDER) + 3.0)),
    )
    job.say(1, 1)
    return [blank(paper, (Group(items, shift=(body.x, body.y)),), title)]


def _lines(lines: Sequence[str], size: Millimetres, step: Millimetres) -> tuple[Item, ...]:
    return tuple(Text((0.0, size + step * place), _(line), size, "text") for place, line in enumerate(lines))


def _pairs() -> tuple[Item, ...]:
    """The seven sticks of a player, small."""
    word = Text((0.0, 9.0), _("Each player’s sticks:"), 3.7, "text-italic")
    return (word, *(Group(lying(place, 7.8, 2.6), shift=(44.0 + place * 13.0, 8.0)) for place in range(EACH)))


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
    how = Group(_lines(HOW_TO, 3.3, 4.7), shift=(0.0, HEAD - 1.0))
    items = (*_head(_("Tau: sticks"), body.width), how, *strips)
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


def record_pages(job: SheetJob) -> list[Page]:
    """Room for a long game in two columns, what the notation means, and the results of a few games."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    rows = int((body.height - HEAD - 8.0 - LEGEND - RESULTS - ROW) / ROW)
    wide = (body.width - 6.0) / 2
    top = HEAD + 8.0
    columns = tuple(Group(_column(wide, rows, 1 + rows * place), shift=(place * (wide + 6.0), top)) for place in (0, 1))
    low = body.height - LEGEND - RESULTS + 4.0
    items = (
        *_head(_("Tau: record"), body.width),
        *_names(body.width),
        *columns,
        Group(_legend(body.width), shift=(0.0, low)),
        Group(_results(Box(0.0, 0.0, body.width, RESULTS)), shift=(0.0, body.height - RESULTS)),
    )
    job.say(1, 1)
    return [blank(paper, (Group(items, shift=(body.x, body.y)),), _("Tau: record"))]


def _names(width: Millimetres) -> tuple[Item, ...]:
    fields = (_("Dark"), _("Light"), _("Begins"), _("Date"))
    step = width / len(fields)
    items: list[Item] = []
    for place, word in enumerate(fields):
        left = place * step
        items.append(Text((left, HEAD + 2.6), word, 3.6, "text-muted"))
        items.append(Line((left + 12.0, HEAD + 3.4), (left + step - 4.0, HEAD + 3.4), "rule"))
    return tuple(items)


def _column(width: Millimetres, rows: int, first: int) -> tuple[Item, ...]:
    number = 9.0
    half = (width - number) / 2
    items: list[Item] = [
        Text((number + half * (seat + 0.5), ROW * 0.7), _(word), 3.8, "text-strong", "middle")
        for seat, word in enumerate(PLAYERS)
    ]
    for place in range(rows):
        y = ROW * (place + 1)
        items.append(Text((number - 2.5, y + ROW * 0.7), str(first + place), 3.2, "number-muted", "end"))
        items.extend(Rect((number + half * seat, y), half, ROW, "box") for seat in (0, 1))
    return tuple(items)


def _legend(width: Millimetres) -> tuple[Item, ...]:
    items: list[Item] = [Text((0.0, 4.0), _("Notation"), 4.2, "heading")]
    for place, (sample, words_for_it) in enumerate(NOTATION):
        base = 9.6 + 4.8 * place
        items.append(Text((0.0, base), sample, 3.4, "number"))
        items.append(Text((27.0, base), _(words_for_it), 3.3, "text"))
    right = width - 92.0
    items.extend(_letters((right, 9.6)))
    items.extend(Text((right, 19.6 + 4.6 * place), _(line), 3.1, "text-italic") for place, line in enumerate(SECRET))
    return tuple(items)


def _letters(at: Point) -> tuple[Item, ...]:
    """Every cap with the name of its colour, in two rows."""
    items: list[Item] = []
    for colour in range(len(COLOURS)):
        x, y = at[0] + 23.0 * (colour % 4), at[1] - 3.0 + 6.2 * (colour // 4)
        items.extend((caps.cap(colour, 2.5, (x + 2.6, y)), Circle((x + 2.6, y), 2.5, "line-muted")))
        items.append(Text((x + 6.2, y + 1.1), words.colour_name(colour), 3.3, "text"))
    return tuple(items)


def _results(area: Box) -> tuple[Item, ...]:
    heads = (_("Game"), _("Begins"), _("Winner"), _("Turns"), _("Winning line"))
    edges = [area.width * part for part in (0.0, 0.12, 0.34, 0.56, 0.7, 1.0)]
    items: list[Item] = [Text((0.0, 2.0), _("Results"), 4.2, "heading")]
    for place, word in enumerate(heads):
        items.append(Text((edges[place] + 1.0, 7.4), word, 3.2, "text-muted"))
    for row in range(GAMES):
        y = 8.6 + ROW * row
        items.extend(Rect((left, y), right - left, ROW, "box") for left, right in pairwise(edges))
        items.append(Text((edges[0] + 4.0, y + ROW * 0.7), str(row + 1), 3.4, "number"))
    return tuple(items)


SHEETS: Final = (
    Sheet("board", msgid("Board"), (), board_pages, msgid("The board at the size of the rules, for the paper sticks.")),
    Sheet(
        "sticks",
        msgid("Sticks to cut and fold"),
        (),
        stick_pages,
        msgid("All fourteen sticks; print them on card or stout paper."),
    ),
    Sheet("record", msgid("Record sheet"), (), record_pages, msgid("Every turn of a long game, and a few results.")),
)
