"""The order of the house, read from the sources: who imports whom, who may name a game, how long a file is."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from generator.build.bootstrap import ROOT

LONGEST: Final = 300
IMPURE: Final = {"os", "pathlib", "io", "time", "datetime", "socket", "subprocess", "urllib", "tempfile", "secrets"}
FLOORS: Final = {"engine": 0, "generator": 1, "app": 2, "build": 3}
"""A module imports from its own floor or from one below."""
ONLY_IN: Final = {"svgwrite": {"generator/drawing/svg.py"}, "reportlab": {"generator/drawing/pdf.py"}}
ROOMS: Final = (
    "engine/games/{module}/",
    "engine/__init__.py",
    "generator/games/{module}/",
    "generator/bench/games/{module}/",
    "generator/bench/games/{module}.py",
    "templates/rules/{slug}.html",
    "tests/",
    "README.md",
)
TEXT_SUFFIXES: Final = frozenset(
    {"", ".cfg", ".css", ".html", ".js", ".json", ".md", ".mjs", ".py", ".svg", ".toml", ".txt", ".webmanifest", ".yml"}
)


def tracked() -> list[Path]:
    """The files of the repository that are text; in an export without git, all files of its folders."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        folders = ("engine", "generator", "site", "templates", "tests", ".ci", ".github")
        found = [*ROOT.glob("*.*"), *(path for folder in folders for path in (ROOT / folder).rglob("*"))]
    return [path for path in found if path.is_file() and path.suffix in TEXT_SUFFIXES]


FILES: Final = tracked()
SOURCES: Final = [path for path in FILES if path.suffix == ".py" and not path.is_relative_to(ROOT / "tests")]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> Iterator[str]:
    """Every module that the file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            yield node.module or ""


def floor_of(path: Path) -> str:
    first, *rest = path.relative_to(ROOT).parts
    if first == "generator" and rest[0] in ("bench", "build", "commands", "cli.py"):
        return "build"
    return "app" if first == "site" else first.removesuffix(".py")


def test_there_is_something_to_read() -> None:
    assert len(SOURCES) > 30
    assert {floor_of(path) for path in SOURCES} >= {"engine", "generator", "build"}


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_imports_run_one_way(path: Path) -> None:
    floor = FLOORS.get(floor_of(path))
    if floor is None:
        pytest.fail(f"{name_of(path)} is on no floor")
    higher = [module for module in imported(path) if FLOORS.get(module.partition(".")[0], -1) > floor]
    assert higher == []


@pytest.mark.parametrize("path", [path for path in SOURCES if floor_of(path) == "engine"], ids=name_of)
def test_the_engine_needs_the_standard_library_alone(path: Path) -> None:
    roots = {module.partition(".")[0] for module in imported(path)}
    assert roots <= sys.stdlib_module_names | {"engine"}
    assert not roots & IMPURE


@pytest.mark.parametrize("library", ONLY_IN)
def test_one_door_to_each_drawing_library(library: str) -> None:
    users = {name_of(path) for path in SOURCES if library in {name.partition(".")[0] for name in imported(path)}}
    assert users <= ONLY_IN[library]


@pytest.mark.parametrize("slug", GAMES)
def test_no_game_is_named_outside_its_rooms(slug: str) -> None:
    words = slug.split("-")
    spelt = r"[-_\s]?".join(map(re.escape, words))
    # As a word or the part of a name between other letters: "ox" is not named in "box".
    named = re.compile(rf"(?<![a-z]){spelt}(?![a-z])", re.IGNORECASE)
    rooms = tuple(room.format(module="_".join(words), slug=slug) for room in ROOMS)
    strangers = [
        name_of(path)
        for path in FILES
        if not name_of(path).startswith(rooms) and named.search(path.read_text(encoding="utf-8"))
    ]
    assert strangers == []


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in {".py", ".js", ".mjs", ".css"}], ids=name_of)
def test_no_file_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < LONGEST


FOREIGN: Final = (
    "registry." + "npmjs",
    "files." + "pythonhosted",
    "pypi." + "org",
    "deb." + "debian",
    "cdn." + "jsdelivr",
    "un" + "pkg.com",
    "/" + "work/",
    "/" + "root/",
    "/" + "tmp/",
    "/" + "home/",
)
"""Package hosts, which the clients know by themselves, and folders of one machine."""


@pytest.mark.parametrize("word", FOREIGN)
def test_nothing_of_one_machine_and_no_package_host_is_written_down(word: str) -> None:
    assert [name_of(path) for path in FILES if word in path.read_text(encoding="utf-8")] == []
