"""What is offered beside the board: the main thing and the way out, a question to answer, a proposal to take up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from app.browser import js
from app.page import dom
from app.page.current import Current
from app.page.double_press import ANYTHING, Presses
from app.page.moves import Moves
from app.page.templates import panels
from app.table.status_line import in_words
from app.table.table import Table
from engine.game import Action, Proposal
from engine.match import PERSON
from generator.language import say

STEP_SECONDS: Final = 0.3
"""From one step of a proposal to the next: long enough to see that they are several."""


class Choices:
    """The element `actions` of the page, and the keys that do the same."""

    def __init__(self, now: Current, presses: Presses, moves: Moves) -> None:
        self.now = now
        self.presses = presses
        self.moves = moves
        self.proposing = False
        self.commands: dict[str, Callable[[], Any]] = {
            "main": self.main,
            "give-up": self.gives_up,
            "come": self.come,
            "agree": self.agree,
            "confirm": self.confirm,
            "leave": self.moves.let_go,
        }

    def show(self, waiting: str) -> None:
        """Bring the buttons up to the table; `waiting` is said instead while others are to move."""
        table = self.now.table
        markup = (
            panels()
            .get_template("panels/actions.html")
            .render(
                actions=table.offer.buttons,
                waiting=waiting,
                over=table.match.over,
                proposals=[_in_words(proposal) for proposal in table.offer.proposals],
                asking=table.asking is not None,
            )
        )
        dom.put("actions", markup)

    def main(self) -> None:
        """The one thing to do: come, answer yes, take up the only proposal, or do what alone is offered."""
        table = self.now.table
        if table.sight.down:
            self.come()
        elif table.asking is not None:
            self.confirm()
        elif len(table.offer.proposals) == 1:
            self.propose(0)
        else:
            self.moves.play_offered(table.offer.main)

    def gives_up(self) -> None:
        """Answer no, or do what gives up rather than goes on."""
        table = self.now.table
        if table.asking is not None:
            self.moves.let_go()
        else:
            self.moves.play_offered(table.offer.gives_up)

    def come(self) -> None:
        """The person on turn is here: the curtain rises."""
        if not self.presses.is_double() and self.now.table.come():
            self.presses.remember(ANYTHING)
            self.now.show()

    def confirm(self) -> None:
        """Answer yes."""
        if not self.presses.is_double() and self.now.table.confirm():
            self.presses.remember()
            self.now.show(moved=True)

    def agree(self) -> None:
        """Ask whether all agree to end the match here."""
        dom.by_id("more").hidePopover()
        self.now.table.ask_to_end()
        self.now.show()
        self.moves.asked()

    def propose(self, place: int) -> None:
        """Take up a proposal, or ask about it first."""
        table = self.now.table
        if self.proposing or self.presses.is_double() or place >= len(table.offer.proposals):
            return
        self.presses.remember()
        actions = table.offer.proposals[place].actions
        if table.must_ask(*actions):
            self.now.show()
            self.moves.asked()
        else:
            dom.later(self._play(table, actions))

    async def _play(self, table: Table, actions: Sequence[Action]) -> None:
        """Play these actions, each of them shown; what a person does meanwhile ends it."""
        self.proposing = True
        try:
            for place, action in enumerate(actions):
                plies = len(table.match.plies)
                if place:
                    await asyncio.sleep(_pause())
                if not self._is_next(table, plies, action):
                    return
                table.play(action)
                self.now.show(moved=True)
        finally:
            self.proposing = False

    def _is_next(self, table: Table, plies: int, action: Action) -> bool:
        """Whether nothing has come in between, and the action is the person's to do."""
        untouched = self.now.table is table and len(table.match.plies) == plies
        return (
            untouched and table.match.on_turn == PERSON and not table.sight.down and table.state.refusal(action) is None
        )


def _in_words(proposal: Proposal) -> str:
    return say(proposal.message) or in_words(proposal.actions)


def _pause() -> float:
    """Nothing has to move for those who do not want it to."""
    return 0.0 if js.window.matchMedia("(prefers-reduced-motion: reduce)").matches else STEP_SECONDS
