"""Feeling one's way on the page: what a fingertip does there, and what is brought up to date for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.page import dom
from app.page.senses import Senses
from app.table import fingertip
from app.table.fingertip import Felt
from generator.drawing.scene import Cell, Pad
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play
    from app.table.table import Table


class Feeling:
    """The element `felt` of the page, and the dark round it."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.senses = Senses()

    def feel(self, pad: Pad, cell: Cell) -> None:
        """The fingertip has come to a cell: quick, for it may come to the next one in the next frame."""
        table = self.page.table
        if table is not None and fingertip.feel(table, pad.notation(pad.name(cell))):
            self.page.show_transient(table)

    def choose(self, pad: Pad, cell: Cell) -> None:
        """A cell was pressed on a pad that is not felt: it takes the place of what was chosen before."""
        if self.page.table is not None:
            self.page.table.let_go()
            self.page.touch(pad.name(cell))

    def edge(self) -> None:
        """There is nothing further that way."""
        self.senses.show(_("You have come to the edge."))

    def here(self) -> None:
        """Do the one thing that is offered."""
        self.page.choices.main()

    def show(self, table: Table, *, moved: bool) -> None:
        """Bring the dark up to the table: whether there is any, and what was felt last in it."""
        frame = dom.by_id("table")
        if table.blind and not frame.hasAttribute("data-dark"):
            self.page.dialogs.forget_link()
            dom.by_id("typed-text").value = ""
        frame.toggleAttribute("data-dark", table.blind)
        felt = fingertip.felt(table)
        if felt is not None and moved:
            self.senses.feel(felt)
        else:
            self.senses.show((felt or Felt("", "")).words)
