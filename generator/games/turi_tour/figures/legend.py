"""The marks of the board, for the help of the page."""

from __future__ import annotations

from engine.games.turi_tour.animals import NAMES
from engine.message import unchanged as msgid
from generator.drawing.figure import Mark
from generator.drawing.scene import Circle, Item, Line, Polygon, Rect, Scene
from generator.games.turi_tour.figures.animals import standing
from generator.language import gettext as _

MIDDLE = (5.0, 5.0)


def legend() -> tuple[Mark, ...]:
    """Each mark with its meaning."""
    figures = tuple(_mark((standing(kind, MIDDLE),), name) for kind, name in enumerate(NAMES))
    return (
        *figures,
        _mark((Rect((0.5, 0.5), 9.0, 9.0, "sea"),), msgid("the sea")),
        _mark((Rect((0.5, 0.5), 9.0, 9.0, "strand"),), msgid("the border strip, which belongs to the island")),
        _mark((Rect((0.5, 0.5), 9.0, 9.0, "isle"),), msgid("an island")),
        _mark((Circle(MIDDLE, 4.2, "pedestal-new"),), msgid("a figure that was just put where it stands")),
        _mark(_cross(), msgid("where it was put down")),
        _mark(_hand(), msgid("the fingertip of the player in the dark")),
    )


def _mark(items: tuple[Item, ...], what: str) -> Mark:
    return Scene(10.0, 10.0, items, _(what)), what


def _cross() -> tuple[Item, ...]:
    return (
        Circle(MIDDLE, 4.2, "trace"),
        Line((3.5, 3.5), (6.5, 6.5), "trace-cross"),
        Line((3.5, 6.5), (6.5, 3.5), "trace-cross"),
    )


def _hand() -> tuple[Item, ...]:
    return (Polygon(((3.4, 3.4), (5.0, 8.0), (8.0, 5.0)), "piece"), Circle((3.4, 3.4), 2.3, "peg-chosen"))
