"""Words broken into lines, near enough to fit without asking a font."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from generator.drawing.scene import Millimetres, Point, Text
from generator.games.thurn_und_taxis.figures.fit import span

SLIM: Final = 0.84
"""How wide usual letters are when bold ones are 1."""


def wrapped(words: str, room: Millimetres, size: Millimetres) -> Iterator[str]:
    """The lines of a sentence, none wider than `room` in usual letters of `size`, unless one word is."""
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if line and SLIM * span(longer, size) > room:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line


def paragraph(words: str, at: Point, room: Millimetres, size: Millimetres, step: Millimetres) -> tuple[Text, ...]:
    """A sentence in as many lines as it takes, `step` apart, the first one's baseline beginning at `at`."""
    lines = wrapped(words, room, size)
    return tuple(Text((at[0], at[1] + step * place), line, size, "text") for place, line in enumerate(lines))
