"""Tau, position by position: place a stick, turn one over, or move one; three showing caps of a colour in line win.

Hidden are the lower caps of the sticks on the board. Each is announced once, when it goes down; `observe` shows what
the table shows, without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Action, IllegalAction, Outcomes, Seat, State, Touch
from engine.games.tau import explain, hidden, legal, notation, refusals, text, turn, words
from engine.games.tau.state import DRAW, Position
from engine.message import Message


class TauState(Position, State):
    """A position that is played on."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """Turning over, moving, placing, and asking where that is played; sorted."""
        return legal.actions(self)

    def chance_outcomes(self) -> Outcomes:
        """Either player may begin."""
        return legal.outcomes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> TauState:
        """The state after a legal action."""
        return turn.after(self, action)

    def read(self, text: str) -> Action:
        """An action of the mover by its notation. Raises IllegalAction."""
        return notation.read(text, max(self.mover, 0))

    def scores(self) -> tuple[int, ...]:
        """1 for the winner."""
        return tuple(int(self.end == seat) for seat in (0, 1))

    def winners(self) -> tuple[Seat, ...]:
        """The one who made the line; () for a draw."""
        return () if self.end is None or self.end == DRAW else (self.end,)

    def to_text(self) -> str:
        """Everything on one line."""
        return text.write(self)

    def observe(self, seat: Seat) -> TauState:
        """What the table shows. The same for both seats."""
        return hidden.observe(self)

    def information_state(self, seat: Seat) -> TauState:
        """All of it: every lower cap was announced to both players when it went out of sight."""
        return self

    def determinize(self, seat: Seat, rng: Random) -> TauState:
        """Lower caps at random that are possible, for those that are not known."""
        return hidden.determinize(self, rng)

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """A placing without the stick's name, which would tell its lower cap."""
        return words.logged(self, action)

    def announcement(self, action: Action) -> Message | None:
        """The cap that goes out of sight, or that was asked for; nothing when they are played open."""
        return words.announcement(self, action)

    def status(self) -> Message:
        """Whose turn it is, and what that player may do."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return explain.explain(self, touches)
