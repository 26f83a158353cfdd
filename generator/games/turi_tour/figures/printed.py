"""The board at its true size, to cut and glue, and what all printed things of this game have in common.

A cell is 6 mm wide on paper, as `engine.games.turi_tour.sea` has it: the lattice measures 31 cm, a figure's base 3 cm.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from engine.games.turi_tour.sea import FOOTPRINT, ISLANDS, LAND, SIZE, STRIP, Island
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Text
from generator.games.turi_tour.figures import board as drawing
from generator.games.turi_tour.figures.plan import CELL as DRAWN
from generator.games.turi_tour.figures.plan import SHORE as DRAWN_SHORE

CELL: Final[Millimetres] = 6.0
SCALE: Final = CELL / DRAWN
"""How much larger things are than on the screen's board."""
BOARD: Final[Millimetres] = SIZE * CELL
HALF: Final[Millimetres] = BOARD / 2
BASE: Final[Millimetres] = CELL * len({x for x, _y in FOOTPRINT})
"""The diameter of a figure's base."""
CHIP: Final[Millimetres] = 2 * drawing.CHIP * SCALE
"""The diameter of a chip, and of the place for it on the board."""
PLAY: Final[Millimetres] = 0.5
"""How much wider the place is than the chip."""
CHIPS_AWAY: Final[tuple[Millimetres, ...]] = (52.0, 46.5, 60.0, 68.0, 52.0, 49.5)
"""By island: from the middle of the board to the chip, which lies in the sea and touches no string."""
SHORE: Final[Millimetres] = 2.5
"""Round the lattice, so that there is sea beyond every island."""
SEA: Final = HALF + SHORE
"""From the middle of the board to the edge of the sea, along which it is cut."""
RIM: Final[Millimetres] = SHORE + 1.0
"""Round the lattice, for the sea and the line along which it is cut."""
TICK: Final[Millimetres] = 4.0
TICKS: Final[tuple[Millimetres, ...]] = (20.0, 85.0, 150.0)
"""From the middle: where short lines cross the seams, to be found on both sides of them."""


class Lines(NamedTuple):
    """How a paragraph is set: letters to a line, their size, and from line to line."""

    letters: int
    size: Millimetres = 3.6
    step: Millimetres = 4.6
    style: str = "text"

    def set(self, words: str, at: Point) -> tuple[Text, ...]:
        """A paragraph whose first line stands at `at`; a test looks whether its lines keep to the room there is."""
        lines = textwrap.wrap(words, self.letters)
        return tuple(
            Text((at[0], at[1] + place * self.step), line, self.size, self.style) for place, line in enumerate(lines)
        )


def board() -> tuple[Item, ...]:
    """The whole board in a square of `BOARD` and a rim, its corner at the origin."""
    items = (
        Circle((HALF, HALF), SEA, "sea"),
        *(item for island in range(len(ISLANDS)) for item in shore(island)),
        *(item for island in range(len(ISLANDS)) for item in _place(island)),
        *seam_ticks(),
        Circle((HALF, HALF), SEA, "frame-fine"),
    )
    return (Group(items, shift=(RIM, RIM)),)


def shore(island: Island) -> tuple[Item, ...]:
    """An island with its border strip, and the line along the strip's middle."""
    coast = coastline(island)
    land = grown(drawing.outline(LAND[island] - STRIP))
    string = inset(coast, CELL / 2)
    return (Polygon(coast, "strand"), Polygon(land, "isle"), Polyline((*string, string[0]), "line-dashed"))


def coastline(island: Island) -> tuple[Point, ...]:
    """Where the island ends, as the screen draws it."""
    return grown(drawing.outline(LAND[island]))


def grown(points: Iterable[Point]) -> tuple[Point, ...]:
    """Points of the screen's board as they are on the large one."""
    return tuple(((x - DRAWN_SHORE) * SCALE, (y - DRAWN_SHORE) * SCALE) for x, y in points)


def chip_place(island: Island) -> Point:
    """The middle of the place for an island's chip: before the island, seen from the middle of the board."""
    ((x, y),) = grown([drawing.middle(island, 0)])
    part = CHIPS_AWAY[island] / hypot(x - HALF, y - HALF)
    return HALF + part * (x - HALF), HALF + part * (y - HALF)


def _place(island: Island) -> tuple[Item, ...]:
    """Where the chip lies; until then there is the island's number."""
    x, y = chip_place(island)
    number = Text((x, y + 2.6), str(island + 1), 8.0, "number-muted", "middle")
    return (Circle((x, y), (CHIP + PLAY) / 2, "plate"), number)


def seam_ticks() -> tuple[Line, ...]:
    """Short lines across both seams: laid right, each is one straight line."""
    spots = [HALF + side * away for away in TICKS for side in (-1, 1)]
    half = TICK / 2
    upright = tuple(Line((HALF - half, at), (HALF + half, at), "crop") for at in spots)
    return (*upright, *(Line((at, HALF - half), (at, HALF + half), "crop") for at in spots))


def inset(points: Sequence[Point], by: Millimetres) -> tuple[Point, ...]:
    """A closed line that runs clockwise (as seen, y down), moved inwards by so much."""
    edges = [_moved(a, b, by) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    return tuple(_crossing(edges[place - 1], edge) for place, edge in enumerate(edges))


def _moved(a: Point, b: Point, by: Millimetres) -> tuple[Point, Point]:
    """The line through two points, moved to the right of the way from one to the other."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy)
    right, down = -dy * by / far, dx * by / far
    return (a[0] + right, a[1] + down), (b[0] + right, b[1] + down)


def _crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point:
    """Where two lines meet that are not parallel."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    wide, high = bx - ax, by - ay
    across = wide * (dy - cy) - high * (dx - cx)
    part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    return ax + part * wide, ay + part * high
