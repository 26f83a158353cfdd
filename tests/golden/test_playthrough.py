"""Every table has a playthrough, and still plays it."""

from __future__ import annotations

import pytest

from engine.game import Game
from tests.engine.tables import TABLES
from tests.golden.make import FOLDER, path_of, playthrough

AGAIN = "if the change is meant, run python -m tests.golden.make {} and read what differs"


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
def test_playthrough(table: Game) -> None:
    path = path_of(table)
    assert path.exists(), f"{table.slug} has no playthrough: run python -m tests.golden.make {table.slug}"
    written, played = path.read_text("utf-8").splitlines(), playthrough(table).splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == before, f"line {number} of {path.name}; {AGAIN.format(table.slug)}"
    assert len(played) == len(written), f"{path.name} has another length; {AGAIN.format(table.slug)}"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(table).name for table in TABLES.values()}
