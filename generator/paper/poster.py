"""A large picture over several pages: what is on which, where they are cut, glued and how they are found.

Neighbours share a strip of the picture. The sheet on the right, or below, is cut at the edge of its part and glued over
the strip of the other, which stays; crosses in the strip are at the same places of the picture on both.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from generator.drawing.page import Box, Page, Window
from generator.drawing.scene import Group, Item, Line, Millimetres, Rect, Scene, Text
from generator.language import gettext as _
from generator.paper.layout import CROP_LENGTH, Paper, blank, body_area

OVERLAP: Final[Millimetres] = 10.0
HEAD: Final[Millimetres] = 8.0
"""Room above the picture for the name of the sheet and the key."""
CELL: Final = (6.0, 3.4)
SMALL: Final[Millimetres] = 2.7


class _Part(NamedTuple):
    """One sheet of a poster: its place among the others, and where on it the picture shows."""

    row: int
    column: int
    rows: int
    columns: int
    box: Box
    overlap: Millimetres

    @property
    def leftmost(self) -> bool:
        return self.column == 0

    @property
    def topmost(self) -> bool:
        return self.row == 0

    @property
    def rightmost(self) -> bool:
        return self.column == self.columns - 1

    @property
    def lowest(self) -> bool:
        return self.row == self.rows - 1


def poster_size(
    paper: Paper, columns: int, rows: int, overlap: Millimetres = OVERLAP
) -> tuple[Millimetres, Millimetres]:
    """Width and height of the largest picture that goes on `columns` by `rows` sheets, at least two in all."""
    room = _room(paper)
    return columns * (room.width - overlap) + overlap, rows * (room.height - overlap) + overlap


def tile(scene: Scene, paper: Paper, title: str = "", *, overlap: Millimetres = OVERLAP) -> tuple[Page, ...]:
    """`scene` at full size over as many pages as it needs, row by row, neighbours sharing `overlap`.

    Each page names its place ("B3": row B, column 3) when there are several, shows it in a key, and marks where it is
    cut and where the sheets meet.
    """
    area = body_area(paper)
    if scene.width <= area.width and scene.height <= area.height:
        box = Box(area.x, area.y, scene.width, scene.height)
        return (replace(blank(paper, (), title), windows=(Window(scene, (box.x, box.y), box),)),)
    room = _room(paper)
    columns, right = _shares(scene.width, room.width, overlap)
    rows, down = _shares(scene.height, room.height, overlap)
    box = Box(room.x, room.y, right + overlap, down + overlap)
    pages = []
    for row, column in product(range(rows), range(columns)):
        part = _Part(row, column, rows, columns, box, overlap)
        items = (*_head(part, area), *_cuts(part), *_flaps(part), Group(tuple(_crosses(part)), layer="crosses"))
        window = Window(scene, (box.x - column * right, box.y - row * down), box)
        pages.append(replace(blank(paper, items, title), windows=(window,)))
    return tuple(pages)


def _room(paper: Paper) -> Box:
    """Where on a sheet the picture may show: the body below the head, with room for marks on all sides."""
    area = body_area(paper)
    return Box(area.x, area.y + HEAD, area.width, area.height - HEAD).grown(-CROP_LENGTH)


def _shares(length: Millimetres, room: Millimetres, overlap: Millimetres) -> tuple[int, Millimetres]:
    """How many sheets it takes along one direction, and how far one begins after the other: all show equally much."""
    count = max(1, math.ceil((length - overlap) / (room - overlap) - 1e-9))
    return count, (length - overlap) / count


def _name(row: int, column: int) -> str:
    return f"{chr(ord('A') + row)}{column + 1}"


def _head(part: _Part, area: Box) -> Iterator[Item]:
    """The sheet's name, all sheets with this one marked, and what to do."""
    yield Text((area.x, area.y + 5.0), _name(part.row, part.column), 5.6, "number")
    wide, high = CELL[0], min(CELL[1], (HEAD - 1.0) / part.rows)
    left = area.x + 10.0
    for row in range(part.rows):
        for column in range(part.columns):
            here = (row, column) == (part.row, part.column)
            corner = (left + column * wide, area.y + 0.1 + row * high)
            yield Rect(corner, wide, high, "box-filled" if here else "box")
            name = _name(row, column)
            style = "number" if here else "number-muted"
            yield Text((corner[0] + wide / 2, corner[1] + 0.75 * high), name, 0.75 * high, style, "middle")
    words = _("Cut at the solid marks. Sheets overlap by {overlap} mm; there the crosses must meet.")
    right = left + part.columns * wide + 4.0
    yield Text((right, area.y + 4.0), words.format(overlap=f"{part.overlap:g}"), 3.2, "text")


def _cuts(part: _Part) -> Iterator[Item]:
    """Marks outside the picture at every edge that is cut: all but those that go under a neighbour."""
    box = part.box
    xs = [box.x, *([box.right] if part.rightmost else [])]
    ys = [box.y, *([box.bottom] if part.lowest else [])]
    yield from _ticks(box, xs, ys, "crop")


def _ticks(box: Box, xs: Sequence[Millimetres], ys: Sequence[Millimetres], style: str) -> Iterator[Item]:
    for x in xs:
        yield Line((x, box.y - CROP_LENGTH), (x, box.y), style)
        yield Line((x, box.bottom), (x, box.bottom + CROP_LENGTH), style)
    for y in ys:
        yield Line((box.x - CROP_LENGTH, y), (box.x, y), style)
        yield Line((box.right, y), (box.right + CROP_LENGTH, y), style)


def _flaps(part: _Part) -> Iterator[Item]:
    """Which neighbour goes over the right and the lower edge, and how far."""
    box = part.box
    xs = [] if part.rightmost else [box.right - part.overlap]
    ys = [] if part.lowest else [box.bottom - part.overlap]
    yield from _ticks(box, xs, ys, "fold")
    words = _("glue {sheet} over this edge")
    if xs:
        text = words.format(sheet=_name(part.row, part.column + 1))
        middle = (box.right + 2.9, box.y + box.height / 2)
        yield Group((Text((0.0, 0.0), text, SMALL, "text-muted", "middle"),), shift=middle, turn=-90.0)
    if ys:
        text = words.format(sheet=_name(part.row + 1, part.column))
        yield Text((box.x + box.width / 2, box.bottom + 2.9), text, SMALL, "text-muted", "middle")


def _crosses(part: _Part) -> Iterator[Item]:
    """In the middle of each strip, near its ends."""
    arm, half, box = 2.0, part.overlap / 2, part.box
    columns = [box.x + half] * (not part.leftmost) + [box.right - half] * (not part.rightmost)
    rows = [box.y + half] * (not part.topmost) + [box.bottom - half] * (not part.lowest)
    spots = [(x, y) for x in columns for y in (box.y + half, box.bottom - half)]
    spots += [(x, y) for y in rows for x in (box.x + half, box.right - half)]
    for x, y in dict.fromkeys(spots):
        yield Line((x - arm, y), (x + arm, y), "crop")
        yield Line((x, y - arm), (x, y + arm), "crop")
