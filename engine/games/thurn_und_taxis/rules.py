"""The rules of Thurn und Taxis as the contract asks for them; the chapters beside this file hold them.

Take a card, lay it at an end of the route, and close the route when it pays. Hidden are the cards that others drew from
the pile, and the order of the pile; `observe` shows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import CHANCE, Action, IllegalAction, Outcomes, Proposal, Seat, State, Touch
from engine.games.thurn_und_taxis import explain, hidden, legal, notation, refusals, scoring, text, turn, words
from engine.games.thurn_und_taxis.state import Position
from engine.message import Message


class ThurnUndTaxisState(Position, State):
    """A position that can be played on; what `State` asks for without more is said by `Position`."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """What the mover may do, sorted."""
        return legal.legal_actions(self)

    def chance_outcomes(self) -> Outcomes:
        """The lot for the start player, or the next card, sorted."""
        return legal.chance_outcomes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> ThurnUndTaxisState:
        """The state after a legal action."""
        return turn.after(self, action)

    def read(self, text: str) -> Action:
        """An action by its notation. Raises IllegalAction."""
        return notation.read(self, text)

    def scores(self) -> tuple[int, ...]:
        """Carriage and tiles less the houses left, at every moment."""
        return scoring.scores(self)

    def winners(self) -> tuple[Seat, ...]:
        """One seat, always; () before the end."""
        return scoring.winners(self)

    def to_text(self) -> str:
        """Everything on one line; `text` describes it."""
        return text.write(self)

    def parse(self, text: str) -> Action:
        """The legal action of that notation, with the words that fit the situation. Raises IllegalAction."""
        action = super().parse(text)
        return next((same for same in self.legal_actions() if same == action), action)

    def observe(self, seat: Seat) -> ThurnUndTaxisState:
        """Without the cards that others hold unseen."""
        return hidden.observe(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> ThurnUndTaxisState:
        """The unseen cards of others and the pile dealt anew from all that the seat cannot tell apart."""
        return hidden.determinize(self, seat, rng)

    def reveals(self, action: Action) -> bool:
        """Whether chance acts: a card that is turned up was hidden before, and nothing else is."""
        return self.current_player == CHANCE

    def consequence(self, action: Action) -> Message | None:
        """The tiles and the carriage that a closing brings, and the last round."""
        return words.consequence(self, action)

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What was done, without the card that another seat drew from the pile."""
        return words.logged(self, action, viewer)

    def caution(self, action: Action) -> Message | None:
        """What to ask before a route is given up that could go on."""
        return words.caution(self, action)

    def proposals(self) -> Sequence[Proposal]:
        """The most houses that may be placed, by one button."""
        houses = tuple(legal.proposed_houses(self))
        return (Proposal(houses),) if houses else ()

    def status(self) -> Message:
        """Whose turn it is, and what may be done now."""
        return words.status(self)

    def remarks(self) -> Sequence[Message]:
        """The last round, the horses of the route, and tiles that the mover is one house short of."""
        return words.remarks(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return explain.explain(self, touches)
