"""A position as one line of text, read back: "35.12.66;N3-E5.N1-S2;0/44.15;;1 ready off".

The fields stand one after the other, each with its bulls, its fences in the order built, and the passes in it; then
what happens next, or the three numbers rolled; then the options.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

from engine.game import IllegalAction, notation_key
from engine.games.raging_bulls.actions import ROLLS
from engine.games.raging_bulls.board import LETTERS, MALLETS, Cell, Fence, column_row
from engine.games.raging_bulls.notation import cell_named, fence_named
from engine.games.raging_bulls.options import OPTIONS, Options
from engine.games.raging_bulls.state import Field, Phase, Position
from engine.position_text import BadPosition, Codec, Line, choices, in_a_row, number, one_of, side_by_side
from engine.position_text import Field as Part

V = TypeVar("V")
Row: TypeAlias = "tuple[tuple[Cell, ...], tuple[Fence, ...], int]"
"""What a text says of one field: bulls, fences, passes."""

LONGEST: Final = 2000
"""Characters; four fields with every post used twice take fewer."""
TURNS: Final = {
    "bulls": (Phase.BULLS, None),
    "ready": (Phase.READY, None),
    "dice": (Phase.DICE, None),
    "over": (Phase.OVER, None),
    **{"".join(map(str, roll.dice)): (Phase.BUILD, roll.dice) for roll in ROLLS},
}


def named(write: Callable[[V], str], read: Callable[[str, str], V]) -> Codec[V]:
    """Something that notation names: `read` takes the key and the text itself, and raises IllegalAction."""

    def read_back(text: str) -> V:
        try:
            return read(notation_key(text), text)
        except IllegalAction as refused:
            raise BadPosition(str(refused)) from None

    return Codec(write, read_back)


CELL: Final = named(lambda cell: "{}{}".format(*column_row(cell)), cell_named)
FENCE: Final = named(str, fence_named)
FIELD: Final = side_by_side(
    ";", in_a_row(CELL, ".", empty=""), in_a_row(FENCE, ".", empty=""), number(most=MALLETS + 1)
)
LINE: Final = Line(
    Part("the fields", in_a_row(FIELD, "/", empty=""), lambda position: map(_row, position.fields)),
    Part("what happens next", one_of(TURNS), lambda position: (position.phase, position.dice)),
    Part(
        "the options",
        choices(*(option.values for option in OPTIONS)),
        lambda position: position.options,
    ),
    longest=LONGEST,
)


def write(position: Position) -> str:
    """The text of a position."""
    return LINE.write(position)


def read(text: str) -> Position:
    """The position that a text names, if play can reach its fields. Raises BadPosition."""
    rows, (phase, dice), chosen = LINE.read(text)
    options = Options(*chosen)
    fields = _fields(rows, perimeter=options.perimeter == "on")
    position = Position(phase, fields[-1], tuple(fields[:-1]), sum(field.passes for field in fields), dice, options)
    _check_turn(position)
    return position


def _row(field: Field) -> Row:
    return field.bulls, field.fences, field.passes


def _fields(rows: tuple[Row, ...], perimeter: bool) -> list[Field]:
    if not 0 < len(rows) <= len(LETTERS):
        raise BadPosition(f"There are four fields, not {len(rows)}.")
    fields = [_field(place, row, perimeter) for place, row in enumerate(rows)]
    for field, _following in pairwise(fields):
        if len(field.bulls) < field.size:
            raise BadPosition(f"Field {field.letter} is done, but has {len(field.bulls)} bulls of {field.size}.")
    passes = sum(field.passes for field in fields)
    if passes > MALLETS + 1 or (passes > MALLETS and not fields[-1].passes):
        raise BadPosition(f"{passes} passes are more than the game allows.")
    return fields


def _field(place: int, row: Row, perimeter: bool) -> Field:
    bulls, fences, passes = row
    field = Field(place, passes=passes)
    for cell in bulls:
        field = _with_bull(field, cell, perimeter)
    for fence in fences:
        field = _with_fence(field, fence)
    return field


def _with_bull(field: Field, cell: Cell, perimeter: bool) -> Field:
    if cell in field.bulls or len(field.bulls) == field.size:
        raise BadPosition(f"Field {field.letter} has a bull too many.")
    return field.with_bull(cell, perimeter)


def _with_fence(field: Field, fence: Fence) -> Field:
    if len(field.bulls) < field.size or field.completed:
        raise BadPosition(f"Field {field.letter}: no fence can be built before all bulls stand or after completion.")
    if field.barred >> fence.place & 1 or field.full & fence.posts:
        raise BadPosition(f"Field {field.letter}: {fence} is over a bull, repeated, or at a post used twice.")
    return field.with_fence(fence)


def _check_turn(position: Position) -> None:
    """Raise BadPosition unless the turn fits the field in play."""
    field = position.field
    dealing = len(field.bulls) < field.size
    if dealing != (position.phase == Phase.BULLS) and not (position.phase == Phase.OVER and not dealing):
        raise BadPosition(
            f"With {len(field.bulls)} of {field.size} bulls in field {field.letter} the turn does not fit."
        )
    must_end = position.passes > MALLETS or (field.is_last and field.completed)
    may_end = must_end or field.is_last
    if (position.phase == Phase.OVER) != must_end and not (position.phase == Phase.OVER and may_end):
        raise BadPosition("The game is over after a fourth pass or the end of field D, and only then.")
    if field.completed and position.phase != Phase.OVER:
        raise BadPosition(f"Field {field.letter} is completed, so the next field must have begun.")
