"""Where things lie on the screen: rows under each other, 100 mm wide, for a finger on a narrow screen."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Final, NamedTuple

from generator.drawing.scene import Group, Item, Millimetres, Rect, Text

WIDTH: Final[Millimetres] = 100.0
GAP: Final[Millimetres] = 0.5
LABEL: Final[Millimetres] = 5.0
"""The column at the left of a row that says what the row is."""
CELLS: Final = 7
CELL: Final[Millimetres] = (WIDTH - LABEL) / CELLS
"""13.6 mm: 50 px where the picture is 374 px wide; the least is 44 px, 11.8 mm."""
LEAST: Final[Millimetres] = 11.8
MAP: Final[Millimetres] = 70.0
"""The height of the map."""


class Cell(NamedTuple):
    """A part of a row: where it begins, and how wide it is."""

    left: Millimetres
    width: Millimetres


class Row(NamedTuple):
    """A row of the table: how far down it begins, and how high it is."""

    top: Millimetres
    height: Millimetres


STRIP: Final = Row(0.0, 8.6)
LAND: Final = Row(STRIP.height + GAP, MAP)
OPEN: Final = Row(LAND.top + MAP + GAP, 14.8)
OFFICIALS: Final = Row(OPEN.top + OPEN.height + GAP, 12.0)
ROUTE: Final = Row(OFFICIALS.top + OFFICIALS.height + GAP, 12.0)
HAND: Final = Row(ROUTE.top + ROUTE.height + GAP, 14.8)
HEIGHT: Final[Millimetres] = HAND.top + HAND.height
"""Less than 1.35 widths: so high a picture is still as wide as a telephone's screen."""


def left_of(place: int, cells: int = CELLS) -> Millimetres:
    """Where a cell of a row begins; more than seven cells are narrower."""
    return LABEL + place * (WIDTH - LABEL) / max(cells, CELLS)


def in_line(widths: Mapping[str, Millimetres]) -> Mapping[str, Cell]:
    """Cells of these widths next to each other."""
    lefts = accumulate(widths.values(), initial=LABEL)
    return {name: Cell(left, width) for (name, width), left in zip(widths.items(), lefts, strict=False)}


def label(row: Row, words: str) -> Group:
    """What a row is, upright along its left edge."""
    text = Text((0.0, 1.1), words, 3.3, "text-muted", "middle")
    return Group((text,), shift=(LABEL / 2, row.top + row.height / 2), turn=-90.0)


def button(width: Millimetres, height: Millimetres, style: str) -> tuple[Item, ...]:
    """Where a touch counts, what it looks like, and the ring that shows its state."""
    inset = 0.4
    size = (width - 2 * inset, height - 2 * inset)
    return (
        Rect((0.0, 0.0), width, height, "hit", 1.5),
        Rect((inset, inset), *size, style, 1.2),
        Rect((inset, inset), *size, "halo", 1.2),
    )


def sentence(row: Row, words: str) -> Text:
    """What stands in a row that has nothing else."""
    return Text((LABEL + 2.0, row.top + row.height / 2 + 1.3), words, 3.8, "text-italic")
