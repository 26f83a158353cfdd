"""The page on which a game is played: it holds one table, and everything on the page shows that table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, performance, window
from markupsafe import escape

from app import dialogs, dom, focus, hints, idle, worker
from app.announcer import Announcer
from app.board import Board
from app.keeping import Keeping
from app.keyboard import Keyboard
from app.opening import Opening
from app.opponents import Opponents
from app.records import GameId
from app.replay import Replay
from app.table import Table
from app.titles import playing
from engine.game import Action, State, Touch
from engine.match import PERSON, Match
from generator.i18n import gettext as _
from generator.scene import Item
from generator.svg import render
from generator.templates import panels

DOUBLE_PRESS: Final = 400.0
"""Milliseconds after a move in which a press belongs to the one before: what lies under the pointer has changed."""


class Play:
    """The page. Commands are looked up by the names that its buttons and keys carry."""

    def __init__(self) -> None:
        self.slug = str(document.body.dataset.game)
        self.board = Board(self.touch, self.draw, self.look_at)
        self.table: Table | None = None
        self.drawn: State | None = None
        self.moved_at = -DOUBLE_PRESS
        self.moved_by: Touch = ""
        self.hints = hints.Hints(self)
        self.announcer = Announcer()
        self.opponents = Opponents(self)
        self.replay = Replay(self)
        self.keeping = Keeping(self)
        self.opening = Opening(self)
        self.dialogs = dialogs.Dialogs(self)
        self.commands: dict[str, Callable[[], Any]] = {
            "undo": self.undo,
            "redo": self.redo,
            "main": lambda: self.play_offered(self.table.main if self.table else None),
            "way-out": lambda: self.play_offered(self.table.way_out if self.table else None),
            "hint": self.hints.ask,
            "again": self.opening.again,
            "dismiss": lambda: self.warn(""),
            **self.dialogs.commands,
            **self.replay.commands,
        }
        self.keyboard = Keyboard(self)
        dom.on(document, "click", self._clicked)
        dom.on(document, "pointerover focusin", self._looked_at_button)
        dom.on(document, "pointerout focusout", self._looked_away)
        dom.on(dom.by_id("typed"), "submit", self._typed)
        dom.on(window, "hashchange", lambda _event: self.opening.open_address())

    def put_on_table(self, match: Match, game_id: GameId, *, keep: bool = False) -> None:
        """Show this match from now on; `keep` stores it before anything is done in it."""
        self.table = Table(match)
        self.moved_at = -DOUBLE_PRESS
        self.hints.forget()
        self.announcer.hush()
        self.keeping.begin(game_id, keep=keep)
        self.show()

    # what a person does

    def touch(self, name: Touch) -> None:
        """A thing on the board was touched; an empty name is a touch elsewhere."""
        if not name:
            self.let_go()
        elif self.table is not None and not (name == self.moved_by and self._is_double()):
            done = self.table.touch(name) is not None
            self.show(moved=done, at=name)
            if done:
                self.moved_at, self.moved_by = performance.now(), name

    def draw(self, first: Touch, second: Touch) -> None:
        """A stroke was drawn from one thing to another."""
        if self.table is not None:
            self.show(moved=self.table.draw(first, second) is not None, at=second)

    def let_go(self) -> None:
        """Let go of what is touched."""
        if self.table is not None and self.table.let_go():
            self.show()

    def look_at(self, name: Touch, pressed: Touch = "") -> None:
        """A thing has the pointer or the focus: show what touching it would do."""
        if self.table is not None:
            self.board.overlay(self.table.preview(name, pressed) if name else self._best())

    def _best(self) -> tuple[Item, ...]:
        """What the first hint would do, as long as there is one."""
        return self._foretold(self.hints.best)

    def _foretold(self, notation: str) -> tuple[Item, ...]:
        action = self.table.readable(notation) if self.table and notation else None
        return self.table.preview_of(action) if self.table and action else ()

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

    def play_offered(self, action: Action | str | None) -> None:
        """Do what a button or a key stands for, unless it was pressed for what stood there a moment before."""
        if action is not None and not self._is_double() and self.play_text(str(action)):
            self.moved_at, self.moved_by = performance.now(), ""

    def _is_double(self) -> bool:
        return bool(performance.now() - self.moved_at < DOUBLE_PRESS)

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
                self.play_offered(str(button.dataset.play))
            else:
                self.dialogs.clicked(event, button)
        elif event.target.isConnected and dom.closest(event, "#board, dialog, [popover], input, select, form") is None:
            self.let_go()

    def _looked_at_button(self, event: Any) -> None:
        button = dom.closest(event, "[data-play]")
        if button is not None:
            self.board.overlay(self._foretold(str(button.dataset.play)))

    def _looked_away(self, event: Any) -> None:
        if dom.closest(event, "[data-play]") is not None:
            self.look_at("")

    # what a person sees

    def show(self, *, moved: bool = False, at: Touch = "") -> None:
        """Bring everything on the page up to the table's state, and store the match if it changed."""
        if self.table is not None:
            with focus.followed(self.board):
                self._show(self.table, moved, at)

    def _show(self, table: Table, moved: bool, at: Touch) -> None:
        if moved:
            self.hints.forget()
            self.warn("")
        if self.drawn is not table.position:
            self.drawn = table.position
            self.board.draw(table.board())
            self._show_position(table)
            self.keeping.keep(table.match)
        last = table.match.plies[-1].touches if moved and table.match.plies else ()
        self.board.mark(table.allowed, table.touches, last)
        self.board.tell_at(at, table.status() if table.refusal else "")
        self.look_at("")
        dom.put_text("status", table.status())
        waiting = "" if table.match.on_turn in (PERSON, None) else _("Thinking…")
        template = panels().get_template("panels/actions.html")
        dom.put("actions", template.render(actions=table.offered, waiting=waiting, over=table.match.over))
        self.replay.show()
        if table.announced:
            self.announcer.say(" ".join(table.announced))
            table.announced.clear()
        if waiting:
            dom.later(self.opponents.play())

    def _show_position(self, table: Table) -> None:
        """What changes with the position only."""
        show = panels().get_template
        dom.put("remarks", show("panels/remarks.html").render(remarks=table.as_seen(table.state).remarks()))
        side = table.side()
        dom.put("side", render(side, ident="side") if side else "")
        dom.put("log", show("panels/log.html").render(lines=table.log()))
        dom.put("playing", str(escape(playing(table.match))))
        dom.by_id("undo").disabled = table.undo_refusal() is not None
        dom.by_id("redo").disabled = not table.may_redo()
        dom.by_id("hint").hidden = "/" in table.match.game.slug or table.match.over
        dom.by_id("hint").disabled = table.match.on_turn != PERSON or not table.state.legal_actions()


performance.mark("python")
_page = Play()
_page.opening.open_address()
idle.when_settled(lambda: dom.later(worker.warm_up()))
document.documentElement.dataset.python = "ready"
