"""Who imports whom, read from small made-up packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.build.imports import closure, dependents, find_modules, read_graph, read_start_graph

FILES = {
    "__init__.py": "",
    "plain.py": "import json\n",
    "page.py": "def f():\n    from js import document\n",
    "over.py": "from shop.page import f\n",
    "sub/__init__.py": "from . import inner\n",
    "sub/inner.py": "from ..plain import x\nfrom .. import over\n",
    "loose/module.py": "",
}


@pytest.fixture
def graph(tmp_path: Path) -> dict[str, frozenset[str]]:
    for name, text in FILES.items():
        path = tmp_path / "shop" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return read_graph(find_modules(tmp_path / "shop", "shop"))


def test_folders_without_init_count_too(graph: dict[str, frozenset[str]]) -> None:
    assert set(graph) == {
        "shop", "shop.plain", "shop.page", "shop.over", "shop.sub", "shop.sub.inner", "shop.loose.module",
    }  # fmt: skip


def test_the_closure_follows_relative_imports_and_takes_the_packages_around(graph: dict[str, frozenset[str]]) -> None:
    assert closure(graph, ["shop.plain"]) == {"shop", "shop.plain"}
    assert closure(graph, ["shop.sub"]) == {
        "shop", "shop.sub", "shop.sub.inner", "shop.plain", "shop.over", "shop.page",
    }  # fmt: skip


def test_dependents_are_found_through_others_and_inside_functions(graph: dict[str, frozenset[str]]) -> None:
    assert dependents(graph, ["js"]) == {"shop.page", "shop.over", "shop.sub.inner", "shop.sub"}
    assert dependents(graph, ["nobody"]) == set()


def test_what_is_imported_at_the_start_is_not_inside_functions(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(
        "import early\nif early:\n    import perhaps\nif TYPE_CHECKING:\n    import typed\n"
        "class A:\n    import inside\n    def f(self):\n        import js\n"
    )
    assert read_start_graph({"late": tmp_path / "late.py"}) == {"late": {"early", "perhaps", "inside"}}
