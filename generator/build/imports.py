"""Which modules import which: read from the sources, without running them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

Sources: TypeAlias = Mapping[str, Path]
"""Module name -> its file."""
Graph: TypeAlias = Mapping[str, frozenset[str]]
"""Module name -> every dotted name its source imports, anywhere in it."""


def find_modules(folder: Path, package: str) -> dict[str, Path]:
    """All modules of a package folder by name: `{"engine": .../engine/__init__.py, "engine.game": ...}`.

    Folders without an `__init__.py` count too (namespace packages), so a new module is never forgotten.
    """
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[-1] == "__init__":
            parts = parts[:-1]
        found[".".join((package, *parts))] = path
    return found


def read_graph(sources: Sources) -> dict[str, frozenset[str]]:
    """The imports of each module. A `from a import b` counts as both `a` and `a.b`: `b` may be a module."""
    return {name: frozenset(_imports(name, path, everywhere)) for name, path in sources.items()}


def read_start_graph(sources: Sources) -> dict[str, frozenset[str]]:
    """The imports that are done when a module is imported: not those inside functions, nor those for types alone."""
    return {name: frozenset(_imports(name, path, at_start)) for name, path in sources.items()}


def everywhere(tree: ast.AST) -> Iterable[ast.AST]:
    """Every node of a module."""
    return ast.walk(tree)


def at_start(tree: ast.AST) -> Iterable[ast.AST]:
    """The nodes of a module that run when it is imported, and those that might."""
    for node in ast.iter_child_nodes(tree):
        for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        if not for_types and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            yield from at_start(node)


def closure(graph: Graph, roots: Iterable[str]) -> frozenset[str]:
    """The roots and all modules of the graph they need, with the packages around them."""
    seen: set[str] = set()
    todo = [name for name in roots if name in graph]
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        wanted = set(graph[name]) | set(_parents(name))
        todo.extend(found for found in wanted if found in graph)
    return frozenset(seen)


def dependents(graph: Graph, names: Iterable[str]) -> frozenset[str]:
    """The modules of the graph that need one of the top-level packages in `names`, directly or through others."""
    tops = frozenset(names)
    tainted = {name for name, imports in graph.items() if any(top_level(found) in tops for found in imports)}
    while True:
        more = {name for name, imports in graph.items() if name not in tainted and imports & tainted}
        if not more:
            return frozenset(tainted)
        tainted |= more


def top_level(name: str) -> str:
    """`"a"` of `"a.b.c"`."""
    return name.partition(".")[0]


def _parents(name: str) -> Iterable[str]:
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def _imports(name: str, path: Path, nodes_of: Callable[[ast.AST], Iterable[ast.AST]]) -> Iterable[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in nodes_of(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
                yield from _parents(alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(package, node)
            yield base
            yield from _parents(base)
            for alias in node.names:
                yield f"{base}.{alias.name}"


def _absolute(package: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, *([node.module] if node.module else [])])
