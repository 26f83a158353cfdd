"""The oracle's answers where a person can work them out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import pytest

from tests.engine.games.taurus import oracle_ground as ground
from tests.engine.games.taurus.oracle import Table
from tests.engine.games.taurus.oracle_faces import around, clockwise_cycles, joined, wires_along, without_spurs
from tests.engine.games.taurus.oracle_ground import FIELDS, HOLES, WIRES, Wire, wire


def wires(text: str) -> list[Wire]:
    """Wires given as "a1ne-a1se ...", in the notation's order."""
    return [wire(*pair.split("-")) for pair in text.split()]


def test_fields_and_holes() -> None:
    assert len(FIELDS) == len({*FIELDS}) == 48
    assert len(HOLES) == len({*HOLES}) == 192
    assert (FIELDS[:2], FIELDS[7], FIELDS[-1]) == (["a1", "a2"], "b1", "g6")
    assert ground.point("c4ne") == (Fraction(9), Fraction(11))
    assert len({ground.point(hole) for hole in HOLES}) == 192


def test_neighbouring_pairs() -> None:
    assert len(WIRES) == 1600
    assert Counter(map(ground.squared, WIRES)) == {4: 356, 8: 260, 16: 328, 20: 328, 36: 164, 40: 164}
    assert Counter(map(ground.length, WIRES)) == {"short": 616, "medium": 656, "long": 328}
    assert wire("a1se", "b2nw") not in WIRES
    assert wire("a1nw", "b1se") in WIRES
    assert wire("a1nw", "c1nw") not in WIRES


def test_three_kinds_of_sixteen() -> None:
    for pattern, signs in {"thirds": "a1 d1 b3 e3 g4", "rings": "a1 c1 d4 e5 g5"}.items():
        marked = ground.heads(pattern)
        assert len(marked) == 16
        assert {*signs.split()} < marked
    assert not any(
        ground.neighbouring_fields(one, other)
        for one in ground.heads("thirds")
        for other in FIELDS
        if one != other and other in ground.heads("thirds")
    )


@pytest.mark.parametrize(("players", "number"), [(2, 32), (3, 36), (4, 48)])
def test_where_bulls_are_placed(players: int, number: int) -> None:
    for pattern in ("thirds", "rings"):
        assert len(ground.with_bulls(players, pattern)) == number


def test_what_a_wire_runs_over() -> None:
    assert ground.between(wire("a1nw", "b1ne")) == {"a1ne", "b1nw"}
    assert ground.between(wire("a1ne", "b1ne")) == {"b1nw"}
    assert ground.between(wire("a1nw", "b1sw")) == ground.between(wire("a1nw", "a1se")) == frozenset()
    assert ground.over_bull(wire("a1nw", "a1se")) == "a1"
    assert {ground.squared(pair) for pair in WIRES if ground.over_bull(pair)} == {8}
    assert sum(ground.over_bull(pair) is not None for pair in WIRES) == 96


@pytest.mark.parametrize(
    ("one", "other", "cross"),
    [
        ("a1nw-a1se", "a1ne-a1sw", True),
        ("a1nw-a1se", "a1ne-b1nw", False),
        ("a1nw-a1se", "a1nw-a1sw", False),
        ("a1ne-b1sw", "b1nw-a1se", True),
        ("a1nw-a1ne", "a1ne-b1nw", False),
        ("a1ne-a1se", "a1nw-b1ne", False),
        ("a1ne-b1se", "a1se-b1nw", True),
        ("a1ne-a2ne", "a1nw-b1sw", True),
    ],
)
def test_crossing(one: str, other: str, cross: bool) -> None:
    (first,), (second,) = wires(one), wires(other)
    assert ground.crossing(first, second) == ground.crossing(second, first) == cross


def test_clockwise_is_as_seen() -> None:
    star = wires("b2nw-b1sw b2nw-b2ne b2nw-b2sw b2nw-a2ne b2nw-b2se")
    order = around("b2nw", star)
    start = order.index("b1sw")
    assert order[start:] + order[:start] == ["b1sw", "b2ne", "b2se", "b2sw", "a2ne"]


