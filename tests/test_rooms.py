"""Every game has tests of its own: of its rules, of its pictures and printables, of its page."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from generator.build.bootstrap import ROOT

ROOMS: Final = ("engine", "generator", "site")


def found_in(folder: Path) -> list[str]:
    """The functions that pytest finds in a folder."""
    files = sorted(folder.rglob("test_*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_found_in_each_of_its_rooms(slug: str, room: str) -> None:
    assert found_in(ROOT / "tests" / room / "games" / slug.replace("-", "_"))


def test_a_folder_without_tests_has_none(tmp_path: Path) -> None:
    assert found_in(tmp_path / "missing") == found_in(tmp_path) == []
    (tmp_path / "table.py").write_text("def test_here() -> None: ...", encoding="utf-8")
    (tmp_path / "test_it.py").write_text('"""Nothing yet."""', encoding="utf-8")
    assert found_in(tmp_path) == []
    (tmp_path / "test_it.py").write_text("def test_it() -> None: ...", encoding="utf-8")
    assert found_in(tmp_path) == ["test_it"]
