"""The board and what belongs to it: fields, holes, which holes are neighbours; bulls, posts, wires and their names.

48 fields make a 7 by 7 square without its last corner, with four holes in each. Measured in quarters of a field, x to
the right and y down: field `a1` has its centre at (0, 0), the next at (4, 0). Fields are named by column a-g and row
1-7 from the top, holes by field and corner: `c4ne`. The outline, the holes and the three lengths of wire are our
reading of the rules, which show them in pictures only.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engine.message import unchanged as _

Field: TypeAlias = int
"""A place in FIELDS: 0..47."""
Fields: TypeAlias = int
"""A set of fields, bit i for FIELDS[i]."""
Hole: TypeAlias = int
"""A place in HOLES: 0..191."""
Holes: TypeAlias = int
Pair: TypeAlias = int
"""A place in PAIRS: 0..1599."""
Pairs: TypeAlias = int
Quarter: TypeAlias = int
Spot: TypeAlias = tuple[Quarter, Quarter]
Length: TypeAlias = int
"""0 short, 1 medium, 2 long."""
Stock: TypeAlias = tuple[int, int, int]
"""Wires by length: short, medium, long."""
Colour: TypeAlias = int
"""Of a bull: a place in BULLS."""

BULLS: Final = ("black", "brown", "grey", "red")
BULL_NAMES: Final = (_("black"), _("brown"), _("grey"), _("red"))
PLAYERS: Final = (_("Blue"), _("Orange"), _("Green"), _("Purple"))
"""By seat: the colour of its wires."""
LENGTH_NAMES: Final = (_("short"), _("medium"), _("long"))
POSTS: Final = 48
EACH_COLOUR: Final = 12
POINTS: Final = tuple(number * (number + 1) // 2 for number in range(EACH_COLOUR + 1))
"""By bulls of one colour: 0, 1, 3, 6, ... 78 (rules, Scoring)."""
BLACK, PLAIN, HEAD = "black", "plain", "head"

COLUMNS: Final = "abcdefg"
ROWS: Final = range(1, 8)
FIELDS: Final = tuple(f"{column}{row}" for column, row in product(COLUMNS, ROWS) if f"{column}{row}" != "g7")
FIELD_OF: Final = {name: field for field, name in enumerate(FIELDS)}
CORNERS: Final = {"ne": (1, -1), "nw": (-1, -1), "se": (1, 1), "sw": (-1, 1)}
"""In the order of their names; where a corner's hole lies from the centre of its field."""
HOLES: Final = tuple(f"{field}{corner}" for field in FIELDS for corner in CORNERS)
HOLE_OF: Final = {name: hole for hole, name in enumerate(HOLES)}
ALL_FIELDS: Final[Fields] = (1 << len(FIELDS)) - 1


def column_row(field: Field) -> tuple[int, int]:
    """Column and row of a field, both 0..6."""
    name = FIELDS[field]
    return COLUMNS.index(name[0]), int(name[1]) - 1


def centre(field: Field) -> Spot:
    """The middle of a field."""
    column, row = column_row(field)
    return 4 * column, 4 * row


def _spot(hole: Hole) -> Spot:
    x, y = centre(hole >> 2)
    right, down = CORNERS[HOLES[hole][2:]]
    return x + right, y + down


SPOTS: Final[tuple[Spot, ...]] = tuple(_spot(hole) for hole in range(len(HOLES)))
"""By hole: where it is."""
CENTRES: Final[tuple[Spot, ...]] = tuple(centre(field) for field in range(len(FIELDS)))
LONGEST_SQUARED: Final = (8, 20, 40)
"""By length: the square of the longest distance that such a wire spans (our reading)."""


def field_of(hole: Hole) -> Field:
    """The field that a hole is in."""
    return hole >> 2


def _neighbours(field: Field) -> list[Field]:
    """The field itself and those that share an edge with it, from itself on."""
    column, row = column_row(field)
    places = ((column, row), (column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1))
    return [other for other in range(len(FIELDS)) if column_row(other) in places]


