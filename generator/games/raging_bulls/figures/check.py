"""The sheet checker: a finished paper field, entered in any order."""

from __future__ import annotations

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.raging_bulls.actions import Build, DrawBull
from engine.games.raging_bulls.board import LETTERS
from engine.games.raging_bulls.tools.check.rules import SheetState
from generator.drawing.figure import Figure, View
from generator.drawing.scene import Group, Item, Rect, Scene, Text
from generator.games.raging_bulls.figures import board, row
from generator.games.raging_bulls.figures.table import EVERYWHERE, FIELD_TOP, PLAN, meadow, with_field
from generator.language import gettext as _


class CheckFigure(Figure):
    """A paper field being checked."""

    def board(self, state: State, view: View) -> Scene:
        """The letters of the fields over the one on the sheet, with every crossing and post to touch."""
        assert isinstance(state, SheetState)
        wrong = tuple(fault.fence for fault in state.faults)
        items = (
            *meadow(state.field, view.last),
            *board.bars(PLAN, wrong, "bar-wrong"),
            *board.crossings(PLAN, EVERYWHERE),
            *board.posts(PLAN, state.field),
        )
        title = _("Sheet of field {field}").format(field=LETTERS[state.place])
        return with_field(_letters(state.place), items, title)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The fence or bull to be marked."""
        assert isinstance(state, SheetState)
        if isinstance(action, DrawBull):
            return (Group((board.bull(PLAN, action.cell),), shift=(0.0, FIELD_TOP)),)
        if isinstance(action, Build):
            return (Group(board.bars(PLAN, (action.fence,), "bar-preview"), shift=(0.0, FIELD_TOP)),)
        return ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> None:
        """Nothing: what counts is said in words."""
        return


def _letters(chosen: int) -> tuple[Item, ...]:
    """The four fields to choose from."""
    return tuple(
        Group(
            (
                Rect((0.0, row.TOP), 14.0, row.STEP, "hit", 2.0),
                Rect((0.0, row.TOP), 14.0, row.STEP, "halo", 2.0),
                Rect((1.0, row.TOP + 1.0), 12.0, 10.0, "chip-dark" if place == chosen else "chip", 1.5),
                Text((7.0, row.TOP + 8.2), letter, 6.0, "number-on-wood" if place == chosen else "number", "middle"),
            ),
            f"field:{letter}",
            _("Field {field}").format(field=letter),
            shift=(8.0 + place * 23.0, 0.0),
        )
        for place, letter in enumerate(LETTERS)
    )
