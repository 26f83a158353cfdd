"""What a step does to the sheet."""

from __future__ import annotations

from typing import TypeVar

from engine.game import Action
from engine.games.raging_bulls.actions import Build, DrawBull
from engine.games.raging_bulls.tools.check.actions import Choose, Remove
from engine.games.raging_bulls.tools.check.state import Sheet

S = TypeVar("S", bound=Sheet)


def after(sheet: S, action: Action) -> S:
    """The sheet with one mark more or less, or with another field chosen."""
    if isinstance(action, Choose):
        return sheet._replace(place=action.field)
    if isinstance(action, DrawBull):
        return sheet._replace(bulls=(*sheet.bulls, action.cell))
    if isinstance(action, Build):
        return sheet._replace(fences=(*sheet.fences, action.fence))
    assert isinstance(action, Remove)
    return _without(sheet, action.mark)


def _without(sheet: S, mark: DrawBull | Build) -> S:
    if isinstance(mark, DrawBull):
        return sheet._replace(bulls=tuple(bull for bull in sheet.bulls if bull != mark.cell))
    return sheet._replace(fences=tuple(fence for fence in sheet.fences if fence != mark.fence))
