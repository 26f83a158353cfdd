"""How far the shapes of a scene reach, line weights included."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from reportlab.pdfbase import pdfmetrics

from generator.drawing.page import Box, Page
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Point, Polygon, Polyline, Rect, Text
from generator.games import LOOKS

ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


def corners(item: Item, names: Mapping[str, str]) -> list[Point]:
    """Points whose hull holds a shape, its stroke left out; `names` are reportlab's font names by role."""
    if isinstance(item, Line):
        return [item.a, item.b]
    if isinstance(item, Polygon | Polyline):
        return list(item.points)
    if isinstance(item, Circle):
        (x, y), r = item.centre, item.radius
        return [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    if isinstance(item, Rect):
        (x, y), w, h = item.corner, item.width, item.height
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    assert isinstance(item, Text)
    width = pdfmetrics.stringWidth(item.text, names[LOOKS.look(item.style).font], item.size)
    left = item.at[0] - ANCHORS[item.anchor] * width
    top, bottom = item.at[1] - 0.8 * item.size, item.at[1] + 0.3 * item.size
    return [(left, top), (left + width, top), (left + width, bottom), (left, bottom)]


def boxes(items: Sequence[Item], names: Mapping[str, str]) -> Iterator[tuple[Item, Box]]:
    """Every painted shape with the box it lies in, in the coordinates of the outermost scene."""
    for item, points in _placed(items, names):
        half = LOOKS.look(item.style).weight / 2  # type: ignore[union-attr]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        yield item, Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(half)


def _placed(items: Sequence[Item], names: Mapping[str, str]) -> Iterator[tuple[Item, list[Point]]]:
    for item in items:
        if isinstance(item, Pad):
            continue
        if not isinstance(item, Group):
            if LOOKS.look(item.style).fill or LOOKS.look(item.style).stroke:
                yield item, corners(item, names)
            continue
        cosine, sine = math.cos(math.radians(item.turn)), math.sin(math.radians(item.turn))
        dx, dy = item.shift
        for inner, points in _placed(item.items, names):
            yield inner, [(dx + x * cosine - y * sine, dy + x * sine + y * cosine) for x, y in points]


def outside(page: Page, limits: Box, names: Mapping[str, str]) -> list[Item]:
    """The shapes of a page that reach out of `limits`; a window is judged by its box."""
    found = [item for item, box in boxes(page.scene.items, names) if not _holds(limits, box)]
    assert all(_holds(limits, window.box) for window in page.windows), "a window reaches out"
    return found


def _holds(outer: Box, inner: Box) -> bool:
    slack = 0.15  # half a fine line may lie on the edge itself
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )
