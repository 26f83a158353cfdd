"""Every game's pictures and printables stand in files of the same names; `generator.games` has the plan."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Final

import pytest

from engine import GAMES
from generator.drawing.figure import Figure
from generator.games import figure_of, sheets_of

PLAN: Final = {
    "figures.table": "table",
    "figures.foresight": "preview",
    "figures.legend": "legend",
    "figures.examples": "drawn",
    "figures.emblem": "emblem",
    "figures.side": "",
    "figures.board": "",
    "sheets": "SHEETS",
    "figures": "FIGURE",
}
"""File -> what it must define, if it is called the same in every game."""


def room(slug: str, name: str) -> ModuleType:
    return importlib.import_module(f"generator.games.{slug.replace('-', '_')}.{name}")


@pytest.mark.parametrize("slug", GAMES)
def test_the_files_of_the_plan_are_there(slug: str) -> None:
    assert [name for name, word in PLAN.items() if word and not hasattr(room(slug, name), word)] == []
    assert all(room(slug, name).__doc__ for name in PLAN)


@pytest.mark.parametrize("slug", GAMES)
def test_what_can_be_glanced_at_is_drawn_by_the_foresight(slug: str) -> None:
    glances = type(figure_of(slug)).glance is not Figure.glance
    assert hasattr(room(slug, "figures.foresight"), "glance") == glances


@pytest.mark.parametrize("slug", GAMES)
def test_every_sheet_is_made_in_a_file_of_its_own(slug: str) -> None:
    here = room(slug, "sheets").__name__
    makers = [sheet.pages.__module__ for sheet in sheets_of(slug)]
    assert [maker for maker in makers if not maker.startswith(f"{here}.")] == []
    assert [sheet for maker in dict.fromkeys(makers) for sheet in importlib.import_module(maker).SHEETS] == [
        *sheets_of(slug)
    ]
