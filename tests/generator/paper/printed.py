"""Reading what was laid out: pages of a sheet, and every shape of them where it lies."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from generator.drawing.page import Page
from generator.drawing.scene import Group, Item, Point, Text
from generator.games import sheet_named
from generator.paper.sheet import SheetJob, parse_options


def made(slug: str, name: str, **given: str) -> Sequence[Page]:
    """The pages of a sheet, without footers."""
    sheet = sheet_named(slug, name)
    options = parse_options(sheet, {key.replace("_", "-"): value for key, value in given.items()})
    return sheet.pages(SheetJob(options))


def cards_of(page: Page) -> list[Group]:
    """What is cut out of a page."""
    return [item for item in page.scene.items if isinstance(item, Group) and item.layer == "card"]


def place(point: Point, group: Group) -> Point:
    """A point of a group in the coordinates of what the group lies in."""
    cosine, sine = math.cos(math.radians(group.turn)), math.sin(math.radians(group.turn))
    (x, y), (dx, dy) = point, group.shift
    return round(dx + x * cosine - y * sine, 6), round(dy + x * sine + y * cosine, 6)


def texts(items: Sequence[Item]) -> Iterator[str]:
    """Every text, in the order of drawing."""
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items)
        elif isinstance(item, Text):
            yield item.text
