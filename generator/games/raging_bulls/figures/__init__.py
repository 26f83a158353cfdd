"""Pictures of Raging Bulls: the field with its row of dice, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.raging_bulls.actions import Build, DrawBull
from engine.games.raging_bulls.board import LETTERS, SIZE, Fence
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase
from engine.games.raging_bulls.tools.check.rules import SheetState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Group, Item, Polygon, Rect, Scene, Text
from generator.games.raging_bulls.figures import examples, field, legend, score, table
from generator.language import gettext as _

PLAN: Final = field.Plan(unit=12.0, rim=8.0)
FIELD_TOP: Final = table.HEIGHT
EVERYWHERE: Final = tuple(range(SIZE * SIZE))


def _with_field(row: tuple[Item, ...], meadow: tuple[Item, ...], title: str) -> Scene:
    """The row of dice or letters with the field below it."""
    return Scene(table.WIDTH, FIELD_TOP + PLAN.size, (*row, Group(meadow, shift=(0.0, FIELD_TOP))), title)


def meadow(shown: Field, last: Action | None = None) -> tuple[Item, ...]:
    """A field with all that is on it; the fence just built stands out."""
    latest = last.fence if isinstance(last, Build) else None
    old = tuple(fence for fence in shown.fences if fence != latest)
    new = tuple(fence for fence in shown.fences if fence == latest)
    return (
        *field.ground(PLAN),
        *field.regions(PLAN, shown),
        *field.perimeter(PLAN, shown),
        *field.bars(PLAN, old),
        *field.bars(PLAN, new, "bar-new"),
        *field.bulls(PLAN, shown),
    )


def preview_fence(before: Field, fence: Fence) -> tuple[Item, ...]:
    """A fence as if built, and the regions of the bulls that it would isolate."""
    after = before.with_fence(fence)
    won = field.newly_isolated(before, after)
    items = (
        *(Polygon(field.region(PLAN, after.fences, cell), "area-preview") for cell in won),
        *field.bars(PLAN, (fence,), "bar-preview"),
        *(field.bull(PLAN, cell, isolated=True) for cell in won),
    )
    return (Group(items, shift=(0.0, FIELD_TOP)),)


class FieldFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """Dice, gate and mallets over the field in play."""
        assert isinstance(state, RagingBullsState)
        items = meadow(state.field, view.last)
        if state.phase == Phase.BULLS:
            items += field.crossings(PLAN, EVERYWHERE)
        title = _("Field {field}").format(field=state.field.letter)
        return _with_field(table.table(state), (*items, *field.posts(PLAN, state.field)), title)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The fence and what it would isolate; nothing for other actions."""
        assert isinstance(state, RagingBullsState)
        return preview_fence(state.field, action.fence) if isinstance(action, Build) else ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The score sheet."""
        assert isinstance(state, RagingBullsState)
        return score.score_sheet(state)

    def emblem(self) -> Scene:
        """Three bulls parted by fences."""
        return examples.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the field."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The fields drawn on the rules page."""
        return examples.drawn()


class SheetFigure(Figure):
    """A paper field being checked."""

    def board(self, state: State, view: View) -> Scene:
        """The letters of the fields over the one on the sheet, with every crossing and post to touch."""
        assert isinstance(state, SheetState)
        wrong = tuple(fault.fence for fault in state.faults)
        items = (
            *meadow(state.field, view.last),
            *field.bars(PLAN, wrong, "bar-wrong"),
            *field.crossings(PLAN, EVERYWHERE),
            *field.posts(PLAN, state.field),
        )
        title = _("Sheet of field {field}").format(field=LETTERS[state.place])
        return _with_field(_letters(state.place), items, title)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The fence or bull to be marked."""
        assert isinstance(state, SheetState)
        if isinstance(action, DrawBull):
            return (Group((field.bull(PLAN, action.cell),), shift=(0.0, FIELD_TOP)),)
        if isinstance(action, Build):
            return (Group(field.bars(PLAN, (action.fence,), "bar-preview"), shift=(0.0, FIELD_TOP)),)
        return ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> None:
        """Nothing: what counts is said in words."""
        return


def _letters(chosen: int) -> tuple[Item, ...]:
    """The four fields to choose from."""
    return tuple(
        Group(
            (
                Rect((0.0, table.TOP), 14.0, table.STEP, "hit", 2.0),
                Rect((0.0, table.TOP), 14.0, table.STEP, "halo", 2.0),
                Rect((1.0, table.TOP + 1.0), 12.0, 10.0, "chip-dark" if place == chosen else "chip", 1.5),
                Text((7.0, table.TOP + 8.2), letter, 6.0, "number-on-wood" if place == chosen else "number", "middle"),
            ),
            f"field:{letter}",
            _("Field {field}").format(field=letter),
            shift=(8.0 + place * 23.0, 0.0),
        )
        for place, letter in enumerate(LETTERS)
    )


FIGURE: Final = FieldFigure()
TOOLS: Final[Mapping[str, Figure]] = {"check": SheetFigure()}
