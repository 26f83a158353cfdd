"""The home page: the games in progress, whatever game they are of."""

from __future__ import annotations

from app.browser import js
from app.page import deleting, dom, storage
from app.page.templates import panels
from app.table.game_list import game_row

HOME_ROWS = 6


def show() -> None:
    """Fill the list with the games last touched that are not over."""
    each = (game_row(entry, "./", "") for entry in storage.games())
    rows = [row for row in each if row and not row["over"]][:HOME_ROWS]
    dom.put("games-list", panels().get_template("panels/games.html").render(rows=rows) if rows else "")
    dom.by_id("games-in-progress").hidden = not rows


def forget(event: dom.Event) -> None:
    """Delete a game whose button was pressed."""
    button = dom.closest(event, "[data-forget]")
    if button is not None:
        deleting.pressed(button, show, ".shelf a")


def main() -> None:
    """Start the page."""
    show()
    dom.on(js.document, "click", forget)
    dom.say_ready()
