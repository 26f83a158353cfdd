"""The pieces to cut out: carriages, bonus tiles, and houses for those who have no wooden ones."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, START_HORSES, Land, Points, Size, Stack
from engine.games.thurn_und_taxis.tools.marks import sizes_of
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Group, Millimetres, Point, Rect, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.horses import shoes
from generator.games.thurn_und_taxis.sheets.cards import bled, cut_out
from generator.games.thurn_und_taxis.sheets.lands import HORSES, MAP, clash, land_of, titled
from generator.language import gettext as _
from generator.language import ngettext
from generator.paper.imposition import Card, Picture, Way, impose
from generator.paper.layout import PAPERS
from generator.paper.sheet import Sheet, SheetJob, SheetOption

CARRIAGE: Final = (39.0, 42.0)
TILE: Final = (30.0, 24.0)
HOUSE: Final = (15.0, 15.0)
"""Sizes in mm when cut: of each kind all go on one page, on A4 and on Letter."""
EACH: Final = 4
"""Carriages of a size, one for each player there can be (our reading of the contents of the printed game)."""
ONE_SIDE: Final = Way("none")


def carriage_front(size: Size, points: Points) -> Picture:
    """A carriage with what it is worth."""
    wide, high = CARRIAGE
    words = ngettext("{points} point", "{points} points", points).format(points=points)
    return (
        pieces.carriage(size, wide * 0.82, (wide / 2, high * 0.46)),
        Text((wide / 2, high - 5.0), words, 4.6, "text-strong", "middle"),
    )


def tile_front(land: Land, stack: Stack, value: Points) -> Picture:
    """A bonus tile, its colour over the edges; on paper there is room for the names of countries."""
    wide, high = TILE
    drawn = cut_out(pieces.tile(land, stack, value, wide).items)
    bands = [item for item in drawn if isinstance(item, Rect) and item.style.startswith("land-")]
    named = zip(bands, stack.countries, strict=True) if stack.countries else ()
    names = tuple(_named(band, _(name)) for band, name in named)
    return (bled(wide, high, "tile"), Group((*drawn, *names), shift=(wide / 2, high / 2)))


def _named(band: Rect, name: str) -> Text:
    size = fitted(name, band.width - 0.6, 0.62 * band.height)
    middle = band.corner[0] + band.width / 2, band.corner[1] + band.height / 2 + 0.3 * size
    return Text(middle, name, size, "text-strong", "middle")


def team_front() -> Picture:
    """The carriage that each player has from the start where horses draw the routes."""
    wide, high = CARRIAGE
    words = ngettext("{count} horse", "{count} horses", START_HORSES).format(count=START_HORSES)
    return (
        pieces.carriage(START_HORSES, wide * 0.66, (wide / 2, high * 0.4)),
        shoes(START_HORSES, 5.0, (wide / 2, high - 11.4)),
        Text((wide / 2, high - 3.6), words, 4.6, "text-strong", "middle"),
    )


def house_front(seat: int) -> Picture:
    """A house of a player."""
    middle: Point = (HOUSE[0] / 2, HOUSE[1] / 2)
    return (pieces.house(seat, 11.0, middle),)


def carriages(land: Land) -> list[Card]:
    """Every carriage; with horses one for each player."""
    if not sizes_of(land):
        return [Card(team_front())] * EACH
    return [Card(carriage_front(size, points)) for size, points in CARRIAGES.items() for _copy in range(EACH)]


def tiles(land: Land) -> list[Card]:
    """Every bonus tile, stack by stack, the highest first."""
    return [Card(tile_front(land, stack, value)) for stack in land.stacks for value in stack.values]


def houses() -> list[Card]:
    """Every house of every player."""
    return [Card(house_front(seat)) for seat in range(len(COLOURS)) for _copy in range(HOUSES)]


def piece_pages(job: SheetJob) -> list[Page]:
    """A page of each kind."""
    land = land_of(job)
    kinds: list[tuple[list[Card], tuple[Millimetres, Millimetres], str]] = [
        (carriages(land), CARRIAGE, titled(land, _("carriages"))),
        (tiles(land), TILE, titled(land, _("tiles"))),
    ]
    if job.options["houses"]:
        kinds.append((houses(), HOUSE, titled(land, _("houses"))))
    paper = PAPERS[job.paper]
    pages = [page for cards, size, title in kinds for page in impose(cards, paper, *size, ONE_SIDE, title)]
    job.say(1, 1)
    return pages


SHEETS: Final = (
    Sheet(
        "pieces",
        msgid("Carriages and tiles to cut"),
        (
            SheetOption(
                "houses",
                "flag",
                msgid("Houses too"),
                False,
                help=msgid("twenty for each of four players; cubes or the like of four colours do as well"),
            ),
            MAP,
            HORSES,
        ),
        piece_pages,
        msgid("All carriages and bonus tiles, printed on one side: nothing on them is secret."),
        clash,
    ),
)
