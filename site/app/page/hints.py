"""The hint panel: asks the worker, and shows the best decisions when they come."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from app.browser import ffi
from app.page import dom, worker
from app.page.current import Current
from app.page.templates import panels
from engine.match import Match
from generator.language import gettext as _

SECONDS: Final = 0.8
"""How long the worker may think: with the way there and back it stays under a second."""


class Hints:
    """The element `hints` of the page. `shown` is called when hints have come."""

    def __init__(self, now: Current, shown: Callable[[], None]) -> None:
        self.now = now
        self.shown = shown
        self.asked = 0
        self.best = ""
        """The notation of the first hint shown; "" if none is."""

    def ask(self) -> None:
        """Work out hints for the position on the table."""
        table = self.now.table
        if not table.may_ask_for_hints():
            return
        self.asked += 1
        self._show(thinking=True)
        dom.later(self._wait(self.asked, table.match))

    def forget(self) -> None:
        """The position has changed: what was worked out, or still is, is of no use any more."""
        self.asked += 1
        self.best = ""
        dom.put("hints", "")

    async def _wait(self, asked: int, match: Match) -> None:
        try:
            answer = await worker.ask_about("hints", self.now.id, match, str(SECONDS))
        except ffi.JsException as error:
            if asked == self.asked:
                self._show(note=_("No hint could be worked out: {reason}").format(reason=error))
            return
        if asked == self.asked:
            hints = json.loads(answer)
            self._show(hints=hints)
            self.best = str(hints[0]["notation"]) if hints else ""
            # On a small screen they would come out of sight, below the buttons.
            dom.by_id("hints").scrollIntoView(block="nearest")
            self.shown()

    def _show(self, *, thinking: bool = False, hints: list[dict[str, Any]] | None = None, note: str = "") -> None:
        template = panels().get_template("panels/hints.html")
        dom.put("hints", template.render(thinking=thinking, hints=hints or [], note=note))
