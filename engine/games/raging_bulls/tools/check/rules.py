"""A paper field being checked: one person marks, in any order, and nothing ever ends."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, IllegalAction, Seat, State, Touch
from engine.games.raging_bulls.tools.check import actions, explain, marking, notation, refusals, text, words
from engine.games.raging_bulls.tools.check.state import Sheet
from engine.message import Message


class SheetState(Sheet, State):
    """A sheet that is marked on."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Always seat 0."""
        return 0

    def legal_actions(self) -> Sequence[Action]:
        """Other fields, marks that fit, and the removal of marks."""
        return actions.possible(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why a mark does not fit on the sheet."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> SheetState:
        """The sheet with one mark more or less."""
        return marking.after(self, action)

    def read(self, text: str) -> Action:
        """A mark by its notation. Raises IllegalAction."""
        return notation.read(text)

    def scores(self) -> tuple[int, ...]:
        """The field's points, without the fences that broke a rule."""
        return (self.field.score,)

    def winners(self) -> tuple[Seat, ...]:
        """Nobody: a sheet is never over."""
        return ()

    def to_text(self) -> str:
        """Everything on one line."""
        return text.write(self)

    def status(self) -> Message:
        """What to mark next."""
        return words.status(self)

    def remarks(self) -> Sequence[Message]:
        """Faults first, then what counts."""
        return words.remarks(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these posts or crossings marks nothing."""
        return explain.explain(self, touches)
