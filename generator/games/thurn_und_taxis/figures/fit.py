"""How wide words are, near enough to make them fit without asking a font."""

from __future__ import annotations

from functools import cache
from typing import Final

from generator.drawing.scene import Millimetres

NARROW: Final = frozenset("ijltfrIJ1.,:;'! ()–-")
WIDE: Final = frozenset("mwMW—")


@cache
def span(text: str, size: Millimetres) -> Millimetres:
    """How wide a text in bold letters of this size is at most; a little more than measured."""
    return size * sum(_share(letter) for letter in text)


def _share(letter: str) -> float:
    if letter in NARROW:
        return 0.37
    if letter in WIDE:
        return 0.9
    return 0.68 if letter.isupper() else 0.545


def fitted(text: str, room: Millimetres, most: Millimetres) -> Millimetres:
    """The size, `most` at most, at which a text is no wider than `room`."""
    return min(most, room / span(text, 1.0)) if text else most
