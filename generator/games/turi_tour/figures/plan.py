"""Where things lie in the picture: the round board above, three rows of large fields below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.turi_tour.sea import BOARD, FIRST, SIZE, Spot
from generator.drawing.scene import Group, Item, Millimetres, Pad, Point
from generator.language import gettext as _

WIDE: Final[Millimetres] = 100.0
"""The board's diameter, and the picture's width."""
SHORE: Final[Millimetres] = 1.5
"""Round the lattice, so that there is sea beyond every island: a corner of the third one reaches the lattice's edge."""
REACH: Final[Millimetres] = WIDE - 2 * SHORE
"""The lattice's diameter."""
CELL: Final[Millimetres] = REACH / SIZE
ROW: Final[Millimetres] = 15.2
"""How high a row below the board is: 44 pixels and more where the picture is 300 wide."""
GAP: Final[Millimetres] = 0.5
TOP: Final[Millimetres] = WIDE + 0.8
"""Where the rows begin."""
HIGH: Final[Millimetres] = TOP + 3 * (ROW + GAP)
MIDDLE: Final[Point] = (WIDE / 2, WIDE / 2)
CELLS: Final = frozenset(BOARD)


class Box(NamedTuple):
    """A field below the board."""

    x: Millimetres
    y: Millimetres
    wide: Millimetres
    high: Millimetres


def at(spot: Spot) -> Point:
    """The middle of a cell."""
    return corner((spot[0] + 0.5, spot[1] + 0.5))


def corner(point: Point) -> Point:
    """From cells to the picture: where the upper left corner of a cell is, if x and y are whole numbers."""
    return SHORE + (point[0] - FIRST) * CELL, SHORE + (point[1] - FIRST) * CELL


def box(row: int, column: int, columns: int, rows: int = 1) -> Box:
    """A field of a row (0..2) that is divided into so many; of several rows if it is high."""
    wide = (WIDE - (columns - 1) * GAP) / columns
    return Box(column * (wide + GAP), TOP + row * (ROW + GAP), wide, rows * (ROW + GAP) - GAP)


def pad(does: str) -> Pad:
    """The board as one thing for fingers; `does` as in `Pad`."""
    words = (
        _("The board in the dark. Arrow keys move your finger, with Shift five places at once.")
        if does
        else _("The board in the dark. Arrow keys move your finger, Enter chooses the place.")
    )
    return Pad((SHORE, SHORE), REACH, REACH, SIZE, SIZE, "cell", (FIRST, FIRST), CELLS, words, does, REACH / 2)


def put(field: Box, *items: Item, touch: str = "", title: str = "") -> Group:
    """Items with the field's corner as their origin."""
    return Group(items, touch=touch, title=title, shift=(field.x, field.y))
