"""Moves as people type them: case, spaces, umlauts and old spellings do not matter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from engine.game import Action, notation_key
from engine.refusal import not_understood
from engine.thurn_und_taxis.actions import (
    CLOSE,
    CLOSE_WAGNER,
    DONE,
    ENDS,
    FINISH,
    PILE,
    STARTS,
    SWAP,
    actions_of,
)
from engine.thurn_und_taxis.cards import City
from engine.thurn_und_taxis.land import Land

EXAMPLES: Final = "draw Ulm · draw pile · lay Ulm front · close"
LONGEST: Final = 100
WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action for action in (CLOSE, CLOSE_WAGNER, DONE, FINISH, PILE, SWAP, *STARTS)
}
GRAMMAR: Final = re.compile(rf"(?P<verb>draw|deal|lay|house|discard)(?P<city>.+?)(?P<end>{'|'.join(ENDS)})?")
FOLDS: Final = ({"ä": "ae", "ö": "oe", "ü": "ue"}, {"ä": "a", "ö": "o", "ü": "u"})


def spellings(name: str) -> Iterator[str]:
    """A name as a key, and without its umlauts in both ways that people write them."""
    key = notation_key(name)
    yield key
    for fold in FOLDS:
        yield "".join(fold.get(letter, letter) for letter in key)


@cache
def cities_of(land: Land) -> Mapping[str, City]:
    """Every spelling of every city of a map, as a key."""
    return {
        spelling: city
        for name, city in land.card_of.items()
        for known in (name, *land.spellings.get(name, ()))
        for spelling in spellings(known)
    }


def read(land: Land, text: str) -> Action:
    """The step that the notation names, legal or not. Raises IllegalAction("not-understood")."""
    key = notation_key(text) if len(text) <= LONGEST else ""
    action = WHOLE.get(key) or _about_city(land, key)
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _about_city(land: Land, key: str) -> Action | None:
    found = GRAMMAR.fullmatch(key)
    city = cities_of(land).get(found["city"]) if found else None
    if found is None or city is None or (found["verb"] == "lay") != bool(found["end"]):
        return None
    steps = actions_of(land)
    if found["end"]:
        return steps.lay(city, found["end"])
    table: Mapping[str, Mapping[City, Action]] = {
        "draw": steps.draw,
        "deal": steps.deal,
        "house": steps.house,
        "discard": steps.discard,
    }
    return table[found["verb"]][city]
