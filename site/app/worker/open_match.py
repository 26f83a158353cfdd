"""The worker's side: the match it was sent last, opened once and then played on. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Sequence

from app.worker.messages import MatchMessage, read
from engine.game import IllegalAction
from engine.match import Match
from engine.saving import BadSave, open_share_code


class OpenMatch:
    """Keeps one match. Each further message costs what is new in it, not the whole match."""

    def __init__(self) -> None:
        self._id = ""
        self._match: Match | None = None

    def open(self, text: str) -> Match | None:
        """The match of a message, not to be changed; None if it must be sent whole. Raises BadSave."""
        message = read(text)
        match = self._begun(message)
        # Should a ply fail, the match is spoilt and must be sent anew.
        self._match = None
        if match is None:
            return None
        if not _play_on(match, message.known, message.plies):
            if message.setup:
                raise BadSave("The plies of this match do not go with its set-up.")
            return None
        self._id, self._match = message.id, match
        return match

    def _begun(self, message: MatchMessage) -> Match | None:
        """The match before the plies of the message."""
        if message.setup:
            return open_share_code(message.setup)
        match = self._match
        return match if match and (message.id, message.known) == (self._id, len(match.plies)) else None


def _play_on(match: Match, known: int, notations: Sequence[str]) -> bool:
    """Play these plies, of which chance has drawn some already; whether all of them were possible."""
    for ply, notation in enumerate(notations, known):
        if ply < len(match.plies):
            if str(match.plies[ply]) != notation:
                return False
            continue
        try:
            match.play_text(notation)
        except IllegalAction:
            return False
    return True
