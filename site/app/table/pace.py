"""How long a bot's step takes at least: sooner, it is not seen as one. Pure: no page needed."""

from __future__ import annotations

from typing import Final

from engine.match import Match

FIRST_SECONDS: Final = 0.5
"""The first step of a turn: another player has just moved."""
NEXT_SECONDS: Final = 0.2
"""What the same player does after that."""
PASSING_SECONDS: Final = 0.06
"""After a step that only passes, such as feeling one's way."""
LIT_SECONDS: Final = 4.0
"""When the board has come to light again: how it went in the dark is to be read first."""


def least_seconds(match: Match) -> float:
    """How long the player to move should seem to think about the next step."""
    if match.plies and match.plies[-1].transient:
        return PASSING_SECONDS
    if len(match.states) > 1 and match.states[-2].dark and not match.state.dark:
        return LIT_SECONDS
    before = next((state.current_player for state in reversed(match.states[:-1]) if state.current_player >= 0), None)
    return NEXT_SECONDS if before == match.state.current_player else FIRST_SECONDS
