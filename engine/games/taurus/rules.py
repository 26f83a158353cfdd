"""Taurus, position by position: attach a wire, with a new post before it or not, and close fences round bulls.

Every first fence joins two new posts. From then on a turn is one own wire, with a new post or between two old ones, and
after a new post perhaps a grey wire that closes; or a grey wire alone. Whose wires stand round the area take its bulls.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, IllegalAction, Outcomes, Proposal, Seat, State, Touch
from engine.games.taurus import explain, legal, notation, offers, refusals, scoring, text, turn, words
from engine.games.taurus.board import KITS, pastures
from engine.games.taurus.options import Options
from engine.games.taurus.state import Phase, Player, Position
from engine.message import Message


class TaurusState(Position, State):
    """A position that is played on."""

    __slots__ = ()

    def legal_actions(self) -> Sequence[Action]:
        """What the current player may do, sorted."""
        return legal.actions(self)

    def chance_outcomes(self) -> Outcomes:
        """The colour of the next bull."""
        return legal.outcomes(self)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> TaurusState:
        """The state after a legal action."""
        return turn.after(self, action)

    def read(self, text: str) -> Action:
        """An action by its notation. Raises IllegalAction."""
        return notation.read(text)

    def scores(self) -> tuple[int, ...]:
        """Points of the bulls caught."""
        return scoring.scores(self)

    def winners(self) -> tuple[Seat, ...]:
        """Most points; of equals the one with most bulls of one colour, else shared (rules, Scoring)."""
        return scoring.winners(self)

    def to_text(self) -> str:
        """Everything on one line."""
        return text.write(self)

    def consequence(self, action: Action) -> Message | None:
        """What a closing brings, and a dead wire."""
        return words.consequence(self, action)

    def caution(self, action: Action) -> Message | None:
        """A closing is looked at before it is done."""
        return words.caution(self, action)

    def proposals(self) -> Sequence[Proposal]:
        """Closings with the order of picks, and the ways to settle one."""
        return offers.proposals(self)

    def agreed_end(self) -> TaurusState | None:
        """Between turns the players may agree that nothing can be closed: as if all had passed (rules, End)."""
        return self._replace(phase=Phase.OVER, passes=len(self.players)) if self.phase == Phase.PLAY else None

    def status(self) -> Message:
        """The player to move, and what that player may do now; at the end who has won."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return explain.explain(self, touches)


def first_state(players: int, options: Options) -> TaurusState:
    """An empty board; chance places the bulls."""
    stock = KITS[options.lengths].stock
    fields = pastures(players, options.heads)
    return TaurusState(options, (Player(stock),) * players, stock, (0,) * players, fields)
