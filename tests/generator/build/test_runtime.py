"""What the browser gets: the real runtime, built into a temporary folder."""

from __future__ import annotations

import gzip
import json
import sys
import zipfile
from pathlib import Path

import pytest

from generator.build.bootstrap import ROOT
from generator.build.bundle import PAGE_ONLY, PDF_PACKAGE, Bundle, collect, shipped_modules
from generator.build.imports import dependents, find_modules, read_graph, read_start_graph, top_level
from generator.build.npm import install_packages
from generator.build.precache import precache_list, write_service_worker
from generator.build.progress import quiet
from generator.build.runtime import RuntimeFiles, build_runtime
from generator.build.stdlib import is_kept, module_name

MEGABYTE = 1_000_000
BUILD_SIDE = ("generator.bench", "generator.build", "generator.cli", "generator.commands")


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def files(out: Path) -> RuntimeFiles:
    install_packages(ROOT, quiet)
    return build_runtime(ROOT, out, quiet)


@pytest.fixture(scope="module")
def bundle() -> Bundle:
    modules = install_packages(ROOT, quiet)
    return collect(ROOT, modules / "@pyscript" / "core" / "src" / "stdlib" / "pyscript")


def only(out: Path, pattern: str) -> Path:
    (found,) = (out / "runtime").glob(pattern)
    return found


def entries(path: Path) -> set[str]:
    with zipfile.ZipFile(path) as archive:
        return {module_name(name) for name in archive.namelist()}


def test_all_rules_go_to_the_browser_and_no_builder_does(files: RuntimeFiles, out: Path) -> None:
    whole = entries(only(out, "python-*.zip"))
    assert set(find_modules(ROOT / "engine", "engine")) <= whole
    assert set(find_modules(ROOT / "site" / "app", "app")) <= whole
    assert not {name for name in whole if name.startswith(BUILD_SIDE)}
    assert "reportlab" not in whole


def test_nothing_that_needs_a_page_is_in_the_snapshot(bundle: Bundle) -> None:
    sources = {
        **find_modules(ROOT / "engine", "engine"),
        **find_modules(ROOT / "generator", "generator"),
        **find_modules(ROOT / "site" / "app", "app"),
    }
    late = dependents(read_start_graph(sources), (*PAGE_ONLY, PDF_PACKAGE))
    assert "generator.drawing.pdf" in late
    inside = set(bundle.snapshot)
    assert set(find_modules(ROOT / "site" / "app", "app")) <= inside
    assert set(find_modules(ROOT / "generator" / "games", "generator.games")) <= inside
    assert not late & set(bundle.snapshot)
    assert set(find_modules(ROOT / "engine", "engine")) <= set(bundle.snapshot)


def test_snapshot_and_late_library_are_the_whole(files: RuntimeFiles, out: Path) -> None:
    (facts,) = (
        json.loads(path.read_text())
        for path in (ROOT / ".cache" / "runtime").glob("snapshot-*/facts.json")
        if (path.with_name("snapshot.bin.gz")).read_bytes() == only(out, "snapshot-*.bin.gz").read_bytes()
    )
    inside = set(facts["modules"])
    whole, late = entries(only(out, "python-*.zip")), entries(only(out, "late-*.zip"))
    assert whole == late | (inside & whole)
    assert not late & inside
    assert not {"js", "pyscript", "reportlab", "PIL"} & inside


def test_the_standard_modules_that_our_code_names_are_shipped(bundle: Bundle) -> None:
    sources = shipped_modules(ROOT)
    named = {name for found in read_graph(sources).values() for name in found}
    standard = {name for name in named if top_level(name) in sys.stdlib_module_names}
    assert standard
    assert [name for name in sorted(standard) if not is_kept(f"{name.replace('.', '/')}.py")] == []


def test_everything_is_byte_code(files: RuntimeFiles, out: Path) -> None:
    for path in (out / "runtime").glob("*.zip"):
        with zipfile.ZipFile(path) as archive:
            assert archive.namelist()
            assert [name for name in archive.namelist() if name.endswith(".py")] == []


def test_no_path_of_this_machine_is_shipped(files: RuntimeFiles, out: Path) -> None:
    snapshot = gzip.decompress(only(out, "snapshot-*.bin.gz").read_bytes())
    for path in {str(ROOT), sys.prefix, str(out.parent)} - {"/"}:
        assert path.encode() not in snapshot


def test_the_start_path_is_small(files: RuntimeFiles, out: Path) -> None:
    sizes = {name: len(gzip.compress((out / name).read_bytes(), 9)) for name in files.start_path}
    assert sum(sizes.values()) < 12 * MEGABYTE, sizes


def test_the_same_inputs_give_the_same_bytes_from_the_cache(files: RuntimeFiles, tmp_path: Path) -> None:
    said: list[str] = []
    assert build_runtime(ROOT, tmp_path, said.append) == files
    assert said == []


def test_a_page_finds_the_interpreter_from_any_depth(files: RuntimeFiles) -> None:
    for base, way in (("", "./"), ("./", "./"), ("../", "../"), ("../../", "../../")):
        assert json.loads(files.config(base))["interpreter"] == f"{way}runtime/interpreter.mjs"


def test_the_service_worker_lists_every_file_but_itself(files: RuntimeFiles, out: Path) -> None:
    (out / "index.html").write_text("one")
    write_service_worker(out, files.version)
    first = (out / "service-worker.js").read_text(encoding="utf-8")
    listed = {entry["url"]: entry["revision"] for entry in precache_list(out)}
    assert set(listed) == {*files.files, "index.html"}
    assert json.dumps(next(iter(listed))) in first
    assert "__FILES__" not in first
    assert "sourceMappingURL" not in first
    old = listed["index.html"]
    (out / "index.html").write_text("two")
    assert {entry["url"]: entry["revision"] for entry in precache_list(out)}["index.html"] != old
    write_service_worker(out, "another")
    assert (out / "service-worker.js").read_text(encoding="utf-8") != first


def test_only_names_with_a_hash_go_without_a_revision(files: RuntimeFiles, out: Path) -> None:
    free = {entry["url"] for entry in precache_list(out) if entry["revision"] is None}
    assert only(out, "snapshot-*.bin.gz").relative_to(out).as_posix() in free
    assert files.interpreter not in free
    assert files.core not in free
