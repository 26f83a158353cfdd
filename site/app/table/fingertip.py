"""Feeling one's way in the dark: steps that only pass, done at once, and what they tell. Pure: no page needed."""

from __future__ import annotations

from typing import NamedTuple

from app.table.sight import Sight
from app.table.table import Table
from engine.game import IllegalAction
from engine.match import PERSON
from generator.drawing.figure import Texture
from generator.drawing.scene import Cell, Pad
from generator.language import say


class Felt(NamedTuple):
    """What a fingertip has met: in words, and its texture."""

    words: str
    texture: Texture


def feel(table: Table, notation: str) -> bool:
    """Do a step that only passes, by its notation; False if it is not possible, of which nothing is said."""
    if table.match.on_turn != PERSON or table.sight.looking is not None or table.sight.down:
        return False
    try:
        action = table.known().parse(notation)
    except IllegalAction:
        return False
    if action.transient:
        table.play_on(action)
    return action.transient


def felt(sight: Sight) -> Felt | None:
    """What the viewer has just felt in the dark; None if nothing."""
    if not sight.blind or not sight.match.plies[-1].transient:
        return None
    state, action = sight.match.states[-2], sight.match.plies[-1]
    consequence = state.consequence(action)
    return Felt(say(consequence) if consequence else "", sight.figure.texture(state, action))


def finger(sight: Sight, pad: Pad) -> Cell | None:
    """Where on a pad the viewer's finger is in this dark; None before it has been anywhere."""
    if not sight.blind:
        return None
    felt_of = (action for action in reversed(sight.match.plies[sight.dark_since :]) if action.transient)
    return next((cell for action in felt_of if (cell := pad.cell(action.touches[0]))), None)
