"""Everything that a player can do."""

from __future__ import annotations

from typing import Final

from engine.action import action_class
from engine.game import Action
from engine.games.null_game.board import MOST_TAKEN
from engine.message import Message
from engine.message import unchanged as _


@action_class
class Take(Action):
    """So many stones taken from the open end of the row. The player touches the innermost of them."""

    stones: int = 0


MESSAGES: Final = (_("Take one stone"), _("Take two stones"))
TAKES: Final = tuple(
    Take(f"take {stones}", (f"stone:{stones}",), Message(MESSAGES[stones - 1]), stones=stones)
    for stones in range(1, MOST_TAKEN + 1)
)
"""Sorted by notation, as lists of legal actions are."""
EXAMPLES: Final = "take 1 · take 2"
