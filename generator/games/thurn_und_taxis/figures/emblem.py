"""The picture of the game on the home page."""

from __future__ import annotations

from generator.drawing.scene import Circle, Group, Polyline, Rect, Scene
from generator.games.thurn_und_taxis.figures import pieces
from generator.language import gettext as _


def emblem() -> Scene:
    """A post horn over a road between two towns, 40 by 40 mm."""
    roads = (Polyline(((6.0, 33.0), (20.0, 29.5), (34.0, 33.5)), "bar"),)
    towns = tuple(
        Group((Circle((0.0, 0.0), 4.0, "town"), pieces.house(seat, 4.6)), shift=at)
        for seat, at in ((0, (6.0, 33.0)), (1, (34.0, 33.5)))
    )
    stop = Circle((20.0, 29.5), 1.8, "town")
    edge = (Rect((1.0, 1.0), 38.0, 38.0, "frame"), Rect((2.0, 2.0), 36.0, 36.0, "frame-fine"))
    ground = Rect((1.0, 1.0), 38.0, 38.0, "land-leaf")
    horn = Group(pieces.horn(3.0, "edge"), shift=(20.0, 14.5))
    return Scene(40.0, 40.0, (ground, *edge, *roads, *towns, stop, horn), _("A post horn over the road"))
