"""A sheet as one line of text, read back: "A;35.12;N3-E5;off", its field, bulls, fences, and the options."""

from __future__ import annotations

from typing import Final

from engine.games.raging_bulls.board import BULLS, LETTERS
from engine.games.raging_bulls.options import Options
from engine.games.raging_bulls.text import CELL, FENCE
from engine.games.raging_bulls.tools.check.options import OPTIONS
from engine.games.raging_bulls.tools.check.state import Sheet
from engine.position_text import BadPosition, choices, in_a_row, one_of, side_by_side
from engine.refusal import shortened

LONGEST: Final = 3000
"""Characters; a sheet with every fence there is takes fewer."""
LINE: Final = side_by_side(
    ";",
    one_of({letter: place for place, letter in enumerate(LETTERS)}),
    in_a_row(CELL, ".", empty=""),
    in_a_row(FENCE, ".", empty=""),
    choices(*(option.values for option in OPTIONS)),
)
"""In the order of the fields of a `Sheet`."""


def write(sheet: Sheet) -> str:
    """The text of a sheet."""
    return LINE.write(sheet)


def read(text: str) -> Sheet:
    """The sheet that a text names. Raises BadPosition."""
    place, bulls, fences, options = LINE.read(text if len(text) <= LONGEST else "")
    if len(bulls) > BULLS[-1] or len({*bulls}) < len(bulls) or len({*fences}) < len(fences):
        raise BadPosition(f"On the sheet “{shortened(text)}” a mark is made twice, or there are too many bulls.")
    return Sheet(place, bulls, fences, Options(*options))
