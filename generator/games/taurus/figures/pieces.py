"""Things to print beside a board: wires and posts to cross off, bulls caught with their points, rulers, and pieces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from engine.game import Seat
from engine.games.taurus.board import (
    BULLS,
    LENGTH_NAMES,
    LENGTHS,
    PAIRS,
    PLAYERS,
    POINTS,
    POSTS,
    Colour,
    Length,
    Stock,
    squared,
)
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Rect, Text
from generator.games.taurus.figures import bulls
from generator.games.taurus.figures.areas import disc
from generator.games.taurus.figures.wires import POST, letter, name_of
from generator.language import gettext as _

WIRE_ROW: Final[Millimetres] = 4.6
BULL_ROW: Final[Millimetres] = 4.9
TITLE: Final[Millimetres] = 7.4
WIRE_LABEL: Final[Millimetres] = 9.0
BULL_LABEL: Final[Millimetres] = 6.6
BLOCK: Final[Millimetres] = TITLE + 3 * WIRE_ROW + 1.4 + len(BULLS) * BULL_ROW
"""How high a player's form is."""
MOST_BOX: Final[Millimetres] = 5.2
GLYPHS: Final = (2.4, 4.4, 6.4)
"""How long the three wires are drawn beside their boxes."""
POOL: Final[Millimetres] = 12.0
"""How high the form of the common pool is."""
TICKS: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(
        math.sqrt(square) / 4
        for square in sorted({squared(pair) for pair in range(len(PAIRS)) if LENGTHS[pair] == length})
    )
    for length in range(len(LENGTH_NAMES))
)
"""By length: the distances that such a wire spans, in sides of a field."""
RING: Final[Millimetres] = 1.35
"""Of a ruler."""


def tally(count: int, at: Point, step: Millimetres, high: Millimetres) -> tuple[Rect, ...]:
    """Boxes to cross off."""
    return tuple(Rect((at[0] + place * step, at[1]), step - 0.7, high, "box") for place in range(count))


def rod(a: Point, b: Point, seat: Seat | None) -> tuple[Item, ...]:
    """A wire as on the board; a grey one without a seat."""
    core = (Line(a, b, f"wire-core-{name_of(seat)}"),) if seat else ()
    return (Line(a, b, "wire-case"), Line(a, b, f"wire-{name_of(seat)}"), *core)


def player_form(seat: Seat, stock: Stock, each: int, width: Millimetres) -> Group:
    """A player's wires by length, and the bulls that may be caught, `each` of a colour: cross them off from the left.

    The last number crossed off in a row is what its bulls are worth.
    """
    items: list[Item] = [disc(seat, (2.4, 2.9)), Text((5.8, 4.4), _(PLAYERS[seat]), 4.0, "text-strong")]
    items.append(Rect((width - 11.4, 0.2), 11.0, 5.6, "box-total"))
    items.append(Text((width - 12.6, 4.2), _("points"), 3.0, "text-muted", "end"))
    items.append(Group(tuple(_wire_rows(seat, stock, width)), layer="wires", shift=(0.0, TITLE)))
    rows = tuple(_bull_rows(each, width))
    items.append(Group(rows, layer="caught", shift=(0.0, TITLE + len(stock) * WIRE_ROW + 1.4)))
    return Group(tuple(items), layer=f"form-{seat}")


def _wire_rows(seat: Seat, stock: Stock, width: Millimetres) -> Iterator[Item]:
    step = min(MOST_BOX, (width - WIRE_LABEL) / max(stock))
    for length, count in enumerate(stock):
        middle = length * WIRE_ROW + WIRE_ROW / 2
        yield from rod((0.9, middle), (0.9 + GLYPHS[length], middle), seat)
        yield Group(tally(count, (WIRE_LABEL, middle - 1.75), step, 3.5), layer=f"tally-{length}")


