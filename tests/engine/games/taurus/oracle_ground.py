"""The ground of the oracle: fields, holes and what lies between two of them, in plain strings and fractions.

A field is "c4", a hole "c4ne", a wire the sorted pair of its two holes. The unit of length is a quarter of a field.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TypeAlias

Field: TypeAlias = str
Hole: TypeAlias = str
Wire: TypeAlias = "tuple[Hole, Hole]"
Point: TypeAlias = "tuple[Fraction, Fraction]"

FIELDS: list[Field] = [column + row for column in "abcdefg" for row in "1234567" if column + row != "g7"]
CORNERS = {"ne": (1, -1), "nw": (-1, -1), "se": (1, 1), "sw": (-1, 1)}
OPPOSITE = {"ne": "sw", "nw": "se", "se": "nw", "sw": "ne"}
HOLES: list[Hole] = [field + corner for field in FIELDS for corner in CORNERS]
LENGTHS = {4: "short", 8: "short", 16: "medium", 20: "medium", 36: "long", 40: "long"}
"""Class of a wire by the square of its length."""
COLOURS = ("black", "brown", "grey", "red")
ASIDE = Fraction(1, 8)
"""How far a bull is moved out of the way of a wire, in x and in y."""


def column_row(field: Field) -> tuple[int, int]:
    return "abcdefg".index(field[0]), int(field[1]) - 1


def field_of(hole: Hole) -> Field:
    return hole[:2]


@cache
def centre(field: Field) -> Point:
    column, row = column_row(field)
    return Fraction(4 * column), Fraction(4 * row)


@cache
def towards(field: Field, corner: str) -> Point:
    """Where the bull of a field stands once it is moved towards a corner."""
    (x, y), (dx, dy) = centre(field), CORNERS[corner]
    return x + ASIDE * dx, y + ASIDE * dy


@cache
def point(hole: Hole) -> Point:
    (x, y), (dx, dy) = centre(field_of(hole)), CORNERS[hole[2:]]
    return x + dx, y + dy


def neighbouring_fields(one: Field, other: Field) -> bool:
    """The same field, or two that share an edge."""
    (c1, r1), (c2, r2) = column_row(one), column_row(other)
    return abs(c1 - c2) + abs(r1 - r2) <= 1


def wire(one: Hole, other: Hole) -> Wire:
    first, second = sorted((one, other))
    return first, second


@cache
def squared(pair: Wire) -> int:
    (x1, y1), (x2, y2) = map(point, pair)
    return int((x1 - x2) ** 2 + (y1 - y2) ** 2)


WIRES: set[Wire] = {
    wire(one, other) for one, other in combinations(HOLES, 2) if neighbouring_fields(field_of(one), field_of(other))
}
NEIGHBOURS: dict[Hole, set[Hole]] = {
    hole: {other for pair in WIRES if hole in pair for other in pair if other != hole} for hole in HOLES
}


def length(pair: Wire) -> str:
    return LENGTHS[squared(pair)]


def on_segment(place: Point, start: Point, end: Point) -> bool:
    """Strictly between the ends of the segment."""
    (x, y), (x1, y1), (x2, y2) = place, start, end
    if (x - x1) * (y2 - y1) != (y - y1) * (x2 - x1):
        return False
    share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
    return 0 < share < 1


@cache
def between(pair: Wire) -> frozenset[Hole]:
    """The holes that a wire runs over."""
    start, end = map(point, pair)
    near = {field_of(hole) for hole in pair}
    return frozenset(hole for hole in HOLES if field_of(hole) in near and on_segment(point(hole), start, end))


@cache
def over_bull(pair: Wire) -> Field | None:
    """The field over whose centre a wire runs."""
    start, end = map(point, pair)
    fields = [field for field in {field_of(hole) for hole in pair} if on_segment(centre(field), start, end)]
    return fields[0] if fields else None


@cache
def crossing(one: Wire, other: Wire) -> bool:
    """Whether two wires have a point in common that is an end of neither."""
    (a, b), (c, d) = (tuple(map(point, pair)) for pair in (one, other))
    if any(max(a[axis], b[axis]) < min(c[axis], d[axis]) for axis in (0, 1)):
        return False
    if any(max(c[axis], d[axis]) < min(a[axis], b[axis]) for axis in (0, 1)):
        return False
    meeting = intersection(a, b, c, d)
    return meeting is not None and on_segment(meeting, a, b) and on_segment(meeting, c, d)


def intersection(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the lines through a and b and through c and d meet; None if they are parallel."""
    (ux, uy), (vx, vy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    turn = ux * vy - uy * vx
    if turn == 0:
        return None
    share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
    return a[0] + share * ux, a[1] + share * uy


def heads(pattern: str) -> set[Field]:
    """The fields that are marked with a bull's head."""
    places = {field: column_row(field) for field in FIELDS}
    if pattern == "thirds":
        return {field for field, (column, row) in places.items() if (column + row) % 3 == 0}
    return {field for field, (column, row) in places.items() if column % 2 == row % 2 == 0} | {"d4"}


def with_bulls(players: int, pattern: str) -> list[Field]:
    """The fields where bulls are placed, in the order of their names."""
    if players == 2:
        return [field for field in FIELDS if field not in heads(pattern)]
    if players == 3:
        return [field for field in FIELDS if field[0] != "g" and field[1] != "7"]
    return FIELDS
