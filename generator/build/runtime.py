"""The browser runtime in `_site/runtime/`: PyScript, Pyodide, the snapshot, and all Python of the browser."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from generator.build.bundle import Bundle, collect
from generator.build.cache import cached, key_of
from generator.build.npm import install_packages
from generator.build.snapshot import Compiled, Snapshot, compile_bundle, make_snapshot
from generator.build.stdlib import module_name
from generator.build.zips import merge_zips

__all__ = ["RuntimeFiles", "build_runtime", "install_packages"]

FOLDER: Final = "runtime"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT_CHUNKS: Final = ("core", "error")
"""The parts of PyScript's core that a page loads; the editor, terminal and game plug-ins are switched off."""
PLUGINS_OFF: Final = (
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
)
LIBRARY_PATH: Final = "/lib/python314.zip"
HASH_LENGTH: Final = 12
PLACEHOLDER: Final = '"__BUILD__"'
WARMING: Final = ("app.page.templates:panels", "engine:warm")
"""Functions that work out what pages need at once, such as templates and the tables of the games."""
_LINE_MAP: Final = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")


class RuntimeFiles(NamedTuple):
    """What a page must know of the runtime. Paths are relative to the site's root, with `/`."""

    core: str
    """PyScript's core, the module script of a page."""
    interpreter: str
    """The module that PyScript's `config.interpreter` names, and a page preloads."""
    worker: str
    """The Python file that the worker starts with."""
    preload: tuple[str, ...]
    """Modules that a page should fetch at once (`modulepreload`)."""
    fetch: tuple[str, ...]
    """Other files that a page should fetch at once (`preload`)."""
    start_path: tuple[str, ...]
    """All files that a page fetches until Python runs."""
    files: tuple[str, ...]
    """All files of the runtime."""
    version: str
    """Changes with any byte of the runtime."""

    def config(self, base: str) -> str:
        """PyScript's configuration as JSON for a page from which `base` leads to the site's root."""
        interpreter = f"{base if base.startswith('.') else './' + base}{self.interpreter}"
        return json.dumps({"interpreter": interpreter, "plugins": list(PLUGINS_OFF), "sync_main_only": True})


def build_runtime(root: Path, out: Path, say: Callable[[str], None]) -> RuntimeFiles:
    """Write all that the browser needs to run Python into `out/runtime/`.

    `root` is the project's folder; `install_packages(root, say)` must have run. Results are kept in
    `root/.cache/runtime` under hashes of their inputs: with nothing changed this only copies files. Raises BuildError
    when Node fails, the code does not compile, or a module of the snapshot can't be imported without a page.
    """
    modules = root / ".cache" / "npm" / "node_modules"
    work = root / ".cache" / "runtime"
    pyodide, pyscript = modules / "pyodide", modules / "@pyscript" / "core"
    bundle = collect(root, pyscript / "src" / "stdlib" / "pyscript")
    compiled = compile_bundle(work, pyodide, bundle, say)
    snapshot = make_snapshot(work, pyodide, compiled, bundle.snapshot, _calls(bundle), say)
    target = out / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    named = _libraries(work, compiled, snapshot, target)
    engine = _copy_pyodide(pyodide, target)
    core = _copy_pyscript(pyscript / "dist", target / "pyscript")
    for path in sorted((root / "site" / "runtime").iterdir()):
        shutil.copyfile(path, target / path.name)
    _write_interpreter(root / "site" / "static" / "interpreter.mjs", target, engine, named, snapshot)
    return _describe(out, core, engine, named)


def _calls(bundle: Bundle) -> tuple[str, ...]:
    """What is worked out before the snapshot is taken, of the modules that are there."""
    return tuple(call for call in WARMING if call.partition(":")[0] in bundle.snapshot)


