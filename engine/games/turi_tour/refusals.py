"""Why a step is refused: the sentences by code, and the check of each kind of step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.game import CHANCE, Action, IllegalAction
from engine.games.turi_tour.actions import (
    NOBODY,
    Ask,
    Chip,
    Count,
    Draw,
    Drop,
    Feel,
    Glasses,
    Nobody,
    Say,
    Start,
    Stroke,
    Take,
)
from engine.games.turi_tour.board import standing_at
from engine.games.turi_tour.legal import chance_outcomes, strokes
from engine.games.turi_tour.notation import EXAMPLES
from engine.games.turi_tour.state import Phase, Position
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "glasses-first": _("First look at the board, then put the sunglasses on."),
    "glasses-on": _("You have the sunglasses on already."),
    "say-first": _("First feel the figure in your hand and say what it is."),
    "ask-first": _("First say which animal is the greatest sourpuss, and ask for one."),
    "said-already": _("You have said what it is: now do what the card asks for."),
    "nothing-to-say": _("No figure is in your hand: say which animal is the rarest on the board."),
    "nothing-to-ask": _("A figure is in your hand: say what it is."),
    "empty-hand": _("Nothing is in your hand."),
    "one-hand": _("With one hand a figure is felt once, before it is named."),
    "hands-off": _("At this table the board is not touched while placing."),
    "not-to-drop": _("This card wants no figure put on the board."),
    "drop-at-finger": _("Put the finger to the place first: the figure goes where the fingertip is."),
    "not-to-count": _("Nothing is to be counted for this card."),
    "not-to-take": _("Nothing is to be taken off the board for this card."),
    "nothing-here": _("No figure is under your fingertip."),
}


def refuse(code: str) -> IllegalAction:
    """The refusal with this code."""
    return IllegalAction(code, {}, SENTENCES[code])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    by_chance = isinstance(action, Chip | Start | Draw)
    if position.current_player == CHANCE:
        possible = [outcome for outcome, _probability in chance_outcomes(position)]
        return None if action in possible else IllegalAction("chance-first")
    if by_chance:
        return IllegalAction("not-chance")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), EXAMPLES)
    if position.phase == Phase.LOOK and not isinstance(action, Glasses):
        return refuse("glasses-first")
    return check(position, action)


def _glasses(position: Position, action: Glasses) -> IllegalAction | None:
    return None if position.phase == Phase.LOOK else refuse("glasses-on")


def _stroke(position: Position, action: Stroke) -> IllegalAction | None:
    if action in strokes(position):
        return None
    return refuse("empty-hand" if position.hand is None else "one-hand")


def _feel(position: Position, action: Feel) -> IllegalAction | None:
    return None if position.may_feel() else refuse("hands-off")


def _say(position: Position, action: Say) -> IllegalAction | None:
    if position.task == "sourpuss":
        return refuse("nothing-to-say" if position.phase == Phase.FEEL else "said-already")
    return None if position.phase == Phase.FEEL else refuse("said-already")


def _ask(position: Position, action: Ask) -> IllegalAction | None:
    if position.task != "sourpuss":
        return refuse("nothing-to-ask")
    return None if position.phase == Phase.FEEL else refuse("said-already")


def _named_first(position: Position) -> IllegalAction | None:
    if position.phase == Phase.ACT:
        return None
    return refuse("ask-first" if position.task == "sourpuss" else "say-first")


def _drop(position: Position, action: Drop) -> IllegalAction | None:
    refused = _named_first(position)
    if refused is not None:
        return refused
    if position.task in ("count", "homesick"):
        return refuse("not-to-drop")
    return None if action.spot == position.finger or not position.may_feel() else refuse("drop-at-finger")


def _count(position: Position, action: Count) -> IllegalAction | None:
    return _named_first(position) or (None if position.task == "count" else refuse("not-to-count"))


def _nobody(position: Position, action: Nobody) -> IllegalAction | None:
    return _named_first(position) or (None if position.task == "homesick" else refuse("not-to-take"))


def _take(position: Position, action: Take) -> IllegalAction | None:
    refused = _nobody(position, NOBODY)
    if refused is not None:
        return refused
    here = action.spot == position.finger and standing_at(position.met, action.spot)
    return None if here else refuse("nothing-here")


CHECKS: Final[Mapping[type, Callable[[Any, Any], IllegalAction | None]]] = {
    Glasses: _glasses,
    Stroke: _stroke,
    Feel: _feel,
    Say: _say,
    Ask: _ask,
    Drop: _drop,
    Count: _count,
    Nobody: _nobody,
    Take: _take,
}
"""By class of action."""
