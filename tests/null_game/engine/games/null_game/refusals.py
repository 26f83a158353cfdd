"""The sentences of refused actions, by code, and what is checked to find them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Action, IllegalAction
from engine.games.null_game.actions import EXAMPLES, Take
from engine.games.null_game.state import Position
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "one-left": _("Only one stone is left: take that one."),
    "too-many": _("You take one stone or two, from the open end of the row."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is legal."""
    if not position.left:
        return IllegalAction("game-over")
    if not isinstance(action, Take):
        return not_understood(str(action), EXAMPLES)
    return refuse("one-left") if action.stones > position.left else None
