"""What may be done at a table: by touching the board, by buttons, and what is offered before all else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.table import touching
from engine.game import Action, Proposal, Touch


class Offer(NamedTuple):
    """The actions that are possible, what is touched so far, and what follows from the two."""

    actions: Sequence[Action]
    touches: tuple[Touch, ...]
    proposals: tuple[Proposal, ...]
    """What is offered before all else, each by one button; none once something is touched."""

    @property
    def allowed(self) -> frozenset[Touch]:
        """What may be touched next."""
        return touching.next_touches(self.actions, self.touches)

    @property
    def buttons(self) -> list[Action]:
        """What is shown as buttons; beside a proposal nothing that is touched on the board."""
        offered, alone = touching.offered(self.actions, self.touches), not self.proposals
        return [action for action in offered if alone or action.gives_up or touching.is_button(action)]

    @property
    def main(self) -> Action | None:
        """The one action offered that goes on; None if there are several, or none."""
        onward = [action for action in self.buttons if not action.gives_up]
        return onward[0] if len(onward) == 1 else None

    @property
    def gives_up(self) -> Action | None:
        """The first action offered that gives up rather than goes on."""
        return next((action for action in self.buttons if action.gives_up), None)
