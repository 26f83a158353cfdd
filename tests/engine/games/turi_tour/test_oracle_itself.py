"""The oracle's answers where a person can work them out by hand, and the whole stack by brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from tests.engine.games.turi_tour import oracle_lattice as lattice
from tests.engine.games.turi_tour.oracle import Table
from tests.engine.games.turi_tour.oracle_things import KINDS, deck, pictured
from tests.engine.games.turi_tour.table import DEFAULTS


def table(**options: str) -> Table:
    """A lit table with the chips in the order of the kinds, and nothing on it."""
    laid = Table(2, {**DEFAULTS, **options})
    laid.resorts, laid.phase = [*KINDS], "look"
    return laid


def test_a_quarter_turn_clockwise() -> None:
    assert lattice.quarter((36, 11)) == (62, 36)
    assert lattice.quarter((62, 36)) == (37, 62)
    assert lattice.quarter((20, 44)) == (29, 20)
    assert lattice.distance((31, 42), (34, 38)) == 25
    assert len(lattice.CELLS) == len({*map(lattice.quarter, lattice.CELLS)}) == 2128


def test_bases() -> None:
    assert len(lattice.base((30, 30))) == 21
    assert (32, 32) not in lattice.base((30, 30))
    assert {(32, 31), (29, 28), (30, 32)} < lattice.base((30, 30))
    assert lattice.falls([(30, 30)], (34, 32))
    assert not lattice.falls([(30, 30)], (35, 30))
    assert not lattice.falls([], (30, 30))


def test_islands_on_one_lattice() -> None:
    assert lattice.touched(lattice.AS_LAID, (36, 19)) == [0]
    assert lattice.wholly_on(lattice.AS_LAID, (36, 19)) == 0
    assert lattice.touched(lattice.AS_LAID, (36, 36)) == []
    turned = lattice.quartered(lattice.AS_LAID)
    assert lattice.wholly_on(turned, lattice.quarter((36, 19))) == 0
    assert [lattice.feel(lattice.AS_LAID, cell) for cell in ((36, 36), (36, 19), (36, 13))] == [
        "water",
        "island",
        "strip",
    ]


def test_figures_on_different_islands_never_make_each_other_fall() -> None:
    places = [lattice.standing_places(lattice.AS_LAID, island) for island in range(6)]
    for one, other in combinations(places, 2):
        assert min(lattice.distance(spot, far) for spot in one for far in other) > 20


def test_groups_and_sourpusses() -> None:
    laid = table()
    assert laid.most_animals() == [*range(6)]
    assert laid.sourpusses() == [*KINDS]
    places = [lattice.standing_places(lattice.AS_LAID, island) for island in range(6)]
    laid.figures = [("cow", places[1][0]), ("cow", places[1][-1]), ("pig", places[3][0]), ("pig", places[3][-1])]
    laid.figures += [("sheep", places[5][0])]
    assert laid.most_animals() == [1, 3]
    assert laid.sourpusses() == ["chicken", "horse", "rabbit"]
    assert (laid.number("cow"), laid.number("horse")) == (2, 0)
    laid.turn_the_board()
    assert laid.most_animals() == [1, 3]


def test_start_cards() -> None:
    assert Counter(pictured("double", 6)) == {"sheep": 2, "chicken": 1, "cow": 1, "horse": 1}
    assert pictured("five", 1) == ["cow", "horse", "pig", "rabbit", "sheep"]


@pytest.mark.parametrize("name", ["full", "lighter"])
def test_decks(name: str) -> None:
    assert deck(name).total() == 54
    assert len(deck(name)) == 21


def test_what_comes_next_by_laying_out_every_stack() -> None:
    """Of five task cards three are taken at random and two turn cards shuffled in; one task card was seen."""
    tasks = ["holiday cow", "holiday cow", "farmer", "count pig", "sourpuss"]
    after: Counter[str] = Counter()
    for taken in permutations(range(len(tasks)), 3):
        for stack in permutations([*(tasks[place] for place in taken), "turn", "turn"]):
            if stack[0] == "farmer":
                after[stack[1]] += 1
    laid = table(turning="on")
    laid.unseen = Counter(tasks) + Counter(turn=2) - Counter(["farmer"])
    laid.drawable, laid.phase = 4, "card"
    expected = {f"card {name}": Fraction(number, after.total()) for name, number in after.items()}
    assert laid.chances() == expected
    assert expected["card turn"] == Fraction(1, 2)
