"""Moves as people type them: case, spaces, umlauts and old spellings do not matter.

Where cards show horses, their number follows the city; it may be left out where only one card can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.game import Action, IllegalAction, notation_key
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
)
from engine.games.thurn_und_taxis.cards import Card, City, each, gathered
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.refusals import SENTENCES
from engine.refusal import not_understood

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State

LONGEST: Final = 100
WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action for action in (CLOSE, CLOSE_WAGNER, DONE, FINISH, PILE, SWAP, *STARTS)
}
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


def examples(land: Land) -> str:
    """Moves as they may be typed on a map."""
    horses = f" · harness {land.example} {land.horses[0]}" if land.horses else ""
    return f"draw {land.example} · draw pile · lay {land.example} front{horses} · close"


def read(state: State, text: str) -> Action:
    """The step that the notation names, legal or not. Raises IllegalAction: "not-understood" or "which-card"."""
    key = notation_key(text) if len(text) <= LONGEST else ""
    action = WHOLE.get(key) or _about_city(state, key)
    if action is None:
        raise not_understood(text, examples(state.land))
    return action


def _about_city(state: State, key: str) -> Action | None:
    land, found = state.land, GRAMMAR.fullmatch(key)
    city = cities_of(land).get(found["city"]) if found else None
    if found is None or city is None or (found["verb"] == "lay") != bool(found["end"]):
        return None
    steps, verb = actions_of(land), found["verb"]
    if verb == "house":
        return None if found["horses"] else steps.house[city]
    card = _card(state, verb, city, found["horses"])
    if card is None:
        return None
    if verb == "lay":
        return steps.lay(card, found["end"])
    table: Mapping[str, Mapping[Card, Action]] = {
        "draw": steps.draw,
        "deal": steps.deal,
        "harness": steps.harness,
        "discard": steps.discard,
    }
    return table[verb][card]


def _card(state: State, verb: str, city: City, horses: str | None) -> Card | None:
    """The card that is meant; None if the city has no card with so many horses."""
    land = state.land
    every = [*each(city * land.each_kind)]
    if not land.horses:
        return None if horses else city
    if horses:
        return next((card for card in every if land.horses_of[card] == int(horses)), None)
    pile = state.pile if state.pile_size > 0 else state.discards
    there = {"draw": gathered({*state.open}), "deal": pile}.get(verb, state.player.hand)
    meant = [card for card in every if card & there]
    if len(meant) > 1:
        names = ", ".join(land.card_names[card] for card in meant)
        raise IllegalAction("which-card", {"city": land.name_of[city], "cards": names}, SENTENCES["which-card"])
    return meant[0] if meant else city
