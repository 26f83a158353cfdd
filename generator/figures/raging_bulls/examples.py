"""The drawn examples of the rules page, and the emblem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.message import unchanged as msgid
from engine.raging_bulls.actions import bull_named, fence_named
from engine.raging_bulls.board import Fence, Field
from generator.figures import Example
from generator.figures.raging_bulls import field as drawing
from generator.i18n import gettext as _
from generator.scene import Circle, Item, Line, Polygon, Rect, Scene


class Drawn(NamedTuple):
    """A field to draw: letter, bulls as "35", fences built, fences that the rules refuse, and the caption."""

    place: int
    bulls: str
    fences: str
    refused: str
    caption: str


EXAMPLES: Final[Mapping[str, Drawn]] = {}
PLAN: Final = drawing.Plan(unit=8.0, rim=6.0)


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    return {name: Example(_scene(row), _(row.caption)) for name, row in EXAMPLES.items()}


def _fences(names: str) -> tuple[Fence, ...]:
    return tuple(fence_named(name.casefold(), name) for name in names.split())


def _field(row: Drawn) -> Field:
    field = Field(row.place)
    for name in row.bulls.split():
        field = field.with_bull(bull_named(name, name).cell, perimeter=False)
    for fence in _fences(row.fences):
        field = field.with_fence(fence)
    return field


def _scene(row: Drawn) -> Scene:
    field = _field(row)
    items: tuple[Item, ...] = (
        *drawing.ground(PLAN),
        *drawing.leaks(PLAN, field),
        *drawing.regions(PLAN, field),
        *drawing.bars(PLAN, field.fences),
        *drawing.bars(PLAN, _fences(row.refused), "bar-wrong"),
        *drawing.bulls(PLAN, field),
        *drawing.posts(PLAN, field, touchable=False),
    )
    return Scene(PLAN.size, PLAN.size, items, _(row.caption))


def emblem() -> Scene:
    """A bull in its pen, 40 by 40 mm."""
    plan = drawing.Plan(unit=40.0 / 7.4, rim=40.0 / 37)
    pen = ((9.0, 12.0), (26.0, 6.0), (34.0, 24.0), (17.0, 34.0))
    items: tuple[Item, ...] = (
        Rect((1.0, 1.0), 38.0, 38.0, "ground", 2.0),
        Polygon(pen, "area-won"),
        Line((2.0, 14.5), (38.0, 1.8), "bar"),
        Line((24.0, 1.5), (39.0, 35.0), "bar"),
        Line((5.0, 1.5), (19.5, 39.0), "bar"),
        Line((1.5, 43.1), (39.0, 21.1), "bar"),
        Rect((1.0, 1.0), 38.0, 38.0, "edge", 2.0),
        drawing.bull(drawing.Plan(unit=22.0, rim=-1.5), bull_named("11", "11").cell, isolated=True),
        Circle((33.0, 34.0), 1.6, "piece"),
        Circle((5.0, 33.0), 1.6, "piece"),
    )
    return Scene(plan.size, plan.size, items, msgid("Raging Bulls"))
