"""What lies on the table: the field in play below its row of dice, gate and mallets."""

from __future__ import annotations

from typing import Final

from engine.game import Action
from engine.games.raging_bulls.actions import Build
from engine.games.raging_bulls.board import SIZE
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase
from generator.drawing.figure import View
from generator.drawing.scene import Group, Item, Scene
from generator.games.raging_bulls.figures import board, row
from generator.language import gettext as _

PLAN: Final = board.Plan(unit=12.0, rim=8.0)
FIELD_TOP: Final = row.HEIGHT
EVERYWHERE: Final = tuple(range(SIZE * SIZE))


def table(state: RagingBullsState, view: View) -> Scene:
    """Dice, gate and mallets over the field in play."""
    items = meadow(state.field, view.last)
    if state.phase == Phase.BULLS:
        items += board.crossings(PLAN, EVERYWHERE)
    title = _("Field {field}").format(field=state.field.letter)
    return with_field(row.row(state), (*items, *board.posts(PLAN, state.field)), title)


def with_field(above: tuple[Item, ...], meadow: tuple[Item, ...], title: str) -> Scene:
    """The row of dice or letters with the field below it."""
    return Scene(row.WIDTH, FIELD_TOP + PLAN.size, (*above, Group(meadow, shift=(0.0, FIELD_TOP))), title)


def meadow(shown: Field, last: Action | None = None) -> tuple[Item, ...]:
    """A field with all that is on it; the fence just built stands out."""
    latest = last.fence if isinstance(last, Build) else None
    old = tuple(fence for fence in shown.fences if fence != latest)
    new = tuple(fence for fence in shown.fences if fence == latest)
    return (
        *board.ground(PLAN),
        *board.regions(PLAN, shown),
        *board.perimeter(PLAN, shown),
        *board.bars(PLAN, old),
        *board.bars(PLAN, new, "bar-new"),
        *board.bulls(PLAN, shown),
    )
