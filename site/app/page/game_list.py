"""The dialog of stored games: one of them is opened or deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.page import deleting, dom, opening, storage
from app.page.current import Current
from app.page.dialogs import Dialogs
from app.page.opening import Opened
from app.page.templates import panels
from app.table.game_list import game_row


class GameList:
    """The dialog `games` of the play page."""

    def __init__(self, slug: str, now: Current, dialogs: Dialogs, put_on_table: Callable[[Opened], None]) -> None:
        self.slug = slug
        self.now = now
        self.dialogs = dialogs
        self.put_on_table = put_on_table

    def show(self) -> None:
        """The games in progress and the last finished ones of this page's game."""
        each = (game_row(entry, "", self.now.id, self.slug) for entry in storage.games())
        rows = [row for row in each if row]
        dom.put("games-list", panels().get_template("panels/games.html").render(rows=rows))
        self.dialogs.open("games")

    def clicked(self, event: Any, button: Any) -> None:
        """A row of the stored games was chosen or deleted."""
        if button.hasAttribute("data-forget"):
            deleting.pressed(button, self.show, "#games [data-do=close]")
            return
        opened = opening.stored(self.slug, str(button.dataset.open))
        if opened is not None:
            self.put_on_table(opened)
            event.preventDefault()
            self.dialogs.close()
