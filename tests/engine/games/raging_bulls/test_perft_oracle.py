"""The perft table counted by the oracle: its own rules, its own geometry, the same numbers."""

from __future__ import annotations

import copy
import re

import pytest

from tests.engine import perft
from tests.engine.games.raging_bulls import oracle
from tests.engine.tables import VARIANTS

BLOCKS = perft.read(perft.path_of(VARIANTS["raging-bulls"]).read_text("utf-8"))
PHASES = {"bulls": "bulls", "ready": "decide", "dice": "dice", "over": "over"}
MOST_LEAVES = 1_300
"""Fractions are slow: the oracle counts only the depths with at most so many leaves."""
CROSSINGS = [(column, row) for column in range(1, 7) for row in range(1, 7)]
THROWS = [(a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]


def set_up(position: str) -> tuple[oracle.Result, bool]:
    """The oracle's game at a position text, and whether the perimeter counts as a fence."""
    fields, turn, perimeter = position.split()
    parts = [field.split(";") for field in fields.split("/")]
    bulls, fences, _passes = parts[-1]
    game = oracle.Result(letter="ABCD"[len(parts) - 1], phase=PHASES.get(turn, "build"))
    game.mallets -= sum(int(passes) for _bulls, _fences, passes in parts)
    game.bulls = [(int(column), int(row)) for column, row in re.findall(r"(\d)(\d)", bulls)]
    game.fences = [fence for fence in fences.split(".") if fence]
    game.dice = tuple(map(int, turn)) if game.phase == "build" else ()
    return game, perimeter == "on"


def steps(game: oracle.Result) -> list[str]:
    """Everything that may happen next."""
    if game.phase == "bulls":
        return [f"bull {column} {row}" for column, row in CROSSINGS if (column, row) not in game.bulls]
    if game.phase == "decide":
        return ["roll", "leave"]
    if game.phase == "dice":
        return ["dice {} {} {}".format(*dice) for dice in THROWS]
    if game.phase == "build":
        return [*oracle.legal_fences(game.dice, game.bulls, game.fences), "pass"]
    return []


def stepped(game: oracle.Result, step: str, perimeter: bool) -> oracle.Result:
    """The game after a step, the next field begun if this one is completed."""
    after = copy.deepcopy(game)
    oracle.STEPS[game.phase](after, step)
    built = game.phase == "build" and after.phase == "decide"
    if built and oracle.is_completed(after.bulls, after.fences, perimeter):
        oracle.next_field(after)
    return after


def leaves(game: oracle.Result, depth: int, perimeter: bool) -> int:
    ways = steps(game)
    if depth == 0 or not ways:
        return 1
    if depth == 1:
        return len(ways)
    return sum(leaves(stepped(game, step, perimeter), depth - 1, perimeter) for step in ways)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.title for block in BLOCKS])
def test_the_oracle_counts_the_same(block: perft.Block) -> None:
    game, perimeter = set_up(block.position)
    counts = [count for count in block.counts if count <= MOST_LEAVES]
    assert [leaves(game, depth, perimeter) for depth in range(1, len(counts) + 1)] == counts
    assert len(counts) >= 2
