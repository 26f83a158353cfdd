from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import imports
from tests.house.made_up import CHESS, tree_of, with_chess

RULES = "engine/games/chess"


def test_a_game_by_the_plan_is_fine(tmp_path: Path) -> None:
    tree = tree_of(tmp_path, CHESS)
    assert imports.circles(tree) == imports.against_the_plan(tree) == imports.relative_imports(tree) == []


def test_a_circle_is_named(tmp_path: Path) -> None:
    tree = tree_of(
        tmp_path,
        {
            "engine/a.py": "from engine import b",
            "engine/b.py": "import engine.c",
            "engine/c.py": "from engine.a import thing",
            "engine/d.py": "from engine import a",
        },
    )
    assert imports.circles(tree) == ["engine.a -> engine.b -> engine.c -> engine.a"]


@pytest.mark.parametrize(
    "hidden_import",
    ["def late():\n    from app.page import b", "if TYPE_CHECKING:\n    from app.page.b import Thing"],
)
def test_imports_for_types_and_in_functions_close_a_circle(tmp_path: Path, hidden_import: str) -> None:
    tree = tree_of(tmp_path, {"site/app/page/a.py": hidden_import, "site/app/page/b.py": "from app.page import a"})
    assert imports.circles(tree) == ["app.page.a -> app.page.b -> app.page.a"]


def test_the_list_of_games_imports_every_game(tmp_path: Path) -> None:
    found = imports.circles(with_chess(tmp_path, {f"{RULES}/__init__.py": "from engine import GAMES"}))
    assert found == ["engine -> engine.games.chess -> engine"]


def test_two_circles_are_two(tmp_path: Path) -> None:
    files = {f"generator/{a}.py": f"from generator import {b}" for a, b in ("ab", "ba", "cd", "dc")}
    assert imports.circles(tree_of(tmp_path, files)) == [
        "generator.a -> generator.b -> generator.a",
        "generator.c -> generator.d -> generator.c",
    ]


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("engine/match.py", "generator.language"),
        ("generator/language/__init__.py", "generator.drawing.scene"),
        ("generator/drawing/svg.py", "generator.paper.layout"),
        ("generator/paper/layout.py", "generator.games"),
        ("generator/games/__init__.py", "app.table.titles"),
        ("site/app/table/titles.py", "app.page.dom"),
        ("site/app/table/titles.py", "app.worker.desk"),
        ("site/app/worker/desk.py", "app.page.dom"),
        ("site/app/page/dom.py", "generator.build.site"),
        ("generator/games/__init__.py", "generator.bench.plies"),
        ("site/app/table/titles.py", "generator.commands.pdf"),
        ("engine/match.py", "generator.cli"),
    ],
)
def test_imports_run_one_way(tmp_path: Path, path: str, target: str) -> None:
    there = {"app": "site/app"}.get(target.partition(".")[0], target.partition(".")[0])
    files = {f"{there}/{'/'.join(target.split('.')[1:])}.py": "", path: f"import {target}"}
    (found,) = imports.against_the_plan(tree_of(tmp_path, files))
    assert found.endswith(f"imports {target}")


def test_a_module_in_no_room_is_refused(tmp_path: Path) -> None:
    assert imports.against_the_plan(tree_of(tmp_path, {"generator/odds.py": ""})) == ["generator.odds is in no room"]


@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("board", "options"),
        ("options", "state"),
        ("state", "actions"),
        ("actions", "words"),
        ("castling", "refusals"),
        ("words", "rules"),
        ("rules", "game"),
        ("rules", "bot/bot"),
        ("rules", "tools/clock"),
        ("game", "bot/bot"),
        ("tools/clock", "game"),
    ],
)
def test_inside_a_game_imports_run_one_way(tmp_path: Path, low: str, high: str) -> None:
    name = f"engine.games.chess.{high.replace('/', '.')}"
    files = {f"{RULES}/{high}.py": "", f"{RULES}/{low}.py": f"import {name}"}
    low_name = f"engine.games.chess.{low.replace('/', '.')}"
    assert imports.against_the_plan(with_chess(tmp_path, files)) == [f"{low_name} imports {name}"]


def test_a_chapter_is_as_high_as_what_it_needs(tmp_path: Path) -> None:
    files = {
        f"{RULES}/squares.py": "",
        f"{RULES}/board.py": "from engine.games.chess import squares",
        f"{RULES}/castling.py": "from engine.games.chess import state",
        f"{RULES}/draws.py": "from engine.games.chess import castling",
        f"{RULES}/options.py": "from engine.games.chess import draws",
    }
    found = imports.against_the_plan(with_chess(tmp_path, files))
    assert found == ["engine.games.chess.options imports engine.games.chess.draws"]


def test_no_game_imports_another(tmp_path: Path) -> None:
    files = {
        "engine/games/go/board.py": "from engine.games.chess import board",
        "generator/games/go/looks.py": "from engine.games.chess.board import PIECES",
    }
    assert imports.against_the_plan(with_chess(tmp_path, files)) == [
        "engine.games.go.board imports engine.games.chess.board",
        "generator.games.go.looks imports engine.games.chess.board",
    ]


def test_the_contract_knows_no_game(tmp_path: Path) -> None:
    found = imports.against_the_plan(with_chess(tmp_path, {"engine/match.py": "from engine.games.chess import rules"}))
    assert found == ["engine.match imports engine.games.chess.rules"]


def test_relative_imports_are_refused(tmp_path: Path) -> None:
    tree = tree_of(tmp_path, {"engine/a.py": "from . import b"})
    assert imports.relative_imports(tree) == ["engine/a.py imports relatively"]


def test_the_engine_is_pure(tmp_path: Path) -> None:
    tree = tree_of(tmp_path, {"engine/a.py": "import time, json, jinja2\nfrom engine import b", "engine/b.py": ""})
    assert imports.impure_engine(tree) == ["engine/a.py imports time", "engine/a.py imports jinja2"]


def test_one_door_to_each_drawing_library(tmp_path: Path) -> None:
    files = {"generator/drawing/pdf.py": "import reportlab", "generator/paper/qr.py": "from reportlab.lib import units"}
    assert imports.back_doors(tree_of(tmp_path, files)) == ["generator/paper/qr.py imports reportlab.lib"]


def test_what_only_builds_is_kept_here() -> None:
    entries = ["engine/game.py", "generator/__init__.py", "generator/build/site.py", "generator/cli.py"]
    assert imports.kept_here(entries) == ["generator/build/site.py", "generator/cli.py"]
