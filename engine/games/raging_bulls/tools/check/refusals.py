"""Why a mark is refused: the sentences of the game, and those that only a sheet needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Action, IllegalAction
from engine.games.raging_bulls import refusals
from engine.games.raging_bulls.actions import Build, DrawBull
from engine.games.raging_bulls.board import column_row
from engine.games.raging_bulls.tools.check.actions import Choose, Remove, marks
from engine.games.raging_bulls.tools.check.notation import EXAMPLES
from engine.games.raging_bulls.tools.check.state import Sheet
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "field-full": _("Field {field} holds {size} bulls, and all of them are there."),
    "no-bull": _("No bull stands at column {column} row {row}."),
    "no-fence": _("{fence} is not on the sheet."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def refusal(sheet: Sheet, action: Action) -> IllegalAction | None:
    """Why a mark does not fit on the sheet; None if it does."""
    if isinstance(action, Choose):
        return IllegalAction("not-your-turn", {"action": str(action)}) if action.field == sheet.place else None
    if isinstance(action, Remove):
        return None if action.mark in marks(sheet) else _not_there(action.mark)
    if isinstance(action, DrawBull):
        return _bull(sheet, action)
    if isinstance(action, Build):
        repeated = action.fence in sheet.fences
        return refusals.refuse("fence-repeated", fence=str(action)) if repeated else None
    return not_understood(str(action), EXAMPLES)


def _bull(sheet: Sheet, bull: DrawBull) -> IllegalAction | None:
    if bull.cell in sheet.bulls:
        column, row = column_row(bull.cell)
        return refusals.refuse("bull-there", column=column, row=row)
    return field_full(sheet) if len(sheet.bulls) >= sheet.size else None


def field_full(sheet: Sheet) -> IllegalAction:
    """All the bulls of the field are marked."""
    return refuse("field-full", field=sheet.letter, size=sheet.size)


def _not_there(mark: DrawBull | Build) -> IllegalAction:
    if isinstance(mark, DrawBull):
        column, row = column_row(mark.cell)
        return refuse("no-bull", column=column, row=row)
    return refuse("no-fence", fence=str(mark))
