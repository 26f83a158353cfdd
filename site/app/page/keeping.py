"""Keeping the match on the table in the browser, from the first decision on, and its result at the end."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from js import document, window

from app.page import dom, storage
from app.page.opening import today
from app.table.records import Entry, GameId, begun, result_of
from engine.match import Match
from engine.saving import save
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play


IDLE_SECONDS: Final = 1.0


class Keeping:
    """Stores one match under one name."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.id: GameId = ""
        self.kept = False
        self.warned = False
        self._waiting: Match | None = None
        """What is still to be stored, because a step that only passes is not worth it by itself."""
        self._steps = 0
        dom.on(window, "pagehide", lambda _event: self.flush())
        dom.on(document, "visibilitychange", lambda _event: self.flush() if document.hidden else None)

    def begin(self, game_id: GameId, *, keep: bool) -> None:
        """Another match lies on the table; `keep` if it is worth keeping before anything is done in it."""
        self.flush()
        self.id, self.kept = game_id, keep
        storage.set_current(self.page.slug, game_id)

    def keep_soon(self, match: Match) -> None:
        """Store the match once nothing has been done in it for a moment, or when the page is left."""
        self._steps += 1
        if self._waiting is None:
            self._waiting = match
            dom.later(self._wait())
        self._waiting = match

    async def _wait(self) -> None:
        steps = -1
        while steps != self._steps:
            steps = self._steps
            await asyncio.sleep(IDLE_SECONDS)
        self.flush()

    def flush(self) -> None:
        """Store what waits for it."""
        if self._waiting is not None:
            self.keep(self._waiting)

    def keep(self, match: Match) -> None:
        """Store the match, and its result if it is over; warn once if the browser does not store it."""
        self._waiting = None
        entry = Entry(self.id, save(match), datetime.now(UTC).isoformat(timespec="seconds"))
        # What was taken back to the beginning has been begun all the same.
        self.kept = self.kept or begun(match)
        stored = storage.keep_game(entry) if self.kept else storage.keep_untouched(self.page.slug, entry)
        if not stored and not self.warned:
            self.warned = True
            self.page.warn(_("This browser does not store the game: save it to a file if you want to keep it."))
        if match.over:
            result = result_of(self.id, match, today())
            if result is not None:
                storage.add_result(self.page.slug, result)
