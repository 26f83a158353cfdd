"""The names of things in the picture for screen readers."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.turi_tour.animals import NAMES, PART_NAMES, Kind, Part
from engine.games.turi_tour.board import Standing
from engine.games.turi_tour.cards import Card
from engine.games.turi_tour.sea import LAND, Island, Quarters, Spot, turned
from engine.games.turi_tour.words import OTHER_PLAYERS
from engine.message import unchanged as msgid
from generator.language import gettext as _

PARTS: Final = {
    "back": msgid("back"),
    "coat": msgid("coat"),
    "ears": msgid("ears"),
    "legs": msgid("legs"),
    "neck": msgid("neck"),
    "tail": msgid("tail"),
}
"""What is written on the bag."""
TASKS: Final = {
    "count": msgid("How many on holiday?"),
    "farmer": msgid("To the largest group"),
    "holiday": msgid("On holiday"),
    "homesick": msgid("Homesick"),
    "sourpuss": msgid("The rarest, please"),
    "turn": msgid("Turn the board"),
}
"""A card in few words."""


def resort(island: Island, kind: Kind, quarters: Quarters) -> str:
    """An island: whose resort it is, and where on a board that was turned so far it lies."""
    (left, top), (right, bottom) = reach(island, quarters)
    words = _("Resort of the {kind}: island {number}, from {left} {top} to {right} {bottom}")
    name = _(NAMES[kind])
    return words.format(kind=name, number=island + 1, left=left, top=top, right=right, bottom=bottom)


@cache
def reach(island: Island, quarters: Quarters) -> tuple[Spot, Spot]:
    """The cells at the corners of the smallest upright rectangle round an island."""
    columns, rows = zip(*(turned(cell, quarters) for cell in LAND[island]), strict=True)
    return (min(columns), min(rows)), (max(columns), max(rows))


def put_down(spot: Spot) -> str:
    """Where a figure was put down that stands elsewhere now."""
    x, y = spot
    return _("Here it was put down: at {x} {y}").format(x=x, y=y)


def figure(standing: Standing) -> str:
    """A figure on the board."""
    x, y = standing.spot
    return _("{kind} at {x} {y}").format(kind=_(NAMES[standing.kind]), x=x, y=y)


def part(name: Part, felt: str) -> str:
    """A part of the figure in the hand, with what it felt like."""
    if felt:
        return _("{part}: {felt}").format(part=_(PART_NAMES[name]), felt=_(felt))
    return _("Feel {part}").format(part=_(PART_NAMES[name]))


def card(shown: Card) -> str:
    """A task card that lies open."""
    if shown.in_hand is None:
        return _("Task card: {task}").format(task=_(TASKS[shown.task]))
    return _("Task card: {task}, {kind}").format(task=_(TASKS[shown.task]), kind=_(NAMES[shown.in_hand]))


def player(seat: int, cards: int) -> str:
    """A player with the cards won."""
    return _("{player}, cards won: {cards}").format(player=_(OTHER_PLAYERS[seat]), cards=cards)
