"""The rules in a nutshell, for the player aid and the officials' cards. Numbers come from the rules' own tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as msgid
from engine.thurn_und_taxis.board import Official
from engine.thurn_und_taxis.land import HAND_LIMIT, HOUSES, LARGEST, SHORTEST, SLOTS, WAGNER
from generator.i18n import gettext as _

NUMBERS: Final = {
    "open": SLOTS,
    "shortest": SHORTEST,
    "wagner": WAGNER,
    "limit": HAND_LIMIT,
    "largest": LARGEST,
    "houses": HOUSES,
}
TURN: Final = (
    msgid("Take a card: one of the {open} open ones, or the top of the pile."),
    msgid(
        "Lay a card at an end of your route: a road must join the two cities, and no city comes twice. "
        "If none fits, or you wish so, the old route goes unscored and the card begins another."
    ),
    msgid("Close the route, if you like and it has {shortest} cards or more."),
)
OFFICIALS: Final[Mapping[Official, str]] = {
    Official.AMTMANN: msgid("Exchange all {open} open cards before you take one; needs a card in hand."),
    Official.POSTMEISTER: msgid("Take a second card; with an empty hand you must."),
    Official.POSTILLION: msgid("Lay a second card; it must fit as well."),
    Official.WAGNER: msgid("Close as if the route had {wagner} cards more, for the carriage alone."),
}
CLOSING: Final = (
    msgid("Houses, by one of the two patterns, in cities of the route where you have none yet."),
    msgid("Tiles: the top one of each stack that you have earned."),
    msgid("The next carriage, if the route has as many cards: one at a time, none is skipped."),
    msgid("The route is discarded, and of your hand all but {limit} cards."),
)
PATTERNS: Final = (msgid("one city in each country"), msgid("or any cities of one country"))
TILES: Final = (
    msgid("Tiles for length can be won again and again: if the stack is empty, take the next shorter."),
    msgid("The others you win once each."),
)
END: Final = (
    msgid(
        "Who first builds the last of {houses} houses or gets the carriage of {largest} takes the end tile. "
        "The round is played on to the player before the one who began."
    ),
    msgid(
        "Score: carriage and tiles, less one for each house not built. "
        "Tied: who has the end tile, else who sits next after its owner."
    ),
)


def said(msg: str) -> str:
    """A sentence of these in the language in use, its numbers put in."""
    return _(msg).format(**NUMBERS)
