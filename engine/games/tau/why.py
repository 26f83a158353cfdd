"""The teaching side of the rules: reading moves, refusing them with the reason, and saying what may be done."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.bits import bits
from engine.game import CHANCE, Action, IllegalAction, Seat, Touch
from engine.games.tau.board import (
    BLOCKER,
    EACH,
    FLIPS,
    HOLE_OF,
    HOLES,
    MOVES,
    PLACES,
    RECALLS,
    SHAFTS,
    STARTS,
    STICKS,
    WILD,
    WILD_STICK,
    Flip,
    Hole,
    Move,
    Place,
    Recall,
    Start,
)
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import not_understood

if TYPE_CHECKING:
    from engine.games.tau.rules import TauState

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
EXAMPLES: Final = "place RV:V C3 · flip C3 · move C3 D4"
GRAMMAR: Final = re.compile(
    r"(?P<verb>place|flip|move|recall|start)(?:(?P<stick>[a-z]{2}):?(?P<cap>[a-z]))?(?P<holes>(?:[a-e][1-5]){0,2})(?P<seat>[12]?)"
)


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def read(text: str, seat: Seat) -> Action:
    """The action of `seat` that the notation names, legal or not. Raises IllegalAction("not-understood")."""
    found = GRAMMAR.fullmatch("".join(text.split()).casefold())
    action = _action(found.groupdict(), seat) if found else None
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _action(parts: Mapping[str, str | None], seat: Seat) -> Action | None:
    verb, names = parts["verb"], re.findall("..", (parts["holes"] or "").upper())
    if any(name not in HOLE_OF for name in names) or (verb == "start") != bool(parts["seat"]):
        return None
    holes = [HOLE_OF[name] for name in names]
    if verb == "place" and len(holes) == 1 and parts["stick"]:
        return _placing(parts["stick"].upper(), (parts["cap"] or "").upper(), holes[0], seat)
    if parts["stick"]:
        return None
    if verb == "start":
        return STARTS[int(parts["seat"] or 1) - 1] if not holes else None
    if verb == "move":
        return MOVES[holes[0]][holes[1]] if len(holes) == 2 else None
    table = {"flip": FLIPS, "recall": RECALLS}.get(verb or "")
    return table[holes[0]] if table and len(holes) == 1 else None


def _placing(stick: str, cap: str, hole: Hole, seat: Seat) -> Action | None:
    if stick not in STICKS and stick[::-1] in STICKS:
        stick = stick[::-1]
    if stick not in STICKS or cap not in stick:
        return None
    return PLACES[2 * (seat * EACH + STICKS.index(stick)) + stick.index(cap)][hole]


def refusal(state: TauState, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if state.end is not None:
        return IllegalAction("game-over")
    if isinstance(action, Start):
        return None if state.current_player == CHANCE else IllegalAction("not-chance")
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    if isinstance(action, Place):
        return _refuse_place(state, action)
    if isinstance(action, Recall):
        return _refuse_recall(state, action.hole)
    if not isinstance(action, Flip | Move):
        return not_understood(str(action), EXAMPLES)
    return _refuse_stick(state, action.hole) or (_refuse_target(state, action) if isinstance(action, Move) else None)


def _refuse_place(state: TauState, action: Place) -> IllegalAction | None:
    seat, stick = divmod(action.end >> 1, EACH)
    if seat != state.mover:
        return refuse("not-your-reserve")
    if not state.reserves[seat] >> stick & 1:
        return refuse("not-in-reserve", stick=STICKS[stick])
    if stick == WILD_STICK and not state.wild_may_enter():
        return refuse("wild-too-early")
    return None if state.free >> action.hole & 1 else refuse("hole-taken", hole=HOLES[action.hole])


def _refuse_stick(state: TauState, hole: Hole) -> IllegalAction | None:
    if state.free >> hole & 1:
        return refuse("hole-empty", hole=HOLES[hole])
    if not state.mine[state.mover] >> hole & 1:
        return refuse("not-your-stick", hole=HOLES[hole])
    if state.options.wild == "fixed" and (state.shown[WILD] | state.shown[BLOCKER]) >> hole & 1:
        return refuse("wild-fixed")
    return None


def _refuse_target(state: TauState, action: Move) -> IllegalAction | None:
    if action.hole == action.to:
        return refuse("same-hole", hole=HOLES[action.to])
    return None if state.free >> action.to & 1 else refuse("hole-taken", hole=HOLES[action.to])


def _refuse_recall(state: TauState, hole: Hole) -> IllegalAction | None:
    if state.options.hidden != "ask":
        return refuse("no-asking")
    if not state.asking:
        return refuse("asked-already")
    return refuse("hole-empty", hole=HOLES[hole]) if state.free >> hole & 1 else None


def explain(state: TauState, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    if state.end is not None:
        return IllegalAction("game-over")
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    sticks = [touch.split(":") for touch in touches if touch.startswith("stick:")]
    holes = [HOLE_OF[touch[5:]] for touch in touches if touch.startswith("hole:")]
    if sticks:
        return _explain_stick(state, sticks[-1], holes)
    if not holes:
        return IllegalAction("nothing-there")
    if "ask" in touches:
        return _refuse_recall(state, holes[0]) or IllegalAction("nothing-there")
    if len(holes) == 2:
        return refusal(state, MOVES[holes[0]][holes[1]]) or IllegalAction("nothing-there")
    return _refuse_stick(state, holes[0]) or IllegalAction("nothing-there")


def _explain_stick(state: TauState, named: Sequence[str], holes: Sequence[Hole]) -> IllegalAction:
    _kind, shaft, stick, cap = named
    if shaft != SHAFTS[state.mover]:
        return refuse("not-your-reserve")
    end = 2 * (state.mover * EACH + STICKS.index(stick)) + stick.index(cap)
    hole = holes[-1] if holes else next(bits(state.free))
    return refusal(state, PLACES[end][hole]) or IllegalAction("nothing-there")


def status(state: TauState) -> Message:
    """Who is on, and what that player may do."""
    if state.end is not None:
        return Message(_("{player} has three in line and wins."), _player(state.end)) if state.end >= 0 else _DRAWN
    if state.current_player == CHANCE:
        return Message(_("The lot decides who begins."))
    if not state.mine[state.mover]:
        return Message(_("{player}: place a stick in an empty hole."), _player(state.mover))
    return Message(_("{player}: place a stick, or turn over or move one of yours."), _player(state.mover))


PLAYERS: Final = (_("Dark"), _("Light"))
_DRAWN: Final = Message(_("A draw: the position came a third time, or nothing was placed for too long."))


def _player(seat: Seat) -> dict[str, object]:
    return {"player": Message(PLAYERS[seat])}
