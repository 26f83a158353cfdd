"""Positions of Thurn und Taxis to draw, and what is in their pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Point, Polygon, Polyline, Rect, Scene, Text
from generator.games import figure_of
from tests.engine.tables import VARIANTS, random_match

SOUTH: Final = "thurn-und-taxis"
NORTH: Final = "thurn-und-taxis.north"
HORSES: Final = "thurn-und-taxis.horses"
FIGURE: Final = figure_of("thurn-und-taxis")
Shape = Circle | Line | Polygon | Polyline | Rect | Text


@cache
def positions(number: int = 0, variant: str = SOUTH) -> list[State]:
    """A whole random match."""
    found = []
    for state in random_match(VARIANTS[variant], f"drawn {number}").states:
        assert isinstance(state, State)
        found.append(state)
    return found


def first(wanted: Callable[[State], bool], variant: str = SOUTH) -> State:
    """The first position of the random matches of which this is true."""
    return next(state for number in range(40) for state in positions(number, variant) if wanted(state))


def picture(state: State, viewer: int | None = None) -> Scene:
    """The table as the one on turn sees it, or another."""
    seat = state.seat if viewer is None else viewer
    return FIGURE.board(state.observe(seat), View(None, seat))


def titles(scene: Scene) -> dict[str, str]:
    return {group.touch: group.title for group in scene.groups() if group.touch}


def placed(items: tuple[Item, ...], at: Point = (0.0, 0.0), touch: str = "") -> Iterator[tuple[Shape, Point, str]]:
    """Every shape with its origin and the touch that it belongs to; turned groups are left out."""
    for item in items:
        if isinstance(item, Pad):
            continue
        if not isinstance(item, Group):
            yield item, at, touch
        elif not item.turn:
            yield from placed(item.items, (at[0] + item.shift[0], at[1] + item.shift[1]), item.touch or touch)


def texts(items: tuple[Item, ...]) -> list[str]:
    found = []
    for item in items:
        found += texts(item.items) if isinstance(item, Group) else [item.text] if isinstance(item, Text) else []
    return found
