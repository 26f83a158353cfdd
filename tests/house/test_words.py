from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import text, words
from tests.house.made_up import with_chess
from tests.house.tree import Tree

GO = {
    "engine/games/fan_tan/board.py": "STONE = 'stone:{}'\nSAID = _('Take a stone.')\n",
    "generator/games/fan_tan/looks.py": "",
}


def two_games(root: Path, files: dict[str, str]) -> Tree:
    return with_chess(root, {**GO, **files})


@pytest.mark.parametrize("name", ["engine/match.py", "site/static/site.css", "tests/engine/test_match.py", ".ci/run"])
@pytest.mark.parametrize("spelt", ["fan-tan", "Fan Tan", "fan_tan", "FANTAN", "a_fan_tan_table"])
def test_a_game_is_not_named_outside_its_rooms(tmp_path: Path, name: str, spelt: str) -> None:
    assert words.games_named_outside(two_games(tmp_path, {name: spelt})) == [f"{name} names fan-tan"]


@pytest.mark.parametrize(
    ("name", "spelt"),
    [
        ("engine/games/fan_tan/rules.py", "fan_tan"),
        ("templates/rules/fan-tan.html", "Fan Tan"),
        ("tests/site/games/fan_tan/test_play.py", "fan-tan"),
        ("engine/match.py", "fan tango"),
        ("README.md", "Fan Tan"),
    ],
)
def test_in_them_it_is(tmp_path: Path, name: str, spelt: str) -> None:
    assert words.games_named_outside(two_games(tmp_path, {name: spelt})) == []


# ---- looks

NAMES = ("king", "bar-p1", "halo", "lost")


def lonely(tree: Tree) -> list[str]:
    return words.looks_of_one_game(tree, NAMES, defined_in=["generator/drawing/shared.py"])


def test_a_look_that_one_game_uses_or_nobody_is_seen(tmp_path: Path) -> None:
    files = {
        "generator/drawing/shared.py": "STYLES = ['king', 'lost']",
        "generator/games/chess/looks.py": "X = {'king': 1}",
        "generator/games/chess/figures/king.py": '"""Not the "king" here."""\ndraw("king", f"bar-p{seat}")',
        "site/static/site.css": ".s-halo, .lost {}",
    }
    assert lonely(two_games(tmp_path, files)) == [
        "“bar-p1” is used by chess alone",
        "“king” is used by chess alone",
        "“lost” is used by nobody alone",
    ]


def test_what_two_games_or_a_shared_room_use_is_shared(tmp_path: Path) -> None:
    files = {
        "generator/games/chess/figures/king.py": 'draw("king", f"bar-p{seat}", "lost")',
        "generator/games/fan_tan/figures/heap.py": 'draw("king", f"{kind}-p1")',
        "generator/paper/layout.py": 'draw("lost", "halo")',
    }
    assert lonely(two_games(tmp_path, files)) == []


# ---- sentences


def test_a_constant_of_sentences_that_one_game_takes_is_its_own(tmp_path: Path) -> None:
    files = {
        "engine/message.py": "CHECK = _('Check!')\nOVER = _('Over.')\nTEN = 10\nUSED = _('Used.')\nprint(USED)\n",
        "engine/games/chess/words.py": "from engine import message\nfrom engine.message import CHECK, TEN, USED\n"
        "OVER = message.OVER",
        "engine/games/fan_tan/words.py": "from engine.message import OVER",
    }
    tree = two_games(tmp_path, files)
    assert words.constants_of_one_game(tree) == ["engine.message.CHECK is used by chess alone"]


@pytest.mark.parametrize(
    ("name", "source", "word"),
    [
        ("site/app/table/keys.py", "HELP = _('take two stones')", "stones"),
        ("templates/pages/play.html", "{% trans %}Stones left{% endtrans %}", "stones"),
        ("engine/refusal.py", "NO = _('No stone is left.')", "stone"),
    ],
)
def test_shared_sentences_do_not_speak_of_one_games_things(tmp_path: Path, name: str, source: str, word: str) -> None:
    tree = two_games(tmp_path, {name: source})
    assert words.things_of_one_game(tree) == [f"{name} speaks of “{word}”, a word of fan-tan"]


@pytest.mark.parametrize(
    "files",
    [
        {"engine/refusal.py": "NO = _('No {stone} is left: take another.')"},
        {"engine/refusal.py": "NO = _('No stone is left.')", "engine/games/chess/board.py": "A = _('a stone')"},
        {"engine/refusal.py": "NO = _('No stone is left.')\ndef stone(): ..."},
        {"generator/games/fan_tan/figures/heap.py": "A = _('a heap of stones')"},
    ],
)
def test_of_common_things_they_do(tmp_path: Path, files: dict[str, str]) -> None:
    assert words.things_of_one_game(two_games(tmp_path, files)) == []


# ---- every file


def test_a_long_file_is_seen(tmp_path: Path) -> None:
    files = {"engine/match.py": "x = 1\n" * 300, "engine/game.py": "x = 1\n" * 299}
    assert text.long_files(with_chess(tmp_path, files)) == ["engine/match.py has 300 lines"]


@pytest.mark.parametrize("word", text.FOREIGN)
def test_package_hosts_and_folders_of_one_machine_are_seen(tmp_path: Path, word: str) -> None:
    assert text.foreign_words(with_chess(tmp_path, {"site/package.json": f"see {word}"})) == [
        f"site/package.json has {word}"
    ]
