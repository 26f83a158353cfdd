"""Why touching things does nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import CHANCE, Action, IllegalAction, Touch
from engine.games.turi_tour.actions import FEELS
from engine.games.turi_tour.notation import CELLS, WHOLE
from engine.games.turi_tour.refusals import refusal
from engine.games.turi_tour.state import Phase, Position


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why touching these things does nothing: the refusal of the step that the last of them most likely stands for."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    action = _likeliest(position, touches[-1])
    return (refusal(position, action) if action else None) or IllegalAction("nothing-there")


def _likeliest(position: Position, touch: Touch) -> Action | None:
    """The step for which somebody most likely touches this thing; None if there is none."""
    words = touch.split(":")
    if words[0] in ("drop", "take"):
        at = CELLS[words[0]]
        return at[position.finger] if position.finger else next(iter(at.values()))
    if words[0] == "cell":
        return FEELS.get((int(words[1]), int(words[2])))
    if words[0] == "say" and position.task == "sourpuss":
        words[0] = "ask"
    if words[0] == "part":
        words[0] = "stroke"
    return WHOLE.get("".join(words))
