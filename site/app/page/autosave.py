"""Storing the match on the table in the browser, from the first decision on, and its result at the end."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from app.browser import js
from app.page import dom, storage
from app.page.current import Current
from app.page.opening import today
from app.table.records import Entry, begun, result_of
from engine.saving import save
from generator.language import gettext as _

IDLE_SECONDS: Final = 1.0


class Autosave:
    """Stores the match on the table under its name."""

    def __init__(self, slug: str, now: Current) -> None:
        self.slug = slug
        self.now = now
        self.kept = False
        """Whether the match is stored among the games, rather than as one in which nobody has done anything yet."""
        self.warned = False
        self._waiting = False
        """Whether there is something to store yet, because a step that only passes is not worth it by itself."""
        self._steps = 0
        dom.on(js.window, "pagehide", lambda _event: self.flush())
        dom.on(js.document, "visibilitychange", lambda _event: self.flush() if js.document.hidden else None)

    def begin(self, *, keep: bool) -> None:
        """Another match lies on the table; `keep` if it is worth storing before anything is done in it."""
        self.kept = keep
        storage.set_current(self.slug, self.now.id)

    def keep_soon(self) -> None:
        """Store the match once nothing has been done in it for a moment, or when the page is left."""
        self._steps += 1
        if not self._waiting:
            self._waiting = True
            dom.later(self._wait())

    async def _wait(self) -> None:
        steps = -1
        while steps != self._steps:
            steps = self._steps
            await asyncio.sleep(IDLE_SECONDS)
        self.flush()

    def flush(self) -> None:
        """Store what waits for it; due before another match takes the table."""
        if self._waiting:
            self.keep()

    def keep(self) -> None:
        """Store the match, and its result if it is over; warn once if the browser does not store it."""
        self._waiting = False
        match = self.now.table.match
        entry = Entry(self.now.id, save(match), datetime.now(UTC).isoformat(timespec="seconds"))
        # What was taken back to the beginning has been begun all the same.
        self.kept = self.kept or begun(match)
        stored = storage.keep_game(entry) if self.kept else storage.keep_untouched(self.slug, entry)
        if not stored and not self.warned:
            self.warned = True
            dom.warn(_("This browser does not store the game: save it to a file if you want to keep it."))
        if match.over:
            result = result_of(self.now.id, match, today())
            if result is not None:
                storage.add_result(self.slug, result)
