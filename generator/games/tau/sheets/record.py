"""The record sheet: every turn of a long game, and the results of a few."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine.games.tau.board import COLOURS, PLAYERS
from engine.message import unchanged as msgid
from generator.drawing.page import Box, Page
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Rect, Text
from generator.games.tau.figures import caps, words
from generator.games.tau.sheets.parts import HEAD, head
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

ROW: Final[Millimetres] = 6.0
LEGEND: Final[Millimetres] = 37.0
RESULTS: Final[Millimetres] = 27.0
GAMES: Final = 3

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
        *head(_("Tau: record"), body.width),
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
    Sheet("record", msgid("Record sheet"), (), record_pages, msgid("Every turn of a long game, and a few results.")),
)