def test_joined() -> None:
    lying = wires("a1nw-a1ne a1ne-b1nw c1nw-c1ne")
    assert joined("a1nw", "b1nw", lying)
    assert not joined("a1nw", "c1nw", lying)
    assert not joined("a1nw", "g1nw", lying)


def test_spurs_and_loops_are_cut_off() -> None:
    assert without_spurs(["a", "b", "c", "d", "c", "e"]) == ["a", "b", "c", "e"]
    assert without_spurs(["a", "b", "x", "y", "x", "z", "x", "b", "c"]) == ["a", "b", "c"]
    assert without_spurs(["a", "b", "c", "y", "z", "c", "d", "a", "q"]) == ["a", "b", "c", "d"]
    assert without_spurs(["a", "b", "x", "b", "y", "b", "c"]) == ["a", "b", "c"]


def test_the_cycles_of_a_square() -> None:
    square = ["b2nw", "b2ne", "b2se", "b2sw"]
    spur = wires("b2se-c2sw b2nw-b2se")
    *old, grey = wires_along(square)
    cycles = clockwise_cycles(grey, [*old, spur[0]])
    assert grey == wire("b2nw", "b2sw")
    assert cycles.inner == cycles.outer == old
    assert {*cycles.posts} == {*square}


def test_the_cycles_beside_an_emptied_area() -> None:
    first = wires("b2nw-b2ne b2ne-b2se b2se-b2sw b2nw-b2sw")
    more = wires("b2se-b3ne b3ne-b3nw")
    cycles = clockwise_cycles(wire("b3nw", "b2sw"), [*first, *more])
    assert cycles.inner == wires("b2sw-b2se b2se-b3ne b3ne-b3nw")
    assert cycles.outer == wires("b2nw-b2sw b2nw-b2ne b2ne-b2se b2se-b3ne b3ne-b3nw")


def table(players: int = 2, bulls: Mapping[str, str] | None = None, **options: str) -> Table:
    """After the set-up with these bulls alone."""
    ready = Table(players, options)
    ready.bulls, ready.empty, ready.phase = dict(bulls or {}), [], "turn"
    return ready


def laid(state: Table, owner: int | str, text: str) -> None:
    for pair in wires(text):
        state.posts |= {*pair}
        state.lay(pair, owner)


def test_the_set_up_by_chance() -> None:
    state = Table(2)
    assert state.chances() == {f"bull {colour} a2": Fraction(1, 4) for colour in ground.COLOURS}
    assert state.after("bull red a2").chances() == {
        "bull black a3": Fraction(8, 31),
        "bull brown a3": Fraction(8, 31),
        "bull grey a3": Fraction(8, 31),
        "bull red a3": Fraction(7, 31),
    }
    assert state.mover is None
    assert state.steps() == []


RING = "b2nw-b1nw b1nw-c1nw c1nw-d1nw d1nw-e1nw e1nw-e2nw e2nw-d2nw d2nw-c2nw"
THREE_INSIDE = {"b1": "red", "c1": "red", "d1": "black"}


def test_a_closing_needs_three_bulls() -> None:
    state = table(bulls={**THREE_INSIDE, "b2": "grey"})
    laid(state, 0, RING)
    assert "grey b2nw c2nw" in state.steps()
    state.bulls = {"a1": "red", "c1": "red", "d1": "black", "e1": "grey"}
    assert "grey b2nw c2nw" not in state.steps()


