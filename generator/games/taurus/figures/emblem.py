"""The picture of the game on the home page."""

from __future__ import annotations

from engine.games.taurus.board import BULLS
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Item, Line, Polygon, Rect, Scene
from generator.games.taurus.figures import bulls


def emblem() -> Scene:
    """A bull in its fence, 40 by 40 mm."""
    posts = ((7.0, 9.5), (31.0, 6.5), (33.5, 31.0), (9.5, 33.5))
    fence = zip(posts, (*posts[1:], posts[0]), ("p4", "p1", "p2", "grey"), strict=True)
    rods = tuple(
        Line(a, b, style)
        for a, b, name in fence
        for style in ("wire-case", f"wire-{name}", *((f"wire-core-{name}",) if name in ("p1", "p2") else ()))
    )
    dowels = tuple(item for at in posts for item in (Circle(at, 1.9, "dowel"), Circle(at, 0.6, "dowel-top")))
    items: tuple[Item, ...] = (
        Rect((1.0, 1.0), 38.0, 38.0, "slab", 3.0),
        Rect((3.0, 3.0), 34.0, 34.0, "field-light"),
        Polygon(posts, "area-closed"),
        *rods,
        *dowels,
        bulls.bull(BULLS.index("red"), 3.1, (20.0, 22.0)),
    )
    return Scene(40.0, 40.0, items, msgid("A bull in its fence"))
