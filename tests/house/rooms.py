"""Every game has the same rooms: which file does which job, what must be defined there, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tests.house.tree import Tree, assigned, defined, menu, slug_of


class Job(NamedTuple):
    """What a file of a game is for: the names that it defines, and those of them that no other file defines."""

    names: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


ENGINE: Final[Mapping[str, Job]] = {
    "__init__": Job(("GAME",), ("GAME",)),
    "board": Job(),
    "options": Job(("Options", "OPTIONS"), ("Options", "OPTIONS")),
    "state": Job(("Position",), ("Position",)),
    "actions": Job(),
    "text": Job(("read", "write")),
    "notation": Job(("read",)),
    "refusals": Job(("SENTENCES", "refusal"), ("SENTENCES", "refusal")),
    "explain": Job(("explain",), ("explain",)),
    "words": Job(("status",), ("status",)),
    "rules": Job(),
    "game": Job(),
    "bot/__init__": Job(("BOT",)),
    "bot/bot": Job(),
    "bot/reasons": Job(),
}
"""Files that every game has in `engine/games/<game>/`, in the order in which one reads them."""
ONLY_IN: Final[Mapping[str, str]] = {"Action": "actions", "State": "rules", "Game": "game", "Bot": "bot/bot"}
"""Class of the contract -> the one file of a game with subclasses of it, of which it has at least one."""
READERS: Final = ("text", "notation")
"""A function `read` is in these two alone: it reads a position, or a typed move."""
HIDDEN: Final = Job(("observe", "determinize"), ("observe", "determinize"))
"""Of `hidden.py`, which is there exactly if the game hides anything."""
GENERATOR: Final[Mapping[str, Job]] = {
    "__init__": Job(),
    "looks": Job(("LOOKS",)),
    "figures/__init__": Job(("FIGURE", "TOOLS")),
    "figures/table": Job(("table",)),
    "figures/foresight": Job(("preview",)),
    "figures/side": Job(),
    "figures/legend": Job(("legend",)),
    "figures/examples": Job(("drawn",)),
    "figures/emblem": Job(("emblem",)),
    "sheets/__init__": Job(("SHEETS",)),
}
"""Files that every game has in `generator/games/<game>/`."""
TESTS: Final = (
    "tests/engine/games/{}",
    "tests/generator/games/{}/figures",
    "tests/generator/games/{}/sheets",
    "tests/site/games/{}",
)
"""Folders with at least one test of every game."""
GAME_FOLDERS: Final = (
    *("engine/games", "generator/games", "generator/bench/games"),
    *("tests/engine/games", "tests/generator/games", "tests/generator/bench/games", "tests/site/games"),
)


def ill_furnished(tree: Tree) -> list[str]:
    """What a game lacks of the plan, or has under another name or in another file."""
    return [sentence for game in tree.games for sentence in (*_engine(tree, game), *_generator(tree, game))]


def _files(tree: Tree, folder: str) -> dict[str, ast.Module]:
    """The sources in a folder by their names in it: `rules`, `bot/bot`."""
    found = {}
    for module, name in tree.modules.items():
        if name.startswith(folder + "/"):
            found[name.removeprefix(folder + "/").removesuffix(".py")] = tree.parsed[module]
    return found


def _engine(tree: Tree, game: str) -> Iterator[str]:
    folder = f"engine/games/{game}"
    files = _files(tree, folder)
    rules = {name: source for name, source in files.items() if not name.startswith("tools/")}
    yield from _jobs(folder, rules, ENGINE)
    yield from _subclasses(folder, rules)
    for name, source in rules.items():
        if "read" in defined(source) and name not in READERS and not name.startswith("bot/"):
            yield f"{folder}/{name}.py defines read, which belongs in text.py or notation.py"
    yield from _hidden(folder, rules)
    has_tools = "tools" in _members(rules.get("game"))
    if has_tools != ("tools/__init__" in files):
        yield f"{folder} has {'no folder tools/' if has_tools else 'a folder tools/, and its game no tools'}"


def _generator(tree: Tree, game: str) -> Iterator[str]:
    folder = f"generator/games/{game}"
    yield from _jobs(folder, _files(tree, folder), GENERATOR)
    rules = f"templates/rules/{slug_of(game)}.html"
    if rules not in tree.names:
        yield f"{rules} is missing"
    for pattern in TESTS:
        tests = pattern.format(game)
        if not any(re.match(rf"{tests}/(?:.*/)?test_\w+\.py$", name) for name in tree.names):
            yield f"{tests} has no test"


def _jobs(folder: str, files: Mapping[str, ast.Module], plan: Mapping[str, Job]) -> Iterator[str]:
    for name, job in plan.items():
        source = files.get(name, files.get(f"{name}/__init__"))
        if source is None:
            yield f"{folder}/{name}.py is missing"
            continue
        yield from (f"{folder}/{name}.py defines no {word}" for word in job.names if word not in _given(source))
        for other, elsewhere in files.items():
            if other not in (name, f"{name}/__init__") and not other.startswith(f"{name}/"):
                doubled = defined(elsewhere) | assigned(elsewhere)
                yield from (f"{folder}/{other}.py defines {word}" for word in job.alone if word in doubled)


def _given(source: ast.Module) -> set[str]:
    """What can be taken from a module: what it defines, and what it passes on."""
    passed = {
        alias.asname or alias.name for node in source.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    return defined(source) | assigned(source) | passed


def _subclasses(folder: str, files: Mapping[str, ast.Module]) -> Iterator[str]:
    """Classes of the contract are made more special in one file each."""
    for base, home in ONLY_IN.items():
        kinds = _kinds(files, base)
        found = {name for name, source in files.items() if any(_is_kind(node, kinds) for node in source.body)}
        if base == "Bot":
            found = {name for name in found if name == home or not name.startswith("bot/")}
        if not any(name == home or name.startswith(home + "/") for name in found):
            yield f"{folder}/{home}.py has no subclass of {base}"
        strangers = sorted(name for name in found if name != home and not name.startswith(home + "/"))
        yield from (f"{folder}/{name}.py has a subclass of {base}" for name in strangers)


def _kinds(files: Mapping[str, ast.Module], base: str) -> set[str]:
    """The class and all its subclasses in these files, by name."""
    kinds = {base}
    while True:
        more = {node.name for source in files.values() for node in source.body if _is_kind(node, kinds)} - kinds
        if not more:
            return kinds
        kinds |= more


def _is_kind(node: ast.stmt, kinds: set[str]) -> bool:
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base).rpartition(".")[2] in kinds for base in node.bases)


def _members(source: ast.Module | None) -> dict[str, str]:
    """What the classes of a file define, with its value as source."""
    found: dict[str, str] = {}
    for node in source.body if source else ():
        for member in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(member, ast.FunctionDef):
                found[member.name] = ""
            elif isinstance(member, ast.Assign):
                found |= {ast.unparse(target): ast.unparse(member.value) for target in member.targets}
    return found


def _hidden(folder: str, files: Mapping[str, ast.Module]) -> Iterator[str]:
    hides = not _members(files.get("game")).get("hides", "NOTHING").endswith("NOTHING")
    if hides:
        yield from _jobs(folder, files, {"hidden": HIDDEN})
    elif "hidden" in files:
        yield f"{folder}/hidden.py is there, and the game hides nothing"


def homeless(tree: Tree) -> list[str]:
    """Rooms of games that there are not, and games that the engine does not list."""
    listed = menu(tree)
    strays = [f"{folder}/{name}" for folder in GAME_FOLDERS for name in sorted(tree.below(folder) - {*tree.games})]
    pages = [name for name in tree.names if name.startswith("templates/rules/")]
    known = {f"templates/rules/{slug_of(game)}.html" for game in tree.games}
    return [
        *(f"engine/__init__.py does not list {game}" for game in tree.games if game not in listed),
        *(f"engine/__init__.py lists {game}, which has no rooms" for game in listed if game not in tree.games),
        *(f"{stray} belongs to no game" for stray in (*strays, *(name for name in pages if name not in known))),
    ]
