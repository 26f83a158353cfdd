"""What lies on the board and before the players: bulls, wires, and how far a turn has come."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from engine.games.taurus.ground import ALL_FIELDS, FIELDS, Field, Fields, column_row
from engine.games.taurus.options import POINTS, Stock
from engine.message import unchanged as _

Colour: TypeAlias = int
"""Of a bull: a place in BULLS."""
Caught: TypeAlias = tuple[int, int, int, int]
"""Bulls by colour."""

BULLS: Final = ("black", "brown", "grey", "red")
BULL_NAMES: Final = (_("black"), _("brown"), _("grey"), _("red"))
PLAYERS: Final = (_("Blue"), _("Orange"), _("Green"), _("Purple"))
"""By seat: the colour of its wires."""
BLACK, PLAIN, HEAD = "black", "plain", "head"


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


class Phase(IntEnum):
    """How far a match and a turn have come."""

    BULLS = 0
    """Chance places the bulls."""
    START = 1
    """Every player's first fence."""
    PLAY = 2
    POSTED = 3
    """A new post waits for its wire."""
    WIRED = 4
    """The new post has its wire; a grey one may close."""
    SIDE = 5
    """A bull under the new wire is to be moved."""
    AREA = 6
    """Which of two fences gives the order of picks."""
    TAKE = 7
    OVER = 8


class Player(NamedTuple):
    """What one seat has."""

    stock: Stock
    caught: Caught = (0, 0, 0, 0)

    @property
    def score(self) -> int:
        """Each colour by itself (rules, Scoring)."""
        return sum(POINTS[number] for number in self.caught)
