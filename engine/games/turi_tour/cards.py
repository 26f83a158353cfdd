"""The task cards and the start cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.games.turi_tour.animals import ANIMALS, EACH, FARMER, KINDS, Kind
from engine.message import unchanged as _

Task: TypeAlias = str
"""One of TASKS."""

TASKS: Final = ("count", "farmer", "holiday", "homesick", "sourpuss", "turn")
WITH_ANIMAL: Final = ("count", "holiday", "homesick")
"""Tasks whose card pictures an animal, which is placed in the hand."""
PLACING: Final = ("farmer", "holiday", "sourpuss")
"""Tasks in which a figure is put on the board."""
READ_OUT: Final[Mapping[Task, str]] = {
    "count": _("How many of these animals are already on holiday?"),
    "farmer": _("Place me on my holiday resort."),
    "holiday": _("Place me on my holiday resort."),
    "homesick": _("I’m homesick. Please take me back home."),
    "sourpuss": _("Who is the greatest holiday sourpuss?"),
    "turn": _("The board is turned by a quarter."),
}
"""What the player on the left says (rules, Task cards); the farmer’s card must not tell that it is the farmer."""


class Card(NamedTuple):
    """A task card; `kind` is None if no animal is pictured."""

    task: Task
    kind: Kind | None = None

    @property
    def in_hand(self) -> Kind | None:
        """The figure that is placed in the hand."""
        return FARMER if self.task == "farmer" else self.kind

    @property
    def name(self) -> str:
        """What the card is called in notation."""
        return self.task if self.kind is None else f"{self.task} {KINDS[self.kind]}"


CARDS: Final = tuple(
    card for task in TASKS for card in ([Card(task, kind) for kind in ANIMALS] if task in WITH_ANIMAL else [Card(task)])
)
"""Every face, in the order of their names."""
CARD_OF: Final = {card: place for place, card in enumerate(CARDS)}
TURN: Final = CARD_OF[Card("turn")]


def _deck(holiday: int, count: int) -> tuple[int, ...]:
    numbers = {"holiday": holiday, "count": count, "homesick": 1}
    return tuple(numbers.get(card.task, 6) for card in CARDS)


DECKS: Final[Mapping[str, tuple[int, ...]]] = {"full": _deck(4, 1), "lighter": _deck(3, 2)}
"""By the option `deck` and card: how many of the 54 there are, turn cards included (both decks are our reading)."""


class StartCard(NamedTuple):
    """The kinds on a start card, one entry a figure."""

    kinds: tuple[Kind, ...]


def _cyclic(first: Kind) -> StartCard:
    kinds = (first, first, first + 1, first + 2, first + 3)
    return StartCard(tuple(sorted(kind % len(ANIMALS) for kind in kinds)))


def _five(missing: Kind) -> StartCard:
    return StartCard(tuple(kind for kind in ANIMALS if kind != missing))


START_CARDS: Final[Mapping[str, tuple[StartCard, ...]]] = {
    "double": tuple(_cyclic(kind) for kind in ANIMALS),
    "five": tuple(_five(kind) for kind in ANIMALS),
}
"""By the option `start`: six cards of five figures each (the pictures are our reading)."""


def is_left(kind: Kind, standing: Counter[Kind]) -> bool:
    """Whether an animal of a kind is left beside the board to be handed over."""
    return standing[kind] < EACH


def playable(card: Card, standing: Counter[Kind]) -> bool:
    """Whether there are animals enough beside the board for the card (rules, General rules)."""
    if card.kind is not None:
        return is_left(card.kind, standing)
    return card.task != "sourpuss" or any(is_left(kind, standing) for kind in ANIMALS)
