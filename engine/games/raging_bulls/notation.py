"""Where a typed move is read: `bull 3 5`, `dice 2 5 5`, `roll`, `leave`, `pass`, and a fence by its posts, `N3-E5`."""

from __future__ import annotations

from typing import Final

from engine.game import Action, notation_key
from engine.games.raging_bulls.actions import BUILDS, BULL_AT, LEAVE, PASS, ROLL, ROLL_OF, Build, DrawBull, Roll
from engine.games.raging_bulls.board import FENCE_OF, POST_OF, Cell, Fence, cell_at
from engine.games.raging_bulls.refusals import refuse
from engine.refusal import not_understood, shortened

WORDS: Final = {action.notation: action for action in (ROLL, LEAVE, PASS)}
EXAMPLES: Final = "bull 3 5 · dice 2 5 5 · roll · leave · N3-E5 · pass"


def read(text: str) -> Action:
    """The action that the notation names, legal or not. Raises IllegalAction."""
    key = notation_key(text)
    if key in WORDS:
        return WORDS[key]
    if key.startswith("dice"):
        return _roll(key[4:], text)
    return read_mark(key, text)


def read_mark(key: str, text: str) -> DrawBull | Build:
    """A bull or a fence, from the key of its notation; `text` is what was typed. Raises IllegalAction."""
    if key.startswith("bull"):
        return BULL_AT[cell_named(key[4:], text)]
    return BUILDS[fence_named(key, text).place]


def _digits(key: str) -> tuple[int, ...]:
    digits = key.replace(",", "")
    return tuple(int(digit) if digit in "123456" else 0 for digit in digits)


def _roll(key: str, text: str) -> Roll:
    numbers = _digits(key)
    if len(numbers) != 3 or 0 in numbers:
        raise refuse("dice-values", text=shortened(text))
    low, middle, high = sorted(numbers)
    return ROLL_OF[low, middle, high]


def cell_named(key: str, text: str) -> Cell:
    """The crossing whose column and row are the two digits of `key`; `text` is what was typed. Raises IllegalAction."""
    numbers = _digits(key)
    if len(numbers) != 2 or 0 in numbers:
        raise refuse("bull-values", text=shortened(text))
    return cell_at(*numbers)


def fence_named(key: str, text: str) -> Fence:
    """The fence between two posts such as "n3-e5", in either order. Raises IllegalAction."""
    bare = key.replace("–", "-").replace("-", "", 1).upper()
    names = [bare[:2], bare[2:]]
    if any(name not in POST_OF for name in names):
        raise not_understood(text, EXAMPLES)
    if names[0][0] == names[1][0]:
        raise refuse("same-side", post=names[0], other=names[1])
    return FENCE_OF[1 << POST_OF[names[0]] | 1 << POST_OF[names[1]]]
