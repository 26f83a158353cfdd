"""The curtain on the page: it covers the table, says whose turn it is, and waits until that person is there."""

from __future__ import annotations

import asyncio
from typing import Final

from app.browser import js
from app.page import dom, focus, sharing
from app.page.board import Board
from app.page.double_press import Presses
from app.page.templates import panels
from app.table.table import Table

BUTTON: Final = "#curtain button"
OPEN_DIALOG: Final = "dialog[open], [popover]:popover-open"


class Curtain:
    """The element `curtain` of the page. What it covers is out of sight and out of reach, and holds nobody's hand."""

    def __init__(self, presses: Presses, board: Board) -> None:
        self.presses = presses
        self.board = board
        self.shown: tuple[Table, int] | None = None
        """The table that is covered, and at which ply; None while none is."""

    def show(self, table: Table) -> None:
        """Let the curtain fall or rise, as the table says."""
        due = (table, len(table.match.plies)) if table.sight.down else None
        if due == self.shown:
            return
        self.shown = due
        dom.by_id("table").toggleAttribute("data-curtain", table.sight.down)
        if due is None:
            dom.put("curtain", "")
            focus.onward(self.board)
            return
        sharing.forget_secrets()
        template = panels().get_template("panels/curtain.html")
        dom.put("curtain", template.render(player=table.sight.on_turn_name()))
        dom.later(self._wait(due))

    async def _wait(self, due: tuple[Table, int]) -> None:
        """Open the way once a press for what was there before can't be meant for it any more."""
        await asyncio.sleep(self.presses.seconds_left())
        button = dom.found(js.document.querySelector(BUTTON))
        if self.shown == due and button is not None:
            button.disabled = False
            take_focus()


def take_focus() -> None:
    """Give the focus to the curtain's button, if it is there and no dialog lies over it."""
    button = dom.found(js.document.querySelector(BUTTON))
    if button is not None and dom.found(js.document.querySelector(OPEN_DIALOG)) is None:
        button.focus()
