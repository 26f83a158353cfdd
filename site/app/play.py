"""The page on which a game is played: it holds one table, and everything on the page shows that table."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from js import document, location, performance, window

from app import dialogs, dom, hints, storage
from app.board import Board
from app.records import Entry, GameId, result_of
from app.table import Table
from app.ways import new_match
from engine.game import BadOption, State, Touch
from engine.match import PERSON, Match
from engine.saving import BadSave, open_save, open_share_code, save
from generator.i18n import gettext as _
from generator.svg import render
from generator.templates import panels

SHARED: Final = "#g="
STORED: Final = "#id="


class Play:
    """The page. Commands are looked up by the names that its buttons and keys carry."""

    def __init__(self) -> None:
        self.slug = str(document.body.dataset.game)
        self.board = Board(self.touch, self.look_at)
        self.id: GameId = ""
        self.table: Table | None = None
        self.drawn: State | None = None
        self.warned = False
        self.hints = hints.Hints(self)
        self.dialogs = dialogs.Dialogs(self)
        self.commands: dict[str, Callable[[], Any]] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hints.ask,
            "again": self.again,
            **self.dialogs.commands,
        }
        dom.on(document, "click", self._clicked)
        dom.on(document, "keydown", self._key)
        dom.on(document, "pointerover focusin", self._looked_at_button)
        dom.on(dom.by_id("typed"), "submit", self._typed)
        dom.on(window, "hashchange", lambda _event: self.open_address())

    # which match lies on the table

    def open_address(self) -> None:
        """What the address asks for: a shared game, a stored one, a way to play, or the last one of this page."""
        address = str(location.hash)
        if address.startswith(SHARED):
            self._open_shared(address.removeprefix(SHARED))
        elif address.startswith(STORED) and self.open_stored(address.removeprefix(STORED)):
            self._clear_address()
        elif address.startswith("#way="):
            self.start({"way": address.removeprefix("#way=")})
            self._clear_address()
        elif self.table is None and not self.open_stored(storage.current(self.slug)):
            self.start({})

    def _open_shared(self, code: str) -> None:
        try:
            match = open_share_code(code)
            if match.game.slug.partition("/")[0] != self.slug:
                raise BadSave(_("This link is of another game: {game}.").format(game=_(match.game.title)))
        except BadSave as error:
            self._clear_address()
            self._keep_or_start()
            self.warn(str(error))
            return
        self._clear_address()
        self.put_on_table(match, _new_id())

    def _keep_or_start(self) -> None:
        if self.table is None and not self.open_stored(storage.current(self.slug)):
            self.start({})

    def _clear_address(self) -> None:
        """Reloading must not open the link once more over what was played since."""
        window.history.replaceState(None, "", str(location.pathname))

    def open_stored(self, game_id: GameId) -> bool:
        """Put a stored game on the table; False if there is no such game that can be opened."""
        entry = storage.game(game_id) if game_id else None
        if entry is None:
            return False
        try:
            match = open_save(entry.save)
        except BadSave as error:
            self.warn(_("A stored game cannot be opened. {reason}").format(reason=error))
            return False
        if match.game.slug.partition("/")[0] != self.slug:
            return False
        self.put_on_table(match, entry.id)
        return True

    def open_text(self, text: str) -> None:
        """Put the game of a save file on the table; refused, the page stays as it was."""
        try:
            match = open_save(text)
            if match.game.slug.partition("/")[0] != self.slug:
                raise BadSave(_("This is a game of {game}: open it on its own page.").format(game=_(match.game.title)))
        except BadSave as error:
            self.warn(str(error))
            return
        self.warn("")
        self.put_on_table(match, _new_id())

    def start(self, form: dict[str, str]) -> None:
        """Begin a new match as the form says; refused, the page stays as it was."""
        try:
            match = new_match(self.slug, form, today=_today(), random_seed=_new_id())
        except BadOption as error:
            self.warn(str(error))
            return
        self.put_on_table(match, _new_id())

    def start_anew(self, form: dict[str, str]) -> None:
        """Begin a match that a person asked for: what was wrong before is settled."""
        self.warn("")
        self.start(form)

    def again(self) -> None:
        """A new match set up like this one, with a new seed."""
        if self.table is None:
            return self.start({})
        agreed = self.table.match.setup
        seed = agreed.seed if "/" in agreed.game.slug else _new_id()
        return self.put_on_table(Match(agreed._replace(seed=seed)), _new_id())

    def put_on_table(self, match: Match, game_id: GameId) -> None:
        """Show this match from now on."""
        self.id, self.table = game_id, Table(match)
        self.hints.forget()
        storage.set_current(self.slug, game_id)
        self.show()

    # what a person does

    def touch(self, name: Touch) -> None:
        """A thing on the board was touched; an empty name is a touch elsewhere."""
        if self.table is None:
            return
        done = None
        if name:
            done = self.table.touch(name)
        elif not self.table.let_go():
            return
        self.show(moved=done is not None, at=name)

    def look_at(self, name: Touch) -> None:
        """A thing has the pointer or the focus: show what touching it would do."""
        if self.table is not None:
            self.board.overlay(self.table.preview(name) if name else ())

    def undo(self) -> None:
        """Take back the last decision."""
        if self.table is not None:
            self.show(moved=self.table.undo())

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.table is not None:
            self.show(moved=self.table.redo())

    def play_text(self, text: str) -> bool:
        """Do what the notation says; whether it was done."""
        if self.table is None or not text.strip():
            return False
        done = self.table.type_in(text)
        self.show(moved=done)
        return done

    def warn(self, text: str) -> None:
        """Say something that is wrong and does not stop the game."""
        dom.put_text("warning-text", text)
        dom.by_id("warning").hidden = not text

    def _typed(self, event: Any) -> None:
        event.preventDefault()
        box = dom.by_id("typed-text")
        if self.play_text(str(box.value)):
            box.value = ""

    def _clicked(self, event: Any) -> None:
        button = dom.closest(event, "[data-do], [data-play], [data-open], [data-forget]")
        if button is not None:
            if button.hasAttribute("data-do"):
                self.commands[str(button.dataset.do)]()
            elif button.hasAttribute("data-play"):
                self.play_text(str(button.dataset.play))
            else:
                self.dialogs.clicked(event, button)
        elif event.target.isConnected and dom.closest(event, "#board, dialog, [popover], input, select, form") is None:
            self.touch("")

    def _looked_at_button(self, event: Any) -> None:
        button = dom.closest(event, "[data-play]")
        if button is None or self.table is None:
            return
        action = self.table.readable(str(button.dataset.play))
        self.board.overlay(self.table.preview_of(action) if action else ())

    def _key(self, event: Any) -> None:
        if event.key == "Escape" and self.table is not None and self.table.let_go():
            self.show()
        if dom.is_typing(event) or event.altKey:
            return
        name = KEYS.get(("ctrl+" if event.ctrlKey or event.metaKey else "") + str(event.key).lower())
        if name == "type":
            event.preventDefault()
            dom.by_id("typed-text").focus()
        elif name:
            event.preventDefault()
            self.commands[name]()

    # what a person sees

    def show(self, *, moved: bool = False, at: Touch = "") -> None:
        """Bring everything on the page up to the table's state, and store the match if it changed."""
        table = self.table
        if table is None:
            return
        if moved:
            self.hints.forget()
        if self.drawn is not table.state:
            self.drawn = table.state
            self.board.draw(table.board())
            self._show_position(table)
            self.keep()
        last = table.match.plies[-1].touches if moved and table.match.plies else ()
        self.board.mark(table.allowed, table.touches, last)
        self.board.tell_at(at, table.status() if table.refusal else "")
        self.board.overlay(())
        dom.put_text("status", table.status())
        waiting = "" if table.match.on_turn in (PERSON, None) else _("Thinking…")
        template = panels().get_template("panels/actions.html")
        dom.put("actions", template.render(actions=table.offered, waiting=waiting))

    def _show_position(self, table: Table) -> None:
        """What changes with the position only."""
        show = panels().get_template
        dom.put("remarks", show("panels/remarks.html").render(remarks=table.state.remarks()))
        side = table.figure.side(table.state)
        dom.put("side", render(side, ident="side") if side else "")
        dom.put("log", show("panels/log.html").render(lines=table.log()))
        dom.by_id("undo").disabled = table.match.undo_refusal() is not None
        dom.by_id("redo").disabled = not table.match.undone
        dom.by_id("hint").hidden = "/" in table.match.game.slug
        dom.by_id("hint").disabled = table.match.over or not table.state.legal_actions()
        dom.by_id("again").hidden = not table.match.over

    def keep(self) -> None:
        """Store the match, and its result if it is over; warn once if the browser does not store it."""
        table = self.table
        if table is None:
            return
        kept = storage.keep_game(Entry(self.id, save(table.match), datetime.now(UTC).isoformat(timespec="seconds")))
        if not kept and not self.warned:
            self.warned = True
            self.warn(_("This browser does not store the game: save it to a file if you want to keep it."))
        if table.match.over:
            storage.add_result(self.slug, result_of(self.id, table.match, _today()))


KEYS: Final = {
    "u": "undo",
    "ctrl+z": "undo",
    "r": "redo",
    "ctrl+y": "redo",
    "h": "hint",
    "n": "new",
    "g": "games",
    "s": "save",
    "l": "share",
    "?": "help",
    "/": "type",
}


def _new_id() -> str:
    return os.urandom(6).hex()


def _today() -> str:
    """The date where the person is: a day's game changes at midnight there."""
    return datetime.now().astimezone().date().isoformat()


performance.mark("python")
Play().open_address()
document.documentElement.dataset.python = "ready"
