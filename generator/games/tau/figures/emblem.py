"""The picture of the game on the home page."""

from __future__ import annotations

from engine.games.tau.board import COLOURS
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Rect, Scene
from generator.games.tau.figures import caps


def emblem() -> Scene:
    """Three sticks in line on a corner of the board, 40 by 40 mm."""
    line = (("dark", "V"), ("light", "V"), ("dark", "V"))
    others = ((31.0, 9.0), (9.0, 31.0))
    items: list[Item] = [Rect((1.0, 1.0), 38.0, 38.0, "plank", 4.0)]
    items.extend(Circle(at, 3.9, "hole") for at in others)
    items.append(Group((Rect((-23.0, -6.9), 46.0, 13.8, "bar-new", 6.9),), shift=(20.0, 20.0), turn=45.0))
    for place, (shaft, letter) in enumerate(line):
        at = 9.0 + 11.0 * place
        items.append(caps.top(shaft, COLOURS.index(letter), 4.3, (at, at)))
    return Scene(40.0, 40.0, tuple(items), msgid("Three sticks in line"))
