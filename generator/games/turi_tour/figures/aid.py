"""The rules on one page in large letters, for somebody who reads them aloud to children."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.games.turi_tour.animals import KINDS, NAMES, Kind, Part, feels_like
from engine.games.turi_tour.cards import CARDS, TASKS, Card
from engine.message import unchanged as msgid
from generator.drawing.scene import Group, Item, Millimetres, Text
from generator.games.turi_tour.figures import cards
from generator.games.turi_tour.figures.enlarged import enlarged
from generator.games.turi_tour.figures.printed import Lines
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 188.0
ACROSS: Final = Lines(90, 5.0, 6.4)
BESIDE: Final = Lines(13, 3.8, 4.3)
"""Below a figure."""
BELOW: Final = Lines(31, 4.3, 5.2)
"""Below a card."""
TURN: Final = msgid(
    "Look well at the board, then put the sunglasses on. The player on your left draws a card, puts its figure into "
    "your hand and reads out what it wants. Feel the figure and say what it is. Do what was asked, then take the "
    "sunglasses off and look. If it is right, the card is yours. If a figure falls over, your turn is over."
)
END: Final = msgid("When no card is left, whoever has most cards wins.")
MARKED: Final[Mapping[str, tuple[Part, ...]]] = {
    "chicken": ("tail",),
    "cow": ("back",),
    "horse": ("legs", "neck"),
    "pig": ("legs",),
    "rabbit": ("ears",),
    "sheep": ("coat",),
    "farmer": ("ears",),
}
"""By kind: the parts that tell it apart (rules, General rules; the farmer's is our own)."""


class Task(NamedTuple):
    """What a card is called, what is to be done, and an animal to show on it."""

    title: str
    words: str
    kind: str = ""


TOLD: Final[Mapping[str, Task]] = {
    "holiday": Task(
        msgid("On holiday"),
        msgid("Put the animal on its own resort. Half in the water, half on its island is right as well."),
        "rabbit",
    ),
    "count": Task(
        msgid("How many?"),
        msgid("Say how many of this kind stand on the board, and name the animal rightly, too."),
        "sheep",
    ),
    "homesick": Task(
        msgid("Homesick"),
        msgid("Lift one animal of this kind off the board, or say that none is there."),
        "cow",
    ),
    "farmer": Task(
        msgid("The farmer"),
        msgid("Name him, and put him where most animals are. They all go home with him."),
    ),
    "sourpuss": Task(
        msgid("The sourpuss"),
        msgid("Say which animal is the rarest on the board, ask for one, and put it on its resort."),
    ),
    "turn": Task(
        msgid("Turn the board"),
        msgid("Sunglasses off, turn the board by a quarter, sunglasses on, and the next card."),
    ),
}
"""By task, as they stand on the page."""
COLUMNS: Final = 3
COLUMN: Final[Millimetres] = WIDTH / COLUMNS
FIGURES: Final[Millimetres] = 46.0
"""Where the figures stand."""
TASKS_AT: Final[Millimetres] = 78.0
TASK: Final[Millimetres] = 76.0
"""Room for a row of tasks without the gap below it."""
HEIGHT: Final[Millimetres] = TASKS_AT + TASK * (len(TASKS) // COLUMNS) + 6.0
"""Of the page without its gaps."""


def read_aloud(gap: Millimetres) -> tuple[Item, ...]:
    """The page's items from its upper left corner, `WIDTH` wide, with so much room between its parts."""
    title = Text((0.0, 7.4), _("Turi-Tour: read this aloud"), 8.6, "heading")
    rows = len(TOLD) // COLUMNS
    items: list[Item] = [title, *ACROSS.set(_(TURN), (0.0, 15.6))]
    items.append(Group(tuple(_figures()), shift=(0.0, FIGURES + gap)))
    for place, name in enumerate(TOLD):
        row, column = divmod(place, COLUMNS)
        at = (column * COLUMN, TASKS_AT + 2 * gap + row * (TASK + gap))
        items.append(Group(tuple(_task(name)), layer=f"task-{name}", shift=at))
    end = TASKS_AT + rows * TASK + (rows + 2) * gap + 3.0
    items.append(Text((WIDTH / 2, end), _(END), 5.0, "text-strong", "middle"))
    return tuple(items)


def _figures() -> Iterator[Item]:
    """All figures in a row, each with what a hand feels of it."""
    wide = WIDTH / len(KINDS)
    for kind, name in enumerate(KINDS):
        middle = (kind + 0.5) * wide
        yield Group(enlarged(kind, 2.2), shift=(middle, 7.0))
        yield Text((middle, 17.6), _(NAMES[kind]), 5.0, "text-strong", "middle")
        yield from (
            Text((middle, text.at[1]), text.text, text.size, text.style, "middle")
            for text in BESIDE.set(felt(kind, MARKED[name]), (0.0, 22.4))
        )


def felt(kind: Kind, parts: tuple[Part, ...]) -> str:
    """How a finger recognizes a figure, in words."""
    return ", ".join(_(feels_like(kind, part)) for part in parts)


def shown(task: str) -> Card:
    """The card that stands for all of its task."""
    kind = KINDS.index(TOLD[task].kind) if TOLD[task].kind else None
    return next(card for card in CARDS if card.task == task and card.kind == kind)


def _task(name: str) -> Iterator[Item]:
    """A card of this task, and below it what is to be done."""
    told = TOLD[name]
    yield Text((COLUMN / 2, 4.6), _(told.title), 5.4, "heading", "middle")
    yield Group(cards.front(shown(name)), shift=((COLUMN - cards.SIDE) / 2, 4.0))
    yield from BELOW.set(_(told.words), (2.0, 62.4))
