"""What the sheets have in common: their heading, and lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from generator.drawing.scene import Item, Millimetres, Text
from generator.language import gettext as _

HEAD: Final[Millimetres] = 15.0
"""How high the heading is."""


def head(title: str, width: Millimetres) -> tuple[Item, ...]:
    """The title of a sheet and whose game it is."""
    credit = _("designed by Philip Shoptaugh")
    return (Text((0.0, 9.0), title, 9.5, "heading"), Text((width, 9.0), credit, 3.6, "text-italic", "end"))


def lines(lines: Sequence[str], size: Millimetres, step: Millimetres) -> tuple[Item, ...]:
    """Sentences (msgids) below each other, letters of `size` mm, `step` mm from line to line."""
    return tuple(Text((0.0, size + step * place), _(line), size, "text") for place, line in enumerate(lines))
