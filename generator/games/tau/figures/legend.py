"""What the marks on the board mean, for the help of the page."""

from __future__ import annotations

from typing import Final

from engine.games.tau.actions import FLIPS, PLACES
from engine.games.tau.board import COLOURS, HOLE_OF
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Rect, Scene
from generator.games.tau.figures import board, caps
from generator.language import gettext as _

SIDE: Final[Millimetres] = 10.0
MIDDLE: Final[Point] = (5.0, 5.0)
ONE: Final = board.Plan(step=10.0, rim=0.0, cap=3.0, hole=3.2)
"""A board whose holes are as large as a mark."""
VIOLET: Final = COLOURS.index("V")
HOLE: Final = HOLE_OF["C3"]


def legend() -> tuple[tuple[Scene, str], ...]:
    """The marks and their meanings."""
    dark, light = (caps.top(shaft, VIOLET, 3.2, MIDDLE) for shaft in ("dark", "light"))
    rows: tuple[tuple[tuple[Item, ...], str], ...] = (
        ((dark,), msgid("a dark stick, violet up: the ring is its shaft")),
        ((light,), msgid("a light stick: its shaft has a second line")),
        ((Circle(MIDDLE, 3.4, "hole"),), msgid("an empty hole")),
        ((Circle(MIDDLE, 3.4, "hole"), Circle(MIDDLE, 4.0, "line-accent")), msgid("a ring: it may be touched now")),
        ((Circle(MIDDLE, 3.4, "chip-used"),), msgid("a stick that has left the reserve")),
        (_marked(board.last_done(ONE, PLACES[0][HOLE])), msgid("just placed")),
        (_marked(board.last_done(ONE, FLIPS[HOLE])), msgid("just turned over")),
        (_way(), msgid("just moved: from where and to where")),
        (_band(), msgid("the line that won")),
    )
    return tuple((Scene(SIDE, SIDE, items, _(words)), words) for items, words in rows)


def _marked(badge: tuple[Item, ...]) -> tuple[Item, ...]:
    x, y = ONE.at(HOLE)
    return (caps.top("dark", VIOLET, ONE.cap, MIDDLE), Group(badge, shift=(MIDDLE[0] - x, MIDDLE[1] - y)))


def _way() -> tuple[Item, ...]:
    return (Line((1.0, 5.0), (6.4, 5.0), "bar-preview"), Polygon(((9.0, 5.0), (6.4, 6.6), (6.4, 3.4)), "arrow-accent"))


def _band() -> tuple[Item, ...]:
    sticks = tuple(Circle((2.5 + 2.5 * place, 5.0), 0.95, "core-violet") for place in range(3))
    return (Rect((0.6, 3.0), 8.8, 4.0, "bar-new", 2.0), *sticks)
