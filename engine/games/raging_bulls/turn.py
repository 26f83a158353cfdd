"""The course of the play: bulls are drawn, then the dice are rolled and a fence is built, until the field is over."""

from __future__ import annotations

from typing import TypeVar

from engine.game import Action
from engine.games.raging_bulls.actions import LEAVE, ROLL, Build, DrawBull, Roll
from engine.games.raging_bulls.board import MALLETS, Dice
from engine.games.raging_bulls.state import Field, Phase, Position

P = TypeVar("P", bound=Position)


def after(position: P, action: Action) -> P:
    """The position after a legal action."""
    if isinstance(action, Build):
        return _built(position, position.field.with_fence(action.fence))
    if isinstance(action, Roll):
        return _now(position, Phase.BUILD, position.field, action.dice)
    if isinstance(action, DrawBull):
        field = position.field.with_bull(action.cell, position.perimeter)
        return _now(position, Phase.READY if len(field.bulls) == field.size else Phase.BULLS, field)
    if action == ROLL:
        return _now(position, Phase.DICE, position.field)
    return _next_field(position, position.field) if action == LEAVE else _passed(position)


def _now(position: P, phase: Phase, field: Field, dice: Dice | None = None) -> P:
    """What the steps within a field change; spelt out, since `_replace` takes longer."""
    return type(position)._make((phase, field, position.done, position.passes, dice, position.options))


def _built(position: P, field: Field) -> P:
    return _next_field(position, field) if field.completed else _now(position, Phase.READY, field)


def _next_field(position: P, field: Field) -> P:
    if field.is_last:
        return _now(position, Phase.OVER, field)
    return position._replace(phase=Phase.BULLS, field=Field(field.place + 1), done=(*position.done, field), dice=None)


def _passed(position: P) -> P:
    """A pass beyond the third mallet ends the game (rules, "Passing")."""
    phase = Phase.OVER if position.passes == MALLETS else Phase.READY
    return position._replace(phase=phase, field=position.field.with_pass(), passes=position.passes + 1, dice=None)
