"""The oracle against what can be counted by hand: everything else is measured by it, so it goes first."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.tau import oracle
from tests.engine.games.tau.oracle import Peg, Table


def board(*pegs: str) -> dict[oracle.Place, Peg]:
    """ "RV:V C3" by turns dark and light."""
    laid = {}
    for seat, peg in enumerate(pegs):
        stick, cap, hole = peg.replace(":", " ").split()
        laid[oracle.place(hole)] = Peg(seat % 2, stick, cap, stick.replace(cap, ""))
    return laid


def test_twenty_one_holes_and_thirty_six_lines() -> None:
    assert len(oracle.PLACES) == 21
    rises = Counter(tuple(len({spot[axis] for spot in triple}) for axis in (0, 1)) for triple in oracle.TRIPLES)
    assert rises == {(3, 1): 11, (1, 3): 11, (3, 3): 14}


def test_names() -> None:
    assert {oracle.name((3, 3)), oracle.name((1, 2)), oracle.name((5, 4))} == {"C3", "A2", "E4"}
    assert all(oracle.place(oracle.name(spot)) == spot for spot in oracle.PLACES)
    assert oracle.NAMES == ["YO", "OR", "RV", "VB", "BG", "GY", "WK"]


@pytest.mark.parametrize(
    ("pegs", "most_white", "count"),
    [
        (["YO:Y A3", "GY:Y B3", "YO:Y C3"], 2, 1),
        (["YO:Y A3", "GY:Y B3", "YO:O C3"], 2, 0),
        (["YO:Y A3", "GY:Y C3", "YO:Y E3"], 2, 0),  # gaps
        (["YO:Y A2", "GY:Y B1", "YO:Y C1"], 2, 0),  # a bend
        (["YO:Y A4", "GY:Y B5", "YO:Y B4"], 2, 0),
        (["WK:W A3", "GY:Y B3", "WK:W C3"], 2, 1),
        (["WK:W A3", "GY:Y B3", "WK:W C3"], 1, 0),
        (["WK:W A3", "GY:Y B3", "YO:Y C3"], 1, 1),
        (["WK:K A3", "GY:Y B3", "YO:Y C3"], 2, 0),
        (["WK:W A3", "GY:Y B3", "WK:K C3"], 2, 0),
        (["YO:Y B1", "GY:Y C2", "YO:Y D3", "GY:Y E4"], 2, 2),
    ],
)
def test_lines(pegs: list[str], most_white: int, count: int) -> None:
    assert len(oracle.lines(board(*pegs), most_white)) == count


def test_the_first_turns() -> None:
    table = Table()
    assert table.steps() == {"start 1", "start 2"}
    table.take("start 2")
    assert len(table.steps()) == 6 * 2 * 21
    table.take("place RV:V C3")
    assert table.mover == 0
    assert table.board == {(3, 3): Peg(1, "RV", "V", "R")}
    assert len(table.steps()) == 6 * 2 * 20
    table.take("place RV:V C4")
    assert len(table.steps()) == 5 * 2 * 19 + 1 + 19


def test_four_turnings_come_back_and_eight_are_a_draw() -> None:
    table = Table(0)
    for step in ("place RV:V C3", "place RV:V C4", *["flip C3", "flip C4"] * 4):
        assert not table.drawn
        table.take(step)
    assert table.drawn
    assert table.steps() == set()


def test_ways_by_hand() -> None:
    table = Table(0)
    for step in ("place RV:V C3", "place RV:V C4", "place VB:V A3", "place YO:Y A2"):
        table.take(step)
    # Dark shows violet twice, from RV and VB: two ways. Light's RV and YO show what each alone has: one.
    assert len(oracle.ways(table)) == 2
