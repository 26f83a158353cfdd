"""The teaching side of the rules: reading moves, and refusing them with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.game import CHANCE, Action, IllegalAction, Touch, notation_key
from engine.games.turi_tour.actions import (
    ASKS,
    CHIPS,
    COUNTS,
    DRAWS,
    DROP_HERE,
    FEELS,
    GLASSES,
    NOBODY,
    SAYS,
    STARTS,
    STROKES,
    TAKE_HERE,
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
from engine.games.turi_tour.board import Phase, standing_at
from engine.games.turi_tour.refusals import SENTENCES
from engine.games.turi_tour.sea import Spot
from engine.refusal import not_understood

if TYPE_CHECKING:
    from engine.games.turi_tour.rules import TuriTourState as State

EXAMPLES: Final = "glasses · stroke ears · say rabbit · feel 31 42 · drop 31 42 · count 3 · none"
WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action
    for action in (
        GLASSES,
        NOBODY,
        *ASKS,
        *SAYS,
        *COUNTS,
        *STARTS,
        *DRAWS,
        *STROKES.values(),
        *(chip for row in CHIPS for chip in row),
    )
}
CELL: Final = re.compile(r"(feel|drop|take)(\d\d)(\d\d)")
CELLS: Final[Mapping[str, Mapping[Spot, Action]]] = {"feel": FEELS, "drop": DROP_HERE, "take": TAKE_HERE}


def refuse(code: str) -> IllegalAction:
    """The refusal with this code."""
    return IllegalAction(code, {}, SENTENCES[code])


def read(state: State, text: str) -> Action:
    """The step that the notation names, legal or not. Raises IllegalAction."""
    key = notation_key(text) if len(text) <= 100 and text.isascii() else ""
    action = WHOLE.get(key) or _at_cell(key)
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _at_cell(text: str) -> Action | None:
    found = CELL.fullmatch(text)
    if found is None:
        return None
    verb, x, y = found.groups()
    return CELLS[verb].get((int(x), int(y)))


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    by_chance = isinstance(action, Chip | Start | Draw)
    if state.current_player == CHANCE:
        possible = [outcome for outcome, _probability in state.chance_outcomes()]
        return None if action in possible else IllegalAction("chance-first")
    if by_chance:
        return IllegalAction("not-chance")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), EXAMPLES)
    if state.phase == Phase.LOOK and not isinstance(action, Glasses):
        return refuse("glasses-first")
    return check(state, action)


def _glasses(state: State, action: Glasses) -> IllegalAction | None:
    return None if state.phase == Phase.LOOK else refuse("glasses-on")


def _stroke(state: State, action: Stroke) -> IllegalAction | None:
    if action in state.strokes():
        return None
    return refuse("empty-hand" if state.hand is None else "one-hand")


def _feel(state: State, action: Feel) -> IllegalAction | None:
    return None if state.may_feel() else refuse("hands-off")


def _say(state: State, action: Say) -> IllegalAction | None:
    if state.task == "sourpuss":
        return refuse("nothing-to-say" if state.phase == Phase.FEEL else "said-already")
    return None if state.phase == Phase.FEEL else refuse("said-already")


def _ask(state: State, action: Ask) -> IllegalAction | None:
    if state.task != "sourpuss":
        return refuse("nothing-to-ask")
    return None if state.phase == Phase.FEEL else refuse("said-already")


def _named_first(state: State) -> IllegalAction | None:
    if state.phase == Phase.ACT:
        return None
    return refuse("ask-first" if state.task == "sourpuss" else "say-first")


def _drop(state: State, action: Drop) -> IllegalAction | None:
    refused = _named_first(state)
    if refused is not None:
        return refused
    if state.task in ("count", "homesick"):
        return refuse("not-to-drop")
    return None if action.spot == state.finger or not state.may_feel() else refuse("drop-at-finger")


def _count(state: State, action: Count) -> IllegalAction | None:
    return _named_first(state) or (None if state.task == "count" else refuse("not-to-count"))


def _nobody(state: State, action: Nobody) -> IllegalAction | None:
    return _named_first(state) or (None if state.task == "homesick" else refuse("not-to-take"))


def _take(state: State, action: Take) -> IllegalAction | None:
    refused = _nobody(state, NOBODY)
    if refused is not None:
        return refused
    here = action.spot == state.finger and standing_at(state.found, action.spot)
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


def explain(state: State, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    meant = _meant(state, touches[-1])
    return (refusal(state, meant) if meant else None) or IllegalAction("nothing-there")


def _meant(state: State, touch: Touch) -> Action | None:
    """The step that most likely was meant by touching this thing."""
    words = touch.split(":")
    if words[0] in ("drop", "take"):
        return CELLS[words[0]][state.finger] if state.finger else next(iter(CELLS[words[0]].values()))
    if words[0] == "say" and state.task == "sourpuss":
        words[0] = "ask"
    if words[0] == "part":
        words[0] = "stroke"
    if words[0] == "cell":
        return FEELS.get((int(words[1]), int(words[2])))
    return WHOLE.get("".join(words))
