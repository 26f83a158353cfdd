"""The match that a save holds, opened once and then played on. Pure: the worker keeps one of these."""

from __future__ import annotations

from typing import Final

from engine.game import IllegalAction
from engine.match import Match
from engine.saving import open_save

END: Final = "\n ]\n}"
"""How a save ends after its last action."""
NEXT: Final = ",\n  "
"""What stands between two actions in it."""


class Lately:
    """Opens saves. One that only goes on from the last one costs what is new in it, not the whole match."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._trunk = ""

    def open(self, text: str) -> Match:
        """The match; whoever gets it leaves it as it is. Raises BadSave."""
        match = self._played_on(text) or open_save(text)
        self._match, self._trunk = match, text.removesuffix(END)
        return match

    def _played_on(self, text: str) -> Match | None:
        """The last match with what is new; None if the save is of another, or as it is not expected to be."""
        match, trunk = self._match, self._trunk
        if match is None or not text.startswith(trunk) or not text.endswith(END):
            return None
        new = text[len(trunk) : -len(END)]
        if new and not new.startswith(NEXT):
            return None
        # Should a step fail, the match is spoilt; the save is opened anew then and says what is wrong with it.
        self._match = None
        return match if _goes_on(match, new.split(NEXT)[1:]) else None


def _goes_on(match: Match, quoted: list[str]) -> bool:
    """Play these actions, of which chance may have drawn some already."""
    plies = len(match.plies)
    for ply, text in enumerate(quoted, plies):
        notation = text[1:-1]
        if ply < len(match.plies):
            if str(match.plies[ply]) != notation:
                return False
            continue
        try:
            match.play_text(notation)
        except IllegalAction:
            return False
    return True
