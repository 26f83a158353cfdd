"""The drawn examples of the rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.games.null_game.figures import board
from generator.language import gettext as _

CAPTIONS: Final[Mapping[str, tuple[int, str]]] = {
    "row": (7, msgid("Seven stones are left, and the player to move takes one or two from the right.")),
    "three": (3, msgid("Three are left: who has to move now loses, for the other player takes the rest.")),
}
"""Name of an example -> its stones, and what is said below it."""


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption."""
    return {name: Example(board.picture(left, _(caption)), _(caption)) for name, (left, caption) in CAPTIONS.items()}
