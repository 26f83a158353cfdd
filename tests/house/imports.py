"""Who may import whom: one way from the engine to the page, and no circle anywhere.

Imports for types and imports inside functions count.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from tests.house.tree import Tree

IMPURE: Final = {"os", "pathlib", "io", "time", "datetime", "socket", "subprocess", "urllib", "tempfile", "secrets"}
ONLY_IN: Final = {"svgwrite": "generator/drawing/svg.py", "reportlab": "generator/drawing/pdf.py"}
"""Drawing library -> the one file that imports it."""
LAST: Final = ("generator.build", "generator.bench", "generator.commands", "generator.cli", "build")
"""They may import everything, and nobody else imports them."""
PARENTS: Final = ("generator", "app")
"""Packages round several rooms, with nothing in them."""
SHIPPED: Final = ("engine", "generator.language", "generator.drawing", "generator.paper", "generator.games")
"""Rooms that ship, each above those before it."""
ROOMS: Final[Mapping[str, tuple[str, ...]]] = {
    **{room: SHIPPED[:place] for place, room in enumerate(SHIPPED)},
    "app.table": SHIPPED,
    "app.browser": (),
    "app.worker": (*SHIPPED, "app.table", "app.browser"),
    "app.page": (*SHIPPED, "app.table", "app.browser", "app.worker"),
}
"""Room -> the rooms that it may import beside itself; the page knows what the worker's messages are called."""
FLOORS: Final[Mapping[str, int]] = {
    "board": 0,
    "options": 1,
    "state": 2,
    "actions": 3,
    **dict.fromkeys(("notation", "refusals", "explain", "words", "text", "hidden"), 5),
    "rules": 6,
    "tools": 7,
    "game": 8,
    "": 9,
    "bot": 10,
}
"""Part of a game -> its height; it imports what is lower, and on the floors in `SHARED_FLOORS` also what is as high."""
CHAPTERS: Final = 4
"""The highest floor of a file that is not in the plan: it stands just above the highest part that it imports."""
SHARED_FLOORS: Final = (5,)


Graph: TypeAlias = Mapping[str, Mapping[str, None]]


def edges(tree: Tree) -> dict[str, dict[str, None]]:
    """Module -> the modules of the tree that it imports, in order."""
    return {module: dict.fromkeys(_known(tree, module)) for module in tree.modules}


def _known(tree: Tree, module: str) -> Iterator[str]:
    for name, inner in imported(tree.parsed[module]):
        full = f"{name}.{inner}" if inner else name
        wanted = full if full in tree.modules else name
        if wanted in tree.modules and wanted != module:
            yield wanted
    if module == "engine":
        # The list of games imports them by name.
        yield from (f"engine.games.{game}" for game in tree.games)


def imported(source: ast.AST) -> Iterator[tuple[str, str]]:
    """Every module that is imported, wherever, with what is taken from it; "" for the module as a whole."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (("." * node.level + (node.module or ""), alias.name) for alias in node.names)


def relative_imports(tree: Tree) -> list[str]:
    """Imports that do not say where from."""
    return [
        f"{tree.modules[module]} imports relatively"
        for module, source in tree.parsed.items()
        if any(name.startswith(".") for name, _inner in imported(source))
    ]


def circles(tree: Tree) -> list[str]:
    """One circle for each knot of modules that need each other: `a -> b -> a`."""
    graph = edges(tree)
    found: list[str] = []
    knotted: set[str] = set()
    for module in sorted(graph):
        way = None if module in knotted else _way_back(graph, module)
        if way:
            knotted |= _reached(graph, module) & {name for name in graph if module in _reached(graph, name)}
            found.append(" -> ".join(way))
    return found


def _reached(graph: Graph, start: str) -> set[str]:
    seen, todo = set(graph[start]), [*graph[start]]
    while todo:
        fresh = set(graph[todo.pop()]) - seen
        seen |= fresh
        todo += fresh
    return seen


def _way_back(graph: Graph, start: str) -> list[str]:
    """The shortest way from a module to itself; [] if there is none."""
    came_from: dict[str, str] = {}
    todo = [start]
    for name in todo:
        for target in graph[name]:
            if target == start:
                way = [name, start]
                while way[0] != start:
                    way.insert(0, came_from[way[0]])
                return way
            if target not in came_from:
                came_from[target] = name
                todo.append(target)
    return []


def against_the_plan(tree: Tree) -> list[str]:
    """Imports from a room, or inside a game from a part, that is not below."""
    graph = edges(tree)
    strays = [f"{module} is in no room" for module in graph if not _room_of(module) and module not in PARENTS]
    return strays + [
        f"{module} imports {target}"
        for module, targets in graph.items()
        for target in targets
        if not (_rooms_allow(module, target) and _game_allows(graph, module, target))
    ]


def _room_of(module: str) -> str:
    rooms = (*ROOMS, *LAST)
    return next((room for room in rooms if module == room or module.startswith(room + ".")), "")


def _rooms_allow(module: str, target: str) -> bool:
    room, other = _room_of(module), _room_of(target)
    return room in LAST or other == room or other in ROOMS.get(room, ())


def _game_allows(graph: Graph, module: str, target: str) -> bool:
    """No game imports another, and in the engine a part imports what is below it."""
    (kind, game, part), (other_kind, other_game, other_part) = _place(module), _place(target)
    if game and other_game and game != other_game:
        return False
    if not other_game or (kind, other_kind) != ("engine", "engine"):
        return True
    if not game:
        return module == "engine" and other_part == ""
    if part == other_part or (part not in FLOORS and other_part not in FLOORS):
        return True
    height, other_height = FLOORS.get(part, CHAPTERS), _height(graph, target, frozenset())
    return other_height < height or (other_height == height and height in SHARED_FLOORS)


def _height(graph: Graph, module: str, above: frozenset[str]) -> float:
    """The floor of a part of a game; of a chapter, half a floor above the highest part that it needs."""
    _kind, game, part = _place(module)
    if part in FLOORS:
        return FLOORS[part]
    needed = [target for target in graph[module] if _place(target)[1] == game and target not in above]
    heights = [_height(graph, target, above | {module}) for target in needed]
    return max((height if height % 1 else height + 0.5 for height in heights), default=-0.5)


def _place(module: str) -> tuple[str, str, str]:
    """Of a game's module: "engine" or where it is else, the game, and the part of it."""
    for room in ("engine.games.", "generator.games.", "generator.bench.games."):
        if module.startswith(room):
            game, _dot, inside = module.removeprefix(room).partition(".")
            return room.removesuffix(".games."), game, inside.partition(".")[0]
    return module.partition(".")[0], "", ""


def impure_engine(tree: Tree) -> list[str]:
    """What the engine imports beside itself and the standard library, or of it what is no pure computing."""
    allowed = (sys.stdlib_module_names | {"engine"}) - IMPURE
    return [
        f"{tree.modules[module]} imports {name}"
        for module, source in tree.parsed.items()
        if module.partition(".")[0] == "engine"
        for name, _inner in imported(source)
        if name.partition(".")[0] not in allowed
    ]


def back_doors(tree: Tree) -> list[str]:
    """Files that import a drawing library past its one door."""
    return [
        f"{tree.modules[module]} imports {name}"
        for module, source in tree.parsed.items()
        for name, _inner in imported(source)
        if tree.modules[module] != ONLY_IN.get(name.partition(".")[0], tree.modules[module])
    ]


def kept_here(entries: Iterable[str]) -> list[str]:
    """Those of the files of a bundle that only build, measure or print, and never go to the browser."""
    return [entry for entry in entries if _room_of(entry.removesuffix(".py").replace("/", ".")) in LAST]
