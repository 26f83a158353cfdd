"""The drawn examples of the rules page, the marks of the help, and the emblem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.figure import Example, Mark
from generator.drawing.scene import Circle, Rect, Scene
from generator.games.null_game.figures import row
from generator.games.null_game.looks import STONE
from generator.language import gettext as _

CAPTIONS: Final[Mapping[str, tuple[int, str]]] = {
    "row": (7, msgid("Seven stones are left, and the player to move takes one or two from the right.")),
    "three": (3, msgid("Three are left: who has to move now loses, for the other player takes the rest.")),
}
"""Name of an example -> its stones, and what is said below it."""
MARK: Final = 10.0


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption."""
    return {name: Example(row.picture(left, _(caption)), _(caption)) for name, (left, caption) in CAPTIONS.items()}


def legend() -> tuple[Mark, ...]:
    """The marks on the board, with what they mean."""
    what = msgid("a stone")
    return ((Scene(MARK, MARK, (Circle((MARK / 2, MARK / 2), row.RADIUS, STONE),), _(what)), what),)


def emblem() -> Scene:
    """Three stones, 40 by 40 mm."""
    at = ((13.0, 25.0), (27.0, 25.0), (20.0, 13.0))
    stones = tuple(Circle(point, 5.5, STONE) for point in at)
    return Scene(40.0, 40.0, (Rect((1.0, 1.0), 38.0, 38.0, "ground", 2.0), *stones), _("Three stones"))
