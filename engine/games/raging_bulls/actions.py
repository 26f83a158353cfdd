"""Every step of the game as an interned action, and the reading of their notation."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Final

from engine.game import Action, notation_key
from engine.games.raging_bulls.board import (
    FENCE_OF,
    FENCES,
    LETTERS,
    POST_OF,
    SIZE,
    Bull,
    Dice,
    Fence,
    Roll,
    cell_at,
    column_row,
)
from engine.games.raging_bulls.refusals import refuse
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import not_understood, shortened


class Phase(IntEnum):
    """What happens next."""

    BULLS = 0
    READY = 1
    DICE = 2
    BUILD = 3
    OVER = 4


ROLL: Final = Action("roll", ("dice",), Message(_("Roll the dice")))
LEAVE: Final = Action("leave", ("gate",), Message(_("Leave the field")), gives_up=True)
PASS: Final = Action("pass", ("mallets",), Message(_("Pass: mark off a mallet")), gives_up=True)
WORDS: Final = {action.notation: action for action in (ROLL, LEAVE, PASS)}


def _bull(cell: int) -> Bull:
    column, row = column_row(cell)
    return Bull(
        f"bull {column} {row}",
        (f"cell:{column},{row}",),
        Message(_("A bull at column {column} row {row}"), {"column": column, "row": row}),
        cell=cell,
    )


def _roll(dice: Dice) -> Roll:
    shown = " ".join(map(str, dice))
    touches = tuple(f"die:{number}" for number in dice)
    return Roll(f"dice {shown}", touches, Message(_("The dice show {dice}"), {"dice": shown}), dice=dice)


BULL_AT: Final = tuple(_bull(cell) for cell in range(SIZE * SIZE))
"""By crossing; not sorted by notation, which `BULLS_SORTED` is."""
BULLS_SORTED: Final = tuple(sorted(BULL_AT))
ROLLS: Final = tuple(_roll(dice) for dice in combinations_with_replacement(range(1, SIZE + 1), 3))
ROLL_OF: Final = {roll.dice: roll for roll in ROLLS}
WAYS: Final = {1: 1, 2: 3, 3: 6}
"""By how many different numbers three dice show: the ordered throws that show them."""
ROLL_OUTCOMES: Final = tuple((roll, WAYS[len(set(roll.dice))] / SIZE**3) for roll in ROLLS)

EXAMPLES: Final = "bull 3 5 · dice 2 5 5 · roll · leave · N3-E5 · pass"


def read(text: str) -> Action:
    """The action that the notation names, legal or not. Raises IllegalAction."""
    key = notation_key(text)
    if key in WORDS:
        return WORDS[key]
    if key.startswith("dice"):
        return _read_dice(key[4:], text)
    if key.startswith("bull"):
        return bull_named(key[4:], text)
    return fence_named(key, text)


def _digits(key: str) -> tuple[int, ...]:
    digits = key.replace(",", "")
    return tuple(int(digit) if digit in "123456" else 0 for digit in digits)


def _read_dice(key: str, text: str) -> Roll:
    numbers = _digits(key)
    if len(numbers) != 3 or 0 in numbers:
        raise refuse("dice-values", text=shortened(text))
    low, middle, high = sorted(numbers)
    return ROLL_OF[low, middle, high]


def bull_named(key: str, text: str) -> Bull:
    """The bull whose column and row are the two digits of `key`; `text` is what was typed. Raises IllegalAction."""
    numbers = _digits(key)
    if len(numbers) != 2 or 0 in numbers:
        raise refuse("bull-values", text=shortened(text))
    return BULL_AT[cell_at(*numbers)]


def fence_named(key: str, text: str) -> Fence:
    """The fence between two posts such as "n3-e5", in either order. Raises IllegalAction."""
    bare = key.replace("–", "-").replace("-", "", 1).upper()
    names = [bare[:2], bare[2:]]
    if any(name not in POST_OF for name in names):
        raise not_understood(text, EXAMPLES)
    if names[0][0] == names[1][0]:
        raise refuse("same-side", post=names[0], other=names[1])
    return FENCE_OF[1 << POST_OF[names[0]] | 1 << POST_OF[names[1]]]


def field_named(text: str) -> int:
    """The index of field A, B, C or D. Raises IllegalAction."""
    letter = notation_key(text).upper()
    if len(letter) != 1 or letter not in LETTERS:
        raise not_understood(text, EXAMPLES)
    return LETTERS.index(letter)


def fences_of(mask: int) -> list[Fence]:
    """The fences of a mask, sorted."""
    found = []
    while mask:
        low = mask & -mask
        found.append(FENCES[low.bit_length() - 1])
        mask ^= low
    return found
