"""What a sheet being checked is made of: its field, and the marks entered so far."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.raging_bulls.board import BULLS, LETTERS, Cell, Fence
from engine.games.raging_bulls.options import Options
from engine.games.raging_bulls.state import Field
from engine.games.raging_bulls.tools.check.faults import Fault, faults


class Sheet(NamedTuple):
    """The marks on the sheet so far, in the order entered."""

    place: int = 0
    """0..3 for fields A-D."""
    bulls: tuple[Cell, ...] = ()
    fences: tuple[Fence, ...] = ()
    options: Options = Options()

    @property
    def letter(self) -> str:
        """A, B, C or D."""
        return LETTERS[self.place]

    @property
    def size(self) -> int:
        """How many bulls belong in the field."""
        return BULLS[self.place]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every fence that broke a rule, in the order entered."""
        return faults(self.bulls, self.fences)

    @property
    def field(self) -> Field:
        """The field with the fences that broke no rule."""
        wrong = {fault.fence for fault in self.faults}
        field = Field(self.place)
        for bull in self.bulls:
            field = field.with_bull(bull, self.options.perimeter == "on")
        for fence in self.fences:
            if fence not in wrong:
                field = field.with_fence(fence)
        return field
