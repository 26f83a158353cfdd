"""The one drawing vocabulary: shapes in millimetres, for the screen and for paper alike.

A `Scene` is a rectangle with its origin at the top left, x to the right, y down, in millimetres.
What a shape looks like is a style name (`generator.drawing.styles`); a scene holds no colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


Cell: TypeAlias = tuple[int, int]
"""Column and row of a cell of a pad, as its touch names them."""


@dataclass(frozen=True, slots=True)
class Pad:
    """A rectangle of many small cells, each touchable as `prefix:column:row`, and none of them a shape.

    The screen makes one thing of it, on which a pointer or the arrow keys move from cell to cell; paper draws nothing.
    `first` is the column and row at the top left; `cells` are those that exist. With `does` a cell is not chosen but
    felt: moving onto it does at once what the notation "does column row" says. Its corners are `rounded` as those of a
    `Rect`.
    """

    corner: Point
    width: Millimetres
    height: Millimetres
    columns: int
    rows: int
    prefix: str
    first: Cell
    cells: frozenset[Cell]
    title: str
    does: str = ""
    rounded: Millimetres = 0.0

    def name(self, cell: Cell) -> Touch:
        """What the touch of a cell is called."""
        return f"{self.prefix}:{cell[0]}:{cell[1]}"

    def cell(self, name: Touch) -> Cell | None:
        """The cell of that name; None if this pad has none."""
        prefix, _colon, place = name.partition(":")
        column, _colon, row = place.partition(":")
        if prefix != self.prefix or not (column.isdecimal() and row.isdecimal()):
            return None
        cell = int(column), int(row)
        return cell if cell in self.cells else None

    def notation(self, name: Touch) -> str:
        """What moving onto the cell of that name does; "" if that is nothing."""
        cell = self.cell(name)
        return f"{self.does} {cell[0]} {cell[1]}" if self.does and cell else ""


Item: TypeAlias = Line | Circle | Rect | Polygon | Polyline | Text | Group | Pad


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture of `width` by `height` millimetres; `title` names it for screen readers."""

    width: Millimetres
    height: Millimetres
    items: tuple[Item, ...]
    title: str = ""

    def everything(self) -> Iterator[Item]:
        """Every item of the scene in drawing order, groups before what is in them."""
        stack = list(reversed(self.items))
        while stack:
            item = stack.pop()
            yield item
            if isinstance(item, Group):
                stack.extend(reversed(item.items))

    def groups(self) -> Iterator[Group]:
        """Every group of the scene, outer before inner."""
        return (item for item in self.everything() if isinstance(item, Group))

    def pads(self) -> tuple[Pad, ...]:
        """Every pad of the scene."""
        return tuple(item for item in self.everything() if isinstance(item, Pad))

    def touches(self) -> tuple[Touch, ...]:
        """The names of everything touchable in the picture, in drawing order (which is the focus order)."""
        return tuple(name for item in self.everything() for name in _touches_of(item))

    def placed(self, at: Point) -> Group:
        """The whole picture as one group whose top left corner lies at `at` of another scene."""
        return Group(self.items, shift=at)


def _touches_of(item: Item) -> Iterable[Touch]:
    if isinstance(item, Pad):
        return map(item.name, sorted(item.cells))
    return (item.touch,) if isinstance(item, Group) and item.touch else ()
