"""Positions of Taurus to draw, and what is in their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from engine import GAMES
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Item, Line, Point, Polygon, Polyline, Rect, Scene, Text
from generator.games import figure_of
from tests.engine.tables import random_match

Shape: TypeAlias = Circle | Line | Polygon | Polyline | Rect | Text
GAME: Final = GAMES["taurus"]
FIGURE: Final = figure_of("taurus")
MATCHES: Final = ("drawn 4", "drawn 5", "drawn 9", "drawn 14", "drawn 22")
"""With two to four players; dead wires, bulls under wires, one under a grey one, and areas to choose from."""


@cache
def states() -> tuple[TaurusState, ...]:
    """All positions of the matches."""
    found = []
    for name in MATCHES:
        for state in random_match(GAME, name).states:
            assert isinstance(state, TaurusState)
            found.append(state)
    return tuple(found)


def in_phase(*phases: Phase) -> list[TaurusState]:
    found = [state for state in states() if state.phase in phases]
    assert len(found) > 2
    return found


def picture(state: TaurusState) -> Scene:
    return FIGURE.board(state, View())


def titles(scene: Scene) -> dict[str, str]:
    return {group.touch: group.title for group in scene.groups() if group.touch}


def layer(items: tuple[Item, ...], name: str) -> list[Group]:
    return [group for group in Scene(0.0, 0.0, items).groups() if group.layer == name]


def placed(items: tuple[Item, ...], at: Point = (0.0, 0.0)) -> Iterator[tuple[Shape, Point]]:
    """Every shape with the point that its origin is put at; nothing is turned in these pictures."""
    for item in items:
        if isinstance(item, Group):
            assert item.turn == 0.0
            yield from placed(item.items, (at[0] + item.shift[0], at[1] + item.shift[1]))
        else:
            yield item, at


def styled(items: tuple[Item, ...], style: str) -> list[Shape]:
    return [shape for shape, _at in placed(items) if shape.style == style]


def words(items: tuple[Item, ...]) -> list[str]:
    return [shape.text for shape, _at in placed(items) if isinstance(shape, Text)]


def hit_of(group: Group) -> tuple[Point, ...]:
    """The corners of the part of the picture that a touch counts in."""
    (shape,) = [(shape, at) for shape, at in placed((group,)) if shape.style == "hit"]
    item, (right, down) = shape
    if isinstance(item, Rect):
        (x, y), wide, high = item.corner, item.width, item.height
        corners: tuple[Point, ...] = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    else:
        assert isinstance(item, Polygon)
        corners = item.points
    return tuple((x + right, y + down) for x, y in corners)


def hits(scene: Scene) -> dict[str, tuple[Point, ...]]:
    """By touch, in the coordinates of the scene."""
    found = {}
    stack: list[tuple[Item, Point]] = [(item, (0.0, 0.0)) for item in scene.items]
    while stack:
        item, (right, down) = stack.pop()
        if not isinstance(item, Group):
            continue
        if item.touch:
            found[item.touch] = tuple((x + right, y + down) for x, y in hit_of(item))
            continue
        there = (right + item.shift[0], down + item.shift[1])
        stack.extend((inner, there) for inner in item.items)
    return found


def extent(corners: tuple[Point, ...]) -> Point:
    xs, ys = [x for x, _y in corners], [y for _x, y in corners]
    return max(xs) - min(xs), max(ys) - min(ys)


def area(corners: tuple[Point, ...]) -> float:
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def holds(corners: tuple[Point, ...], point: Point) -> bool:
    """Whether a point is within a polygon: a ray to the right crosses its edge an odd number of times."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
