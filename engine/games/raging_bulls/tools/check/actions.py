"""Every step at the sheet: choosing its field, marking a bull or a fence, and taking a mark off again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.action import Action, action_class
from engine.games.raging_bulls.actions import BUILDS, BULL_AT, BULLS_SORTED, Build, DrawBull
from engine.games.raging_bulls.board import LETTERS
from engine.games.raging_bulls.tools.check.state import Sheet
from engine.message import Message
from engine.message import unchanged as _


@action_class
class Choose(Action):
    """The sheet's field is this one."""

    field: int = 0


@action_class
class Remove(Action):
    """Take a bull or a fence off the sheet again."""

    mark: DrawBull | Build = BULL_AT[0]


def _remove(mark: DrawBull | Build) -> Remove:
    return Remove(f"remove {mark}", mark.touches, Message(_("Remove {mark}"), {"mark": str(mark)}), mark=mark)


CHOICES: Final = tuple(
    Choose(f"field {letter}", (f"field:{letter}",), Message(_("Field {field}"), {"field": letter}), field=place)
    for place, letter in enumerate(LETTERS)
)
MARKS: Final[tuple[DrawBull | Build, ...]] = (*BULL_AT, *BUILDS)
REMOVALS: Final = {mark: _remove(mark) for mark in MARKS}
ORDER: Final[dict[Action, int]] = {
    action: place for place, action in enumerate(sorted((*CHOICES, *MARKS, *REMOVALS.values())))
}


def marks(sheet: Sheet) -> tuple[DrawBull | Build, ...]:
    """Bulls and fences on the sheet."""
    return (*(BULL_AT[bull] for bull in sheet.bulls), *(BUILDS[fence.place] for fence in sheet.fences))


def possible(sheet: Sheet) -> Sequence[Action]:
    """Other fields, marks that fit, and the removal of marks."""
    found: list[Action] = [choice for choice in CHOICES if choice.field != sheet.place]
    if len(sheet.bulls) < sheet.size:
        found.extend(bull for bull in BULLS_SORTED if bull.cell not in sheet.bulls)
    found.extend(build for build in BUILDS if build.fence not in sheet.fences)
    found.extend(REMOVALS[mark] for mark in marks(sheet))
    return sorted(found, key=ORDER.__getitem__)
