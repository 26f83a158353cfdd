"""The Python code of the browser: which modules go there, and which of them can already live in the snapshot."""

from __future__ import annotations

import importlib.util
import pprint
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from generator.build.errors import BuildError
from generator.build.imports import Graph, closure, dependents, find_modules, read_graph, read_start_graph, top_level

Files: TypeAlias = dict[str, bytes]
"""Path inside a zip -> content."""

SHIPPED: Final[Mapping[str, str]] = {
    "engine": "engine",
    "generator.language": "generator/language",
    "generator.drawing": "generator/drawing",
    "generator.paper": "generator/paper",
    "generator.games": "generator/games",
    "app": "site/app",
}
"""By package: the folders that go to the browser, whole. What is in no folder of these stays here."""
PARENT: Final = "generator"
"""The package round some of them, of which the browser has nothing else."""
LIGHT: Final = ("jinja2", "markupsafe", "segno", "svgwrite")
"""Third-party packages that are there from the start."""
PAGE_ONLY: Final = ("js", "polyscript", "pyodide", "pyodide_js", "pyscript")
"""What exists in a page or a worker only: a module that imports it when it is imported can't be in the snapshot."""
PDF_PACKAGE: Final = "reportlab"
PDF_ROOTS: Final = ("reportlab", "reportlab.pdfgen.canvas", "reportlab.pdfbase.ttfonts", "reportlab.rl_settings")
PDF_LEFT_OUT: Final = ("reportlab.graphics", "reportlab.lib.corp", "reportlab.lib.testutils", "reportlab.platypus")
"""Charts and flowing text: named in functions that no sheet calls, and more than half of reportlab."""
PDF_TABLES: Final = "reportlab.pdfbase._fontdata"
"""reportlab imports these tables by computed names."""
NO_PICTURES: Final[Mapping[str, bytes]] = {"PIL/__init__.py": b"", "PIL/Image.py": b""}
"""reportlab imports Pillow when it loads and needs it only for bitmaps, which no sheet has."""
NO_SOCKETS: Final[Mapping[str, bytes]] = {
    "urllib/request.py": b"def urlopen(*_args, **_options):\n    raise OSError('there are no sockets in a browser')\n"
}
"""svgwrite imports this when it loads, to fetch web fonts; the real one drags in all of HTTP and e-mail."""
NOT_SHIPPED: Final = ("jinja2.ext", "jinja2.sandbox", "segno.cli")
SNAPSHOT_STDLIB: Final = ("asyncio", "base64", "datetime", "html", "json", "random", "re", "time", "traceback", "zlib")
TEMPLATE_FOLDERS: Final = ("panels",)
TEMPLATES_MODULE: Final = "paddock_templates"


class Bundle(NamedTuple):
    """Sources for the browser, and what to import when the snapshot is made."""

    project: Files
    light: Files
    pdf: Files
    snapshot: tuple[str, ...]


def collect(root: Path, pyscript: Path) -> Bundle:
    """Read the sources of the project at `root`, of the libraries it uses, and of PyScript's Python part.

    Raises BuildError when a library is not installed.
    """
    sources = shipped_modules(root)
    graph = read_graph(sources)
    project = {entry_name(name, path): path.read_bytes() for name, path in sorted(sources.items())}
    project[f"{TEMPLATES_MODULE}.py"] = templates_module(root / "templates").encode()
    light = {**NO_SOCKETS, **_packages(LIGHT), **_folder(pyscript, "pyscript")}
    return Bundle(project, light, _pdf(graph), snapshot_modules(graph, read_start_graph(sources)))


def shipped_modules(root: Path) -> dict[str, Path]:
    """Every module of the project that goes to the browser, by name."""
    found = {PARENT: root / PARENT / "__init__.py"}
    for package, folder in SHIPPED.items():
        found.update(find_modules(root / folder, package))
    return found


def snapshot_modules(graph: Graph, start: Graph) -> tuple[str, ...]:
    """What to import for the snapshot: all that can be imported without a page, and the libraries that are named.

    `graph` are all imports, `start` those done when a module is imported.
    """
    late = dependents(start, (*PAGE_ONLY, PDF_PACKAGE, "PIL"))
    early = sorted(set(graph) - late)
    named = {top_level(name) for name in (found for module in graph for found in graph[module])}
    libraries = [name for name in LIGHT if name in named or name in ("jinja2", "markupsafe")]
    return (*SNAPSHOT_STDLIB, *libraries, TEMPLATES_MODULE, *early)


def templates_module(folder: Path) -> str:
    """Source of a module with `SOURCES`, template name -> text, for Jinja2's DictLoader. Names as below `folder`."""
    found = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for part in TEMPLATE_FOLDERS
        for path in sorted((folder / part).rglob("*"))
        if path.is_file()
    }
    return f"SOURCES = {pprint.pformat(found, width=120)}\n"


def entry_name(module: str, path: Path) -> str:
    """The zip entry of a module: `a/b.py`, or `a/b/__init__.py` for a package."""
    inside = module.replace(".", "/")
    return f"{inside}/__init__.py" if path.name == "__init__.py" else f"{inside}.py"


def _packages(names: Iterable[str]) -> Files:
    found: Files = {}
    for name in names:
        found.update(_folder(_package_folder(name), name))
    return found


def _package_folder(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise BuildError(f"The Python package {name} is not installed.")
    return Path(next(iter(spec.submodule_search_locations)))


def _folder(folder: Path, name: str) -> Files:
    modules = find_modules(folder, name)
    return {
        entry_name(module, path): path.read_bytes() for module, path in modules.items() if module not in NOT_SHIPPED
    }


def _pdf(graph: Graph) -> Files:
    everything = find_modules(_package_folder(PDF_PACKAGE), PDF_PACKAGE)
    modules = {name: path for name, path in everything.items() if not name.startswith(PDF_LEFT_OUT)}
    own = read_graph(modules)
    asked = {name for found in graph.values() for name in found if top_level(name) == PDF_PACKAGE}
    tables = {name for name in modules if name.startswith(PDF_TABLES)}
    needed = closure(own, {*PDF_ROOTS, *asked, *tables})
    return {**NO_PICTURES, **{entry_name(name, modules[name]): modules[name].read_bytes() for name in sorted(needed)}}
