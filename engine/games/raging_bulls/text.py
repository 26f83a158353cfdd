"""A position as one line of text, read back: "35.12.66;N3-E5.N1-S2;0/44.15;;1 ready off".

Three parts: the fields (bulls; fences in the order built; passes) parted by "/", the turn ("bulls", "ready", "dice",
"over", or the three numbers rolled), and whether the perimeter counts as a fence ("on", "off").
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine.bits import bits
from engine.game import BadPosition, IllegalAction, notation_key
from engine.games.raging_bulls.actions import Phase, bull_named, fence_named
from engine.games.raging_bulls.board import LETTERS, MALLETS, Dice
from engine.games.raging_bulls.field import Field
from engine.games.raging_bulls.rules import RagingBullsState
from engine.refusal import shortened

TURNS: Final = {"bulls": Phase.BULLS, "ready": Phase.READY, "dice": Phase.DICE, "over": Phase.OVER}
LONGEST: Final = 2000
"""Characters; four fields with every post used twice take fewer."""


def read(text: str) -> RagingBullsState:
    """The position that a text names, if play can reach its fields. Raises BadPosition."""
    parts = text.split() if len(text) <= LONGEST else []
    if len(parts) != 3:
        raise BadPosition("A position has three parts: fields, turn, and perimeter on or off.")
    if parts[2] not in ("on", "off"):
        raise BadPosition(f"The perimeter is “on” or “off”, not “{shortened(parts[2])}”.")
    fields = _fields(parts[0], parts[2] == "on")
    phase, dice = _turn(parts[1])
    state = RagingBullsState(
        phase, fields[-1], tuple(fields[:-1]), sum(field.passes for field in fields), dice, parts[2] == "on"
    )
    _check_turn(state)
    return state


def _fields(text: str, perimeter: bool) -> list[Field]:
    texts = text.split("/")
    if len(texts) > len(LETTERS):
        raise BadPosition(f"There are four fields, not {len(texts)}.")
    fields = [_field(index, part, perimeter) for index, part in enumerate(texts)]
    for field, _following in pairwise(fields):
        if len(field.bulls) < field.size:
            raise BadPosition(f"Field {field.letter} is done, but has {len(field.bulls)} bulls of {field.size}.")
    passes = sum(field.passes for field in fields)
    if passes > MALLETS + 1 or (passes > MALLETS and not fields[-1].passes):
        raise BadPosition(f"{passes} passes are more than the game allows.")
    return fields


def _field(index: int, text: str, perimeter: bool) -> Field:
    parts = text.split(";")
    letter = LETTERS[index]
    if len(parts) != 3 or not (len(parts[2]) == 1 and parts[2] in "01234"):
        raise BadPosition(f"Field {letter} needs bulls; fences; and passes from 0 to 4.")
    field = Field(index, passes=int(parts[2]))
    try:
        for name in filter(None, parts[0].split(".")):
            field = _with_bull(field, bull_named(notation_key(name), name).cell, perimeter)
        for name in filter(None, parts[1].split(".")):
            field = _with_fence(field, name)
    except IllegalAction as refused:
        raise BadPosition(f"Field {letter}: {refused}") from None
    return field


def _with_bull(field: Field, cell: int, perimeter: bool) -> Field:
    if cell in field.bulls or len(field.bulls) == field.size:
        raise BadPosition(f"Field {field.letter} has a bull too many.")
    return field.with_bull(cell, perimeter)


def _with_fence(field: Field, name: str) -> Field:
    fence = fence_named(notation_key(name), name)
    if len(field.bulls) < field.size or field.completed:
        raise BadPosition(f"Field {field.letter}: no fence can be built before all bulls stand or after completion.")
    if field.barred >> fence.index & 1 or any(True for _post in bits(field.full & fence.posts)):
        raise BadPosition(f"Field {field.letter}: {fence} is over a bull, repeated, or at a post used twice.")
    return field.with_fence(fence)


def _turn(text: str) -> tuple[Phase, Dice | None]:
    if text in TURNS:
        return TURNS[text], None
    if len(text) != 3 or any(digit not in "123456" for digit in text) or list(text) != sorted(text):
        raise BadPosition(f"The turn is bulls, ready, dice, over or three numbers ascending, not “{shortened(text)}”.")
    return Phase.BUILD, (int(text[0]), int(text[1]), int(text[2]))


def _check_turn(state: RagingBullsState) -> None:
    """Raise BadPosition unless the turn fits the field in play."""
    field = state.field
    dealing = len(field.bulls) < field.size
    if dealing != (state.phase == Phase.BULLS) and not (state.phase == Phase.OVER and not dealing):
        raise BadPosition(
            f"With {len(field.bulls)} of {field.size} bulls in field {field.letter} the turn does not fit."
        )
    last = field.place == len(LETTERS) - 1
    must_end = state.passes > MALLETS or (last and field.completed)
    may_end = must_end or last
    if (state.phase == Phase.OVER) != must_end and not (state.phase == Phase.OVER and may_end):
        raise BadPosition("The game is over after a fourth pass or the end of field D, and only then.")
    if field.completed and state.phase != Phase.OVER:
        raise BadPosition(f"Field {field.letter} is completed, so the next field must have begun.")
