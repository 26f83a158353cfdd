"""Position texts: one line, such as "2 7 12" for the second player to move, 7 stones left of 12."""

from __future__ import annotations

from typing import Final

from engine.games.null_game.board import LONGEST, ROWS
from engine.games.null_game.options import Options
from engine.games.null_game.state import Position
from engine.position_text import BadPosition, Field, Line, number, one_of

LINE: Final = Line(
    Field("whose turn it is", one_of({"1": 0, "2": 1}), lambda position: position.mover),
    Field("the stones that are left", number(most=LONGEST), lambda position: position.left),
    Field("the stones in the row", one_of({str(row): row for row in ROWS}), lambda position: position.options.row),
)


def write(position: Position) -> str:
    """The position on one line."""
    return LINE.write(position)


def read(text: str) -> Position:
    """The position that `write` wrote. Raises BadPosition."""
    mover, left, row = LINE.read(text)
    if left > row:
        raise BadPosition(f"Of {row} stones not {left} can be left.")
    return Position(left, mover, Options(row))
