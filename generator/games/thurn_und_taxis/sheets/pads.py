"""Score pads: one, two or four on a page, for two to four players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.thurn_und_taxis import GAME
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.tools.marks import sizes_of
from engine.match import PERSON, setup
from engine.message import unchanged as msgid
from engine.saving import setup_code
from generator.drawing.page import Box, Page
from generator.drawing.scene import Group, Item, Line, Millimetres, Text
from generator.games.thurn_und_taxis.figures.fit import fitted, span
from generator.games.thurn_und_taxis.figures.score_pad.form import form_of
from generator.games.thurn_und_taxis.figures.score_pad.pad import halved, score_pad
from generator.games.thurn_und_taxis.sheets.lands import HORSES, MAP, clash, land_of, notice, options_of, titled
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.qr import qr_code
from generator.paper.sheet import Sheet, SheetJob, SheetOption

QR: Final[Millimetres] = 26.0
"""So that each of its modules, up to 65 with a long address, is 0.4 mm wide."""
HEAD: Final[Millimetres] = 12.0
GUTTER: Final[Millimetres] = 4.0
"""Between two pads; they are cut apart in its middle."""
INSET: Final[Millimetres] = 0.5
"""Lines have a width, which must not reach into the margin."""
BANNER: Final[Millimetres] = 7.0
TITLE: Final[Millimetres] = 5.2
WORDS: Final[Millimetres] = 2.9
DATE: Final[Millimetres] = 34.0
"""The room for a date, at the right; less beside a notice."""
LEAST_DATE: Final[Millimetres] = 26.0
GRID: Final[Mapping[str, tuple[int, int]]] = {"1": (1, 1), "2": (1, 2), "4": (2, 2)}
"""By the number of pads on a page: columns and rows."""
SEED: Final = "pad"
"""The calculator has nothing to do with chance, but every set-up has a seed."""


def pages(job: SheetJob) -> list[Page]:
    """One page of blank pads."""
    paper = PAPERS[job.paper]
    body = body_area(paper)
    players = int(job.options["players"])
    top = QR if job.options["qr"] else HEAD
    area = Box(body.x, body.y + top, body.width, body.height - top)
    columns, rows = GRID[str(job.options["blocks"])]
    land = land_of(job)
    blocks = tuple(Group(pad(land, place, players), shift=(place.x, place.y)) for place in places(area, columns, rows))
    head = Group(tuple(_head(job, players, body.width)), shift=(body.x, body.y))
    job.say(1, 1)
    return [blank(paper, (head, *blocks, *cuts(area, columns, rows)), titled(land, _("score pad")))]


def places(area: Box, columns: int, rows: int) -> tuple[Box, ...]:
    """Where the pads lie, row by row."""
    wide = (area.width - GUTTER * (columns - 1)) / columns
    high = (area.height - GUTTER * (rows - 1)) / rows
    return tuple(
        Box(area.x + column * (wide + GUTTER), area.y + row * (high + GUTTER), wide, high)
        for row in range(rows)
        for column in range(columns)
    )


def cuts(area: Box, columns: int, rows: int) -> tuple[Line, ...]:
    """Where to cut the pads apart."""
    wide = (area.width - GUTTER * (columns - 1)) / columns
    high = (area.height - GUTTER * (rows - 1)) / rows
    upright = [area.x + column * (wide + GUTTER) - GUTTER / 2 for column in range(1, columns)]
    level = [area.y + row * (high + GUTTER) - GUTTER / 2 for row in range(1, rows)]
    return (
        *(Line((x, area.y + INSET), (x, area.bottom - INSET), "line-dashed") for x in upright),
        *(Line((area.x + INSET, y), (area.right - INSET, y), "line-dashed") for y in level),
    )


def pad(land: Land, place: Box, players: int) -> tuple[Item, ...]:
    """One pad with its title and room for the date."""
    form = form_of(land, players, place.width, place.height - BANNER)
    date = place.width - (LEAST_DATE if notice(land) else DATE)
    return (
        Text((0.4, 5.0), _("Thurn und Taxis"), TITLE, "heading"),
        *_notice(land, date),
        Text((date, 5.0), _("Date"), 3.2, "text-muted"),
        Line((date + 8.0, 5.6), (place.width - 0.4, 5.6), "rule"),
        Group(score_pad(form).items, shift=(0.0, BANNER)),
    )


def _notice(land: Land, right: Millimetres) -> Iterator[Text]:
    """What is played, unless it is the map as printed: between the title and the date, in one line or two."""
    left = 2.0 + span(_("Thurn und Taxis"), TITLE)
    room, words = right - left - 2.0, notice(land)
    lines = (words,) if fitted(words, room, WORDS) == WORDS else halved(words)
    for place, line in enumerate(filter(None, lines)):
        y = 5.0 + 3.0 * (place + 1 - len(lines))
        yield Text((left, y), line, fitted(line, room, WORDS), "text-italic")


def _head(job: SheetJob, players: int, width: Millimetres) -> Iterator[Item]:
    yield Text((0.0, 8.0), _("Score pad"), 8.5, "heading")
    if not job.options["qr"]:
        return
    words = _("Tick the largest carriage and every tile, and write down the houses left.")
    if not sizes_of(land_of(job)):
        words = _("Tick every tile, and write down the houses left.")
    yield Text((0.0, 14.5), words, 3.4, "text")
    words = _("Or let the calculator add up and break the tie: the code opens it in the browser.")
    yield Text((0.0, 19.5), words, 3.4, "text")
    blank = setup(GAME.tools["score"], SEED, seats=(PERSON,) * players, options=options_of(job.options))
    code = setup_code(blank)
    address = f"{job.link}{GAME.slug}/#g={code}"
    yield qr_code(address, (width - QR, 0.0), QR, _("The score calculator in the browser"))


SHEETS: Final = (
    Sheet(
        "score-pads",
        msgid("Score pads"),
        (
            SheetOption("players", "int", msgid("Players"), 4, least=2, most=4, help=msgid("columns of a pad")),
            SheetOption(
                "blocks",
                "choice",
                msgid("Pads on a page"),
                "2",
                choices=tuple(GRID),
                help=msgid("with lines to cut them apart"),
            ),
            SheetOption(
                "qr",
                "flag",
                msgid("QR code"),
                True,
                help=msgid("a code that opens the score calculator in the browser"),
            ),
            MAP,
            HORSES,
        ),
        pages,
        msgid("A column for each player, with every carriage and tile to tick, totals and the tie-break."),
        clash,
    ),
)
