from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import rooms
from tests.house.made_up import CHESS, tree_of, with_chess

RULES = "engine/games/chess"


def test_a_game_by_the_plan_is_fine(tmp_path: Path) -> None:
    tree = tree_of(tmp_path, CHESS)
    assert rooms.ill_furnished(tree) == rooms.homeless(tree) == []


@pytest.mark.parametrize("name", [name for name in CHESS if name.startswith(("engine/games/", "generator/"))])
def test_every_file_of_the_plan_is_missed(tmp_path: Path, name: str) -> None:
    assert f"{name} is missing" in rooms.ill_furnished(with_chess(tmp_path, {name: None}))


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("__init__", "GAME"),
        ("options", "OPTIONS"),
        ("state", "Position"),
        ("text", "write"),
        ("notation", "read"),
        ("refusals", "SENTENCES"),
        ("explain", "explain"),
        ("words", "status"),
        ("bot/__init__", "BOT"),
    ],
)
def test_a_file_defines_what_it_is_for(tmp_path: Path, name: str, word: str) -> None:
    found = rooms.ill_furnished(with_chess(tmp_path, {f"{RULES}/{name}.py": ""}))
    assert f"{RULES}/{name}.py defines no {word}" in found


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("class Position: ...", "defines Position"),
        ("class Options: ...", "defines Options"),
        ("def refusal(): ...", "defines refusal"),
        ("def explain(): ...", "defines explain"),
        ("def status(): ...", "defines status"),
        ("SENTENCES = {}", "defines SENTENCES"),
        ("def read(text): ...", "defines read, which belongs in text.py or notation.py"),
        ("class Resign(Action): ...", "has a subclass of Action"),
        ("class Long(Castle): ...", "has a subclass of Action"),
        ("class Second(engine.game.State): ...", "has a subclass of State"),
        ("class Second(Game): ...", "has a subclass of Game"),
        ("class Second(Bot): ...", "has a subclass of Bot"),
    ],
)
def test_and_no_other_file_does(tmp_path: Path, source: str, word: str) -> None:
    found = rooms.ill_furnished(with_chess(tmp_path, {f"{RULES}/castling.py": source}))
    assert found == [f"{RULES}/castling.py {word}"]


@pytest.mark.parametrize(("home", "base"), [("actions", "Action"), ("rules", "State"), ("game", "Game")])
def test_each_class_of_the_contract_has_its_file(tmp_path: Path, home: str, base: str) -> None:
    found = rooms.ill_furnished(with_chess(tmp_path, {f"{RULES}/{home}.py": ""}))
    assert found == [f"{RULES}/{home}.py has no subclass of {base}"]


def test_what_hides_something_says_what(tmp_path: Path) -> None:
    hides = {f"{RULES}/game.py": "class Chess(Game):\n    hides = Hides.HANDS\n"}
    assert rooms.ill_furnished(with_chess(tmp_path, hides)) == [f"{RULES}/hidden.py is missing"]
    half = {**hides, f"{RULES}/hidden.py": "def observe(): ..."}
    assert rooms.ill_furnished(with_chess(tmp_path, half)) == [f"{RULES}/hidden.py defines no determinize"]


def test_what_hides_nothing_has_no_file_for_it(tmp_path: Path) -> None:
    found = rooms.ill_furnished(with_chess(tmp_path, {f"{RULES}/hidden.py": ""}))
    assert found == [f"{RULES}/hidden.py is there, and the game hides nothing"]


def test_tools_have_a_folder_and_a_folder_has_tools(tmp_path: Path) -> None:
    with_tools = {f"{RULES}/game.py": "class Chess(Game):\n    def tools(self): ...\n"}
    assert rooms.ill_furnished(with_chess(tmp_path, with_tools)) == [f"{RULES} has no folder tools/"]
    found = rooms.ill_furnished(with_chess(tmp_path, {**CHESS, f"{RULES}/tools/__init__.py": ""}))
    assert found == [f"{RULES} has a folder tools/, and its game no tools"]


@pytest.mark.parametrize("name", [name for name in CHESS if name.startswith("tests/")])
def test_a_folder_without_a_test_is_seen(tmp_path: Path, name: str) -> None:
    folder = name.rpartition("/")[0]
    found = rooms.ill_furnished(with_chess(tmp_path, {name: None, f"{folder}/conftest.py": ""}))
    assert found == [f"{folder} has no test"]


def test_a_game_needs_its_rules_page(tmp_path: Path) -> None:
    found = rooms.ill_furnished(with_chess(tmp_path, {"templates/rules/chess.html": None}))
    assert found == ["templates/rules/chess.html is missing"]


@pytest.mark.parametrize("folder", rooms.GAME_FOLDERS[1:])
def test_rooms_of_a_game_that_is_gone_are_left_over(tmp_path: Path, folder: str) -> None:
    tree = with_chess(tmp_path, {f"{folder}/go/board.py": ""})
    assert rooms.homeless(tree) == [f"{folder}/go belongs to no game"]


def test_games_and_the_list_of_games_agree(tmp_path: Path) -> None:
    changes = {"engine/__init__.py": "MENU: Final = ('go',)", "templates/rules/go.html": ""}
    assert rooms.homeless(with_chess(tmp_path, changes)) == [
        "engine/__init__.py does not list chess",
        "engine/__init__.py lists go, which has no rooms",
        "templates/rules/go.html belongs to no game",
    ]
