"""The page on which a game is played: it holds one table, and everything on the page shows that table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, performance, window
from markupsafe import escape

from app.page import dialogs, dom, focus, hints, idle, worker
from app.page.announcer import Announcer
from app.page.board import Board
from app.page.choices import Choices
from app.page.feeling import Feeling
from app.page.keeping import Keeping
from app.page.keyboard import Keyboard
from app.page.opening import Opening
from app.page.opponents import Opponents
from app.page.presses import Presses
from app.page.replay import Replay
from app.page.templates import panels
from app.page.veil import Veil
from app.table import fingertip
from app.table.records import GameId
from app.table.table import Table
from app.table.titles import playing
from engine.game import Action, Seat, State, Touch
from engine.match import PERSON, Match
from generator.drawing.scene import Item
from generator.drawing.svg import render
from generator.games import LOOKS
from generator.language import gettext as _

FORETELLING: Final = "[data-play], [data-propose]"
"""Buttons that show on the board what they would do, while they have the pointer or the focus."""


class Play:
    """The page. Commands are looked up by the names that its buttons and keys carry."""

    def __init__(self) -> None:
        self.slug = str(document.body.dataset.game)
        self.feeling = Feeling(self)
        self.board = Board(self.touch, self.draw, self.look_at, self.feeling)
        self.table: Table | None = None
        self.drawn: tuple[State, Seat] | None = None
        self.status = ""
        self.hints = hints.Hints(self)
        self.announcer = Announcer()
        self.opponents = Opponents(self)
        self.presses = Presses()
        self.choices = Choices(self)
        self.replay = Replay(self)
        self.keeping = Keeping(self)
        self.opening = Opening(self)
        self.dialogs = dialogs.Dialogs(self)
        self.veil = Veil(self)
        self.commands: dict[str, Callable[[], Any]] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hints.ask,
            "again": self.opening.again,
            "dismiss": lambda: self.warn(""),
            **self.choices.commands,
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
        self.presses.forget()
        self.hints.forget()
        self.announcer.hush()
        self.keeping.begin(game_id, keep=keep)
        self.show()

    # what a person does

    def touch(self, name: Touch) -> None:
        """A thing on the board was touched; an empty name is a touch elsewhere."""
        if not name:
            self.let_go()
        elif self.table is not None and not self.presses.is_double_on(name):
            done = self.table.touch(name) is not None
            self.show(moved=done, at=name)
            if done:
                self.presses.remember(name)
            self.choices.asked()

    def draw(self, first: Touch, second: Touch) -> None:
        """A stroke was drawn from one thing to another."""
        if self.table is not None:
            self.show(moved=self.table.draw(first, second) is not None, at=second)
            self.choices.asked()

    def let_go(self) -> None:
        """Let go of what is touched."""
        if self.table is not None and self.table.let_go():
            self.show()

    def look_at(self, name: Touch, pressed: Touch = "") -> None:
        """A thing has the pointer or the focus: show what touching it would do."""
        if self.table is not None:
            self.board.overlay(self.table.preview(name, pressed) if name else self._best())

    def _best(self) -> tuple[Item, ...]:
        """What there is to show of what is asked about or chosen, or else the first hint, as long as there is one."""
        return (self.table.at_rest() if self.table else ()) or self._foretold(self.hints.best)

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
        """Do what the notation says, or ask about it first; False if it is refused."""
        if self.table is None or not text.strip():
            return False
        done = self.table.type_in(text)
        self.show(moved=done)
        self.choices.asked()
        return done or self.table.asking is not None

    def play_offered(self, action: Action | str | None) -> None:
        """Do what a button or a key stands for, unless it was pressed for what stood there a moment before."""
        if action is not None and not self.presses.is_double() and self.play_text(str(action)):
            self.presses.remember()

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
        button = dom.closest(event, "[data-do], [data-play], [data-propose], [data-open], [data-forget]")
        if button is not None:
            if button.hasAttribute("data-do"):
                self.commands[str(button.dataset.do)]()
            elif button.hasAttribute("data-play"):
                self.play_offered(str(button.dataset.play))
            elif button.hasAttribute("data-propose"):
                self.choices.propose(int(button.dataset.propose))
            else:
                self.dialogs.clicked(event, button)
        elif event.target.isConnected and dom.closest(event, "#board, dialog, [popover], input, select, form") is None:
            self.let_go()

    def _looked_at_button(self, event: Any) -> None:
        button = dom.closest(event, FORETELLING)
        if button is not None and self.table is not None:
            place = int(button.dataset.propose) if button.hasAttribute("data-propose") else None
            self.board.overlay(
                self._foretold(str(button.dataset.play))
                if place is None
                else self.table.preview_of(*self.table.proposals[place].actions)
            )

    def _looked_away(self, event: Any) -> None:
        if dom.closest(event, FORETELLING) is not None:
            self.look_at("")

    # what a person sees

    def show(self, *, moved: bool = False, at: Touch = "") -> None:
        """Bring everything on the page up to the table's state, and store the match if it changed."""
        if self.table is not None:
            with focus.followed(self.board):
                self._show(self.table, moved, at)
            self.veil.show(self.table)

    def _show(self, table: Table, moved: bool, at: Touch) -> None:
        if moved:
            self.hints.forget()
            self.warn("")
        if self.drawn is None or self.drawn[0] is not table.position or self.drawn[1] != table.viewer:
            self._show_board(table)
            self._show_position(table)
            self.keeping.keep(table.match)
        self.feeling.show(table, moved=moved)
        self.board.mark(table.allowed, table.touches, table.last.touches if moved and table.last else ())
        self.board.tell_at(at, table.status() if table.refusal else "")
        self.look_at("")
        self._show_status(table)
        self.choices.show(table, _waiting(table))
        self._show_tools(table)
        self.replay.show()
        if table.announced:
            self.announcer.say(" ".join(table.announced))
            table.announced.clear()
        if _waiting(table):
            dom.later(self.opponents.play())

    def show_transient(self, table: Table) -> None:
        """Bring up to the table what a step that only passes can change: neither the log nor what lies beside it."""
        scene = self.board.scene
        self._show_board(table)
        self.feeling.show(table, moved=True)
        self.board.mark(table.allowed, table.touches, ())
        if self.board.scene is not scene:
            self.board.overlay(())
        self.board.tell_at("", "")
        if table.status() != self.status:
            self._show_status(table)
        self.choices.show(table, _waiting(table))
        self.keeping.keep_soon(table.match)

    def _show_status(self, table: Table) -> None:
        self.status = table.status()
        dom.put_text("status", self.status)
        self.feeling.senses.say(self.status)

    def _show_board(self, table: Table) -> None:
        self.drawn = table.position, table.viewer
        self.board.draw(table.board(), lambda pad: fingertip.finger(table, pad))

    def _show_tools(self, table: Table) -> None:
        document.querySelector("[data-do=share]").disabled = table.down or table.blind
        dom.by_id("undo").disabled = table.undo_refusal() is not None
        dom.by_id("redo").disabled = not table.may_redo()
        dom.by_id("hint").hidden = table.match.game.is_tool or table.match.over
        dom.by_id("hint").disabled = not table.may_ask_for_hints()

    def _show_position(self, table: Table) -> None:
        """What changes with the position only, and with who looks."""
        show = panels().get_template
        dom.put("remarks", show("panels/remarks.html").render(remarks=table.as_seen(table.state).remarks()))
        side = table.side()
        dom.put("side", render(side, LOOKS, ident="side") if side else "")
        dom.put("log", show("panels/log.html").render(lines=table.log()))
        dom.put("playing", str(escape(playing(table.match))))


def _waiting(table: Table) -> str:
    """What is said instead of buttons while others are on."""
    return "" if table.match.on_turn in (PERSON, None) else _("Thinking…")


performance.mark("python")
_page = Play()
_page.opening.open_address()
idle.when_settled(lambda: dom.later(worker.warm_up()))
document.documentElement.dataset.python = "ready"
