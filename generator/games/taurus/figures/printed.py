"""The board on paper, at any size: to draw wires on with pens, or to set posts into."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import bits
from engine.games.taurus.board import BLACK, COLUMNS, FIELDS, HEAD, HOLES, KINDS, ROWS, Field, Fields
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import colour_in
from generator.drawing.scene import Circle, Group, Item, Millimetres, Polygon, Rect, Text
from generator.games.taurus.figures import bulls
from generator.games.taurus.figures.board import RING
from generator.games.taurus.figures.plan import SCREEN, Plan

COLUMN_COUNT: Final = len(COLUMNS)
BESIDE: Final[Millimetres] = 5.0
"""The rim of the board for pens, above and on the left: there the names of columns and rows stand."""


class Wood(NamedTuple):
    """What a board is made of: styles of its fields, of the rings round brands, and of holes; the radius of a hole, and
    how large brands are when they fill their rings as on the screen at 1."""

    light: str
    dark: str
    ring: str
    hole: str
    bore: Millimetres
    brand: float = 1.0


FOR_PENS: Final = Wood("cell", "field-ruled", "line-muted", "peg", 1.35, brand=0.6)
"""Hardly any ink, and holes to fill in."""
FOR_POSTS: Final = Wood("field-light", "field-stained", "brand", "bore", 2.2)
"""Stained lightly enough for a poster's crosses to be seen."""


def pen_plan(side: Millimetres) -> Plan:
    """A board whose fields are `side` wide, with its names."""
    size = COLUMN_COUNT * side + BESIDE
    return Plan(side / 4, BESIDE, BESIDE, wide=size, high=size)


def pen_board(plan: Plan, heads: str) -> tuple[Item, ...]:
    """The bare board for pens; `heads` is the option."""
    return (*fields(plan, heads, FOR_PENS), *names(plan, 3.4, "number-muted"))


def slab(plan: Plan, heads: str) -> tuple[Item, ...]:
    """A board of wood whose rim is as wide on all sides as `plan` leaves it on the left."""
    size, rim, half = plan.wide, plan.left, 0.25
    high, low, cut = half, size - half, size - plan.side - half
    corners = ((high, high), (low, high), (low, cut), (cut, cut), (cut, low), (high, low))
    return (Polygon(corners, "slab"), *fields(plan, heads, FOR_POSTS), *names(plan, 0.6 * rim, "number-on-slab"))


def scale_of(plan: Plan) -> float:
    """How large things on a board are when those on the screen are 1."""
    return plan.quarter / SCREEN.quarter


def fields(plan: Plan, heads: str, wood: Wood) -> tuple[Item, ...]:
    """All fields with their kinds and holes."""
    kinds = KINDS[heads]
    ground = tuple(item for field in range(len(FIELDS)) for item in _field(plan, field, kinds[field], wood))
    holes = tuple(Circle(plan.hole(hole), wood.bore, wood.hole) for hole in range(len(HOLES)))
    return (*ground, Group(holes, layer="holes"))


def _field(plan: Plan, field: Field, kind: str, wood: Wood) -> tuple[Item, ...]:
    x, y = plan.field(field)
    half, scale = plan.side / 2, scale_of(plan)
    square = Rect((x - half, y - half), plan.side, plan.side, wood.dark if kind == BLACK else wood.light)
    branded = (
        (Circle((x, y), RING * scale, wood.ring), *bulls.brand(wood.brand * scale, (x, y))) if kind == HEAD else ()
    )
    return (square, *branded)


def names(plan: Plan, size: Millimetres, style: str) -> tuple[Text, ...]:
    """Columns above, rows on the left."""
    middles = [(place + 0.5) * plan.side for place in range(COLUMN_COUNT)]
    above = tuple(
        Text((plan.left + middle, plan.top - 0.3 * size), name, size, style, "middle")
        for name, middle in zip(COLUMNS, middles, strict=True)
    )
    beside = tuple(
        Text((plan.left / 2, plan.top + middle + 0.36 * size), str(row), size, style, "middle")
        for row, middle in zip(ROWS, middles, strict=True)
    )
    return (*above, *beside)


def herd(plan: Plan, state: TaurusState, scale: float) -> tuple[Group, ...]:
    """The bulls of a position, each in the middle of its field, in a layer with its notation."""
    found = []
    for field in bits(state.free):
        colour = colour_in(state, field)
        assert colour is not None
        layer = f"bull-{bulls.LETTERS[colour]}-{FIELDS[field]}"
        found.append(Group((bulls.bull(colour, scale),), layer=layer, shift=plan.field(field)))
    return tuple(found)


def places(plan: Plan, pastures: Fields, radius: Millimetres) -> tuple[Circle, ...]:
    """A ring in each field that gets a bull, to write its letter in."""
    return tuple(Circle(plan.field(field), radius, "box-muted") for field in bits(pastures))
