"""Where a typed mark is read: `field A`, `bull 3 5`, `N3-E5`, or `remove` with one of the latter two."""

from __future__ import annotations

from typing import Final

from engine.game import Action, notation_key
from engine.games.raging_bulls import notation
from engine.games.raging_bulls.board import LETTERS
from engine.games.raging_bulls.tools.check.actions import CHOICES, REMOVALS
from engine.refusal import not_understood

EXAMPLES: Final = "field B · bull 3 5 · N3-E5 · remove N3-E5"


def read(text: str) -> Action:
    """The action that the notation names, possible or not. Raises IllegalAction."""
    key = notation_key(text)
    if key.startswith("remove"):
        return REMOVALS[notation.read_mark(key[6:], text)]
    if key.startswith("field"):
        return _field(key[5:])
    return notation.read_mark(key, text)


def _field(key: str) -> Action:
    letter = key.upper()
    if len(letter) != 1 or letter not in LETTERS:
        raise not_understood(key, notation.EXAMPLES)
    return CHOICES[LETTERS.index(letter)]
