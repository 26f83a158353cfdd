"""Why touching things does nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import CHANCE, Action, IllegalAction, Touch, notation_key
from engine.games.taurus.actions import GREY, POST, START, TAKE, WIRE
from engine.games.taurus.board import FIELD_OF, HOLE_OF, HOLES, PAIR_OF, Ends, Hole
from engine.games.taurus.notation import WHOLE
from engine.games.taurus.refusals import not_neighbours, refusal, refuse
from engine.games.taurus.state import Phase, Position


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    intended = _intended(position, touches)
    refused = refusal(position, intended) if isinstance(intended, Action) else intended
    return refused or IllegalAction("nothing-there")


def _intended(position: Position, touches: Sequence[Touch]) -> Action | IllegalAction | None:
    """The action that the player most likely had in mind; or why there is none; None if nothing can be guessed."""
    kind, _colon, name = touches[-1].partition(":")
    if kind == "field" and name in FIELD_OF:
        return TAKE[FIELD_OF[name]]
    if kind in ("done", "pass", "side", "area"):
        return WHOLE.get(notation_key(touches[-1].replace(":", " ")))
    holes = [HOLE_OF[touch.removeprefix("hole:")] for touch in touches if touch.startswith("hole:")]
    if position.fresh is not None:
        holes = [position.fresh, *(hole for hole in holes if hole != position.fresh)]
    if not holes:
        return None
    return _with_one_hole(position, holes[0]) if len(holes) == 1 else _with_two_holes(position, holes[:2])


def _with_one_hole(position: Position, hole: Hole) -> Action | IllegalAction:
    if position.phase != Phase.START:
        return POST[hole]
    taken = position.net.posts >> hole & 1
    return refuse("start-empty" if taken else "hole-under-wire", hole=HOLES[hole])


def _with_two_holes(position: Position, holes: Sequence[Hole]) -> Action | IllegalAction:
    pair = PAIR_OF.get(Ends(*sorted(holes)))
    if pair is None:
        return not_neighbours(holes)
    if position.phase == Phase.START:
        return START[pair]
    return GREY[pair] if position.phase == Phase.WIRED or position.net.joined >> pair & 1 else WIRE[pair]
