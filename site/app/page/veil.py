"""The curtain on the page: it covers the table, says whose turn it is, and waits until that person is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from js import document

from app.page import dom, focus
from app.page.templates import panels

if TYPE_CHECKING:
    from app.page.play import Play
    from app.table.table import Table

BUTTON: Final = "#curtain button"
OPEN_DIALOG: Final = "dialog[open], [popover]:popover-open"


class Veil:
    """The element `curtain` of the page. What it covers is out of sight and out of reach, and holds nobody's hand."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.shown: tuple[Table, int] | None = None
        """The table that is covered, and at which ply; None while none is."""

    def show(self, table: Table) -> None:
        """Let the curtain fall or rise, as the table says."""
        due = (table, len(table.match.plies)) if table.down else None
        if due == self.shown:
            return
        self.shown = due
        dom.by_id("table").toggleAttribute("data-curtain", table.down)
        if due is None:
            dom.put("curtain", "")
            focus.onward(self.page.board)
            return
        self.page.dialogs.forget_link()
        dom.by_id("typed-text").value = ""
        template = panels().get_template("panels/curtain.html")
        dom.put("curtain", template.render(player=table.on_turn_name()))
        dom.later(self._wait(due))

    async def _wait(self, due: tuple[Table, int]) -> None:
        """Open the way once a press for what was there before can't be meant for it any more."""
        await asyncio.sleep(self.page.presses.seconds_left())
        button = dom.found(document.querySelector(BUTTON))
        if self.shown == due and button is not None:
            button.disabled = False
            self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the button, if it is there and no dialog lies over it."""
        button = dom.found(document.querySelector(BUTTON))
        if button is not None and dom.found(document.querySelector(OPEN_DIALOG)) is None:
            button.focus()
