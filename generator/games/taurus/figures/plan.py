"""Where things lie in a picture of the board: millimetres for the engine's quarters of a field."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.taurus.board import CENTRES, PAIRS, SPOTS, Field, Hole, Pair, Spot
from generator.drawing.scene import Millimetres, Point

SIZE: Final[Millimetres] = 100.0
"""The side of the slab."""


class Plan(NamedTuple):
    """`quarter` mm a quarter of a field; the field in `column` and `row`, from 0, has its corner at `left`, `top`.

    The picture is `wide` and `high`.
    """

    quarter: Millimetres
    left: Millimetres
    top: Millimetres
    column: int = 0
    row: int = 0
    wide: Millimetres = SIZE
    high: Millimetres = SIZE

    @property
    def side(self) -> Millimetres:
        """The side of a field."""
        return 4 * self.quarter

    def at(self, spot: Spot) -> Point:
        """A place of the board."""
        across, down = spot[0] + 2 - 4 * self.column, spot[1] + 2 - 4 * self.row
        return self.left + across * self.quarter, self.top + down * self.quarter

    def hole(self, hole: Hole) -> Point:
        """The middle of a hole."""
        return self.at(SPOTS[hole])

    def field(self, field: Field) -> Point:
        """The middle of a field."""
        return self.at(CENTRES[field])

    def pair(self, pair: Pair) -> tuple[Point, Point]:
        """The two ends of a wire."""
        a, b = PAIRS[pair]
        return self.hole(a), self.hole(b)

    def middle(self, pair: Pair) -> Point:
        """The middle of a wire."""
        (ax, ay), (bx, by) = self.pair(pair)
        return (ax + bx) / 2, (ay + by) / 2


SCREEN: Final = Plan(quarter=3.4, left=3.6, top=3.6)
"""The whole board, 100 mm wide: where that is 374 px, holes are 25 px apart and fields 51 px."""
NOTCH: Final[Millimetres] = SCREEN.side
"""The side of the square that the slab lacks at its last corner."""
