"""The bare board: a wooden slab with its fields and holes, and the names of columns and rows along its edge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.games.taurus.board import BLACK, COLUMNS, CORNERS, FIELDS, HEAD, KINDS, ROWS, Field, Hole
from generator.drawing.scene import Circle, Item, Millimetres, Polygon, Rect, Text
from generator.games.taurus.figures import bulls
from generator.games.taurus.figures.plan import NOTCH, SCREEN, SIZE, Plan

BORE: Final[Millimetres] = 0.78
"""The radius of a hole."""
RING: Final[Millimetres] = 3.7
"""The radius of the ring round a brand: it shows round a bull that stands on it, and keeps clear of the holes."""


@cache
def slab(heads: str, *, bored: bool = True) -> tuple[Item, ...]:
    """The whole board on the screen; `heads` is the option. Without its holes if it is not `bored`."""
    cut = SIZE - NOTCH
    corners = ((0.0, 0.0), (SIZE, 0.0), (SIZE, cut), (cut, cut), (cut, SIZE), (0.0, SIZE))
    return (Polygon(corners, "slab"), *fields(SCREEN, heads, range(len(FIELDS)), bored=bored), *_names())


def fields(plan: Plan, heads: str, which: Iterable[Field], *, bored: bool = True) -> tuple[Item, ...]:
    """Fields with their kinds and holes."""
    kinds = KINDS[heads]
    return tuple(
        item
        for field in which
        for item in (*_field(plan, field, kinds[field]), *(_bores(plan, field) if bored else ()))
    )


def _field(plan: Plan, field: Field, kind: str) -> tuple[Item, ...]:
    x, y = plan.field(field)
    half = plan.side / 2
    wood = "field-dark" if kind == BLACK else "field-light"
    branded = (Circle((x, y), RING, "brand"), *bulls.brand(1.0, (x, y))) if kind == HEAD else ()
    return (Rect((x - half, y - half), plan.side, plan.side, wood), *branded)


def _bores(plan: Plan, field: Field) -> tuple[Item, ...]:
    return tuple(bore(plan, 4 * field + corner) for corner in range(len(CORNERS)))


def bore(plan: Plan, hole: Hole) -> Circle:
    """A hole without a post."""
    return Circle(plan.hole(hole), BORE, "bore")


def _names() -> tuple[Item, ...]:
    """Columns above, rows on the left."""
    size, base = 3.0, SCREEN.top - 0.75
    middles = [SCREEN.left + (place + 0.5) * SCREEN.side for place in range(len(COLUMNS))]
    return (
        *(
            Text((middle, base), name, size, "number-on-slab", "middle")
            for name, middle in zip(COLUMNS, middles, strict=True)
        ),
        *(
            Text((SCREEN.left / 2, middle + size * 0.36), str(row), size, "number-on-slab", "middle")
            for row, middle in zip(ROWS, middles, strict=True)
        ),
    )
