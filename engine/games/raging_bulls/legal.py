"""What may be done or fall: the fences that a roll allows (rules, "Build Fences"), and what chance may bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.bits import bits
from engine.game import Action, Outcomes
from engine.games.raging_bulls.actions import BULLS_SORTED, LEAVE, PASS, ROLL, ROLL_OUTCOMES, builds_of
from engine.games.raging_bulls.board import JOINING, NUMBERED, TOUCHING, Dice, FenceMask
from engine.games.raging_bulls.state import Field, Phase, Position

READY_ACTIONS: Final = (LEAVE, ROLL)
CHANCE_PLIES: Final = 100
"""More than the plies of one field, so that each field has its own numbers to draw chance under."""


def actions(position: Position) -> Sequence[Action]:
    """`leave` and `roll`, or the fences that the roll allows and `pass`."""
    if position.phase == Phase.BUILD:
        assert position.dice is not None
        found = builds_of(buildable(position.field, position.dice))
        found.append(PASS)
        return found
    return READY_ACTIONS if position.phase == Phase.READY else ()


def outcomes(position: Position) -> Outcomes:
    """A bull at any free crossing alike (occupied ones are rolled again), or three dice."""
    if position.phase == Phase.DICE:
        return list(ROLL_OUTCOMES)
    if position.phase != Phase.BULLS:
        return []
    free = [bull for bull in BULLS_SORTED if bull.cell not in position.field.bulls]
    return [(bull, 1 / len(free)) for bull in free]


def chance_index(position: Position) -> int:
    """The field and the plies in it, so that no field's bulls and dice depend on the fields before.

    In field A this is the ply itself. It makes a seed name one set-up, on paper and for everybody.
    """
    field = position.field
    plies = len(field.bulls) + 3 * (len(field.fences) + field.passes) + (position.phase == Phase.DICE)
    return CHANCE_PLIES * field.place + plies


def buildable(field: Field, dice: Dice) -> FenceMask:
    """The fences that a roll allows (rules, "Build Fences", "Rolling a Pair", "Rolling 3 of a Kind")."""
    if dice[0] == dice[2]:
        return _rolled(dice) & ~field.barred
    twice, third = _pair(dice)
    if not twice:
        return _rolled(dice) & ~(field.barred | field.touched)
    mixed = JOINING[min(twice, third), max(twice, third)]
    for post in bits(field.used & NUMBERED[third]):
        mixed &= ~TOUCHING[post]
    return (mixed | JOINING[twice, twice] & ~field.touched) & ~field.barred


@cache
def _pair(dice: Dice) -> tuple[int, int]:
    """The number rolled twice and the third die; (0, 0) if no number came exactly twice."""
    a, b, c = dice
    if a == b != c:
        return a, c
    return (b, a) if a != b == c else (0, 0)


@cache
def _rolled(dice: Dice) -> FenceMask:
    """The fences that join two of three numbers rolled, used posts aside."""
    a, b, c = dice
    return JOINING[a, b] | JOINING[a, c] | JOINING[b, c]
