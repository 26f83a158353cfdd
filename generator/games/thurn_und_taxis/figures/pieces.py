"""Houses, carriages, tiles and officials, for the screen and for paper alike: in millimetres, scaled by the caller."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS, Official
from engine.games.thurn_und_taxis.land import Land, Points, Prize, Size, Stack
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.places import FREE, PLACES
from generator.language import gettext as _

SEAT_ROLES: Final = (4, 1, 2, 3)
"""By seat: the number of its colour among the players' colours of the styles."""
TILE: Final = (9.0, 7.2)
"""Width and height of a tile on a map that is 100 mm wide."""
BAND: Final = 2.5
"""The height of the band on it that says what it is for."""
CROWD: Final = 4
APART: Final = (-1.6, 2.3)
"""On a stack: how far from the middle the topmost tile's points stand, and the size of those of the tiles below."""
CROWDED: Final = (-2.5, 2.0)
"""The same if there are more than `CROWD` tiles."""


def letter(seat: Seat) -> str:
    """The sign of a seat beside its colour: the first letter of the colour's name."""
    return _(COLOURS[seat])[:1]


@cache
def house(seat: Seat, height: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """A house in the seat's colour with its letter, `height` high, round `at`."""
    role = SEAT_ROLES[seat]
    sign = Text((0.0, height * 0.4), letter(seat), height * 0.82, f"mark-p{role}", "middle")
    return Group((Polygon(house_points(height), f"house-p{role}"), sign), shift=at)


def ghost(height: Millimetres, at: Point = (0.0, 0.0), sign: str = "") -> Group:
    """The outline of a house that might be there, with a sign in it."""
    words = (Text((0.0, height * 0.4), sign, height * 0.82, "number-accent", "middle"),) if sign else ()
    return Group((Polygon(house_points(height), "house-ghost"), *words), shift=at)


def house_points(height: Millimetres) -> tuple[Point, ...]:
    """The outline of a house round the origin: walls and a gable."""
    half, eaves, foot = height * 0.44, -height * 0.18, height / 2
    return ((-half, foot), (-half, eaves), (0.0, -height / 2), (half, eaves), (half, foot))


@cache
def bastions(radius: Millimetres, at: Point = (0.0, 0.0)) -> Polygon:
    """The wall of a free city round `at`: a star with eight points."""
    corners = ((radius * (1.0, 0.8)[turn % 2], math.radians(22.5 * turn - 90)) for turn in range(16))
    return Polygon(tuple((at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for r, a in corners), FREE)


def prize_words(stack: Stack) -> str:
    """What a tile is for, in a word that fits on it; "" where the colours of countries say it."""
    if stack.prize is Prize.LENGTH:
        return _("route {length}").format(length=stack.length)
    if stack.city:
        return stack.city
    return {Prize.EVERYWHERE: _("all"), Prize.END: _("end")}.get(stack.prize, "")


def tile(land: Land, stack: Stack, value: Points | None, width: Millimetres = TILE[0], at: Point = (0.0, 0.0)) -> Group:
    """A bonus tile of `width`, its middle at `at`: a band that says what it is for, and its points unless None."""
    unit = width / TILE[0]
    height = TILE[1] * unit
    box = Rect((-width / 2, -height / 2), width, height, "tile", unit)
    points = "" if value is None else str(value)
    number = Text((0.0, height / 2 - 0.9 * unit), points, 4.6 * unit, "number", "middle")
    return Group((box, *_band(land, stack, width), number), shift=at)


def _band(land: Land, stack: Stack, width: Millimetres) -> tuple[Item, ...]:
    unit = width / TILE[0]
    inset, top = 0.6 * unit, (0.6 - TILE[1] / 2) * unit
    room = width - 2 * inset
    words = prize_words(stack)
    if words:
        size = fitted(words, room * (0.9 if stack.city else 1.0), 2.5 * unit)
        free = (Rect((-room / 2, top), room, BAND * unit, FREE),) if stack.city else ()
        return (*free, Text((0.0, top + 1.9 * unit), words, size, "text-strong", "middle"))
    part = room / len(stack.countries)
    realms = PLACES[land.name].realms
    return tuple(
        area
        for number, name in enumerate(stack.countries)
        for area in (
            Rect((number * part - room / 2, top), part, (BAND - 0.6) * unit, f"land-{realms[name].look}"),
            Rect((number * part - room / 2, top), part, (BAND - 0.6) * unit, "frame-fine"),
        )
    )


@cache
def tile_stack(land: Land, place: int, left: int, width: Millimetres = TILE[0], at: Point = (0.0, 0.0)) -> Group:
    """A stack of tiles: the topmost, the edges of those below and their points; an empty place when all are gone.

    `place` is that of the stack in `land.stacks`, `left` the number of tiles still on it.
    """
    stack = land.stacks[place]
    unit = width / TILE[0]
    height = TILE[1] * unit
    if not left:
        gone = Rect((-width / 2, -height / 2), width, height, "chip-used", unit)
        return Group((gone, *_band(land, stack, width)), title=stack_title(stack, left), shift=at)
    values = stack.values[-left:]
    step = 0.4 * unit
    edges = tuple(
        Rect((-width / 2 + step * below, -height / 2 + step * below), width, height, "tile", unit)
        for below in range(left - 1, 0, -1)
    )
    rest = " ".join(map(str, values[1:]))
    across, size = CROWDED if left > CROWD else APART if rest else (0.0, 0.0)
    small = (Text((width / 2 - 0.6 * unit, height / 2 - 0.8 * unit), rest, size * unit, "number-muted", "end"),)
    top = tile(land, stack, values[0], width)
    shifted = Group((*top.items[:-1], _moved(top.items[-1], across * unit)))
    return Group((*edges, shifted, *(small if rest else ())), title=stack_title(stack, left), shift=at)


def coin(value: Points, width: Millimetres) -> Group:
    """The tile of a free city where it lies in its town: its points alone, round the origin."""
    height = width * TILE[1] / TILE[0]
    box = Rect((-width / 2, -height / 2), width, height, "tile", width / TILE[0])
    return Group((box, Text((0.0, height * 0.33), str(value), height * 0.92, "number", "middle")))


def _moved(number: Item, across: Millimetres) -> Item:
    return Group((number,), shift=(across, 0.0))


def stack_title(stack: Stack, left: int) -> str:
    """A stack in words: what for, and the points of the tiles still there."""
    name = _(stack.title)
    if not left:
        return _("Tiles for {stack}: none left").format(stack=name)
    values = ", ".join(map(str, stack.values[-left:]))
    return _("Tiles for {stack}: {values}").format(stack=name, values=values)


def carriage(size: Size, width: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """A coach from the side with its size on the door, `width` wide and four fifths as high, round `at`.

    Size 0, no carriage yet, is an empty outline.
    """
    unit = width / 10
    body = ((-4.2, -3.6), (4.2, -3.6), (3.8, 1.4), (2.0, 2.2), (-2.0, 2.2), (-3.8, 1.4))
    wheels = ((-2.9, 2.2, 1.7), (2.9, 2.2, 1.7))
    style, spokes = ("chip", "line") if size else ("chip-used", "line-muted")
    items: list[Item] = [Polygon(_scaled(body, unit), style)]
    for x, y, radius in wheels:
        items.append(Circle((x * unit, y * unit), radius * unit, style))
        if size:
            items.append(Circle((x * unit, y * unit), radius * unit * 0.3, "pip"))
    items.append(Text((0.0, 1.25 * unit), str(size or "–"), 5.0 * unit, "number", "middle"))
    if size:
        items.append(Line((-4.2 * unit, -3.6 * unit), (4.2 * unit, -3.6 * unit), spokes))
    return Group(tuple(items), shift=at)


def _scaled(points: Sequence[Point], unit: Millimetres) -> tuple[Point, ...]:
    return tuple((x * unit, y * unit) for x, y in points)


def official(which: Official, size: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """The sign of an official within a square of `size` round `at`: what he does, drawn in a few strokes."""
    return Group(_SIGNS[which](size / 10), shift=at)


def _amtmann(unit: Millimetres) -> tuple[Item, ...]:
    """Cards exchanged: an arrow to and an arrow fro."""
    there = Polyline(_scaled(((-4.0, -1.8), (2.4, -1.8)), unit), "line-strong")
    back = Polyline(_scaled(((4.0, 1.8), (-2.4, 1.8)), unit), "line-strong")
    return (
        there,
        Polygon(_scaled(((4.2, -1.8), (1.8, -3.6), (1.8, 0.0)), unit), "arrow"),
        back,
        Polygon(_scaled(((-4.2, 1.8), (-1.8, 3.6), (-1.8, 0.0)), unit), "arrow"),
    )


def _postmeister(unit: Millimetres) -> tuple[Item, ...]:
    """A second card behind the first."""
    return (
        Group((Rect((-0.4 * unit, -4.0 * unit), 4.4 * unit, 6.6 * unit, "card", 0.6 * unit),), turn=8.0),
        Group((Rect((-3.8 * unit, -2.8 * unit), 4.4 * unit, 6.6 * unit, "card", 0.6 * unit),), turn=-8.0),
    )


def horn(unit: Millimetres, style: str = "line-strong", fill: str = "arrow") -> tuple[Item, ...]:
    """A post horn: a coil with its mouthpiece and its bell, about nine units wide."""
    coil = tuple(
        (2.1 * math.cos(math.radians(angle)), 2.1 * math.sin(math.radians(angle)) + 0.6) for angle in range(0, 361, 30)
    )
    tube = ((-4.2, -1.5), (-1.5, -1.5), (0.4, -1.6), (2.3, -2.4))
    bell = ((1.6, -2.0), (4.4, -4.2), (4.6, -0.6))
    return (
        Polyline(_scaled(coil, unit), style),
        Polyline(_scaled(tube, unit), style),
        Polygon(_scaled(bell, unit), fill),
    )


def _wheel(unit: Millimetres) -> tuple[Item, ...]:
    spokes = tuple(
        Line(
            (0.9 * unit * math.cos(angle), 0.9 * unit * math.sin(angle)),
            (3.6 * unit * math.cos(angle), 3.6 * unit * math.sin(angle)),
            "line",
        )
        for angle in (math.radians(45 * step) for step in range(8))
    )
    return (Circle((0.0, 0.0), 3.8 * unit, "wheel"), *spokes, Circle((0.0, 0.0), unit, "pip"))


_SIGNS: Final[Mapping[Official, Callable[[Millimetres], tuple[Item, ...]]]] = {
    Official.AMTMANN: _amtmann,
    Official.POSTMEISTER: _postmeister,
    Official.POSTILLION: horn,
    Official.WAGNER: _wheel,
}
