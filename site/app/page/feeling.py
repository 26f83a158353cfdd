"""Feeling one's way on the page: what a fingertip does there, and what is brought up to date for it."""

from __future__ import annotations

from collections.abc import Callable

from app.page import dom, sharing
from app.page.current import Current
from app.page.senses import Senses
from app.table import fingertip
from app.table.fingertip import Felt
from engine.game import Touch
from generator.drawing.scene import Cell, Pad
from generator.language import gettext as _


class Feeling:
    """The element `felt` of the page, and the dark round it. `main` does the one thing that is offered."""

    def __init__(self, now: Current, touch: Callable[[Touch], None], main: Callable[[], None]) -> None:
        self.now = now
        self.touch = touch
        self.main = main
        self.senses = Senses()

    def feel(self, pad: Pad, cell: Cell) -> None:
        """The fingertip has come to a cell: quick, for it may come to the next one in the next frame."""
        if fingertip.feel(self.now.table, pad.notation(pad.name(cell))):
            self.now.show_passing()

    def choose(self, pad: Pad, cell: Cell) -> None:
        """A cell was pressed on a pad that is not felt: it takes the place of what was chosen before."""
        self.now.table.let_go()
        self.touch(pad.name(cell))

    def edge(self) -> None:
        """There is nothing further that way."""
        self.senses.show(_("You have come to the edge."))

    def here(self) -> None:
        """The key that says "here" was pressed."""
        self.main()

    def show(self, *, moved: bool) -> None:
        """Bring the dark up to the table: whether there is any, and what was felt last in it."""
        table, frame = self.now.table, dom.by_id("table")
        if table.sight.blind and not frame.hasAttribute("data-dark"):
            sharing.forget_secrets()
        frame.toggleAttribute("data-dark", table.sight.blind)
        felt = fingertip.felt(table.sight)
        if felt is not None and moved:
            self.senses.feel(felt)
        else:
            self.senses.show((felt or Felt("", "")).words)
