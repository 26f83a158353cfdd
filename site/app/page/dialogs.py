"""The dialogs of the play page: new game, stored games, statistics, saving, opening, sharing, help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from js import URL, Blob, document, location, navigator
from pyodide.ffi import JsException, to_js

from app.page import dom, focus, forgetting, storage
from app.page.setting_up import SettingUp
from app.page.templates import panels
from app.table.records import summary
from app.table.rows import game_row
from app.table.titles import about_hands
from engine import GAMES
from engine.hiding import Hides
from engine.saving import LONGEST_CODE, BadSave, save, share_code
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play

LARGEST_FILE: Final = 1_000_000


class Dialogs:
    """Opens dialogs, and does what their buttons say."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.from_menu = False
        self.commands: dict[str, Callable[[], Any]] = {
            "new": self.ask_for_new,
            "games": self.show_games,
            "statistics": self.show_statistics,
            "save": self.save_file,
            "open": lambda: dom.by_id("file").click(),
            "share": self.share,
            "copy": lambda: dom.later(self._copy()),
            "help": lambda: self._open("help"),
            "close": self.close,
        }
        for dialog in document.querySelectorAll("dialog"):
            dom.on(dialog, "close", self._closed)
        self.setting_up = SettingUp(page)
        dom.on(dom.by_id("file"), "change", lambda _event: dom.later(self._read_file()))

    def clicked(self, event: Any, button: Any) -> None:
        """A row of the stored games was chosen or deleted."""
        if button.hasAttribute("data-forget"):
            forgetting.pressed(button, self.show_games, "#games [data-do=close]")
        elif self.page.opening.open_stored(str(button.dataset.open)):
            event.preventDefault()
            self.close()

    def ask_for_new(self) -> None:
        """The form of a new game, always as it is at first."""
        self.setting_up.begin()
        self._open("new-game")

    def close(self) -> None:
        """Close whatever is open."""
        for dialog in document.querySelectorAll("dialog[open]"):
            dialog.close()

    def show_games(self) -> None:
        """The games in progress and the last finished ones of this page's game."""
        found = (game_row(entry, "", self.page.keeping.id, self.page.slug) for entry in storage.games())
        rows = [row for row in found if row]
        dom.put("games-list", panels().get_template("panels/games.html").render(rows=rows))
        self._open("games")

    def show_statistics(self) -> None:
        """Games, best, mean, histogram."""
        figures = summary(GAMES[self.page.slug], storage.results(self.page.slug))
        dom.put("statistics-body", panels().get_template("panels/statistics.html").render(summary=figures))
        self._open("statistics")

    def save_file(self) -> None:
        """Hand the match to the person as a file."""
        if self.page.table is None:
            return
        match = self.page.table.match
        name = f"{match.game.slug.replace('/', '-')}-{self.page.keeping.id}.json"
        download(name, "application/json", save(match).encode())

    async def _read_file(self) -> None:
        box = dom.by_id("file")
        file = dom.found(box.files.item(0))
        if file is None:
            return
        try:
            if file.size > LARGEST_FILE:
                raise BadSave(_("This file is too large to be a saved game."))
            data = (await file.arrayBuffer()).to_bytes()
            self.page.opening.open_text(data.decode("utf-8-sig"))
        except UnicodeDecodeError:
            self.page.warn(_("This file is not a saved game: it is not UTF-8 text."))
        except (BadSave, JsException) as error:
            self.page.warn(str(error))
        box.value = ""

    def share(self) -> None:
        """Show the link that opens this very match; not behind the curtain or in the dark, for it holds all."""
        table = self.page.table
        if table is None or table.down or table.blind:
            return
        code = share_code(table.match)
        if len(code) > LONGEST_CODE:
            self.page.warn(_("This game has become too long for a link: save it to a file instead."))
            return
        address = str(location.href).partition("#")[0]
        dom.by_id("share-link").value = f"{address}#g={code}"
        dom.put_text("share-note", "")
        dom.put_text("share-hands", about_hands(table.match))
        dom.by_id("share-hands").hidden = table.match.game.hides is not Hides.HANDS
        self._open("share")
        dom.by_id("share-link").select()

    def forget_link(self) -> None:
        """Take the link away, and the dialog with it."""
        dom.by_id("share-link").value = ""
        dom.by_id("share").close()

    async def _copy(self) -> None:
        box = dom.by_id("share-link")
        try:
            await navigator.clipboard.writeText(box.value)
        except (JsException, AttributeError):
            box.select()
            dom.put_text("share-note", _("Copy the marked text by hand: the browser does not allow it here."))
            return
        dom.put_text("share-note", _("Copied."))

    def _open(self, name: str) -> None:
        dialog = dom.by_id(name)
        if not dialog.open:
            self.from_menu = bool(dom.by_id("more").matches(":popover-open"))
            dialog.showModal()

    def _closed(self, _event: Any) -> None:
        dom.by_id("share-link").value = ""
        if self.from_menu:
            focus.to_menu()
        self.page.veil.take_focus()


def download(name: str, kind: str, content: bytes) -> None:
    """Hand bytes to the person as a file."""
    blob = Blob.new(to_js([to_js(content)]), type=kind)
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
