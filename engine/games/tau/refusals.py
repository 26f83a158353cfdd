"""Why a step is refused: one sentence a rule, and which of them it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import CHANCE, Action, IllegalAction
from engine.games.tau.actions import Flip, Move, Place, Recall, Start
from engine.games.tau.board import EACH, HOLES, STICKS, WILD_STICK, Hole
from engine.games.tau.legal import movable, wild_may_enter
from engine.games.tau.notation import EXAMPLES
from engine.games.tau.state import Position
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "wild-too-early": _("The white and black stick enters only when the six others are on the board."),
    "wild-fixed": _("The white and black stick stays as it was placed: so this table agreed."),
    "hole-taken": _("{hole} is taken: choose an empty hole."),
    "hole-empty": _("No stick is in {hole}."),
    "not-your-stick": _("The stick in {hole} is not yours: each player acts with sticks of the own shaft colour."),
    "not-your-reserve": _("That stick is the other player's: place one of your own."),
    "not-in-reserve": _("{stick} is on the board already."),
    "no-asking": _("At this table hidden caps are not told again."),
    "asked-already": _("You have asked in this turn already."),
    "same-hole": _("The stick is in {hole} already: choose another hole."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why the rules forbid an action; None if they do not."""
    if position.end is not None:
        return IllegalAction("game-over")
    if isinstance(action, Start):
        return None if position.current_player == CHANCE else IllegalAction("not-chance")
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    if isinstance(action, Place):
        return _place(position, action)
    if isinstance(action, Recall):
        return no_recall(position, action.hole)
    if not isinstance(action, Flip | Move):
        return not_understood(str(action), EXAMPLES)
    return not_movable(position, action.hole) or (_target(position, action) if isinstance(action, Move) else None)


def _place(position: Position, action: Place) -> IllegalAction | None:
    seat, stick = divmod(action.end >> 1, EACH)
    if seat != position.mover:
        return refuse("not-your-reserve")
    if not position.reserves[seat] >> stick & 1:
        return refuse("not-in-reserve", stick=STICKS[stick])
    if stick == WILD_STICK and not wild_may_enter(position):
        return refuse("wild-too-early")
    return None if position.free >> action.hole & 1 else refuse("hole-taken", hole=HOLES[action.hole])


def not_movable(position: Position, hole: Hole) -> IllegalAction | None:
    """Why the mover can neither turn over nor move what is in a hole; None if that is possible."""
    if position.free >> hole & 1:
        return refuse("hole-empty", hole=HOLES[hole])
    if not position.occupied[position.mover] >> hole & 1:
        return refuse("not-your-stick", hole=HOLES[hole])
    return None if movable(position) >> hole & 1 else refuse("wild-fixed")


def _target(position: Position, action: Move) -> IllegalAction | None:
    if action.hole == action.to:
        return refuse("same-hole", hole=HOLES[action.to])
    return None if position.free >> action.to & 1 else refuse("hole-taken", hole=HOLES[action.to])


def no_recall(position: Position, hole: Hole) -> IllegalAction | None:
    """Why the mover cannot have the hidden cap in a hole announced again; None if that is possible."""
    if position.options.hidden != "ask":
        return refuse("no-asking")
    if not position.may_ask:
        return refuse("asked-already")
    return refuse("hole-empty", hole=HOLES[hole]) if position.free >> hole & 1 else None
