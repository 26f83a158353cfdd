"""The cards to cut out: 54 tasks and six for the start."""

from __future__ import annotations

from typing import Final

from engine.games.turi_tour.cards import CARDS, DECKS, START_CARDS
from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.games.turi_tour.figures import cards as drawn
from generator.games.turi_tour.figures.cards import SIDE
from generator.language import gettext as _
from generator.paper.backs import BACKS, way_of
from generator.paper.imposition import Card, impose
from generator.paper.layout import PAPERS
from generator.paper.sheet import Sheet, SheetJob, SheetOption


def task_cards(deck: str) -> list[Card]:
    """Every task card; those alike follow each other. `deck` is one of `engine.games.turi_tour.cards.DECKS`."""
    rear = drawn.back()
    return [
        Card(drawn.front(card), rear)
        for card, number in zip(CARDS, DECKS[deck], strict=True)
        for _copy in range(number)
    ]


def start_cards(start: str) -> list[Card]:
    """The start cards; `start` is one of `engine.games.turi_tour.cards.START_CARDS`."""
    rear = drawn.start_back()
    return [Card(drawn.start_front(number, card), rear) for number, card in enumerate(START_CARDS[start], start=1)]


def card_pages(job: SheetJob) -> list[Page]:
    """The cards, with their backs as asked for."""
    cards = [*task_cards(str(job.options["deck"])), *start_cards(str(job.options["start"]))]
    pages = impose(cards, PAPERS[job.paper], SIDE, SIDE, way_of(job), _("Turi-Tour: cards"))
    job.say(1, 1)
    return list(pages)


SHEETS: Final = (
    Sheet(
        "cards",
        msgid("Cards to cut"),
        (
            *BACKS,
            SheetOption(
                "deck",
                "choice",
                msgid("Task cards"),
                "full",
                choices=tuple(DECKS),
                help=msgid("full: 24 on holiday, 6 of each other kind; lighter: 18 on holiday, 12 to count"),
            ),
            SheetOption(
                "start",
                "choice",
                msgid("Start cards"),
                "double",
                choices=tuple(START_CARDS),
                help=msgid("double: one kind twice, three once; five: five kinds once"),
            ),
        ),
        card_pages,
        msgid(
            "All 54 task cards and six start cards, 54 by 54 mm with 3 mm to spare at the edges. What is read out to "
            "the player in the dark stands on them."
        ),
    ),
)
