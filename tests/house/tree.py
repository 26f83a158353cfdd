"""A tree of sources to be checked: this repository, or a small one made up to show that a check says no."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

TEXT_SUFFIXES: Final = frozenset(
    {"", ".cfg", ".css", ".html", ".js", ".json", ".md", ".mjs", ".py", ".svg", ".toml", ".txt", ".webmanifest", ".yml"}
)
FOLDERS: Final = ("engine", "generator", "site", "templates", "tests", ".ci", ".github")
PACKAGES: Final = {"engine": "engine", "generator": "generator", "site/app": "app"}
"""Folder of a package -> what its modules' names begin with."""
GAME_ROOMS: Final = (
    "engine/games/{module}/",
    "generator/games/{module}/",
    "generator/bench/games/{module}/",
    "templates/rules/{slug}.html",
    "tests/engine/games/{module}/",
    "tests/generator/games/{module}/",
    "tests/generator/bench/games/{module}/",
    "tests/site/games/{module}/",
)
"""What belongs to one game, and what goes with it when it is deleted."""


class Tree:
    """The files below a root, their modules by name, and the games that live there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._sources: dict[str, ast.Module] = {}

    @cached_property
    def names(self) -> list[str]:
        """Every text file of the repository, those not yet added too; without git, all files of its folders."""
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(listing, cwd=self.root, capture_output=True, text=True)
        if listed.returncode == 0 and listed.stdout:
            found = [name for name in listed.stdout.split("\0") if name]
        else:
            folders = [path for folder in FOLDERS for path in (self.root / folder).rglob("*")]
            found = [path.relative_to(self.root).as_posix() for path in (*self.root.glob("*.*"), *folders)]
        return sorted({name for name in found if self._is_text(name)})

    def _is_text(self, name: str) -> bool:
        path = self.root / name
        return path.is_file() and path.suffix in TEXT_SUFFIXES and "__pycache__" not in path.parts

    def text(self, name: str) -> str:
        """The content of a file."""
        return (self.root / name).read_text(encoding="utf-8")

    @cached_property
    def modules(self) -> dict[str, str]:
        """Module name -> its file, for everything that can be imported in the browser or by the build."""
        return {module_name(name): name for name in self.names if name.endswith(".py") and module_name(name)}

    @cached_property
    def parsed(self) -> dict[str, ast.Module]:
        """Module name -> its source, parsed."""
        return {module: self.source(name) for module, name in self.modules.items()}

    def source(self, name: str) -> ast.Module:
        """A Python file, parsed once."""
        if name not in self._sources:
            self._sources[name] = ast.parse(self.text(name))
        return self._sources[name]

    @cached_property
    def games(self) -> list[str]:
        """The folder names of the games."""
        rooms = (name.split("/") for name in self.names if name.startswith("engine/games/"))
        return sorted({parts[2] for parts in rooms if len(parts) > 3})

    def below(self, folder: str) -> set[str]:
        """The names of the folders in this one."""
        prefix = folder + "/"
        return {
            name.removeprefix(prefix).partition("/")[0]
            for name in self.names
            if name.startswith(prefix) and "/" in name.removeprefix(prefix)
        }

    def game_of(self, name: str) -> str:
        """The game whose room the file is in; "" for a shared file."""
        for game in self.games:
            if name.startswith(tuple(room.format(module=game, slug=slug_of(game)) for room in GAME_ROOMS)):
                return game
        return ""


def slug_of(game: str) -> str:
    """What the game with this folder is called in addresses."""
    return game.replace("_", "-")


def module_name(name: str) -> str:
    """`engine.games.chess` for `engine/games/chess/__init__.py`; "" for a file of no package."""
    for folder, package in PACKAGES.items():
        if name.startswith(folder + "/"):
            inside = name.removeprefix(folder).removesuffix(".py").removesuffix("/__init__")
            return package + inside.replace("/", ".")
    return "build" if name == "build.py" else ""


def strings(tree: ast.AST, *, keys: bool = False) -> Iterator[str]:
    """Every string of the source that is no docstring; with `{}` where an f-string has a value.

    Keys of dictionaries, which define rather than use, only if asked for.
    """
    left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            left_out |= {id(part) for part in node.values if isinstance(part, ast.Constant)}
        if isinstance(node, ast.Dict) and not keys:
            left_out |= {id(key) for key in node.keys}
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and not keys:
            left_out.add(id(node.slice))
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def assigned(tree: ast.Module) -> set[str]:
    """The constants of a module."""
    names: set[str] = set()
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def defined(tree: ast.Module) -> set[str]:
    """The functions and classes of a module."""
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def menu(tree: Tree) -> list[str]:
    """The folder names of the games that the engine lists."""
    source = tree.parsed["engine"]
    lists = [
        node.value for node in source.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "MENU"
    ]
    return [name for value in lists if value for name in ast.literal_eval(value)]
