"""Why touching things does nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import IllegalAction, Touch
from engine.games.null_game.actions import TAKES
from engine.games.null_game.refusals import refusal, refuse
from engine.games.null_game.state import Position


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why no legal action is done by touching these things."""
    intended = next((take for take in TAKES if touches[-1] in take.touches), None)
    if intended is None:
        return refuse("too-many") if position.left else IllegalAction("game-over")
    return refusal(position, intended) or IllegalAction("nothing-there")
