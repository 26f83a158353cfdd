"""Actions as people type them: case, spaces, umlauts and old spellings do not matter.

Where cards show horses, their number follows the city; it may be left out where only one card is possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from engine.game import Action, notation_key
from engine.games.thurn_und_taxis.actions import (
    CLOSE,
    CLOSE_WAGNER,
    DONE,
    ENDS,
    FINISH,
    PILE,
    STARTS,
    SWAP,
    actions_of,
    examples,
)
from engine.games.thurn_und_taxis.cards import Card, City, each, gathered
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.refusals import refuse
from engine.games.thurn_und_taxis.state import Position
from engine.refusal import not_understood

LONGEST: Final = 100
"""Characters; no action's notation has as many."""
WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action for action in (CLOSE, CLOSE_WAGNER, DONE, FINISH, PILE, SWAP, *STARTS)
}
"""By key: the actions that name no city."""
GRAMMAR: Final = re.compile(
    rf"(?P<verb>draw|deal|lay|harness|house|discard)(?P<city>.+?)(?P<horses>[0-9])?(?P<end>{'|'.join(ENDS)})?"
)
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


def read(position: Position, text: str) -> Action:
    """The action that the notation names, legal or not. Raises IllegalAction: "not-understood" or "which-card"."""
    key = notation_key(text) if len(text) <= LONGEST else ""
    action = WHOLE.get(key) or _about_city(position, key)
    if action is None:
        raise not_understood(text, examples(position.land))
    return action


def _about_city(position: Position, key: str) -> Action | None:
    land, parts = position.land, GRAMMAR.fullmatch(key)
    city = cities_of(land).get(parts["city"]) if parts else None
    if parts is None or city is None or (parts["verb"] == "lay") != bool(parts["end"]):
        return None
    actions, verb = actions_of(land), parts["verb"]
    if verb == "house":
        return None if parts["horses"] else actions.house[city]
    card = _card(position, verb, city, parts["horses"])
    if card is None:
        return None
    if verb == "lay":
        return actions.lay(card, parts["end"])
    table: Mapping[str, Mapping[Card, Action]] = {
        "draw": actions.draw,
        "deal": actions.deal,
        "harness": actions.harness,
        "discard": actions.discard,
    }
    return table[verb][card]


def _card(position: Position, verb: str, city: City, horses: str | None) -> Card | None:
    """The card of a city with so many horses; None if there is no such card.

    Without a number it is the one card of the city that could be taken or played now. Raises IllegalAction
    ("which-card") if there are several.
    """
    land = position.land
    every = [*each(city * land.each_kind)]
    if not land.horses:
        return None if horses else city
    if horses:
        return next((card for card in every if land.horses_of[card] == int(horses)), None)
    there = {"draw": gathered({*position.open}), "deal": position.next_from}.get(verb, position.player.hand)
    possible = [card for card in every if card & there]
    if len(possible) > 1:
        names = ", ".join(land.card_names[card] for card in possible)
        raise refuse("which-card", city=land.name_of[city], cards=names)
    return possible[0] if possible else city
