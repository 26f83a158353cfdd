"""The picture of the game on the home page."""

from __future__ import annotations

from engine.games.turi_tour.animals import KINDS
from engine.games.turi_tour.sea import ISLANDS, LAND, STRIP, Island
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Point, Polygon, Scene
from generator.games.turi_tour.figures.animals import standing
from generator.games.turi_tour.figures.board import outline
from generator.games.turi_tour.figures.day import pair_of_glasses
from generator.games.turi_tour.figures.plan import at

ISLAND: Island = 4


def emblem() -> Scene:
    """A rabbit on its island, and the sunglasses above it, 40 by 40 mm."""
    x, y = at(ISLANDS[ISLAND].middle)
    land = (Polygon(outline(LAND[ISLAND]), "strand"), Polygon(outline(LAND[ISLAND] - STRIP), "isle"))
    middle: Point = (20.0, 24.0)
    items: tuple[Item, ...] = (
        Circle((20.0, 20.0), 19.4, "sea"),
        Group(land, shift=(middle[0] - x, middle[1] - y)),
        standing(KINDS.index("rabbit"), (20.0, 25.0), scale=1.5),
        *pair_of_glasses((20.0, 9.5), 0.8),
    )
    return Scene(40.0, 40.0, items, msgid("A rabbit on its island, and sunglasses"))
