"""The house is in order: every check of `tests.house` finds nothing to say of this repository.

That each check can say no is shown beside it, on small trees made up for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from generator.build import bundle
from generator.build.bootstrap import ROOT
from generator.drawing.shared import SHARED
from tests.house import imports, rooms, text, words
from tests.house.tree import Tree

TREE: Final = Tree(ROOT)
CHECKS: Final[Sequence[Callable[[Tree], list[str]]]] = (
    imports.relative_imports,
    imports.circles,
    imports.against_the_plan,
    imports.impure_engine,
    imports.back_doors,
    rooms.ill_furnished,
    rooms.homeless,
    words.games_named_outside,
    words.constants_of_one_game,
    words.things_of_one_game,
    text.long_files,
    text.foreign_words,
)


def test_there_is_something_to_read() -> None:
    assert len(TREE.modules) > 30
    assert {name.partition(".")[0] for name in TREE.modules} == {"engine", "generator", "app", "build"}
    assert TREE.games


pytestmark = pytest.mark.slow("every source of the repository is read")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_house(check: Callable[[Tree], list[str]]) -> None:
    offenders = check(TREE)
    assert not offenders, "\n".join(offenders)


def test_no_shared_look_is_one_games_alone() -> None:
    """Styles; colour roles, unless a shared style is painted in them; and hatchings."""
    styles = SHARED.styles
    painted = {role for look in styles.values() for role in (look.fill, look.stroke, look.ruling)}
    lonely = partial(words.looks_of_one_game, TREE)
    assert lonely({*styles}, defined_in=["generator/drawing/shared.py"]) == []
    assert lonely({*SHARED.colours} - painted, defined_in=["generator/drawing/shared.py"]) == []


def test_nothing_that_builds_is_in_the_bundle(tmp_path: Path) -> None:
    assert imports.kept_here(bundle.collect(ROOT, tmp_path).project) == []
