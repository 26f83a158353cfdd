"""The board at its true size: four quarters to cut and glue, and the chips beside the first of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from engine.games.turi_tour.animals import ANIMALS
from engine.message import unchanged as msgid
from generator.drawing.page import Box, Page, Window
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Rect, Scene, Text
from generator.games.turi_tour.figures import printed
from generator.games.turi_tour.figures.chips import chip
from generator.games.turi_tour.figures.printed import CHIP, HALF, RIM, Lines
from generator.language import gettext as _
from generator.paper.layout import CROP_LENGTH, PAPERS, Paper, blank, body_area
from generator.paper.sheet import Sheet, SheetJob

FLAP: Final[Millimetres] = 10.0
"""How far a quarter goes on under its neighbour."""
HEAD: Final[Millimetres] = 14.5
"""Room above the quarter for its name and what to do."""
CELL: Final[Millimetres] = 4.2
SIDE: Final = 2 * (HALF + RIM)


class Quarter(NamedTuple):
    """A quarter: its name, where it is (0 or 1 from the left and from above), and the way from it to its flap.

    Clockwise from the upper left; each has one flap, at the edge where the next one lies.
    """

    name: str
    column: int
    row: int
    right: int
    down: int

    @property
    def box(self) -> Box:
        """What is printed of the whole picture, flap included."""
        side = HALF + RIM
        x = self.column * side - FLAP * (self.right < 0)
        y = self.row * side - FLAP * (self.down < 0)
        return Box(x, y, side + FLAP * abs(self.right), side + FLAP * abs(self.down))


QUARTERS: Final = (
    Quarter("A", 0, 0, 1, 0),
    Quarter("B", 1, 0, 0, 1),
    Quarter("C", 1, 1, -1, 0),
    Quarter("D", 0, 1, 0, -1),
)
HOW: Final = msgid(
    "Cut along the outer edge of the sea, at the marks, and leave the flap beyond the dashed line. Glue the next "
    "quarter over the flap, its edge on the dashed line: coasts and the short ticks across the seam must meet. "
    "Best all four on card."
)
TOUCH: Final = msgid(
    "For fingers that cannot see: glue a string along the dashed line of each border strip. If the board is on thick "
    "card, cut the six round places out: the chips lie in them, and can be felt."
)
CHIPS: Final = msgid("The chips: one for each animal. Cut them out round; they fit the round places in the sea.")
BELOW: Final = Lines(126, 3.6, 4.6)


def board_pages(job: SheetJob) -> list[Page]:
    """A page for each quarter."""
    paper = PAPERS[job.paper]
    scene = Scene(SIDE, SIDE, printed.board())
    pages = [quarter_page(quarter, scene, paper) for quarter in QUARTERS]
    job.say(1, 1)
    return pages


def quarter_page(quarter: Quarter, scene: Scene, paper: Paper) -> Page:
    """A quarter with its flap, the marks round it, and what to do below."""
    body, shown = body_area(paper), quarter.box
    box = Box(paper.width / 2 - shown.width / 2, body.y + HEAD, shown.width, shown.height)
    items = (*_head(quarter, body), *_cuts(quarter, box), *_flap(quarter, box), *_below(quarter, body))
    window = Window(scene, (box.x - shown.x, box.y - shown.y), box)
    return replace(blank(paper, items, _("Turi-Tour: board")), windows=(window,))


def seams(quarter: Quarter, box: Box) -> tuple[Millimetres, Millimetres]:
    """The x of the upright and the y of the level seam on the page, where `box` shows the quarter."""
    middle = HALF + RIM
    return box.x + middle - quarter.box.x, box.y + middle - quarter.box.y


def _head(quarter: Quarter, body: Box) -> Iterator[Item]:
    """The quarter's name, and where it is among the four."""
    yield Text((body.x, body.y + 7.4), quarter.name, 8.6, "number")
    for column, row in product(range(2), repeat=2):
        here = (column, row) == (quarter.column, quarter.row)
        corner = (body.x + 10.0 + column * CELL, body.y + 0.3 + row * CELL)
        yield Rect(corner, CELL, CELL, "box-filled" if here else "box")
    yield Text((body.x + 22.0, body.y + 7.4), _("Quarter of the board"), 5.4, "heading")


def _cuts(quarter: Quarter, box: Box) -> Iterator[Line]:
    """Marks at the ends of the seam that is cut, and of the flap's edge."""
    x, y = seams(quarter, box)
    if quarter.right:
        yield from _level(box, y)
        yield from _upright(box, box.right if quarter.right > 0 else box.x)
    else:
        yield from _upright(box, x)
        yield from _level(box, box.bottom if quarter.down > 0 else box.y)


def _upright(box: Box, x: Millimetres, style: str = "crop") -> Iterator[Line]:
    yield Line((x, box.y - CROP_LENGTH), (x, box.y), style)
    yield Line((x, box.bottom), (x, box.bottom + CROP_LENGTH), style)


def _level(box: Box, y: Millimetres, style: str = "crop") -> Iterator[Line]:
    yield Line((box.x - CROP_LENGTH, y), (box.x, y), style)
    yield Line((box.right, y), (box.right + CROP_LENGTH, y), style)


def _flap(quarter: Quarter, box: Box) -> Iterator[Item]:
    """The line on which the next quarter's edge comes to lie, and which one that is."""
    x, y = seams(quarter, box)
    name = QUARTERS[(QUARTERS.index(quarter) + 1) % len(QUARTERS)].name
    words = _("glue {sheet} over this edge").format(sheet=name)
    if quarter.right:
        yield Line((x, box.y - CROP_LENGTH), (x, box.bottom + CROP_LENGTH), "fold")
        edge = box.right + 3.6 if quarter.right > 0 else box.x - 1.4
        at: Point = (edge, box.y + box.height / 2)
        yield Group((Text((0.0, 0.0), words, 3.0, "text-muted", "middle"),), shift=at, turn=-90.0)
    else:
        yield Line((box.x - CROP_LENGTH, y), (box.right + CROP_LENGTH, y), "fold")
        edge = box.bottom + 3.6 if quarter.down > 0 else box.y - 1.4
        yield Text((box.x + box.width / 2, edge), words, 3.0, "text-muted", "middle")


def _below(quarter: Quarter, body: Box) -> Iterator[Item]:
    """What to do; below the first quarter the chips as well. It begins at one height whatever the quarter's shape."""
    top = body.y + HEAD + HALF + RIM + FLAP + 10.0
    yield from BELOW.set(_(HOW), (body.x, top))
    yield from BELOW.set(_(TOUCH), (body.x, top + 2.7 * BELOW.step))
    if quarter is QUARTERS[0]:
        yield from BELOW.set(_(CHIPS), (body.x, top + 5.3 * BELOW.step))
        step = body.width / len(ANIMALS)
        high = top + 6.0 * BELOW.step + CHIP / 2
        yield from (Group((chip(kind),), layer="chip", shift=(body.x + (kind + 0.5) * step, high)) for kind in ANIMALS)


SHEETS: Final = (
    Sheet(
        "board",
        msgid("Board and chips to cut"),
        (),
        board_pages,
        msgid(
            "The round board of 32 cm in four quarters to glue together, with lines for a string that fingers can "
            "follow, and the six chips."
        ),
    ),
)