def test_picks_go_clockwise_from_behind_the_grey_wire() -> None:
    state = table(bulls={**THREE_INSIDE, "b2": "grey", "b3": "grey", "c3": "red"})
    laid(state, 1, "b2nw-b1nw")
    laid(state, 0, "b1nw-c1nw c1nw-d1nw")
    laid(state, 1, "d1nw-e1nw e1nw-e2nw e2nw-d2nw d2nw-c2nw")
    state = state.after("grey b2nw c2nw")
    assert state.steps() == ["take b1", "take c1", "take d1"]
    assert (state.mover, state.order) == (1, [1, 0, 0])
    state = state.after("take d1", "take b1", "take c1")
    assert state.caught == [Counter({"red": 2}), Counter({"black": 1})]
    assert state.scores() == (3, 1)
    assert (state.mover, state.phase) == (1, "turn")


UNDER_B2 = "b2sw-a2sw a2sw-a2nw a2nw-a1nw a1nw-b1nw b1nw-b1ne b1ne-b2ne"


def test_the_bull_under_a_grey_wire_goes_where_three_are_inside() -> None:
    state = table(bulls={"a1": "red", "a2": "red", "b1": "grey", "b2": "black"})
    laid(state, 0, UNDER_B2)
    asked = state.after("grey b2ne b2sw")
    assert asked.steps() == ["side nw", "side se"]
    assert asked.after("side nw").steps() == ["take a1", "take a2", "take b1", "take b2"]
    assert asked.after("side se").steps() == ["take a1", "take a2", "take b1"]
    del state.bulls["b1"]
    assert state.after("grey b2ne b2sw").steps() == ["take a1", "take a2", "take b2"]
    del state.bulls["a1"]
    assert "grey b2ne b2sw" not in state.steps()


EMPTIED = "a1nw-b1nw b1nw-b2nw a2nw-b2nw"
BELOW = "b2nw-b3nw b3nw-b4nw b4nw-b5nw b5nw-a5nw a5nw-a4nw a4nw-a3nw"


def beside_an_emptied_area(areas: str = "choice") -> Table:
    state = table(bulls={"a2": "red", "a3": "red", "a4": "grey", "f5": "red", "f6": "red", "f2": "red"}, areas=areas)
    laid(state, 1, EMPTIED)
    laid(state, "grey", "a1nw-a2nw")
    laid(state, 0, BELOW)
    return state


def test_inner_or_outer_when_the_picks_differ() -> None:
    state = beside_an_emptied_area().after("grey a2nw a3nw")
    assert state.steps() == ["area inner", "area outer"]
    assert state.after("area inner").order == [1, 0, 0]
    assert state.after("area outer").order == [1, 1, 0]
    assert beside_an_emptied_area(areas="inner").after("grey a2nw a3nw").order == [1, 0, 0]
    state = beside_an_emptied_area()
    state.wires[wire("b1nw", "b2nw")] = 0
    assert state.after("grey a2nw a3nw").order == [1, 0, 0]


@pytest.mark.parametrize(("crossing", "dead"), [("later", ["d2nw-d2se"]), ("both", ["d2nw-d2se", "d2ne-d2sw"])])
def test_a_wire_across_another(crossing: str, dead: list[str]) -> None:
    state = table(crossing=crossing, bulls={"d2": "red"})
    laid(state, 0, "d2ne-d2sw d2nw-d2ne d2se-d2ne")
    assert "wire d2nw d2se" in state.steps()
    assert "wire d2nw d2sw" not in state.steps()
    laid(state, 1, "d2nw-d2se")
    assert state.dead == {*wires(" ".join(dead))}


def test_no_wire_across_another() -> None:
    state = table(crossing="none")
    laid(state, 0, "d2ne-d2sw")
    state.posts |= {"d2nw", "d2se"}
    assert "wire d2nw d2se" not in state.steps()
    assert "wire d2nw d2sw" in state.steps()


def test_scores_and_winners() -> None:
    state = table(3)
    state.phase = "over"
    state.caught = [Counter({"red": 3}), Counter({"red": 2, "grey": 2}), Counter({"red": 1, "black": 1})]
    assert state.scores() == (6, 6, 2)
    assert state.winners() == (0,)
    state.caught[1] = Counter({"grey": 3})
    assert state.winners() == (0, 1)
    assert state.caught[0] != state.caught[1]
