"""Where the stones of a row lie, for screen and paper alike: from left to right, the open end on the right."""

from __future__ import annotations

from typing import Final

from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Scene
from generator.language import gettext as _

STONE: Final = "null-game-stone"
STEP: Final[Millimetres] = 10.0
RADIUS: Final[Millimetres] = 3.6
HEIGHT: Final[Millimetres] = 20.0


def width(stones: int) -> Millimetres:
    """How long a row is, with half a step at both ends."""
    return (stones + 1) * STEP


def middle(left: int, place: int) -> Point:
    """Where a stone lies, by its place from the open end (1 is the last stone)."""
    return (left - place + 1) * STEP, HEIGHT / 2


def stones(left: int, *, touchable: bool = False) -> tuple[Item, ...]:
    """So many stones; on the screen each can be touched."""
    return tuple(_stone(middle(left, place), place if touchable else 0) for place in range(left, 0, -1))


def _stone(at: Point, place: int) -> Group:
    stone = Circle((0.0, 0.0), RADIUS, STONE)
    if not place:
        return Group((stone,), shift=at)
    title = _("Stone {place} from the end").format(place=place)
    hit, halo = Circle((0.0, 0.0), STEP / 2, "hit"), Circle((0.0, 0.0), RADIUS + 0.6, "halo")
    return Group((hit, stone, halo), f"stone:{place}", title, shift=at)


def picture(left: int, title: str = "") -> Scene:
    """A row of so many stones by itself."""
    return Scene(width(left), HEIGHT, stones(left), title)
