"""The picture of the game on the home page."""

from __future__ import annotations

from engine.games.raging_bulls.board import cell_at
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Item, Line, Polygon, Rect, Scene
from generator.games.raging_bulls.figures import board


def emblem() -> Scene:
    """A bull in its pen, 40 by 40 mm."""
    pen = ((9.7, 11.8), (26.7, 5.8), (33.4, 22.9), (17.1, 32.1))
    items: tuple[Item, ...] = (
        Rect((1.0, 1.0), 38.0, 38.0, "ground", 2.0),
        Polygon(pen, "area-won"),
        Line((1.6, 14.7), (38.4, 1.7), "bar"),
        Line((24.9, 1.2), (38.8, 36.6), "bar"),
        Line((5.9, 1.2), (19.7, 38.8), "bar"),
        Line((5.2, 38.8), (38.8, 19.8), "bar"),
        Rect((1.0, 1.0), 38.0, 38.0, "edge", 2.0),
        board.bull(board.Plan(unit=22.0, rim=-1.0), cell_at(1, 1), isolated=True),
        Circle((34.0, 33.5), 1.7, "piece"),
        Circle((4.8, 30.0), 1.7, "piece"),
    )
    return Scene(40.0, 40.0, items, msgid("A bull in its pen"))
