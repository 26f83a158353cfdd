"""How much of a page is covered with colour."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from generator.drawing.page import Page
from generator.drawing.scene import Circle, Group, Item, Polygon, Rect
from generator.drawing.themes import ThemeName
from generator.games import LOOKS

WHITE = ("", "#ffffff")


def inked(pages: Sequence[Page], theme: ThemeName) -> list[float]:
    """The areas, in square millimetres, of all shapes that are filled with anything but white; letters left out.

    A picture over several pages is counted once.
    """
    shapes = [shape for page in pages for shape in flat(page.scene.items)]
    wide = {id(window.scene): window.scene for page in pages for window in page.windows}
    shapes += [shape for scene in wide.values() for shape in flat(scene.items)]
    return [area(item) for item in shapes if LOOKS.paint(item.style, theme).fill not in WHITE]


def flat(items: Sequence[Item]) -> Iterator[Circle | Polygon | Rect]:
    """Every shape that can be filled, of all groups."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items)
        elif isinstance(item, Circle | Polygon | Rect):
            yield item


def area(item: Circle | Polygon | Rect) -> float:
    """In square millimetres; rounded corners count as square ones."""
    if isinstance(item, Rect):
        return item.width * item.height
    if isinstance(item, Circle):
        return math.pi * item.radius**2
    pairs = zip(item.points, item.points[1:] + item.points[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2