def _libraries(work: Path, compiled: Compiled, snapshot: Snapshot, target: Path) -> dict[str, str]:
    """Put the big files in place under names with their hash, so that files of two builds are never mixed up."""
    inside = frozenset(snapshot.facts["modules"])

    def make(folder: Path) -> None:
        merge_zips(folder / "python.zip", compiled.start, lambda _name: True)
        merge_zips(folder / "late.zip", compiled.start, lambda name: module_name(name) not in inside)

    key = key_of([json.dumps(sorted(inside)), *compiled.start])
    zips = cached(work, "libraries", key, make)
    found = {
        "snapshot": snapshot.packed,
        "late": zips / "late.zip",
        "python": zips / "python.zip",
        "pdf": compiled.pdf,
    }
    named = {}
    for role, path in found.items():
        suffix = ".bin.gz" if role == "snapshot" else ".zip"
        named[role] = f"{role}-{_hash(path.read_bytes())}{suffix}"
        shutil.copyfile(path, target / named[role])
    return named


def _copy_pyodide(pyodide: Path, target: Path) -> str:
    """Copy Pyodide into a folder named after its bytes. Returns the folder's name."""
    folder = f"pyodide-{key_of(pyodide / name for name in PYODIDE_FILES)[:HASH_LENGTH]}"
    (target / folder).mkdir()
    for name in PYODIDE_FILES:
        _copy(pyodide / name, target / folder / name)
    return folder


def _copy_pyscript(dist: Path, target: Path) -> str:
    """Copy the parts of PyScript's core that are used. Returns the file name of the entry module."""
    target.mkdir(exist_ok=True)
    for part in PYSCRIPT_CHUNKS:
        for path in sorted(dist.glob(f"{part}*.js")):
            _copy(path, target / path.name)
    return "core.js"


def _copy(source: Path, target: Path) -> None:
    """Copy a file; a script loses the line that names its source map, which is not shipped."""
    if source.suffix in (".js", ".mjs"):
        target.write_bytes(_LINE_MAP.sub(b"\n", source.read_bytes()))
    else:
        shutil.copyfile(source, target)


def _write_interpreter(source: Path, target: Path, engine: str, named: Mapping[str, str], snapshot: Snapshot) -> None:
    big = {name: target / name for name in named.values()}
    big.update({name: target / engine / name for name in PYODIDE_FILES})
    build = {
        **named,
        "engine": f"{engine}/",
        "pluginsOff": PLUGINS_OFF,
        "image": snapshot.facts["image"],
        "lock": snapshot.facts["info"],
        "libraryPath": LIBRARY_PATH,
        "sizes": {name: path.stat().st_size for name, path in big.items()},
    }
    text = source.read_text(encoding="utf-8").replace(PLACEHOLDER, json.dumps(build))
    text = text.replace("./pyodide.mjs", f"./{engine}/pyodide.mjs")
    (target / source.name).write_text(text, encoding="utf-8")


def _describe(out: Path, core: str, engine: str, named: Mapping[str, str]) -> RuntimeFiles:
    files = tuple(path.relative_to(out).as_posix() for path in sorted((out / FOLDER).rglob("*")) if path.is_file())
    entry, interpreter = f"{FOLDER}/pyscript/{core}", f"{FOLDER}/interpreter.mjs"
    chunks = tuple(name for name in files if name.startswith(f"{FOLDER}/pyscript/"))
    pyodide = tuple(f"{FOLDER}/{engine}/{name}" for name in PYODIDE_FILES)
    fetch = (pyodide[-1], *(f"{FOLDER}/{named[role]}" for role in ("snapshot", "late")))
    return RuntimeFiles(
        core=entry,
        interpreter=interpreter,
        worker=f"{FOLDER}/worker.py",
        preload=(*_modules(chunks), *pyodide[:-1]),
        fetch=fetch,
        start_path=(*chunks, interpreter, *pyodide[:-1], *fetch),
        files=files,
        version=_hash(b"".join(hashlib.sha256((out / name).read_bytes()).digest() for name in files)),
    )


def _modules(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in names if not name.endswith("core.js"))


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:HASH_LENGTH]
