"""What an action would do, drawn over the table."""

from __future__ import annotations

from engine.game import Action
from engine.games.raging_bulls.actions import Build
from engine.games.raging_bulls.board import Fence
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field
from generator.drawing.scene import Group, Item, Polygon
from generator.games.raging_bulls.figures import board
from generator.games.raging_bulls.figures.table import FIELD_TOP, PLAN


def preview(state: RagingBullsState, action: Action) -> tuple[Item, ...]:
    """A fence and what it would isolate; nothing for other actions."""
    return fence(state.field, action.fence) if isinstance(action, Build) else ()


def fence(before: Field, built: Fence) -> tuple[Item, ...]:
    """A fence as if built, and the regions of the bulls that it would isolate."""
    after = before.with_fence(built)
    won = board.newly_isolated(before, after)
    items = (
        *(Polygon(board.region(PLAN, after.fences, cell), "area-preview") for cell in won),
        *board.bars(PLAN, (built,), "bar-preview"),
        *(board.bull(PLAN, cell, isolated=True) for cell in won),
    )
    return (Group(items, shift=(0.0, FIELD_TOP)),)
