"""Null Game, position by position. What each method does stands in the file that has the job."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, IllegalAction, Seat, State, Touch
from engine.games.null_game import explain, notation, refusals, text, turn, words
from engine.games.null_game.actions import Take
from engine.games.null_game.state import Position
from engine.message import Message


class NullGameState(Position, State):
    """A position that is played on."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """One stone, or two if there are two."""
        return turn.takes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> NullGameState:
        """The state after a legal action."""
        assert isinstance(action, Take)
        return turn.after(self, action)

    def read(self, text: str) -> Action:
        """An action by its notation. Raises IllegalAction."""
        return notation.read(text)

    def scores(self) -> tuple[int, ...]:
        """One point for the winner."""
        return tuple(int(seat == self.winner) for seat in (0, 1))

    def winners(self) -> tuple[Seat, ...]:
        """Who took the last stone."""
        return () if self.winner is None else (self.winner,)

    def to_text(self) -> str:
        """Everything on one line."""
        return text.write(self)

    def status(self) -> Message:
        """What the player to move may do; at the end who has won."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return explain.explain(self, touches)
