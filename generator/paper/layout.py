"""Paper as geometry: sizes, margins, n-up, crop marks, backs, the control ruler, titles and page numbers.

All lengths are millimetres, all positions from the top left corner of the sheet. Nothing here knows PDF.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from generator.drawing.page import BLEED, Box, Page
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Scene, Text

Translate: TypeAlias = Callable[[str], str]
Edge: TypeAlias = Literal["long", "short"]
"""Of a sheet: the one over which a printer turns it to print its other side."""

MARGIN: Millimetres = 10.0
CROP_LENGTH: Millimetres = 4.0
FOOTER: Millimetres = 9.0
RULER: Millimetres = 100.0
FOOTER_SIZE: Millimetres = 3.4


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright unless `turned` was called."""

    name: str
    width: Millimetres
    height: Millimetres

    @property
    def lying(self) -> bool:
        """Wider than high."""
        return self.width > self.height

    def turned(self) -> Paper:
        """The same sheet on its other side: lying if it was upright."""
        return replace(self, width=self.height, height=self.width)


# ISO 216; ANSI/ASME Y14.1 (8.5 by 11 inches).
PAPERS: Mapping[str, Paper] = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
}


def live_area(paper: Paper) -> Box:
    """What every printer reaches: the sheet without its margins."""
    return Box(0.0, 0.0, paper.width, paper.height).grown(-MARGIN)


def body_area(paper: Paper) -> Box:
    """The live area without the footer line."""
    live = live_area(paper)
    return Box(live.x, live.y, live.width, live.height - FOOTER)


def ruler(at: Point, length: Millimetres = RULER) -> Group:
    """A ruler with a tick each 10 mm, its baseline starting at `at`, to check that a print is true to size."""
    ticks = [Line((0.0, 0.0), (length, 0.0), "ruler")]
    for step in range(round(length / 10) + 1):
        high = 2.2 if step % 5 == 0 else 1.3
        ticks.append(Line((step * 10.0, 0.0), (step * 10.0, -high), "ruler"))
    label = Text((length + 1.5, 0.0), f"{length:g} mm", 2.8, "number-muted")
    return Group((*ticks, label), layer="ruler", shift=at)


def footer(
    paper: Paper, title: str, number: int, total: int, translate: Translate = str, *, head: bool = False
) -> tuple[Item, ...]:
    """The last line of a page, or the first: its title, the control ruler and "page 2 of 3"."""
    live = live_area(paper)
    count = translate("page {number} of {total}").format(number=number, total=total)
    base = live.y + 4.0 if head else live.bottom - 1.0
    rule = base + 2.0 if head else base - 5.0
    return (
        Line((live.x, rule), (live.right, rule), "rule"),
        Text((live.x, base), title, FOOTER_SIZE, "text-italic"),
        ruler((live.x + (live.width - RULER) / 2, base)),
        Text((live.right, base), count, FOOTER_SIZE, "text-muted", "end"),
    )


def paginate(pages: Sequence[Page], paper: Paper, translate: Translate = str) -> tuple[Page, ...]:
    """The pages with their footers, numbered from 1; each is upright or lying as its picture is."""
    total = len(pages)
    done = []
    for number, page in enumerate(pages, start=1):
        line = footer(sheet_of(page, paper), page.title, number, total, translate, head=page.headed)
        done.append(replace(page, scene=replace(page.scene, items=(*page.scene.items, *line))))
    return tuple(done)


def body_of(page: Page, paper: Paper) -> Box:
    """Where on a page there is room beside its footer."""
    body = body_area(sheet_of(page, paper))
    return replace(body, y=body.y + FOOTER) if page.headed else body


def sheet_of(page: Page, paper: Paper) -> Paper:
    """The paper the way the page has it. Raises ValueError when the page is of another size."""
    for sheet in (paper, paper.turned()):
        if (page.scene.width, page.scene.height) == (sheet.width, sheet.height):
            return sheet
    raise ValueError(f"a page of {page.scene.width:g} x {page.scene.height:g} mm is not {paper.name}")


def blank(paper: Paper, items: Sequence[Item], title: str = "") -> Page:
    """A page of the whole `paper` with `items` placed from the sheet's corner."""
    return Page(Scene(paper.width, paper.height, tuple(items), title), title)


def _fitting(room: Millimetres, size: Millimetres, gap: Millimetres) -> int:
    return math.floor((room + gap) / (size + gap) + 1e-9)


def n_up(
    area: Box, width: Millimetres, height: Millimetres, *, bleed: Millimetres = 0.0, gap: Millimetres | None = None
) -> tuple[Box, ...]:
    """As many boxes of `width` by `height` (after trimming) as `area` takes, row by row, the block centred.

    With a `bleed` the boxes lie two bleeds apart (unless `gap` says more) and room for the crop marks is kept round the
    block. Raises ValueError when not even one fits.
    """
    space = 2 * bleed if gap is None else max(gap, 2 * bleed)
    rim = bleed + CROP_LENGTH if bleed else 0.0
    inner = area.grown(-rim)
    columns, rows = _fitting(inner.width, width, space), _fitting(inner.height, height, space)
    if columns < 1 or rows < 1:
        raise ValueError(f"{width:g} x {height:g} mm do not fit into {inner.width:g} x {inner.height:g} mm")
    left = inner.x + (inner.width - columns * width - (columns - 1) * space) / 2
    top = inner.y + (inner.height - rows * height - (rows - 1) * space) / 2
    return tuple(
        Box(left + column * (width + space), top + row * (height + space), width, height)
        for row in range(rows)
        for column in range(columns)
    )


def crop_marks(boxes: Sequence[Box], bleed: Millimetres = BLEED) -> tuple[Line, ...]:
    """Where to cut: a mark at both ends of every edge line of `boxes`, outside the block and clear of the bleed."""
    left, right = min(b.x for b in boxes) - bleed, max(b.right for b in boxes) + bleed
    top, bottom = min(b.y for b in boxes) - bleed, max(b.bottom for b in boxes) + bleed
    upright = sorted({round(x, 4) for b in boxes for x in (b.x, b.right)})
    level = sorted({round(y, 4) for b in boxes for y in (b.y, b.bottom)})
    marks: list[Line] = []
    for x in upright:
        marks.append(Line((x, top - CROP_LENGTH), (x, top), "crop"))
        marks.append(Line((x, bottom), (x, bottom + CROP_LENGTH), "crop"))
    for y in level:
        marks.append(Line((left - CROP_LENGTH, y), (left, y), "crop"))
        marks.append(Line((right, y), (right + CROP_LENGTH, y), "crop"))
    return tuple(marks)


def backs(boxes: Sequence[Box], paper: Paper, offset: Point = (0.0, 0.0), over: Edge = "long") -> tuple[Box, ...]:
    """The places of the backs of `boxes`, in the same order, for a sheet turned `over` its long or its short edge.

    `offset` (right, down) is what the printer is off between the two sides.
    """
    dx, dy = offset
    across = not upends(paper, over)
    return tuple(
        Box(
            (paper.width - box.right if across else box.x) + dx,
            (box.y if across else paper.height - box.bottom) + dy,
            box.width,
            box.height,
        )
        for box in boxes
    )


def upends(paper: Paper, over: Edge) -> bool:
    """Whether a sheet turned `over` this edge has its top where its foot was: its backs must be drawn upside down."""
    return (over == "long") == paper.lying
