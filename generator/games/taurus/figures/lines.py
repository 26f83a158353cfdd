"""Sentences on paper, in lines of so many letters."""

from __future__ import annotations

import textwrap
from typing import NamedTuple

from generator.drawing.scene import Millimetres, Point, Text


class Lines(NamedTuple):
    """How a paragraph is set: letters to a line, their size, and from line to line."""

    letters: int
    size: Millimetres = 3.05
    step: Millimetres = 3.95

    def set(self, words: str, at: Point) -> tuple[Text, ...]:
        """A paragraph whose first line stands at `at`; a test looks whether its lines keep to the room there is."""
        lines = textwrap.wrap(words, self.letters)
        return tuple(Text((at[0], at[1] + place * self.step), line, self.size) for place, line in enumerate(lines))
