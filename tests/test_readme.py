"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
import shlex

import pytest

from generator import cli
from generator.build.bootstrap import ROOT
from generator.commands.print_sheet import chosen_sheet, sheet_parser
from generator.games import sheet_named
from tests.engine.null_game import HOME
from tests.house import rooms

README = (ROOT / "README.md").read_text(encoding="utf-8")
OF_SOME_GAMES = ("hidden.py",)
"""Files that only games have which hide something."""
COMMANDS = re.findall(r"^python3 build\.py(.*?)(?:\s#.*)?$", README, re.MULTILINE)


def test_the_python_examples() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("line", [line for line in COMMANDS if "--help" not in line])
def test_the_commands_are_understood(line: str) -> None:
    call = cli.parse(shlex.split(line))
    if call.command.name == "pdf":
        game = call.arguments.game
        sheet = sheet_named(game, chosen_sheet(game, call.arguments.rest))
        printed = sheet_parser(game, sheet).parse_args(call.arguments.rest)
        assert vars(printed)
    assert call.command.name in (line.split() or ["build"])


@pytest.mark.parametrize("path", re.findall(r"\]\(([\w./-]+)\)|`([\w./]+\.(?:py|md|yml))`", README))
def test_the_files_that_it_names_are_there(path: tuple[str, str]) -> None:
    """From the root, or among the null game's, which are those of every game."""
    name = path[0] or path[1]
    assert (ROOT / name).exists() or [*HOME.rglob(name)] or name in OF_SOME_GAMES


def test_the_files_of_a_game_are_those_of_the_plan() -> None:
    plan = [name for name in rooms.ENGINE if "/" not in name and name not in ("rules", "game")]
    assert [name for name in plan if f"`{name}.py`" not in README and f"/{name}.py`" not in README] == []
    constants = {word for job in (*rooms.ENGINE.values(), *rooms.GENERATOR.values()) for word in job.names}
    assert [word for word in constants if word.isupper() and f"`{word}`" not in README] == []
