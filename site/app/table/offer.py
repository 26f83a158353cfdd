"""What may be done at a table: by touching the board, by buttons, and what is offered before all else."""

from __future__ import annotations

from collections.abc import Sequence

from app.table import touching
from app.table.asking import Asking
from app.table.sight import Sight
from engine.game import CHANCE, Action, IllegalAction, Proposal, State, Touch
from engine.match import PERSON, Match


class Offer(Sight):
    """A match with what is touched and asked so far, and what can be done with that."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.touches: tuple[Touch, ...] = ()
        self.refusal: IllegalAction | None = None
        self.asking: Asking | None = None
        """What waits for a yes or no."""
        self._proposed: tuple[State, tuple[Proposal, ...]] | None = None

    @property
    def actions(self) -> Sequence[Action]:
        """What the person who is on may do; outcomes too when chance is entered by hand."""
        if self.match.on_turn != PERSON or self.looking is not None or self.down or self.asking:
            return ()
        if self.state.current_player == CHANCE:
            return [action for action, _probability in self.state.chance_outcomes()]
        return self.state.legal_actions()

    @property
    def allowed(self) -> frozenset[Touch]:
        """What may be touched next."""
        return touching.next_touches(self.actions, self.touches)

    @property
    def offered(self) -> list[Action]:
        """What is shown as buttons; beside a proposal nothing that is touched on the board."""
        offered, alone = touching.offered(self.actions, self.touches), not self.proposals
        return [action for action in offered if alone or action.gives_up or touching.is_button(action)]

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """What is offered before all else, each by one button; none once something else is chosen."""
        if self.touches or not self.actions:
            return ()
        if self._proposed is None or self._proposed[0] is not self.state:
            self._proposed = self.state, tuple(self.state.proposals())
        return self._proposed[1]

    @property
    def main(self) -> Action | None:
        """The one action offered that goes on; None if there are several, or none."""
        onward = [action for action in self.offered if not action.gives_up]
        return onward[0] if len(onward) == 1 else None

    @property
    def gives_up(self) -> Action | None:
        """The first action offered that gives up rather than goes on."""
        return next((action for action in self.offered if action.gives_up), None)

    def may_ask_for_hints(self) -> bool:
        """Whether a person has something to decide that hints could be given for."""
        on = self.match.on_turn == PERSON and not self.down and not self.blind
        return on and bool(self.state.legal_actions())
