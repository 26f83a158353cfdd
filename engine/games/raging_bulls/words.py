"""What is said of a position and of a step: what may be done now, and what a step brings."""

from __future__ import annotations

from typing import Final

from engine.game import TERMINAL, Action
from engine.games.raging_bulls.actions import LEAVE, PASS, Build, shown
from engine.games.raging_bulls.legal import buildable
from engine.games.raging_bulls.state import Field, Phase, Position
from engine.message import Message
from engine.message import unchanged as _

BUILD: Final = (
    _("Build a fence between two of the numbers {dice}, or pass, which ends the game."),
    _("Build a fence between two of the numbers {dice}, or pass (mallets left: {mallets})."),
)
"""Without a mallet left, and with."""
NO_FENCE: Final = (
    _("No fence is possible with {dice}: pass, which ends the game."),
    _("No fence is possible with {dice}: pass (mallets left: {mallets})."),
)
"""Likewise."""
READY: Final = (
    _("Field {field}: roll the dice, or leave the field."),
    _("Field {field}: roll the dice, or leave the field and end the game."),
)
"""Before the last field, and in it."""
WAITING: Final = {
    Phase.BULLS: _("Field {field}: roll two dice, one for the column and one for the row (bulls to come: {left})."),
    Phase.DICE: _("Field {field}: roll three dice."),
}


def consequence(position: Position, action: Action) -> Message | None:
    """That a field is complete, what leaving it brings, or that the game is over."""
    if isinstance(action, Build):
        built = position.field.with_fence(action.fence)
        return _points(_("Field {field} is complete: {points} points."), built) if built.completed else None
    if action == LEAVE:
        return _points(_("Field {field} is left: {points} points."), position.field)
    if action == PASS and position.mallets == 0:
        return Message(_("No mallet was left, so the game is over."))
    return None


def _points(text: str, field: Field) -> Message:
    return Message(text, {"field": field.letter, "points": field.score})


def status(position: Position) -> Message:
    """What may be done now."""
    field = position.field
    values = {"field": field.letter, "left": field.size - len(field.bulls), "mallets": position.mallets}
    if position.current_player == TERMINAL:
        return Message(_("The game is over: {score} points."), {"score": position.score})
    if position.phase == Phase.BUILD:
        assert position.dice is not None
        table = BUILD if buildable(field, position.dice) else NO_FENCE
        return Message(table[min(position.mallets, 1)], {**values, "dice": shown(position.dice)})
    return Message(READY[field.is_last] if position.phase == Phase.READY else WAITING[position.phase], values)
