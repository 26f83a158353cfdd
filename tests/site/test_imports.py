"""The code of the pages is plain Python until it runs: every module of it can be imported without a browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

from generator.build.bootstrap import ROOT
from generator.build.bundle import PAGE_ONLY
from generator.build.imports import closure, find_modules, read_graph, top_level

MODULES = find_modules(ROOT / "site" / "app", "app")


def test_every_module_can_be_imported_in_plain_python() -> None:
    """In a fresh Python, each by itself, so that none leans on what another has imported."""
    code = f"""
import importlib, sys
for name in {sorted(MODULES)!r}:
    for other in [other for other in sys.modules if other.partition(".")[0] == "app"]:
        del sys.modules[other]
    importlib.import_module(name)
    assert not {set(PAGE_ONLY)!r} & set(sys.modules), name
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={"PYTHONPATH": "site"}, check=True)


@pytest.mark.parametrize("name", MODULES)
def test_the_browsers_modules_have_one_door(name: str) -> None:
    assert not {top_level(found) for found in read_graph({name: MODULES[name]})[name]} & set(PAGE_ONLY)


def test_what_is_on_the_table_needs_no_page() -> None:
    graph = read_graph(MODULES)
    pure = [name for name in MODULES if name.startswith("app.table.")]
    strangers = {other for other in closure(graph, pure) if other.startswith(("app.page", "app.worker", "app.browser"))}
    assert not strangers
