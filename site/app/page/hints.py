"""The hint panel: asks the worker, and shows the best decisions when they come."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from pyodide.ffi import JsException

from app.page import dom, worker
from app.page.templates import panels
from engine.saving import save
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play

SECONDS: Final = 0.8
"""How long the worker may think: with the way there and back it stays under a second."""


class Hints:
    """The element `hints` of the page."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.asked = 0
        self.best = ""
        """The notation of the first hint shown; "" if none is."""

    def ask(self) -> None:
        """Work out hints for the position on the table."""
        table = self.page.table
        if table is None or not table.may_ask_for_hints():
            return
        self.asked += 1
        self._show(thinking=True)
        dom.later(self._wait(self.asked, save(table.match)))

    def forget(self) -> None:
        """The position has changed: what was worked out, or still is, is of no use any more."""
        self.asked += 1
        self.best = ""
        dom.put("hints", "")

    async def _wait(self, asked: int, match: str) -> None:
        try:
            answer = await worker.call("hints", match, str(SECONDS))
        except JsException as error:
            if asked == self.asked:
                self._show(note=_("No hint could be worked out: {reason}").format(reason=error))
            return
        if asked == self.asked:
            found = json.loads(answer)
            self._show(hints=found)
            self.best = str(found[0]["notation"]) if found else ""
            # On a small screen they would come out of sight, below the buttons.
            dom.by_id("hints").scrollIntoView(block="nearest")
            self.page.look_at("")

    def _show(self, *, thinking: bool = False, hints: list[dict[str, Any]] | None = None, note: str = "") -> None:
        template = panels().get_template("panels/hints.html")
        dom.put("hints", template.render(thinking=thinking, hints=hints or [], note=note))
