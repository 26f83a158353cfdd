"""The dialogs of the play page: opening and closing them, and those that only show something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.browser import js
from app.page import curtain, dom, focus, storage
from app.page.templates import panels
from app.table.records import summary
from engine import GAMES


class Dialogs:
    """One dialog is open at a time; when it closes, the focus goes where the person goes on."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.from_menu = False
        self.commands: dict[str, Callable[[], Any]] = {
            "statistics": self.show_statistics,
            "help": lambda: self.open("help"),
            "close": self.close,
        }
        for dialog in js.document.querySelectorAll("dialog"):
            dom.on(dialog, "close", self._closed)

    def open(self, name: str) -> None:
        """Open the dialog with this id, unless it is open already."""
        dialog = dom.by_id(name)
        if not dialog.open:
            self.from_menu = bool(dom.by_id("more").matches(":popover-open"))
            dialog.showModal()

    def close(self) -> None:
        """Close whatever is open."""
        for dialog in js.document.querySelectorAll("dialog[open]"):
            dialog.close()

    def show_statistics(self) -> None:
        """Games, best, mean, histogram."""
        figures = summary(GAMES[self.slug], storage.results(self.slug))
        dom.put("statistics-body", panels().get_template("panels/statistics.html").render(summary=figures))
        self.open("statistics")

    def _closed(self, _event: Any) -> None:
        if self.from_menu:
            focus.to_menu()
        curtain.take_focus()
