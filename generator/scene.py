"""The one drawing vocabulary: shapes in millimetres, for the screen and for paper alike.

A `Scene` is a rectangle with its origin at the top left, x to the right, y down, in millimetres.
What a shape looks like is a style name from `generator.styles`; a scene holds no colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

Millimetres: TypeAlias = float
Point: TypeAlias = tuple[Millimetres, Millimetres]
Anchor: TypeAlias = Literal["start", "middle", "end"]
Touch: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Line:
    """A straight stroke from `a` to `b`."""

    a: Point
    b: Point
    style: str


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc or ring round `centre`."""

    centre: Point
    radius: Millimetres
    style: str


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle, its corners rounded by `rounded`."""

    corner: Point
    width: Millimetres
    height: Millimetres
    style: str
    rounded: Millimetres = 0.0


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed area."""

    points: tuple[Point, ...]
    style: str


@dataclass(frozen=True, slots=True)
class Polyline:
    """An open run of strokes."""

    points: tuple[Point, ...]
    style: str


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text on the baseline point `at`; `size` is the font size in millimetres.

    `text` is already translated: figures call `_` themselves.
    """

    at: Point
    text: str
    size: Millimetres
    style: str = "text"
    anchor: Anchor = "start"


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes that belong together.

    With a `touch` the group is a thing a player can touch: the screen makes it focusable and announces
    `title`; paper draws it like any other. `layer` names a group that the page may look up, without being touchable.
    """

    items: tuple[Item, ...]
    touch: Touch = ""
    title: str = ""
    layer: str = ""
    shift: Point = (0.0, 0.0)
    turn: float = 0.0


Item: TypeAlias = Line | Circle | Rect | Polygon | Polyline | Text | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture of `width` by `height` millimetres; `title` names it for screen readers."""

    width: Millimetres
    height: Millimetres
    items: tuple[Item, ...]
    title: str = ""

    def groups(self) -> Iterator[Group]:
        """Every group of the scene, outer before inner."""
        stack = list(reversed(self.items))
        while stack:
            item = stack.pop()
            if isinstance(item, Group):
                yield item
                stack.extend(reversed(item.items))

    def touches(self) -> tuple[Touch, ...]:
        """The names of everything touchable in the picture, in drawing order (which is the focus order)."""
        return tuple(group.touch for group in self.groups() if group.touch)

    def placed(self, at: Point) -> Group:
        """The whole picture as one group whose top left corner lies at `at` of another scene."""
        return Group(self.items, shift=at)
