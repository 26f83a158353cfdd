"""Deleting a game is deleting its rooms and its line: in a copy of the repository nothing else misses it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from engine import MENU
from tests.copies import NO_CHANGE_OF_USERS, Copy
from tests.house.tree import slug_of

pytestmark = pytest.mark.slow("what is changed is a copy of the whole repository")
IMPORT_EVERYTHING: Final = """
import sys
from importlib import import_module
from pathlib import Path
sys.path.append("site")
for folder in ("engine", "generator"):
    for path in sorted(Path(folder).rglob("*.py")):
        import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
"""


def without(game: str, root: Path) -> Copy:
    copy = Copy(root)
    copy.delete(game)
    return copy


@pytest.mark.parametrize("game", MENU)
def test_nothing_else_misses_it(game: str, tmp_path: Path) -> None:
    copy = without(game, tmp_path)
    copy.run("-c", IMPORT_EVERYTHING)
    copy.test("--collect-only", "tests")
    copy.test("tests/test_house.py", "-k", NO_CHANGE_OF_USERS)
    other = slug_of(MENU[MENU.index(game) - 1])
    copy.test("tests/engine/test_conformance.py", "-k", f"{other}-")


def test_the_site_is_built_without_it(tmp_path: Path) -> None:
    copy = without(MENU[0], tmp_path).with_cache()
    copy.run("build.py")
    pages = {path.name for path in (copy.root / "_site").iterdir() if (path / "rules.html").is_file()}
    assert pages == {slug_of(game) for game in MENU[1:]}
