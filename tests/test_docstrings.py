"""What the docstrings of shared rooms show is what happens; the core of the contract shows itself in use."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from typing import Final

import pytest

from engine.game import Game, State
from engine.match import Match
from generator.build.bootstrap import ROOT
from generator.drawing.figure import Figure

ROOMS: Final = ("engine", "generator/drawing", "generator/paper", "generator/language")


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


SHOWING: Final = [
    module_of(path)
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
    if "games" not in path.parts and ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", SHOWING)
def test_the_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize("kind", [Game, State, Match, Figure])
def test_the_core_of_the_contract_is_shown_in_use(kind: type) -> None:
    assert ">>> " in str(kind.__doc__)
