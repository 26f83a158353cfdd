"""A carved bull's head by colour: the letter and the shape of the horns say the same without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.taurus.board import BULLS, Colour
from engine.games.taurus.text import BULL_LETTERS
from generator.drawing.scene import Group, Item, Millimetres, Point, Polygon, Polyline, Text

HEAD: Final = (
    (-1.75, -1.2), (-1.2, -1.8), (1.2, -1.8), (1.75, -1.2), (1.35, 0.7), (1.05, 1.75),
    (0.55, 2.15), (-0.55, 2.15), (-1.05, 1.75), (-1.35, 0.7),
)  # fmt: skip
"""Its outline, about 4 mm high, round the origin."""
HORNS: Final[Mapping[str, tuple[Point, ...]]] = {
    "black": ((1.15, -1.55), (2.35, -1.75), (2.75, -2.75), (2.2, -3.5)),
    "brown": ((1.15, -1.5), (2.4, -1.75), (3.55, -2.35)),
    "grey": ((1.15, -1.5), (2.5, -1.75), (3.0, -0.75), (2.5, 0.15)),
    "red": ((0.95, -1.5), (1.55, -2.5), (0.85, -3.4)),
}
"""From the head to the tip of the right horn: swung up, straight out, drooping, bent in."""
LETTERS: Final = tuple(letter.upper() for letter in BULL_LETTERS)
"""By colour."""


def bull(colour: Colour, scale: float = 1.0, at: Point = (0.0, 0.0)) -> Group:
    """A head, 1 being the size on the board of the screen: about 7 mm wide with its horns."""
    name, horns, head = BULLS[colour], _horns(colour, scale), _scaled(HEAD, scale)
    items: tuple[Item, ...] = (
        Polyline(horns, "horn-rim"),
        Polygon(head, "bull-rim"),
        Polyline(horns, "horn-edge"),
        Polyline(horns, f"horn-{name}"),
        Polygon(head, f"bull-{name}"),
        Text((0.0, 1.05 * scale), LETTERS[colour], 2.7 * scale, f"mark-bull-{name}", "middle"),
    )
    return Group(items, shift=at)


def _horns(colour: Colour, scale: float) -> tuple[Point, ...]:
    """From tip to tip."""
    right = HORNS[BULLS[colour]]
    return _scaled((*_mirrored(right)[::-1], *right), scale)


def brand(scale: float = 1.0, at: Point = (0.0, 0.0)) -> tuple[Item, ...]:
    """The mark burnt into a field: a head with wide horns."""
    x, y = at
    horn = ((1.0, -1.2), (2.0, -1.3), (2.5, -2.2))
    head = ((-1.3, -1.3), (1.3, -1.3), (0.7, 1.9), (-0.7, 1.9))

    def put(points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((x + scale * right, y + scale * down) for right, down in points)

    return (Polygon(put(head), "brand-fill"), Polyline(put(horn), "brand"), Polyline(put(_mirrored(horn)), "brand"))


def _mirrored(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple((-x, y) for x, y in points)


def _scaled(points: Sequence[Point], scale: Millimetres) -> tuple[Point, ...]:
    return tuple((x * scale, y * scale) for x, y in points)
