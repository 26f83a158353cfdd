"""Printed cards: a picture that children read for themselves, and the sentence that is read out to the mover.

A card is drawn from its upper left corner; what should reach its edge goes `BLEED` beyond it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from engine.games.turi_tour.animals import FARMER, NAMES, Kind
from engine.games.turi_tour.cards import READ_OUT, Card, StartCard
from generator.drawing.page import BLEED
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.turi_tour.figures.day import pair_of_glasses
from generator.games.turi_tour.figures.enlarged import enlarged
from generator.language import gettext as _

SIDE: Final[Millimetres] = 54.0
"""Cards are square, the largest of which twelve go on A4 and on Letter with their bleed and marks."""
MIDDLE: Final = SIDE / 2
SHORE: Final[Millimetres] = 27.0
GROUND: Final[Millimetres] = 39.0
"""Where the sea begins in the pictures, and where it ends."""
WORDS: Final[Millimetres] = 45.6
LETTERS: Final = 26
SIZE: Final[Millimetres] = 4.2
STEP: Final[Millimetres] = 4.7
SMALL: Final = 1.75
"""How large figures are where there are several."""


def front(card: Card) -> tuple[Item, ...]:
    """A task card: its picture, and below it what the player on the left says."""
    return (*PICTURES[card.task](card.in_hand), *_sentence(_(READ_OUT[card.task])))


def cut(card: Card) -> tuple[Item, ...]:
    """A task card as it is when it is cut out: nothing reaches over its edges."""
    return tuple(
        replace(item, corner=(0.0, item.corner[1]), width=SIDE)
        if isinstance(item, Rect) and item.corner[0] < 0.0
        else item
        for item in front(card)
    )


def _sentence(words: str) -> tuple[Text, ...]:
    """In as few lines as it takes, these as even as can be."""
    said = _("“{sentence}”").format(sentence=words)
    count = len(textwrap.wrap(said, LETTERS))
    lines = next(lines for wide in range(LETTERS + 1) if len(lines := textwrap.wrap(said, wide or 1)) <= count)
    return tuple(Text((MIDDLE, WORDS + row * STEP), line, SIZE, "text", "middle") for row, line in enumerate(lines))


def _sea() -> Rect:
    return Rect((-BLEED, SHORE), SIDE + 2 * BLEED, GROUND - SHORE, "sea")


def _isle(middle: Millimetres, half: Millimetres) -> tuple[Item, ...]:
    """An island as it is seen from a boat, its border strip in front."""
    return (
        Polygon(_hill((middle, GROUND - 2.0), half, 7.5), "strand"),
        Polygon(_hill((middle, GROUND - 3.6), half - 3.0, 6.0), "isle"),
    )


def _hill(foot: Point, half: Millimetres, high: Millimetres) -> tuple[Point, ...]:
    """The upper half of an oval."""
    steps = [pi * step / 20 for step in range(21)]
    return tuple((foot[0] - half * cos(turn), foot[1] - high * sin(turn)) for turn in steps)


def _sun(middle: Point, far: Millimetres) -> tuple[Item, ...]:
    x, y = middle
    ways = [(cos(pi * step / 6), sin(pi * step / 6)) for step in range(12)]
    rays = tuple(
        Line((x + 1.35 * far * right, y + 1.35 * far * down), (x + 1.8 * far * right, y + 1.8 * far * down), "line")
        for right, down in ways
    )
    return (*rays, Circle(middle, far, "coat-1"))


def _house(middle: Point, size: Millimetres) -> tuple[Item, ...]:
    """Home: a house with its door open; `middle` is that of its walls."""
    x, y = middle
    return (
        Rect((x - size, y - 0.7 * size), 2 * size, 1.5 * size, "coat-6"),
        Polygon(((x - 1.3 * size, y - 0.7 * size), (x, y - 1.9 * size), (x + 1.3 * size, y - 0.7 * size)), "coat-2"),
        Rect((x - 0.3 * size, y - 0.1 * size), 0.6 * size, 0.9 * size, "coat-dark"),
    )


def _standing(kind: Kind | None, foot: Point, scale: float) -> Group:
    """A figure whose feet are there."""
    assert kind is not None
    return Group(enlarged(kind, scale), shift=(foot[0], foot[1] - 2.2 * scale))


def _holiday(kind: Kind | None) -> tuple[Item, ...]:
    return (
        *_sun((9.0, 10.0), 3.6),
        _sea(),
        *_isle(MIDDLE + 2.0, 20.0),
        _standing(kind, (MIDDLE + 2.0, SHORE + 5.0), 3.7),
    )


def _farmer(_kind: Kind | None) -> tuple[Item, ...]:
    """The farmer on his way from the house to the island; a hand and an arrow would be too small to be understood."""
    return (
        *_house((43.5, 24.0), 6.2),
        Polygon(((37.6, 36.0), (33.1, 33.4), (33.1, 38.6)), "arrow"),
        _standing(FARMER, (21.0, 38.0), 4.0),
    )


def _homesick(kind: Kind | None) -> tuple[Item, ...]:
    return (
        Circle((40.0, 13.0), 10.5, "plate"),
        Circle((29.6, 22.4), 2.1, "plate"),
        Circle((26.6, 25.6), 1.2, "plate"),
        *_house((40.0, 15.4), 4.6),
        _sea(),
        *_isle(19.0, 15.0),
        _standing(kind, (17.0, SHORE + 5.0), 2.7),
    )


def _count(kind: Kind | None) -> tuple[Item, ...]:
    return (
        _sea(),
        *_isle(21.0, 19.0),
        *(_standing(kind, (x, SHORE + 5.0), SMALL) for x in (9.0, 33.0)),
        _standing(kind, (21.0, SHORE + 6.0), SMALL),
        Text((45.0, 31.0), "?", 27.0, "number-accent", "middle"),
    )


def _sourpuss(_kind: Kind | None) -> tuple[Item, ...]:
    """A face that nothing pleases, below a cloud of its own."""
    cloud = ((19.0, 8.0, 4.4), (25.0, 6.4, 5.0), (31.0, 6.6, 5.0), (36.0, 8.4, 4.0))
    drops = [(x, 13.4 + 0.8 * (place % 2)) for place, x in enumerate((18.0, 22.5, 27.0, 31.5, 36.0))]
    face = (MIDDLE, 28.4)
    return (
        *(Circle((x, y), far, "coat-5") for x, y, far in cloud),
        *(Line((x, y), (x - 0.7, y + 2.4), "line-accent") for x, y in drops),
        Circle(face, 10.8, "coat-1"),
        *(Circle((MIDDLE + side * 4.0, 27.4), 1.2, "coat-dark") for side in (-1, 1)),
        *(Line((MIDDLE + side * 6.6, 22.8), (MIDDLE + side * 2.2, 25.0), "line-strong") for side in (-1, 1)),
        Polyline(tuple((MIDDLE - 4.6 * cos(turn), 35.0 - 2.6 * sin(turn)) for turn in ARC), "line-strong"),
    )


ARC: Final = tuple(pi * step / 12 for step in range(13))


def _turn(_kind: Kind | None) -> tuple[Item, ...]:
    """The board in its quarters, and round it an arrow over one of them, clockwise."""
    x, y, far, away = MIDDLE, 22.6, 12.0, 16.0
    arc = [pi * step / 24 for step in range(-13, -2)]
    tip = pi * -0.02
    head = ((x + (away - 2.4) * cos(tip - 0.16), y + (away - 2.4) * sin(tip - 0.16)), (x + away * cos(tip), y + 1.0),
            (x + (away + 2.4) * cos(tip - 0.16), y + (away + 2.4) * sin(tip - 0.16)))  # fmt: skip
    spots = [pi * (2 * step + 1) / 6 for step in range(6)]
    return (
        Circle((x, y), far, "sea"),
        *(Circle((x + 7.4 * cos(turn), y + 7.4 * sin(turn)), 2.6, "isle") for turn in spots),
        Line((x - far, y), (x + far, y), "line"),
        Line((x, y - far), (x, y + far), "line"),
        Polyline(tuple((x + away * cos(turn), y + away * sin(turn)) for turn in arc), "line-strong"),
        Polygon(head, "arrow"),
    )


PICTURES: Final[Mapping[str, Callable[[Kind | None], tuple[Item, ...]]]] = {
    "count": _count,
    "farmer": _farmer,
    "holiday": _holiday,
    "homesick": _homesick,
    "sourpuss": _sourpuss,
    "turn": _turn,
}
PLACES: Final[tuple[Point, ...]] = ((10.0, 22.0), (MIDDLE, 22.0), (44.0, 22.0), (17.5, 44.0), (36.5, 44.0))
"""Where the five of a start card stand."""


def start_front(number: int, card: StartCard) -> tuple[Item, ...]:
    """A start card: the animals that begin on holiday, with their names."""
    items: list[Item] = [Text((MIDDLE, 6.6), _("Start {number}").format(number=number), 4.4, "heading", "middle")]
    for kind, (x, y) in zip(card.kinds, PLACES, strict=True):
        items.append(_standing(kind, (x, y), SMALL))
        items.append(Text((x, y + 4.4), _(NAMES[kind]), 3.6, "text", "middle"))
    return tuple(items)


def back() -> tuple[Item, ...]:
    """The back of all task cards: sunglasses on the sea."""
    return (_all_over("sea"), *map(_printed, pair_of_glasses((MIDDLE, MIDDLE), 1.25)))


def _printed(item: Item) -> Item:
    """Glass as a look that saves ink where it should."""
    return replace(item, style="glass-printed") if isinstance(item, Rect) else item


def start_back() -> tuple[Item, ...]:
    """The back of all start cards: a suitcase on the beach."""
    return (
        _all_over("strand"),
        Rect((MIDDLE - 5.0, 17.0), 10.0, 8.0, "plate", 2.0),
        Rect((MIDDLE - 14.0, 20.5), 28.0, 19.0, "coat-2", 2.4),
        *(Rect((MIDDLE + side * 9.0 - 1.2, 20.5), 2.4, 19.0, "coat-6") for side in (-1, 1)),
    )


def _all_over(style: str) -> Rect:
    """A ground that goes over the edges on all sides."""
    return Rect((-BLEED, -BLEED), SIDE + 2 * BLEED, SIDE + 2 * BLEED, style)
