"""Node jobs that make what the browser starts from: byte code, and the memory snapshot. Kept in `.cache/`."""

from __future__ import annotations

import gzip
import json
import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from generator.build.bundle import Bundle
from generator.build.cache import cached, key_of
from generator.build.npm import run_node
from generator.build.stdlib import is_kept
from generator.build.zips import merge_zips, write_zip

SCRIPTS: Final = Path(__file__).with_name("node")
COMPILE: Final = (SCRIPTS / "compile.mjs", SCRIPTS / "compile_zip.py")
SNAPSHOT: Final = (SCRIPTS / "snapshot.mjs", SCRIPTS / "warm.py")
PYODIDE_INPUTS: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")


class Compiled(NamedTuple):
    """Zips of byte code."""

    stdlib: Path
    light: Path
    project: Path
    pdf: Path

    @property
    def start(self) -> tuple[Path, Path, Path]:
        """All that Python needs to start the plain way."""
        return self.stdlib, self.light, self.project


class Snapshot(NamedTuple):
    """The packed memory, and what `snapshot.mjs` says of it: `image`, `info`, `version`, `modules`."""

    packed: Path
    facts: Mapping[str, Any]


def compile_bundle(work: Path, pyodide: Path, bundle: Bundle, say: Callable[[str], None]) -> Compiled:
    """Turn the standard library and the bundle into byte code. `work` is the folder of the results that are kept.

    Raises BuildError when Node or Python's compiler fails.
    """
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        stdlib = {name: archive.read(name) for name in archive.namelist() if is_kept(name) and not name.endswith("/")}
    parts = {"stdlib": stdlib, "light": bundle.light, "pdf": bundle.pdf, "project": bundle.project}
    made = {kind: _compiled(work, pyodide, kind, files, say) for kind, files in parts.items()}
    return Compiled(**made)


def make_snapshot(
    work: Path,
    pyodide: Path,
    compiled: Compiled,
    modules: Iterable[str],
    calls: Iterable[str],
    say: Callable[[str], None],
) -> Snapshot:
    """Import the modules in Pyodide, call the `module:function`s, and keep the memory.

    Raises BuildError when one of them can't be imported without a page.
    """
    plan = json.dumps({"modules": list(modules), "calls": list(calls)})
    key = key_of([plan, *SNAPSHOT, *compiled.start, *(pyodide / name for name in PYODIDE_INPUTS)])

    def make(folder: Path) -> None:
        say("Making the snapshot that the browser starts from")
        library, todo, packed = folder / "python.zip", folder / "plan.json", folder / "snapshot.bin"
        merge_zips(library, compiled.start, lambda _name: True)
        todo.write_text(plan, encoding="utf-8")
        script, warm = SNAPSHOT
        job = [script, pyodide, library, warm, todo, packed, folder / "facts.json"]
        run_node(job, "The snapshot could not be made")
        (folder / "snapshot.bin.gz").write_bytes(gzip.compress(packed.read_bytes(), 9, mtime=0))
        packed.unlink()

    folder = cached(work, "snapshot", key, make)
    facts = json.loads((folder / "facts.json").read_text(encoding="utf-8"))
    return Snapshot(folder / "snapshot.bin.gz", facts)


def _compiled(work: Path, pyodide: Path, kind: str, files: Mapping[str, bytes], say: Callable[[str], None]) -> Path:
    names = sorted(files)
    key = key_of([*COMPILE, pyodide / "package.json", *names, *(files[name] for name in names)])

    def make(folder: Path) -> None:
        say(f"Compiling Python for the browser: {kind}")
        source = folder / "source.zip"
        write_zip(source, files)
        script, compiler = COMPILE
        run_node([script, pyodide, compiler, source, folder / "code.zip"], "The browser's Python did not compile")
        source.unlink()

    return cached(work, kind, key, make) / "code.zip"
