"""The figures to cut, fold and glue: four of each animal and the farmer, and the bases on which they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.turi_tour.animals import EACH, FARMER, KINDS, NAMES, Kind
from engine.message import unchanged as msgid
from generator.drawing.page import Box, Page
from generator.drawing.scene import Group, Item, Millimetres, Text
from generator.games.turi_tour.figures.printed import BASE, Lines
from generator.games.turi_tour.figures.standups import MARKS, NETS, base, extent, standup
from generator.language import gettext as _
from generator.paper.layout import PAPERS, Paper, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

PAGES: Final = (("horse", "cow"), ("chicken", "sheep"), ("rabbit", "pig"))
"""Which kinds are on a page together, so that both papers take them."""
HEAD: Final[Millimetres] = 20.0
"""Room for what to do with all of them."""
NAME: Final[Millimetres] = 13.0
"""Room above a row for the kind's name and mark."""
EDGE: Final[Millimetres] = 0.4
GAP: Final[Millimetres] = 1.2
"""Between bases."""
HOW: Final = msgid(
    "Print on thick paper. Cut along the unbroken lines, fold along the dashed ones: the far side goes behind the near "
    "one and is glued to it, but not the tongues. Bend the two half circles out and glue them on a base of thick card, "
    "or on a coin."
)
HOW_LINES: Final = Lines(128, 3.6, 4.6)
MARK_LINES: Final = Lines(128, 3.4, 4.4)


def figure_pages(job: SheetJob) -> list[Page]:
    """Three pages of animals, and one of the farmer and the bases."""
    paper = PAPERS[job.paper]
    pages = [animal_page(paper, [KINDS.index(name) for name in names]) for names in PAGES]
    pages.append(farmer_page(paper))
    job.say(1, 1)
    return pages


def animal_page(paper: Paper, kinds: Sequence[Kind]) -> Page:
    """All figures of these kinds, a row for each."""
    body = body_area(paper)
    items: list[Item] = list(_head(body))
    used = sum(NAME + row_height(kind) for kind in kinds)
    gap = (body.height - HEAD - used) / (len(kinds) + 1)
    top = body.y + HEAD
    for kind in kinds:
        items.extend(_row(kind, Box(body.x, top, body.width, NAME + row_height(kind))))
        top += NAME + row_height(kind) + gap
    return blank(paper, items, _("Turi-Tour: figures"))


def row_height(kind: Kind) -> Millimetres:
    """Of a figure before it is folded."""
    return 2 * (NETS[KINDS[kind]].high + BASE / 2)


def _head(body: Box) -> Iterator[Item]:
    yield from HOW_LINES.set(_(HOW), (body.x, body.y + 4.0))


def _named(kind: Kind, left: Millimetres, top: Millimetres, lines: Lines = MARK_LINES) -> Iterator[Item]:
    yield Text((left, top + 4.6), _(NAMES[kind]).capitalize(), 5.4, "heading")
    yield from lines.set(_(MARKS[KINDS[kind]]), (left, top + 9.6))


def _row(kind: Kind, box: Box) -> Iterator[Item]:
    """As many as there are of a kind, side by side."""
    yield from _named(kind, box.x, box.y)
    middle = box.y + NAME + row_height(kind) / 2
    left, right = extent(kind)
    step = (box.width - 2 * EDGE - (right - left)) / (EACH - 1)
    for place in range(EACH):
        yield Group((standup(kind),), layer="figure", shift=(box.x + EDGE - left + place * step, middle))


def farmer_page(paper: Paper) -> Page:
    """The farmer on the left, bases for all beside him."""
    body = body_area(paper)
    left, right = extent(FARMER)
    wide = right - left + 12.0
    middle = body.y + HEAD + 30.0 + row_height(FARMER) / 2
    farmer = Group((standup(FARMER),), layer="figure", shift=(body.x + EDGE - left, middle))
    items: list[Item] = [*_head(body), *_named(FARMER, body.x, body.y + HEAD, Lines(20, 3.4, 4.4)), farmer]
    items.extend(_bases(Box(body.x + wide, body.y + HEAD, body.width - wide - EDGE, body.height - HEAD)))
    return blank(paper, items, _("Turi-Tour: figures"))


def _bases(box: Box) -> Iterator[Item]:
    """A base for every figure."""
    yield Text((box.x, box.y + 4.6), _("Bases"), 5.4, "heading")
    step = BASE + GAP
    columns = int((box.width + GAP) // step)
    for place in range(EACH * len(PAGES) * 2 + 1):
        row, column = divmod(place, columns)
        at = (box.x + BASE / 2 + column * step, box.y + NAME - 4.0 + BASE / 2 + row * step)
        yield Group(base(), layer="base", shift=at)


SHEETS: Final = (
    Sheet(
        "figures",
        msgid("Figures to fold"),
        (),
        figure_pages,
        msgid(
            "All 24 animals and the farmer to cut, fold and glue on bases of 3 cm. Each kind has something that a "
            "finger tells apart: wool, ears, a fringe, a long neck."
        ),
    ),
)
