"""Every table has a playthrough, and still plays it."""

from __future__ import annotations

import pytest

from tests.engine.golden import path_of, played_again
from tests.engine.perft import COUNTED
from tests.engine.tables import ROOT, VARIANTS, Variant, golden_of

AGAIN = "if the change is meant, run python -m tests.engine.golden {} and read what differs"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_playthrough(variant: Variant) -> None:
    path = path_of(variant)
    assert path.exists(), f"{variant.slug} has no playthrough: run python -m tests.engine.golden {variant.slug}"
    written = path.read_text("utf-8").splitlines()
    played = played_again(variant, path.read_text("utf-8")).splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == before, f"line {number} of {path.name}; {AGAIN.format(variant.slug)}"
    assert len(played) == len(written), f"{path.name} has another length; {AGAIN.format(variant.slug)}"


def test_no_golden_is_left_over() -> None:
    found = {path for kind in ("perft", "playthrough") for path in (ROOT / "tests").rglob(f"golden/{kind}*.txt")}
    wanted = {golden_of(variant, "perft") for variant in COUNTED.values()}
    assert found == wanted | {path_of(variant) for variant in VARIANTS.values()}
