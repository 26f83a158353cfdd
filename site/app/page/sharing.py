"""The link that opens the match on the table: shown in a dialog, copied, and taken away where it tells too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.browser import ffi, js
from app.page import dom
from app.page.current import Current
from app.table.titles import about_hands
from engine.hiding import Hides
from engine.saving import LONGEST_CODE, share_code
from generator.language import gettext as _


class Sharing:
    """The dialog `share` of the play page."""

    def __init__(self, now: Current, open_dialog: Callable[[str], None]) -> None:
        self.now = now
        self.open_dialog = open_dialog
        self.commands: dict[str, Callable[[], Any]] = {"share": self.share, "copy": lambda: dom.later(_copy())}
        dom.on(dom.by_id("share"), "close", lambda _event: _empty())

    def share(self) -> None:
        """Show the link that opens this very match; not behind the curtain or in the dark, for it holds all."""
        table = self.now.table
        if table.sight.down or table.sight.blind:
            return
        code = share_code(table.match)
        if len(code) > LONGEST_CODE:
            dom.warn(_("This game has become too long for a link: save it to a file instead."))
            return
        address = str(js.location.href).partition("#")[0]
        dom.by_id("share-link").value = f"{address}#g={code}"
        dom.put_text("share-note", "")
        dom.put_text("share-hands", about_hands(table.match))
        dom.by_id("share-hands").hidden = table.match.game.hides is not Hides.HANDS
        self.open_dialog("share")
        dom.by_id("share-link").select()


def forget_secrets() -> None:
    """Take away the link with its dialog, and a typed move: they tell more than the next player may know."""
    _empty()
    dom.by_id("share").close()
    dom.by_id("typed-text").value = ""


def _empty() -> None:
    dom.by_id("share-link").value = ""


async def _copy() -> None:
    box = dom.by_id("share-link")
    try:
        await js.navigator.clipboard.writeText(box.value)
    except (ffi.JsException, AttributeError):
        box.select()
        dom.put_text("share-note", _("Copy the marked text by hand: the browser does not allow it here."))
        return
    dom.put_text("share-note", _("Copied."))
