"""Why touching things does nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bits import bits
from engine.game import CHANCE, IllegalAction, Touch
from engine.games.tau.actions import MOVES, PLACES
from engine.games.tau.board import EACH, HOLE_OF, SHAFTS, STICKS, Hole
from engine.games.tau.refusals import no_recall, not_movable, refusal, refuse
from engine.games.tau.state import Position


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these sticks, holes or signs."""
    if position.end is not None:
        return IllegalAction("game-over")
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    return _reason(position, touches) or IllegalAction("nothing-there")


def _reason(position: Position, touches: Sequence[Touch]) -> IllegalAction | None:
    sticks = [touch.split(":") for touch in touches if touch.startswith("stick:")]
    holes = [HOLE_OF[touch[5:]] for touch in touches if touch.startswith("hole:")]
    if sticks:
        return _stick(position, sticks[-1], holes)
    if not holes:
        return None
    if "ask" in touches:
        return no_recall(position, holes[0])
    if len(holes) == 2:
        return refusal(position, MOVES[holes[0]][holes[1]])
    return not_movable(position, holes[0])


def _stick(position: Position, named: Sequence[str], holes: Sequence[Hole]) -> IllegalAction | None:
    _kind, shaft, stick, cap = named
    if shaft != SHAFTS[position.mover]:
        return refuse("not-your-reserve")
    end = 2 * (position.mover * EACH + STICKS.index(stick)) + stick.index(cap)
    hole = holes[-1] if holes else next(bits(position.free))
    return refusal(position, PLACES[end][hole])
