"""What a person does to the table: touches, strokes, typed moves, buttons, undo and redo."""

from __future__ import annotations

from app.page import dom, focus
from app.page.board import Board
from app.page.current import Current
from app.page.double_press import ANYTHING, Presses
from engine.game import Action, Touch


class Moves:
    """Every way to move leads through here, so that a second press in quick succession never counts twice."""

    def __init__(self, now: Current, presses: Presses, board: Board) -> None:
        self.now = now
        self.presses = presses
        self.board = board

    def touch(self, name: Touch) -> None:
        """A thing on the board was touched; an empty name is a touch elsewhere."""
        if not name:
            self.let_go()
        elif not self.presses.is_double_on(name):
            done = self.now.table.touch(name) is not None
            self.now.show(moved=done, at=name)
            if done:
                self.presses.remember(name)
            self.asked()

    def draw(self, first: Touch, second: Touch) -> None:
        """A stroke was drawn from one thing to another."""
        self.now.show(moved=self.now.table.draw(first, second) is not None, at=second)
        self.asked()

    def let_go(self) -> None:
        """Let go of what is touched."""
        if self.now.table.let_go():
            self.now.show()

    def undo(self) -> None:
        """Take back the last decision."""
        self.now.show(moved=self.now.table.undo())

    def redo(self) -> None:
        """Play again what was taken back."""
        self.now.show(moved=self.now.table.redo())

    def play_text(self, text: str) -> bool:
        """Do what the notation says, or ask about it first; False if it is refused."""
        if not text.strip():
            return False
        done = self.now.table.type_in(text)
        self.now.show(moved=done)
        self.asked()
        return done or self.now.table.asking is not None

    def play_offered(self, action: Action | str | None) -> None:
        """Do what a button or a key stands for, unless it was pressed for what stood there a moment before."""
        if action is not None and not self.presses.is_double() and self.play_text(str(action)):
            self.presses.remember()

    def asked(self) -> None:
        """If a press led to a question, it is no answer, and the focus goes to the answer that changes nothing.

        What it would do is drawn on the board, which may have been out of sight.
        """
        if self.now.table.asking is not None:
            self.presses.remember(ANYTHING)
            focus.to_answer()
            self.board.element.scrollIntoView(block="nearest")


class TypedMoves:
    """The box `typed-text` of the page, in which moves are typed."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        dom.on(dom.by_id("typed"), "submit", self._submitted)

    def _submitted(self, event: dom.Event) -> None:
        event.preventDefault()
        box = dom.by_id("typed-text")
        if self.moves.play_text(str(box.value)):
            box.value = ""
