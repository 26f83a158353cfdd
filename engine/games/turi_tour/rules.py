"""Turi-Tour, position by position: look, put the sunglasses on, and do in the dark what the card asks for.

In the dark the mover sees nothing: `observe` shows that seat what was felt with the fingertip, on the board and on the
figure in the hand, and `information_state` adds the board as the mover saw it before.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Action, IllegalAction, Outcomes, Seat, State, Touch
from engine.games.turi_tour import explain, hidden, legal, notation, refusals, scoring, text, turn, words
from engine.games.turi_tour.actions import Say
from engine.games.turi_tour.state import Position
from engine.message import Message


class TuriTourState(Position, State):
    """A position; `current_player` and `dark` are read off it."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """What the mover may do, sorted."""
        return legal.legal_actions(self)

    def chance_outcomes(self) -> Outcomes:
        """Where a chip lies, which start card, or which card of the stack."""
        return legal.chance_outcomes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> TuriTourState:
        """The state after a legal action."""
        state = turn.STEPS[type(action)](self, action)
        assert isinstance(state, TuriTourState)
        return state

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return notation.read(text)

    def scores(self) -> tuple[int, ...]:
        """Task cards won."""
        return self.won

    def winners(self) -> tuple[Seat, ...]:
        """All with most task cards."""
        return scoring.winners(self)

    def to_text(self) -> str:
        """Everything on one line, by the table of fields in `text`."""
        return text.write(self)

    def observe(self, seat: Seat) -> TuriTourState:
        """In the dark the mover, and a spectator, sees nothing but what was felt."""
        return hidden.observe(self, seat)

    def information_state(self, seat: Seat) -> TuriTourState:
        """In the dark what the mover saw while the board was lit, and what was felt since."""
        return hidden.information_state(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> TuriTourState:
        """A full state that agrees with what the seat knows."""
        return hidden.determinize(self, seat, rng)

    def reveals(self, action: Action) -> bool:
        """Feeling and looking show something; naming does not."""
        return not isinstance(action, Say)

    def consequence(self, action: Action) -> Message | None:
        """What a finger feels, or whether the task was fulfilled, and why."""
        return words.consequence(self, action)

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What was done; a card as it is read out, which does not tell the figure."""
        return words.logged(self, action, viewer)

    def status(self) -> Message:
        """What the mover may do now."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return explain.explain(self, touches)
