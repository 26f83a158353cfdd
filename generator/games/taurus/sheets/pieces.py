"""The pieces for the board at its true size: bulls and rulers, and wires and posts for those who have none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Seat
from engine.games.taurus.board import BULLS, EACH_COLOUR, PLAYERS, POSTS
from engine.message import unchanged as msgid
from generator.drawing.page import BLEED, Box, Page
from generator.drawing.scene import Group, Item, Millimetres
from generator.games.taurus.figures import pieces
from generator.games.taurus.figures.lines import Lines
from generator.games.taurus.sheets.poster import FIELD
from generator.language import gettext as _
from generator.paper.imposition import Card, Way, impose
from generator.paper.layout import PAPERS, Paper, blank, body_area, crop_marks, n_up
from generator.paper.sheet import Sheet, SheetJob, SheetOption

BULL: Final[Millimetres] = 20.0
"""The side of a bull's square: it leaves the holes of its field in sight."""
PEG: Final[Millimetres] = 10.0
RULERS: Final[Millimetres] = 48.0
"""Room for the rulers below the bulls."""
RULER: Final = (98.0, 13.0)
END: Final[Millimetres] = 5.0
"""How much of a paper wire remains beyond its holes."""
STRIP: Final[Millimetres] = 8.0
COLOUR_GAP: Final[Millimetres] = 7.0
SEATS: Final[tuple[Seat | None, ...]] = (*range(len(PLAYERS)), None)
"""Whose wires there are; nobody's are grey."""
ROWS: Final = ((2, 1),) * 4 + ((1, 0, 0),) * 4
"""The wires of one colour in rows, by length."""
ONE_SIDE: Final = Way("none")
USE: Final = msgid("The ruler: lay its ring on one post. The other post then lies in the length of wire that it takes.")
USE_LINES: Final = Lines(40, 3.2, 4.4)


def bull_page(paper: Paper) -> Page:
    """All bulls, and two rulers below them."""
    body = body_area(paper)
    cells = n_up(Box(body.x, body.y, body.width, body.height - RULERS), BULL, BULL, bleed=BLEED)
    boxes = cells[: EACH_COLOUR * len(BULLS)]
    cards = [pieces.token(place // EACH_COLOUR, BULL) for place in range(len(boxes))]
    wide, high = RULER
    top = body.bottom - RULERS + 7.0
    rulers = [Box(body.x + 7.0, top, wide, high), Box(body.x + 7.0, top + high + 2 * BLEED, wide, high)]
    drawn = (Group((pieces.wire_ruler(FIELD),), shift=(5.0, 5.0)),)
    items: list[Item] = [*_cut([*boxes], cards), *_cut(rulers, [drawn] * 2)]
    left = body.x + wide + 22.0
    items.extend(USE_LINES.set(_(USE), (left, top + 4.0)))
    return blank(paper, items, _("Taurus: bulls"))


def _cut(boxes: Sequence[Box], pictures: Sequence[tuple[Item, ...]]) -> tuple[Item, ...]:
    cards = tuple(
        Group(picture, layer="card", shift=(box.x, box.y)) for box, picture in zip(boxes, pictures, strict=True)
    )
    return (*cards, *crop_marks(boxes))


def post_pages(paper: Paper) -> tuple[Page, ...]:
    """All posts, to lay on their holes."""
    return impose([Card(pieces.peg(PEG))] * POSTS, paper, PEG, PEG, ONE_SIDE, _("Taurus: posts"))


def wire_pages(paper: Paper) -> list[Page]:
    """All wires as strips, the colours below each other."""
    body = body_area(paper)
    high = len(ROWS) * STRIP + COLOUR_GAP
    fit = int((body.height + COLOUR_GAP) // high)
    groups = [SEATS[first : first + fit] for first in range(0, len(SEATS), fit)]
    return [
        blank(
            paper,
            [
                Group(_wires(seat), layer="wires", shift=(body.x + 0.4, body.y + 0.4 + place * high))
                for place, seat in enumerate(seats)
            ],
            _("Taurus: wires"),
        )
        for seats in groups
    ]


def _wires(seat: Seat | None) -> tuple[Item, ...]:
    """A colour's wires, edge to edge."""
    items: list[Item] = []
    for row, lengths in enumerate(ROWS):
        across = 0.0
        for length in lengths:
            strip = pieces.strip(seat, length, FIELD, END, STRIP)
            items.append(Group((strip,), shift=(across, row * STRIP)))
            across += pieces.spans(length, FIELD)[-1] + 2 * END
    return tuple(items)


def piece_pages(job: SheetJob) -> list[Page]:
    """The bulls, and the kinds of pieces that the options ask for."""
    paper = PAPERS[job.paper]
    pages = [bull_page(paper)]
    if job.options["wires"]:
        pages.extend(wire_pages(paper))
    if job.options["posts"]:
        pages.extend(post_pages(paper))
    job.say(1, 1)
    return pages


SHEETS: Final = (
    Sheet(
        "pieces",
        msgid("Bulls and a wire ruler to cut"),
        (
            SheetOption(
                "wires",
                "flag",
                msgid("Wires too"),
                False,
                help=msgid("a hundred strips of paper, to pierce at the distance wanted; for a board with pins"),
            ),
            SheetOption(
                "posts", "flag", msgid("Posts too"), False, help=msgid("discs to lay on the holes; pins do better")
            ),
        ),
        piece_pages,
        msgid("The 48 bulls for the board at its true size, and a ruler that tells which wire a distance takes."),
    ),
)
