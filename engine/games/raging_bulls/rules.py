"""Raging Bulls, position by position: bulls are drawn, then turns of roll, dice, fence or pass.

Decisions are `roll` or `leave` before the dice, then a fence or `pass`; chance is `bull 3 5` and `dice 2 5 5`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, IllegalAction, Outcomes, Seat, State, Touch
from engine.games.raging_bulls import explain, legal, notation, refusals, text, turn, words
from engine.games.raging_bulls.state import Phase, Position
from engine.message import Message


class RagingBullsState(Position, State):
    """A position that is played on."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """What the player may do, sorted."""
        return legal.actions(self)

    def chance_outcomes(self) -> Outcomes:
        """Where the next bull may stand, or what the dice may show."""
        return legal.outcomes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> RagingBullsState:
        """The state after a legal action."""
        return turn.after(self, action)

    def read(self, text: str) -> Action:
        """An action by its notation. Raises IllegalAction."""
        return notation.read(text)

    def scores(self) -> tuple[int, ...]:
        """The fields' points so far; the mallets left count at the end."""
        return (self.score,)

    def winners(self) -> tuple[Seat, ...]:
        """The one player, at the end."""
        return (0,) if self.phase == Phase.OVER else ()

    def to_text(self) -> str:
        """Everything on one line."""
        return text.write(self)

    def consequence(self, action: Action) -> Message | None:
        """That a field is complete, or what leaving it brings."""
        return words.consequence(self, action)

    def chance_index(self, ply: int) -> int:
        """Each field draws chance under numbers of its own."""
        return legal.chance_index(self)

    def status(self) -> Message:
        """What may be done now."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these posts, dice or mallets does nothing."""
        return explain.explain(self, touches)
