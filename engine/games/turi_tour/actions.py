"""The kinds of action, and every action there is, made once."""

from __future__ import annotations

from typing import Final

from engine.action import action_class
from engine.game import Action
from engine.games.turi_tour.animals import ANIMALS, EACH, KINDS, NAMES, PART_NAMES, PARTS, Kind, Part
from engine.games.turi_tour.cards import CARDS, Card
from engine.games.turi_tour.sea import BOARD, ISLANDS, Island, Spot
from engine.message import Message
from engine.message import unchanged as _

FIRST_CARD: Final = CARDS[0]


@action_class
class Chip(Action):
    """Chance: whose resort an island is."""

    kind: Kind = 0
    island: Island = 0


@action_class
class Start(Action):
    """Chance: the start card."""

    number: int = 0


@action_class
class Glasses(Action):
    """Put the sunglasses on."""


@action_class
class Draw(Action):
    """Chance: a task card; `card` in notation."""

    card: Card = FIRST_CARD


@action_class
class Stroke(Action):
    """Feel a part of the figure in the hand."""

    part: Part = ""


@action_class
class Feel(Action):
    """The fingertip to a cell of the board."""

    spot: Spot = (0, 0)


@action_class
class Say(Action):
    """Name the figure in the hand."""

    kind: Kind = 0


@action_class
class Ask(Action):
    """Ask for an animal of the kind least represented."""

    kind: Kind = 0


@action_class
class Drop(Action):
    """Put the figure in the hand down."""

    spot: Spot = (0, 0)


@action_class
class Count(Action):
    """Say how many there are on holiday."""

    number: int = 0


@action_class
class Take(Action):
    """Lift a figure off the board."""

    spot: Spot = (0, 0)


@action_class
class Nobody(Action):
    """Say that no such animal is on the board; `none` in notation."""


def _named(words: str, kind: Kind) -> Message:
    return Message(words, {"kind": Message(NAMES[kind])})


def _at(spot: Spot) -> str:
    return f"cell:{spot[0]}:{spot[1]}"


CHIPS: Final = tuple(
    tuple(
        Chip(
            f"chip {KINDS[kind]} {island + 1}",
            (f"island:{island + 1}",),
            Message(
                _("The {kind} has its resort on island {island}"), {"kind": Message(NAMES[kind]), "island": island + 1}
            ),
            kind=kind,
            island=island,
        )
        for island in range(len(ISLANDS))
    )
    for kind in ANIMALS
)
"""By kind and island."""
STARTS: Final = tuple(
    Start(f"start {number + 1}", ("stack",), Message(_("Start card {number}"), {"number": number + 1}), number=number)
    for number in range(len(ANIMALS))
)
GLASSES: Final = Glasses("glasses", ("glasses",), Message(_("Put the sunglasses on")))
CARD_WORDS: Final = {
    "count": _("Card: count the animals ({kind})"),
    "farmer": _("Card: the farmer"),
    "holiday": _("Card: an animal on holiday ({kind})"),
    "homesick": _("Card: a homesick animal ({kind})"),
    "sourpuss": _("Card: the holiday sourpuss"),
    "turn": _("Card: turn the board"),
}


def _card(card: Card) -> Draw:
    words = CARD_WORDS[card.task]
    message = Message(words) if card.kind is None else _named(words, card.kind)
    return Draw(f"card {card.name}", ("stack",), message, card=card)


DRAWS: Final = tuple(_card(card) for card in CARDS)
"""By place of the card in CARDS."""
STROKES: Final = {
    part: Stroke(
        f"stroke {part}",
        (f"part:{part}",),
        Message(_("Feel {part}"), {"part": Message(PART_NAMES[part])}),
        transient=True,
        part=part,
    )
    for part in PARTS
}
SAYS: Final = tuple(
    Say(f"say {name}", (f"say:{name}",), _named(_("“It is the {kind}”"), kind), kind=kind)
    for kind, name in enumerate(KINDS)
)
ASKS: Final = tuple(
    Ask(f"ask {KINDS[kind]}", (f"say:{KINDS[kind]}",), _named(_("“The {kind}: please hand me one”"), kind), kind=kind)
    for kind in ANIMALS
)
COUNTS: Final = tuple(
    Count(f"count {number}", (f"count:{number}",), Message(_("“{number} of them”"), {"number": number}), number=number)
    for number in range(EACH + 1)
)
NOBODY: Final = Nobody("none", ("none",), Message(_("“None is here”")))


def _cell(words: str, spot: Spot) -> Message:
    return Message(words, {"x": spot[0], "y": spot[1]})


FEELS: Final = {
    spot: Feel(
        f"feel {spot[0]} {spot[1]}", (_at(spot),), _cell(_("Finger to {x} {y}"), spot), transient=True, spot=spot
    )
    for spot in BOARD
}
DROPS: Final = {
    spot: Drop(f"drop {spot[0]} {spot[1]}", (_at(spot), "drop"), _cell(_("Put it down at {x} {y}"), spot), spot=spot)
    for spot in BOARD
}
TAKES: Final = {
    spot: Take(
        f"take {spot[0]} {spot[1]}", (_at(spot), "take"), _cell(_("Lift what stands at {x} {y}"), spot), spot=spot
    )
    for spot in BOARD
}
DROP_HERE: Final = {
    spot: Drop(f"drop {spot[0]} {spot[1]}", ("drop",), Message(_("Put it down here")), spot=spot) for spot in BOARD
}
TAKE_HERE: Final = {
    spot: Take(f"take {spot[0]} {spot[1]}", ("take",), Message(_("Lift what stands here")), spot=spot) for spot in BOARD
}
"""By cell: the same actions where the fingertip is, so that the cell need not be touched."""
ALL_SAYS: Final = tuple(sorted(SAYS))
ALL_FEELS: Final = tuple(sorted(FEELS.values()))
ALL_DROPS: Final = tuple(sorted(DROPS.values()))
