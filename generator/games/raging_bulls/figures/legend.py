"""What the marks on the field mean: small pictures for the help of the page."""

from __future__ import annotations

from typing import Final

from engine.games.raging_bulls.board import Cell
from engine.message import unchanged as msgid
from generator.drawing.figure import Mark
from generator.drawing.scene import Circle, Group, Item, Line, Polygon, Polyline, Scene
from generator.games.raging_bulls.figures import board as drawing
from generator.games.raging_bulls.figures.row import mallet_box
from generator.language import gettext as _

SIDE: Final = 10.0
CORNER: Final[Cell] = 0
"""The crossing of the first column and row: with this plan in the middle of the picture."""
PLAN: Final = drawing.Plan(unit=14.0, rim=SIDE / 2 - 14.0)
MIDDLE: Final = (SIDE / 2, SIDE / 2)


def legend() -> tuple[Mark, ...]:
    """The marks in the order in which a game brings them up."""
    return (
        *(_mark((_side(), _peg(style)), what) for style, what in zip(drawing.PEGS, POSTS, strict=True)),
        _mark((_side(), Circle(MIDDLE, 3.4, "line-accent"), _peg("peg")), msgid("a ring: it may be touched now")),
        _mark((Polyline(((0.5, 5.0), (9.5, 5.0)), "edge-open"),), msgid("the edge, still open to a bull")),
        _mark((_bull(),), msgid("a bull")),
        _mark(_pen(), msgid("an isolated bull in its pen")),
        _mark((mallet_box(9.0, at=(0.5, 0.5), used=True),), msgid("a mallet marked off by a pass")),
    )


POSTS: Final = (
    msgid("a post, unused"),
    msgid("a post used once: a pair may use it again"),
    msgid("a post used twice: it is used up"),
)


def _mark(items: tuple[Item, ...], what: str) -> Mark:
    return Scene(SIDE, SIDE, items, _(what)), what


def _side() -> Line:
    return Line((0.0, SIDE / 2), (SIDE, SIDE / 2), "edge")


def _peg(style: str) -> Circle:
    return Circle(MIDDLE, 1.9, style)


def _bull(*, isolated: bool = False) -> Group:
    """Any bull: one without a place in a field."""
    return Group(drawing.bull(PLAN, CORNER, isolated=isolated).items)


def _pen() -> tuple[Item, ...]:
    corners = ((1.0, 2.0), (9.0, 1.0), (8.5, 9.0), (1.5, 8.5))
    fences = (Line(a, b, "bar") for a, b in zip(corners, (*corners[1:], corners[0]), strict=True))
    return (Polygon(corners, "area-won"), *fences, _bull(isolated=True))
