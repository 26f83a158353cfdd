"""Every table has a playthrough, and still plays it."""

from __future__ import annotations

import pytest

from tests.engine.tables import VARIANTS, Variant
from tests.golden.make import FOLDER, path_of, playthrough

AGAIN = "if the change is meant, run python -m tests.golden.make {} and read what differs"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_playthrough(variant: Variant) -> None:
    path = path_of(variant)
    assert path.exists(), f"{variant.slug} has no playthrough: run python -m tests.golden.make {variant.slug}"
    written, played = path.read_text("utf-8").splitlines(), playthrough(variant).splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == before, f"line {number} of {path.name}; {AGAIN.format(variant.slug)}"
    assert len(played) == len(written), f"{path.name} has another length; {AGAIN.format(variant.slug)}"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(variant).name for variant in VARIANTS.values()}
