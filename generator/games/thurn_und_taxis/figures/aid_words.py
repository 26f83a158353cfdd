"""The rules in a nutshell, for the player aid and the officials' cards. Numbers come from the rules' own tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.board import Official
from engine.games.thurn_und_taxis.land import (
    HAND_LIMIT,
    HOUSES,
    LARGEST,
    MOST_HARNESSED,
    SHORTEST,
    SLOTS,
    START_HORSES,
    WAGNER,
    Land,
)
from engine.message import unchanged as msgid
from generator.language import gettext as _

NUMBERS: Final = {
    "open": SLOTS,
    "shortest": SHORTEST,
    "wagner": WAGNER,
    "limit": HAND_LIMIT,
    "largest": LARGEST,
    "houses": HOUSES,
    "start": START_HORSES,
    "harnessed": MOST_HARNESSED,
}


class Words(NamedTuple):
    """The rules of one game, part by part."""

    turn: tuple[str, ...]
    officials: Mapping[Official, str]
    closing: tuple[str, ...]
    tiles: tuple[str, ...]
    end: tuple[str, ...]


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

TURN_WITH_HORSES: Final = (
    TURN[0],
    msgid(
        "Play a card: lay it at an end of your route, or attach it to your carriage for its horses, {harnessed} cards "
        "at most. A road must join the cities of a route, and no city comes twice. If none fits, or you wish so, "
        "the old route goes unscored and the card begins another; the horses stay."
    ),
    msgid(
        "Close the route, if you like: it needs {shortest} cards or more and as many horses as cities. "
        "{start} horses are there from the start."
    ),
)
OFFICIALS_WITH_HORSES: Final[Mapping[Official, str]] = {
    Official.AMTMANN: OFFICIALS[Official.AMTMANN],
    Official.POSTMEISTER: OFFICIALS[Official.POSTMEISTER],
    Official.POSTILLION: msgid("Play a second card, laid or attached; if laid, it must fit."),
}
CLOSING_WITH_HORSES: Final = (
    *CLOSING[:2],
    msgid("The route and all cards attached are discarded, and of your hand all but {limit} cards."),
)
END_WITH_HORSES: Final = (
    msgid(
        "Who first builds the last of {houses} houses takes the end tile. "
        "The round is played on to the player before the one who began."
    ),
    msgid(
        "Score: tiles, less one for each house not built. "
        "Tied: who has the end tile, else who sits next after its owner."
    ),
)
HOUSES_WITH_FREE_CITIES: Final = msgid(
    "Houses, by one of the two patterns, in cities of the route where you have none yet. Free cities belong to no "
    "country: with either pattern goes one of them at most."
)
FREE_CITY_TILE: Final = msgid("A free city’s tile is for the first house of all there.")
OF_MAPS: Final[Mapping[str, tuple[str, ...]]] = {
    "north": (msgid("Preussen asks for a house in all cities of both its parts."),),
}
"""By map: what is to be said of its tiles."""


def words_of(land: Land) -> Words:
    """The rules as they are on this map, with horses or without."""
    words = Words(TURN, OFFICIALS, CLOSING, TILES, END)
    if land.horses:
        words = Words(TURN_WITH_HORSES, OFFICIALS_WITH_HORSES, CLOSING_WITH_HORSES, TILES, END_WITH_HORSES)
    if land.free:
        closing = (HOUSES_WITH_FREE_CITIES, *words.closing[1:])
        words = words._replace(closing=closing, tiles=(*words.tiles, FREE_CITY_TILE))
    return words._replace(tiles=(*words.tiles, *OF_MAPS.get(land.name, ())))


def said(msg: str) -> str:
    """A sentence of these in the language in use, its numbers put in."""
    return _(msg).format(**NUMBERS)
