"""Every step of the game as an interned action."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from engine.action import Action, action_class
from engine.games.raging_bulls.board import FENCES, SIZE, Cell, Dice, Fence, FenceMask, column_row
from engine.message import Message
from engine.message import unchanged as _


@action_class
class DrawBull(Action):
    """Chance: a bull at a crossing."""

    cell: Cell = 0


@action_class
class Roll(Action):
    """Chance: the three dice."""

    dice: Dice = (1, 1, 1)


@action_class
class Build(Action):
    """A fence on the roll."""

    fence: Fence = FENCES[0]


ROLL: Final = Action("roll", ("dice",), Message(_("Roll the dice")))
LEAVE: Final = Action("leave", ("gate",), Message(_("Leave the field")), gives_up=True)
PASS: Final = Action("pass", ("mallets",), Message(_("Pass: mark off a mallet")), gives_up=True)


def _bull(cell: Cell) -> DrawBull:
    column, row = column_row(cell)
    return DrawBull(
        f"bull {column} {row}",
        (f"cell:{column},{row}",),
        Message(_("A bull at column {column} row {row}"), {"column": column, "row": row}),
        cell=cell,
    )


def _roll(dice: Dice) -> Roll:
    numbers = shown(dice)
    touches = tuple(f"die:{number}" for number in dice)
    return Roll(f"dice {numbers}", touches, Message(_("The dice show {dice}"), {"dice": numbers}), dice=dice)


def _build(fence: Fence) -> Build:
    touches = tuple(f"post:{post}" for post in fence.name.split("-"))
    return Build(fence.name, touches, Message(_("Fence {fence}"), {"fence": fence.name}), fence=fence)


def shown(dice: Dice) -> str:
    """The numbers of the dice as in notation."""
    return " ".join(map(str, dice))


BULL_AT: Final = tuple(_bull(cell) for cell in range(SIZE * SIZE))
"""By crossing; not sorted by notation, which `BULLS_SORTED` is."""
BULLS_SORTED: Final = tuple(sorted(BULL_AT))
ROLLS: Final = tuple(_roll(dice) for dice in combinations_with_replacement(range(1, SIZE + 1), 3))
ROLL_OF: Final = {roll.dice: roll for roll in ROLLS}
WAYS: Final = {1: 1, 2: 3, 3: 6}
"""By how many different numbers three dice show: the ordered throws that show them."""
ROLL_OUTCOMES: Final = tuple((roll, WAYS[len(set(roll.dice))] / SIZE**3) for roll in ROLLS)
BUILDS: Final = tuple(map(_build, FENCES))
"""In the order of FENCES, which is that of their notation."""


def builds_of(mask: FenceMask) -> list[Action]:
    """The building of each fence of a mask, sorted."""
    found: list[Action] = []
    while mask:
        low = mask & -mask
        found.append(BUILDS[low.bit_length() - 1])
        mask ^= low
    return found
