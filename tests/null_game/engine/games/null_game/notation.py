"""Where a typed move is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Action, notation_key
from engine.games.null_game.actions import EXAMPLES, TAKES
from engine.refusal import not_understood

NAMED: Final[Mapping[str, Action]] = {notation_key(str(take)): take for take in TAKES}


def read(text: str) -> Action:
    """The action that the notation names, legal or not. Raises IllegalAction("not-understood")."""
    action = NAMED.get(notation_key(text))
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action
