"""Bringing everything on the page up to the table."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import escape

from app.browser import js
from app.page import dom, focus
from app.page.announcer import Announcer
from app.page.autosave import Autosave
from app.page.board import Board
from app.page.choices import Choices
from app.page.curtain import Curtain
from app.page.feeling import Feeling
from app.page.hints import Hints
from app.page.opponents import Opponents
from app.page.preview import Preview
from app.page.replay import Replay
from app.page.templates import panels
from app.table import fingertip
from app.table.table import Table
from app.table.titles import playing
from engine.game import Seat, State, Touch
from engine.match import PERSON
from generator.drawing.svg import render
from generator.games import LOOKS
from generator.language import gettext as _


class Parts(NamedTuple):
    """The parts of the page that show the table."""

    board: Board
    feeling: Feeling
    hints: Hints
    preview: Preview
    choices: Choices
    replay: Replay
    curtain: Curtain
    announcer: Announcer
    autosave: Autosave
    opponents: Opponents


class Display:
    """Shows a table, the same or another one, and does what follows from it: storing, announcing, asking the bots."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.drawn: tuple[State, Seat] | None = None
        """The position on the board, and through whose eyes it is drawn."""
        self.status = ""

    def show(self, table: Table, *, moved: bool, at: Touch) -> None:
        """Bring everything on the page up to the table, and store the match if it changed."""
        with focus.followed(self.parts.board):
            self._show(table, moved, at)
        self.parts.curtain.show(table)

    def _show(self, table: Table, moved: bool, at: Touch) -> None:
        parts = self.parts
        if moved:
            parts.hints.forget()
            dom.warn("")
        if self.drawn is None or self.drawn[0] is not table.sight.position or self.drawn[1] != table.sight.viewer:
            self._show_board(table)
            _show_position(table)
            parts.autosave.keep()
        parts.feeling.show(moved=moved)
        parts.board.mark(
            table.offer.allowed, table.touches, table.sight.last.touches if moved and table.sight.last else ()
        )
        parts.board.tell_at(at, table.status() if table.refusal else "")
        parts.preview.look_away()
        self._show_status(table)
        parts.choices.show(_waiting(table))
        _show_tools(table)
        parts.replay.show()
        if table.announced:
            parts.announcer.say(" ".join(table.announced))
            table.announced.clear()
        if _waiting(table):
            dom.later(parts.opponents.play())

    def show_passing(self, table: Table) -> None:
        """Bring up to the table what a step that only passes can change: neither the log nor what lies beside it."""
        parts = self.parts
        scene = parts.board.scene
        self._show_board(table)
        parts.feeling.show(moved=True)
        parts.board.mark(table.offer.allowed, table.touches, ())
        if parts.board.scene is not scene:
            parts.board.overlay(())
        parts.board.tell_at("", "")
        if table.status() != self.status:
            self._show_status(table)
        parts.choices.show(_waiting(table))
        parts.autosave.keep_soon()

    def _show_status(self, table: Table) -> None:
        self.status = table.status()
        dom.put_text("status", self.status)
        self.parts.feeling.senses.say(self.status)

    def _show_board(self, table: Table) -> None:
        self.drawn = table.sight.position, table.sight.viewer
        self.parts.board.draw(table.sight.board(), lambda pad: fingertip.finger(table.sight, pad))


def _show_tools(table: Table) -> None:
    js.document.querySelector("[data-do=share]").disabled = table.sight.down or table.sight.blind
    dom.by_id("undo").disabled = table.undo_refusal() is not None
    dom.by_id("redo").disabled = not table.may_redo()
    dom.by_id("hint").hidden = table.match.game.is_tool or table.match.over
    dom.by_id("hint").disabled = not table.may_ask_for_hints()


def _show_position(table: Table) -> None:
    """Show what changes with the position only, and with who looks."""
    show = panels().get_template
    dom.put("remarks", show("panels/remarks.html").render(remarks=table.sight.as_seen(table.state).remarks()))
    side = table.sight.side()
    dom.put("side", render(side, LOOKS, ident="side") if side else "")
    dom.put("log", show("panels/log.html").render(lines=table.sight.log()))
    dom.put("playing", str(escape(playing(table.match))))


def _waiting(table: Table) -> str:
    """What is said instead of buttons while others are to move."""
    return "" if table.match.on_turn in (PERSON, None) else _("Thinking…")
