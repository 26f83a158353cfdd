"""The page's side of what the worker knows of a match: it sends what is new. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from app.worker.messages import UNKNOWN_MATCH, MatchMessage, write
from engine.game import Action
from engine.match import Match, Setup
from engine.saving import setup_code


class MatchSender:
    """Asks the worker about matches, and remembers what it was sent last. `call` calls a function of the worker."""

    def __init__(self, call: Callable[..., Awaitable[str | bytes]]) -> None:
        self.call = call
        self._sent: tuple[str, Setup, Sequence[Action]] | None = None
        """Id, set-up and plies of the match that the worker should have; None if it has none for sure."""

    async def ask(self, name: str, match_id: str, match: Match, *args: str) -> str:
        """The worker's answer about the match as it is now. Raises what `call` raises."""
        setup, plies = match.setup, tuple(match.plies)
        try:
            answer = await self.call(name, self._message(match_id, setup, plies), *args)
            if answer == UNKNOWN_MATCH:
                self._sent = None
                answer = await self.call(name, self._message(match_id, setup, plies), *args)
        except BaseException:
            self._sent = None
            raise
        return str(answer)

    def _message(self, match_id: str, setup: Setup, plies: Sequence[Action]) -> str:
        """What the worker lacks of the match: all of it, if it is another one or if plies were taken back."""
        known = self._known(match_id, setup, plies)
        code = setup_code(setup) if known is None else ""
        self._sent = match_id, setup, plies
        return write(MatchMessage(match_id, code, known or 0, [str(action) for action in plies[known or 0 :]]))

    def _known(self, match_id: str, setup: Setup, plies: Sequence[Action]) -> int | None:
        if self._sent is None or self._sent[:2] != (match_id, setup):
            return None
        sent = self._sent[2]
        return len(sent) if plies[: len(sent)] == sent else None