class Ends(NamedTuple):
    """Two neighbouring holes, the lower first."""

    a: Hole
    b: Hole


PAIRS: Final = tuple(
    Ends(a, b)
    for a in range(len(HOLES))
    for b in sorted(4 * field + corner for field in _neighbours(a >> 2) for corner in range(4))
    if a < b
)
"""Two holes in one field, or in two fields that share an edge (rules, Fence building; our reading: an edge)."""
PAIR_OF: Final = {ends: pair for pair, ends in enumerate(PAIRS)}
ALL_PAIRS: Final[Pairs] = (1 << len(PAIRS)) - 1


def squared(pair: Pair) -> int:
    """The squared distance of two holes, in quarters of a field."""
    (ax, ay), (bx, by) = SPOTS[PAIRS[pair].a], SPOTS[PAIRS[pair].b]
    return (bx - ax) ** 2 + (by - ay) ** 2


LENGTHS: Final[tuple[Length, ...]] = tuple(
    next(length for length, most in enumerate(LONGEST_SQUARED) if squared(pair) <= most) for pair in range(len(PAIRS))
)
"""By pair: the wire it takes."""
OF_LENGTH: Final[tuple[Pairs, ...]] = tuple(
    sum(1 << pair for pair, taken in enumerate(LENGTHS) if taken == length) for length in range(3)
)
"""By length: its pairs."""


def _by_hole() -> tuple[tuple[Pairs, ...], tuple[Holes, ...]]:
    pairs, near = [0] * len(HOLES), [0] * len(HOLES)
    for pair, (a, b) in enumerate(PAIRS):
        for hole, other in ((a, b), (b, a)):
            pairs[hole] |= 1 << pair
            near[hole] |= 1 << other
    return tuple(pairs), tuple(near)


PAIRS_AT, NEAR = _by_hole()
"""By hole: the pairs that it belongs to, and its neighbours."""


class Kit(NamedTuple):
    """The wires of one colour, and which pairs take which of them."""

    stock: Stock
    pairs: tuple[Pairs, Pairs, Pairs]

    def length(self, pair: Pair) -> Length:
        """Which of the wires a pair takes."""
        return next(length for length, pairs in enumerate(self.pairs) if pairs >> pair & 1)

    def within(self, stock: Stock) -> Pairs:
        """The pairs for which there is a wire."""
        return sum(pairs for pairs, number in zip(self.pairs, stock, strict=True) if number)


KITS: Final = {
    "three": Kit((8, 8, 4), (OF_LENGTH[0], OF_LENGTH[1], OF_LENGTH[2])),
    "one": Kit((20, 0, 0), (OF_LENGTH[0] | OF_LENGTH[1] | OF_LENGTH[2], 0, 0)),
}
"""By the option `lengths`: 20 wires of a colour, in three lengths by the share of pairs (our reading), or in one."""


def _thirds(column: int, row: int) -> str:
    return (HEAD, BLACK, PLAIN)[(column + row) % 3]


def _rings(column: int, row: int) -> str:
    if (column + row) % 2:
        return BLACK
    return HEAD if column % 2 == 0 or (column, row) == (3, 3) else PLAIN


KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(kind(*column_row(field)) for field in range(len(FIELDS)))
    for name, kind in (("thirds", _thirds), ("rings", _rings))
}
"""By the option `heads` and field: black, plain, or marked with a bull's head (both our reading)."""


def _edge(field: Field) -> bool:
    return 6 in column_row(field)


def pastures(players: int, heads: str) -> Fields:
    """The fields that get a bull: all with four, all but the right and bottom edge with three, all without a bull's
    head with two players (rules, Setup)."""
    empty = {
        4: 0,
        3: sum(1 << field for field in range(len(FIELDS)) if _edge(field)),
        2: sum(1 << field for field, kind in enumerate(KINDS[heads]) if kind == HEAD),
    }
    return ALL_FIELDS & ~empty[players]
