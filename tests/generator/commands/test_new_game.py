"""What `build.py new-game` refuses, and that it then changes nothing."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from generator import cli
from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.commands import new_game as command
from generator.commands.new_game import Name, copies, new_game, with_line
from tests.house.tree import GAME_ROOMS

GOOD: Final = Name("peb" + "bles", ("peb" + "bles").title())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """As much of the repository as the command reads."""
    shutil.copytree(ROOT / command.PATTERN, tmp_path / command.PATTERN, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "engine/games/ludo").mkdir(parents=True)
    (tmp_path / "engine/match.py").write_text('"""A match, and who may undo."""')
    (tmp_path / command.MENU).write_text('MENU: Final = (\n    "ludo",\n)\n')
    return tmp_path


def contents(root: Path) -> dict[str, str]:
    return {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("slug", "reason"),
    [
        ("Chess", "small letters are accepted"),
        ("two--words", "words joined by hyphens"),
        ("two_words", "is no name for a game"),
        ("../x", "is no name for a game"),
        ("", "is no name for a game"),
        ("x" * 31, "30 characters at most"),
        ("ludo", "There is a game “ludo” already."),
        ("lambda", "it is a word of Python"),
        ("json", "it is a word of Python"),
        ("match", "engine/match.py has this word"),
        ("undo", "engine/match.py has this word"),
    ],
)
def test_bad_names_are_refused_and_nothing_changes(root: Path, slug: str, reason: str) -> None:
    before = contents(root)
    with pytest.raises(BuildError, match=reason) as refused:
        new_game(root, Name(slug, "Title"))
    assert str(refused.value).endswith(".")
    assert contents(root) == before


@pytest.mark.parametrize("title", [" ", "<b>", 'a"b', "{x}", "x" * 31, "a\nb", "100 %", "a\\b"])
def test_bad_titles_are_refused(root: Path, title: str) -> None:
    with pytest.raises(BuildError, match="is no title for a game"):
        new_game(root, GOOD._replace(title=title))


def test_a_file_in_the_way_is_left_alone(root: Path) -> None:
    page = root / f"templates/rules/{GOOD.slug}.html"
    page.parent.mkdir(parents=True)
    page.write_text("mine")
    before = contents(root)
    with pytest.raises(BuildError, match="There is a file"):
        new_game(root, GOOD)
    assert contents(root) == before


def test_what_cannot_be_played_is_taken_back(root: Path) -> None:
    """Nothing of the rules is there, so that no match can be told."""
    before, folders = contents(root), {path for path in root.rglob("*") if path.is_dir()}
    with pytest.raises(BuildError, match="could not be played"):
        new_game(root, GOOD)
    assert contents(root) == before
    assert {path for path in root.rglob("*") if path.is_dir()} == folders


def test_every_file_goes_into_a_room_of_the_game() -> None:
    rooms = tuple(room.format(module=GOOD.module, slug=GOOD.slug) for room in GAME_ROOMS)
    found = copies(ROOT, GOOD)
    assert all(path.relative_to(ROOT).as_posix().startswith(rooms) for path in found)
    assert len(found) > 30
    assert not any("null" in text.lower() for text in found.values())


def test_a_long_name_makes_no_line_too_long() -> None:
    name = Name("x" * command.LONGEST, "X" * command.LONGEST)
    sources = {path: text for path, text in copies(ROOT, name).items() if path.suffix == ".py"}
    assert [(path.name, line) for path, text in sources.items() for line in text.splitlines() if len(line) > 120] == []


def test_the_line_comes_last() -> None:
    assert (
        with_line('MENU: Final = (\n    "ludo",\n)\n', GOOD) == f'MENU: Final = (\n    "ludo",\n    "{GOOD.slug}",\n)\n'
    )
    assert f'"{GOOD.slug}"' in with_line((ROOT / command.MENU).read_text(), GOOD)
    with pytest.raises(BuildError, match="no list of games"):
        with_line("GAMES = {}", GOOD)


def test_a_refusal_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new-game", "Chess"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_name_of_several_words() -> None:
    name = Name("ten-pegs", "Ten Pegs!")
    assert (
        name.put_into("null_game null-game NullGameState Null Game")
        == "ten_pegs ten-pegs TenPegsState Ten Pegs!"
    )


def test_the_name_that_the_readme_begins_with_can_be_had() -> None:
    (slug,) = re.findall(r"build\.py new-game ([a-z-]+) ", (ROOT / "README.md").read_text("utf-8"))
    name = Name(slug, slug.replace("-", " ").title())
    command.check_name(ROOT, name)
    assert list(command.says(ROOT, slug)) == []
