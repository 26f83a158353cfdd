"""A handful of cards as one number: two bits a kind, which hold how many of its cards there are.

A kind is a city; where cards show horses as well, it is a city with so many of them, and the first kind of a city
stands for the city itself. A set of cities has at most one of each, so that "the cards that fit" is one "and".
Everything that is asked at every ply is asked of whole handfuls at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, TypeAlias

Card: TypeAlias = int
"""One card, as a handful: 1, 4, 16, ... in the order of the map's names, then by the number of horses."""
City: TypeAlias = Card
"""The first kind of card of a city."""
Cards: TypeAlias = int
"""Any number of cards, at most three of a kind."""
Cities: TypeAlias = Cards
"""At most one card of each city: a set of cities."""

NO_CITY: Final[City] = 0
COPIES: Final = 3
"""Cards of a city."""
MOST_KINDS: Final = 72
ONES: Final[Cards] = sum(1 << 2 * place for place in range(MOST_KINDS))
"""A card of every kind there could be."""
TWOS: Final[Cards] = ONES << 1


def nth(place: int) -> Card:
    """The card of the kind at a place of the map's list."""
    return 1 << 2 * place


def place_of(card: Card) -> int:
    """The place in the map's list of the kind of this card."""
    return card.bit_length() >> 1


def count(cards: Cards) -> int:
    """How many cards there are."""
    return (cards & ONES).bit_count() + 2 * (cards & TWOS).bit_count()


def kinds(cards: Cards) -> Cities:
    """One card of each kind of which there is any."""
    return (cards | cards >> 1) & ONES


def copies(cards: Cards, card: Card) -> int:
    """How many cards of a kind there are."""
    return (cards // card) & 3


def each(several: Cards) -> Iterator[Card]:
    """The cards of a handful without two of a kind, such as a set of cities, in the map's order."""
    while several:
        card = several & -several
        yield card
        several ^= card


def listed(cards: Cards) -> list[Card]:
    """Every card, those of one kind together, in the map's order."""
    return [card for card in each(kinds(cards)) for _copy in range(copies(cards, card))]


def gathered(several: Iterable[Card]) -> Cards:
    """The handful of these cards."""
    return sum(several)


def less_known(known: Cards, card: Card) -> Cards:
    """What is still known of a hand once a card of this kind has left it: it may be a known one that left."""
    return known - card if known & 3 * card else known


def take(cards: Cards, rng: Random) -> Card:
    """One of the cards, each as likely as the others. Raises ValueError if there is none."""
    point = int(rng.random() * count(cards))
    for card in each(kinds(cards)):
        point -= copies(cards, card)
        if point < 0:
            return card
    raise ValueError("there is no card to take")
