"""The cards to cut out: every city three times, with its horses if there are any, and the officials."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES, Official
from engine.games.thurn_und_taxis.cards import Card as CityCard
from engine.games.thurn_und_taxis.cards import place_of
from engine.games.thurn_und_taxis.land import Land
from engine.message import unchanged as msgid
from generator.drawing.page import BLEED, Page
from generator.drawing.scene import Item, Millimetres, Rect, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.aid_words import said, words_of
from generator.games.thurn_und_taxis.figures.card import BAND, back, card
from generator.games.thurn_und_taxis.figures.wrap import paragraph
from generator.games.thurn_und_taxis.sheets.lands import HORSES, MAP, clash, land_of, titled
from generator.language import gettext as _
from generator.paper.backs import BACKS, way_of
from generator.paper.imposition import Card, Picture, impose
from generator.paper.layout import PAPERS
from generator.paper.sheet import Sheet, SheetJob, SheetOption

WIDTH: Final[Millimetres] = 54.0
HEIGHT: Final[Millimetres] = 80.0
"""Of a card: the largest of the usual sizes of which nine go on A4 and eight on Letter with their bleed and marks
inside margins of 10 mm. Sleeves for it are sold (56 by 82 mm)."""
OUTLINES: Final = ("card", "card-back", "tile")
"""Of things that lie on the screen. On paper the scissors make them."""


def cut_out(items: Picture) -> Picture:
    """A figure without its outline, which would show where it was not cut to a hair's breadth."""
    return items[1:] if isinstance(items[0], Rect) and items[0].style in OUTLINES else items


def bled(width: Millimetres, height: Millimetres, style: str) -> Rect:
    """An area from the corner of a card over its edges on all sides."""
    return Rect((-BLEED, -BLEED), width + 2 * BLEED, height + 2 * BLEED, style)


def city_front(land: Land, city: CityCard) -> Picture:
    """A city's card; what is behind the name of its country goes over the upper edge."""
    band, *others = cut_out(card(land, city, WIDTH, HEIGHT))
    assert isinstance(band, Rect)
    over = Rect((-BLEED, -BLEED), WIDTH + 2 * BLEED, WIDTH * BAND + 0.6 + BLEED, band.style)
    return (over, band, *others)


def card_back() -> Picture:
    """The back that all cards have."""
    return (bled(WIDTH, HEIGHT, "card-back"), *cut_out(back(WIDTH, HEIGHT)))


def official_front(official: Official, words: str) -> Picture:
    """An official with what he does."""
    middle = WIDTH / 2
    room = WIDTH - 10.0
    items: tuple[Item, ...] = (
        pieces.official(official, 28.0, (middle, 33.0)),
        Text((middle, 13.5), _(OFFICIAL_NAMES[official]), 7.0, "heading", "middle"),
    )
    return (*items, *paragraph(said(words), (5.0, 58.0), room, 4.4, 5.2))


def all_cards(land: Land, *, officials: bool) -> list[Card]:
    """Every card of the game; those of a city follow each other, cities in the order of their names."""
    rear = card_back()
    kinds = sorted(land.card_names, key=place_of)
    cards = [Card(city_front(land, kind), rear) for kind in kinds for _copy in range(land.copies)]
    helpers = words_of(land).officials
    return cards + [Card(official_front(official, words), rear) for official, words in helpers.items()] * officials


def card_pages(job: SheetJob) -> list[Page]:
    """The cards, with their backs as asked for."""
    land = land_of(job)
    cards = all_cards(land, officials=bool(job.options["officials"]))
    title = titled(land, _("cards"))
    pages = impose(cards, PAPERS[job.paper], WIDTH, HEIGHT, way_of(job), title)
    job.say(1, 1)
    return list(pages)


SHEETS: Final = (
    Sheet(
        "cards",
        msgid("Cards to cut"),
        (
            *BACKS,
            SheetOption(
                "officials",
                "flag",
                msgid("Cards of the officials"),
                True,
                help=msgid("what each of them does, to lay on the table"),
            ),
            MAP,
            HORSES,
        ),
        card_pages,
        msgid(
            "All the city cards, 54 by 80 mm with 3 mm to spare at the edges. Cut at the marks: they are outside the "
            "cards on all sides."
        ),
        clash,
    ),
)