def _bull_rows(each: int, width: Millimetres) -> Iterator[Item]:
    step = min(MOST_BOX, (width - BULL_LABEL) / each)
    size = min(2.6, 0.62 * step)
    for colour in range(len(BULLS)):
        top = colour * BULL_ROW
        yield bulls.bull(colour, 0.62, (3.1, top + 2.8))
        boxes = tally(each, (BULL_LABEL, top + 0.3), step, BULL_ROW - 0.8)
        middles = [box.corner[0] + box.width / 2 for box in boxes]
        numbers = tuple(
            Text((middle, top + 2.25 + 0.36 * size), str(points), size, "number-muted", "middle")
            for middle, points in zip(middles, POINTS[1 : each + 1], strict=True)
        )
        yield Group((*boxes, *numbers), layer=f"caught-{BULLS[colour]}")


def pool_form(stock: Stock, width: Millimetres, side: Millimetres) -> Group:
    """Posts and grey wires that belong to nobody, to cross off; and a ruler for fields `side` wide."""
    left, step = 15.0, min(3.8, (width - 15.0 - 9.0) / POSTS)
    items: list[Item] = [Text((0.0, 3.6), _("Posts"), 3.4, "text-strong")]
    spots = [left + (place + 0.5) * step + place // 12 * 2.0 for place in range(POSTS)]
    items.append(Group(tuple(Circle((x, 2.4), 0.4 * step, "box") for x in spots), layer="posts"))
    items.append(Text((0.0, 9.2), _("Grey"), 3.4, "text-strong"))
    at = left
    for length, count in enumerate(stock):
        items.extend(rod((at, 8.0), (at + GLYPHS[length], 8.0), None))
        at += GLYPHS[length] + 1.6
        items.append(Group(tally(count, (at, 6.25), 3.9, 3.5), layer=f"tally-{length}"))
        at += count * 3.9 + 3.0
    ruler = wire_ruler(side, 1.6, 2.5)
    items.append(Group((ruler,), shift=(width - TICKS[-1][-1] * side - 2.5, 7.6)))
    return Group(tuple(items), layer="pool")


def wire_ruler(side: Millimetres, tick: Millimetres = 2.6, size: Millimetres = 2.9) -> Group:
    """A ruler for fields `side` wide: with its ring on one post, the other post lies within the length it takes.

    Its ring is at the origin; marks go `tick` up and down, names of `size` stand below.
    """
    items: list[Item] = [Line((0.0, 0.0), (TICKS[-1][-1] * side, 0.0), "ruler"), Circle((0.0, 0.0), RING, "peg")]
    for length, name in enumerate(LENGTH_NAMES):
        reach = spans(length, side)
        zone = Rect((reach[0], -tick / 2), reach[-1] - reach[0], tick, "box-filled")
        marks = tuple(Line((x, -tick), (x, tick), "line") for x in reach)
        words = Text(((reach[0] + reach[-1]) / 2, tick + 1.05 * size), _(name), size, "text-strong", "middle")
        items.append(Group((zone, *marks, words), layer=f"length-{length}"))
    return Group(tuple(items), layer="wire-ruler")


def token(colour: Colour, size: Millimetres) -> tuple[Item, ...]:
    """A bull on a square of `size` mm, from its corner."""
    return (bulls.bull(colour, size / 8.6, (size / 2, 0.6 * size)),)


def peg(size: Millimetres) -> tuple[Item, ...]:
    """A post on a square of `size` mm, from its corner."""
    middle = (size / 2, size / 2)
    radius = 0.4 * size
    return (Circle(middle, radius, "dowel"), Circle(middle, radius * 0.32, "dowel-top"))


def spans(length: Length, side: Millimetres) -> tuple[Millimetres, ...]:
    """The distances that a wire spans on fields `side` wide."""
    return tuple(tick * side for tick in TICKS[length])


def strip(seat: Seat | None, length: Length, side: Millimetres, end: Millimetres, high: Millimetres) -> Group:
    """A wire as a strip of paper, to pierce at one end and at the distance wanted; `end` mm remain beyond the holes."""
    reach, middle = spans(length, side), high / 2
    wide = reach[-1] + 2 * end
    pricks = tuple(Circle((end + x, middle), POST, "peg") for x in (0.0, *reach))
    items = (
        Rect((0.0, 0.0), wide, high, "box"),
        *rod((end, middle), (end + reach[-1], middle), seat),
        *pricks,
        *(() if seat is None else (Text((wide - 0.4 * end, middle + 1.1), letter(seat), 3.0, "number", "middle"),)),
    )
    return Group(items, layer=f"strip-{length}")
