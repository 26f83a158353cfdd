"""What is offered beside the board: the main thing and the way out, a question to answer, a proposal to take up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from js import window

from app.page import dom, focus
from app.page.presses import ANYTHING
from app.page.templates import panels
from app.table.telling import in_words
from engine.game import Action, Proposal
from engine.match import PERSON
from generator.language import say

if TYPE_CHECKING:
    from app.page.play import Play
    from app.table.table import Table

STEP_SECONDS: Final = 0.3
"""From one step of a proposal to the next: long enough to see that they are several."""


class Choices:
    """The element `actions` of the page, and the keys that do the same."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.proposing = False
        self.commands: dict[str, Callable[[], Any]] = {
            "main": self.main,
            "give-up": self.gives_up,
            "come": self.come,
            "agree": self.agree,
            "confirm": self.confirm,
            "leave": self.page.let_go,
        }

    def show(self, table: Table, waiting: str) -> None:
        """Bring the buttons up to the table; `waiting` is said instead while others are on."""
        markup = (
            panels()
            .get_template("panels/actions.html")
            .render(
                actions=table.offered,
                waiting=waiting,
                over=table.match.over,
                proposals=[_in_words(proposal) for proposal in table.proposals],
                asking=table.asking is not None,
            )
        )
        dom.put("actions", markup)

    def main(self) -> None:
        """The one thing to do: come, answer yes, take up the only proposal, or do what alone is offered."""
        table = self.page.table
        if table is None:
            return
        if table.down:
            self.come()
        elif table.asking is not None:
            self.confirm()
        elif len(table.proposals) == 1:
            self.propose(0)
        else:
            self.page.play_offered(table.main)

    def gives_up(self) -> None:
        """Answer no, or do what gives up rather than goes on."""
        table = self.page.table
        if table is not None and table.asking is not None:
            self.page.let_go()
        elif table is not None:
            self.page.play_offered(table.gives_up)

    def come(self) -> None:
        """The person on turn is here: the curtain rises."""
        table = self.page.table
        if table is not None and not self.page.presses.is_double() and table.come():
            self.page.presses.remember(ANYTHING)
            self.page.show()

    def asked(self) -> None:
        """If a press led to a question, it is no answer, and the focus goes to the answer that changes nothing.

        What it would do is drawn on the board, which may have been out of sight.
        """
        if self.page.table is not None and self.page.table.asking is not None:
            self.page.presses.remember(ANYTHING)
            focus.to_answer()
            self.page.board.element.scrollIntoView(block="nearest")

    def confirm(self) -> None:
        """Answer yes."""
        table = self.page.table
        if table is not None and not self.page.presses.is_double() and table.confirm():
            self.page.presses.remember()
            self.page.show(moved=True)

    def agree(self) -> None:
        """Ask whether all agree to end the match here."""
        table = self.page.table
        if table is not None:
            dom.by_id("more").hidePopover()
            table.ask_to_end()
            self.page.show()
            self.asked()

    def propose(self, place: int) -> None:
        """Take up a proposal, or ask about it first."""
        table = self.page.table
        if table is None or self.proposing or self.page.presses.is_double() or place >= len(table.proposals):
            return
        self.page.presses.remember()
        actions = table.proposals[place].actions
        if table.must_ask(*actions):
            self.page.show()
            self.asked()
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
                self.page.show(moved=True)
        finally:
            self.proposing = False

    def _is_next(self, table: Table, plies: int, action: Action) -> bool:
        """Whether nothing has come in between, and the action is the person's to do."""
        untouched = self.page.table is table and len(table.match.plies) == plies
        return untouched and table.match.on_turn == PERSON and not table.down and table.state.refusal(action) is None


def _in_words(proposal: Proposal) -> str:
    return say(proposal.message) or in_words(proposal.actions)


def _pause() -> float:
    """Nothing has to move for those who do not want it to."""
    return 0.0 if window.matchMedia("(prefers-reduced-motion: reduce)").matches else STEP_SECONDS
