"""Where a typed move is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from engine.game import Action, notation_key
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
)
from engine.games.turi_tour.sea import Spot
from engine.refusal import not_understood

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
"""By notation: the actions that name no cell."""
CELL: Final = re.compile(r"(feel|drop|take)(\d\d)(\d\d)")
CELLS: Final[Mapping[str, Mapping[Spot, Action]]] = {"feel": FEELS, "drop": DROP_HERE, "take": TAKE_HERE}
"""By verb and cell: the actions at a cell."""


def read(text: str) -> Action:
    """The action that the notation names, legal or not. Raises IllegalAction("not-understood")."""
    key = notation_key(text) if len(text) <= 100 and text.isascii() else ""
    action = WHOLE.get(key) or _at_cell(key)
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _at_cell(key: str) -> Action | None:
    match = CELL.fullmatch(key)
    if match is None:
        return None
    verb, x, y = match.groups()
    return CELLS[verb].get((int(x), int(y)))
