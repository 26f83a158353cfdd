"""The oracle against cases worked out by hand: everything else is measured by it, so it goes first."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.engine.games.raging_bulls import oracle
from tests.engine.games.raging_bulls.oracle import isolated, legal_fences, replay

GRID = ["N2-S2", "N4-S4", "N6-S6", "E2-W2", "E4-W4", "E6-W6"]
"""
      2   4   6          Three upright and three level fences: four enclosed
    --+---+---+-         cells of 2 x 2, each with one crossing of a column and a
      |   |   |          row strictly inside: (3,3) (5,3) (3,5) (5,5).
  2 --+---+---+--        The other twelve cells lie along the rim.
      | a | b |
  4 --+---+---+--
      | c | d |
  6 --+---+---+--
      |   |   |
"""
SLANTED = ["N1-S1", "N2-S3", "N4-S4", "N6-S6", "E2-W2", "E4-W4", "E6-W6"]
"""As GRID with its left line moved to column 1, and a slanted line from (2,0) to (3,7) that passes between
columns 2 and 3 everywhere below the top: x is 2.43 in row 3 and 2.71 in row 5. Six enclosed cells."""
SIX = [(2, 3), (3, 3), (5, 3), (2, 5), (3, 5), (5, 5)]


def area(cell: oracle.Cell) -> Fraction:
    twice = sum((a[0] * b[1] - b[0] * a[1] for a, b in zip(cell, cell[1:] + cell[:1], strict=True)), Fraction(0))
    return abs(twice) / 2


def test_posts_stand_where_they_should() -> None:
    assert oracle.post_point("N3") == (3, 0)
    assert oracle.post_point("S3") == (3, 7)
    assert oracle.post_point("W2") == (0, 2)
    assert oracle.post_point("E2") == (7, 2)
    assert len(set(map(oracle.post_point, oracle.POSTS))) == 24


def test_an_empty_field_is_one_square() -> None:
    assert oracle.cells([]) == [[(0, 0), (7, 0), (7, 7), (0, 7)]]
    assert oracle.touches_perimeter(oracle.cells([])[0])


def test_one_fence_makes_two_cells() -> None:
    assert sorted(map(area, oracle.cells(["N2-S2"]))) == [14, 35]


def test_a_corner_fence_cuts_off_a_triangle() -> None:
    # (3,0) to (0,2): a right triangle of 3 by 2
    assert sorted(map(area, oracle.cells(["N3-W2"]))) == [3, 46]


@pytest.mark.parametrize(
    ("fences", "count"),
    [
        (["N2-S2", "N4-S4"], 3),  # apart
        (["N2-S2", "E2-W2"], 4),  # crossing
        (["N2-S2", "N2-S4"], 3),  # from one post
        (["N3-S3", "E3-W3", "N2-S4"], 7),  # (2,0)-(4,7) crosses row 3 at 2.86 and column 3 at 3.5: a triangle between
        (["N3-S3", "E3-W3", "N1-W1", "N1-S5"], 8),  # 4 + 1 for the corner + 3 for two crossings
        (["N2-E5", "N5-E2", "N1-E6"], 4),  # all three run down to the right at 45 degrees: parallel
    ],
)
def test_number_of_cells(fences: list[str], count: int) -> None:
    """Cells = 1 + fences + crossings strictly inside (no three through one point here)."""
    regions = oracle.cells(fences)
    assert len(regions) == count
    assert sum(map(area, regions)) == 49


def test_the_grid_of_six_fences() -> None:
    regions = oracle.cells(GRID)
    assert len(regions) == 16
    assert sum(not oracle.touches_perimeter(region) for region in regions) == 4
    assert sorted(oracle.cell_of((3, 3), GRID)) == [(2, 2), (2, 4), (4, 2), (4, 4)]


def test_three_chords_through_one_point() -> None:
    # upright 3, level 3 and (6,0)-(0,6), which passes (3,3) too
    assert len(oracle.cells(["N3-S3", "E3-W3", "N6-W6"])) == 6


def test_a_cell_that_meets_the_rim_in_a_post_only_is_enclosed() -> None:
    r"""
    N3 (3,0)
       /\        (3,0)-(1,7) is at x = 2.14 in row 3, (3,0)-(6,7) at x = 4.29:
      /  \       bulls (3,3) and (4,3) lie between, over the level fence of row 5.
    -/----\- W5-E5
    """
    fences = ["N3-S1", "N3-S6", "E5-W5"]
    assert not oracle.touches_perimeter(oracle.cell_of((3, 3), fences))
    assert isolated([(3, 3), (1, 6), (6, 6)], fences) == {(3, 3)}
    assert isolated([(3, 3), (4, 3), (6, 6)], fences) == set()
    assert isolated([(3, 3), (1, 3), (6, 6)], fences[:2]) == set()


def test_a_corner_cell_is_enclosed_by_the_perimeter_only() -> None:
    bulls = [(3, 3), (1, 1), (6, 6)]
    fences = ["N2-S2", "N4-S4", "E2-W2", "E4-W4"]
    assert isolated(bulls, fences) == {(3, 3)}
    assert isolated(bulls, fences, perimeter=True) == set(bulls)


def test_perimeter_separation_still_matters() -> None:
    assert isolated([(1, 1), (2, 2), (5, 5)], ["N4-S4"], perimeter=True) == {(5, 5)}
    assert isolated([(1, 1), (2, 2), (5, 5)], ["N4-S4"]) == set()


def test_six_bulls_in_six_cells() -> None:
    assert isolated(SIX, SLANTED) == set(SIX)
    assert isolated(SIX, [fence for fence in SLANTED if fence != "N2-S3"]) == {(5, 3), (5, 5)}
    assert isolated(SIX, [fence for fence in SLANTED if fence != "N1-S1"]) == {(3, 3), (5, 3), (3, 5), (5, 5)}


def test_a_bull_on_a_fence_is_an_error() -> None:
    with pytest.raises(ValueError, match="on a fence"):
        oracle.cell_of((3, 3), ["N3-S3"])


def test_field_scores_by_hand() -> None:
    three = [(3, 3), (5, 3), (3, 5)]
    assert oracle.field_score("A", three, GRID) == 3 * 3 + 12
    assert oracle.field_score("A", three, GRID[1:]) == 1 * 3  # column line 2 is missing: (3,3) and (3,5) leak
    assert oracle.field_score("B", [*three, (5, 5)], GRID) == 4 * 4 + 12
    assert oracle.field_score("C", SIX[:5], SLANTED) == 5 * 5 + 10
    assert oracle.field_score("D", SIX, SLANTED) == 6 * 6 + 10
    assert oracle.field_score("D", SIX, SLANTED[1:]) == 6 * 4  # left line missing: (2,3) and (2,5) leak


def test_shared_posts_are_counted_once() -> None:
    assert len(oracle.unused_posts(["N3-S1", "N3-S6", "E5-W5"])) == 19


def test_legal_fences_of_three_different_numbers_on_an_empty_field() -> None:
    # 3 pairs of numbers, 4 sides for the first times 3 other sides for the second
    assert len(legal_fences((1, 2, 3), [], [])) == 36
    assert legal_fences((1, 2, 3), [], []) == {
        oracle.canonical(a, b)
        for a, b in combinations(oracle.POSTS, 2)
        if a[0] != b[0] and a[1] != b[1] and a[1] in "123" and b[1] in "123"
    }


def test_legal_fences_of_a_pair_and_a_triple_on_an_empty_field() -> None:
    # x-y: 12 of them; x-x: 6 pairs of sides
    assert len(legal_fences((2, 5, 5), [], [])) == 18
    assert len(legal_fences((4, 4, 4), [], [])) == 6


def test_posts_used_once_by_hand() -> None:
    # N3 and S1 used once
    fences = ["N3-S1"]
    assert legal_fences((1, 3, 6), [], fences).isdisjoint({"N3-E6", "N3-W1", "N6-S1", "N3-S6"})
    with_pair = legal_fences((3, 3, 6), [], fences)
    assert {"N3-E6", "N3-S6", "N3-W6"} <= with_pair
    assert not {"N3-S3", "N3-E3", "N3-W3"} & with_pair  # both ends of x-x must be unused with a pair
    assert {"N3-E1", "N3-W1"} == {fence for fence in legal_fences((1, 3, 3), [], fences) if fence.startswith("N3-")} - {
        "N3-S1"
    }
    assert {"N3-E3", "N3-S3", "N3-W3"} <= legal_fences((3, 3, 3), [], fences)


def test_three_of_a_kind_joins_two_used_posts() -> None:
    fences = ["N3-S1", "E3-W1"]
    assert "N3-E3" in legal_fences((3, 3, 3), [], fences)
    assert "N3-E3" not in legal_fences((3, 3, 4), [], fences)


def test_never_a_third_use() -> None:
    fences = ["N3-S1", "N3-S6"]
    assert not [fence for fence in legal_fences((3, 3, 3), [], fences) if "N3" in fence]
    assert not [fence for fence in legal_fences((2, 3, 3), [], fences) if "N3" in fence]


def test_no_fence_through_a_bull_and_no_fence_twice() -> None:
    assert "N3-S3" in legal_fences((3, 3, 3), [(4, 4)], [])
    assert "N3-S3" not in legal_fences((3, 3, 3), [(3, 5)], [])
    assert "N6-W6" not in legal_fences((6, 6, 6), [(3, 3)], [])  # (6,0)-(0,6) passes (3,3)
    assert "N3-S3" not in legal_fences((3, 3, 3), [], ["N3-S3"])


BULLS = {"A": ["bull 3 3", "bull 5 3", "bull 3 5"], "B": ["bull 1 1", "bull 1 2", "bull 1 3", "bull 1 4"]}
GRID_RECORD = [step for fence in GRID for step in ("roll", f"dice {fence[1]} {fence[1]} {fence[1]}", fence)]


def test_replay_completes_a_field_at_once() -> None:
    game = replay(BULLS["A"] + GRID_RECORD)
    assert (game.phase, game.letter, game.field_scores["A"], game.mallets) == ("bulls", "B", 21, 3)
    assert game.total == 21 + 9
    before = replay(BULLS["A"] + GRID_RECORD[:-1])  # without row line 6 bull (3,5) leaks
    assert (before.phase, before.letter, before.field_scores["A"]) == ("build", "A", 6)


def test_replay_four_passes() -> None:
    game = replay(BULLS["A"] + ["roll", "dice 1 2 3", "pass"] * 3)
    assert (game.phase, game.mallets, game.over) == ("decide", 0, False)
    game = replay(BULLS["A"] + ["roll", "dice 1 2 3", "pass"] * 4)
    assert (game.phase, game.mallets, game.over, game.total) == ("over", 0, True, 0)


@pytest.mark.parametrize(
    "record",
    [
        ["roll"],
        ["bull 0 1"],
        ["bull 7 1"],
        ["bull 3 3", "bull 3 3"],
        [*BULLS["A"], "bull 4 4"],
        [*BULLS["A"], "N2-S2"],
        [*BULLS["A"], "pass"],
        [*BULLS["A"], "roll", "roll"],
        [*BULLS["A"], "roll", "dice 3 2 1"],
        [*BULLS["A"], "roll", "dice 1 2 3", "leave"],
        [*BULLS["A"], "roll", "dice 1 2 3", "N1-N2"],
        [*BULLS["A"], "roll", "dice 1 2 3", "N4-S5"],
        [*BULLS["A"], "roll", "dice 3 3 3", "N3-S3"],
        [*BULLS["A"], *["roll", "dice 1 2 3", "pass"] * 4, "roll"],
    ],
)
def test_replay_refuses(record: list[str]) -> None:
    replay(record[:-1])
    with pytest.raises(ValueError, match=r"\w"):
        replay(record)
