"""Closing and allocation: each sentence of the rule text, and each ruling on it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.taurus.oracle_ground import point
from tests.engine.games.taurus.table import actions, at, closed, laid, picks, play, refused, seat

# ---- The picture of a closing with a new post: 3 bulls or 4

A, B, C, D = "g5ne", "f5sw", "g6se", "f5nw"
BETWEEN_B_AND_C = "f6sw"
BLUE_FENCE = f"{D}-{B} {B}-{BETWEEN_B_AND_C}"
RED_FENCE = f"{BETWEEN_B_AND_C}-{C}"


def before_a() -> Any:
    """Blue's turn, before post A is placed."""
    return at(BLUE_FENCE, "", "", RED_FENCE)


def test_the_picture_stands_at_the_coordinates_of_the_ruling() -> None:
    places = [tuple(map(int, point(hole))) for hole in (A, D, B, BETWEEN_B_AND_C, C)]
    assert places == [(25, 15), (19, 15), (19, 17), (19, 21), (25, 21)]


def test_blue_attaches_a_to_b_and_closes_three_bulls() -> None:
    state = play(before_a(), f"post {A}", f"wire {B} {A}")
    assert actions(state) == ["done", f"grey {A} {C}"]
    assert refused(state, "post a5ne").code == "wired"
    state = play(state, f"grey {A} {C}")
    assert closed(state) == {"f6", "g5", "g6"}


def test_attached_to_d_it_would_be_four_bulls() -> None:
    state = play(before_a(), f"post {A}", f"wire {D} {A}", f"grey {A} {C}")
    assert closed(state) == {"f5", "f6", "g5", "g6"}


def after_three() -> Any:
    """A is attached to B, and all bulls of the area are taken."""
    state = play(before_a(), f"post {A}", f"wire {B} {A}", f"grey {A} {C}", "take f6", "take g5", "take g6")
    assert seat(state) == 2
    return state


def test_on_a_future_turn_a_and_d_cannot_be_attached() -> None:
    """The text says A and B, which are attached already; it would close one bull (our reading)."""
    refusal = refused(after_three(), f"grey {A} {D}")
    assert refusal.code == "too-few"
    assert refusal.values["bulls"] == 1
    assert refused(after_three(), f"wire {A} {D}").code == "would-close"


def test_literally_a_and_b_are_attached_already() -> None:
    assert refused(after_three(), f"wire {A} {B}").code == "joined-already"
    assert refused(after_three(), f"grey {A} {B}").code == "joined-already"


def test_own_wire_and_grey_wire_either_way_round() -> None:
    """Left and right are the picture's: our reading."""
    other_way = play(before_a(), f"post {A}", f"wire {A} {C}")
    assert actions(other_way) == ["done", f"grey {D} {A}", f"grey {B} {A}"]
    state = play(other_way, f"grey {B} {A}")
    assert closed(state) == {"f6", "g5", "g6"}
    assert picks(state) == [1, 4, 1]
    one_way = play(before_a(), f"post {A}", f"wire {B} {A}", f"grey {A} {C}")
    assert picks(one_way) == [4, 1, 1]


def test_the_fence_may_be_left_open() -> None:
    state = play(before_a(), f"post {A}", f"wire {B} {A}", "done")
    assert seat(state) == 2
    assert f"grey {A} {C}" in actions(state)


def test_the_grey_wire_is_of_the_common_pool() -> None:
    before, after = before_a(), play(before_a(), f"post {A}", f"wire {B} {A}", f"grey {A} {C}")
    assert (before.pool, after.pool) == ((8, 8, 4), (8, 8, 3))
    assert laid(after, 1) == laid(before, 1) | {f"{B}-{A}"}


# ---- At least three bulls

RING = "b2nw-b1nw b1nw-c1nw c1nw-d1nw d1nw-e1nw e1nw-e2nw e2nw-d2nw d2nw-c2nw"
"""Round b1, c1 and d1, but for the wire from b2nw to c2nw."""


def ring_of(first: str, second: str = "", third: str = "", **table: Any) -> Any:
    return at(first, second, third, "", **table)


def test_closing_without_a_new_post() -> None:
    state = play(ring_of(RING), "grey b2nw c2nw")
    assert closed(state) == {"b1", "c1", "d1"}
    assert laid(state, 1) == laid(ring_of(RING), 1)


@pytest.mark.parametrize("gone", ["b1", "b1 c1", "b1 c1 d1"])
def test_a_fence_with_fewer_than_three_bulls_is_not_closed(gone: str) -> None:
    refusal = refused(ring_of(RING, gone=gone), "grey b2nw c2nw")
    assert (refusal.code, refusal.values["bulls"]) == ("too-few", 3 - len(gone.split()))


def test_a_coloured_wire_never_closes() -> None:
    assert refused(ring_of(RING), "wire b2nw c2nw").code == "would-close"


def test_a_grey_wire_does_nothing_but_close() -> None:
    apart = RING.replace(" d1nw-e1nw", "")
    assert refused(ring_of(apart), "grey b2nw c2nw").code == "closes-nothing"
    assert refused(ring_of(apart), "grey d1nw e1nw").code == "closes-nothing"
    assert not actions(ring_of(apart), "grey")


def test_each_length_of_grey_wire_can_run_out() -> None:
    mediums = " ".join(f"{one}{row}nw-{other}{row}nw" for row in (4, 5, 6, 7) for one, other in ("bc", "de"))
    state = ring_of(RING, grey=mediums)
    assert state.pool == (8, 0, 4)
    assert refused(state, "grey b2nw c2nw").code == "no-grey"
    assert "grey b2nw c2nw" in actions(ring_of(RING, grey=mediums.rpartition(" ")[0]))
    assert refused(ring_of(RING, grey=mediums, lengths="one"), "pass").code == "may-act"
    assert "grey b2nw c2nw" in actions(ring_of(RING, grey=mediums, lengths="one"))


def test_spurs_inside_do_not_take_part() -> None:
    """Neither a wire that hangs on the fence nor one that stands free inside has a pick."""
    spur, free = "c1nw-c1sw", "d1se-d1sw"
    state = play(ring_of(RING, spur), "grey b2nw c2nw")
    assert closed(state) == {"b1", "c1", "d1"}
    assert picks(state) == [1, 1, 1]
    state = play(ring_of(RING, spur, free), "grey b2nw c2nw")
    assert picks(state) == [1, 1, 1]


# ---- Allocation


def picture_of_the_allocation() -> Any:
    """Behind the grey wire come Blue, Green, Blue and the fourth colour, which the text calls Red."""
    blue, green, fourth = f"{C}-f6se {BETWEEN_B_AND_C}-{B}", f"f6se-{BETWEEN_B_AND_C}", f"{B}-{A}"
    return play(at(blue, "", green, fourth, mover=2), f"grey {A} {C}")


def test_blue_then_green_then_blue_and_nothing_for_red() -> None:
    state = picture_of_the_allocation()
    assert seat(state) == 1
    state = play(state, "take g6")
    assert seat(state) == 3
    state = play(state, "take f6")
    assert seat(state) == 1
    assert closed(state) == {"g5"}
    state = play(state, "take g5")
    assert [sum(player.caught) for player in state.players[:3]] == [2, 0, 1]
    assert sum(state.players[3].caught) == sum(at("", "", "", "").players[3].caught) == 0


def test_the_turn_goes_on_from_the_one_who_closed() -> None:
    assert seat(play(picture_of_the_allocation(), "take g6", "take f6", "take g5")) == 3


def test_each_chooses_any_bull_of_the_area_and_no_other() -> None:
    state = picture_of_the_allocation()
    assert actions(state) == ["take f6", "take g5", "take g6"]
    assert refused(state, "take f5").code == "not-inside"
    assert refused(play(state, "take g6"), "take g6").code == "no-bull"
    assert refused(state, "post a5ne").code == "take-first"


def test_picks_go_round_again_until_no_bull_is_left() -> None:
    """Four bulls and three coloured wires: the first owner picks twice."""
    state = play(before_a(), f"post {A}", f"wire {D} {A}", f"grey {A} {C}")
    assert picks(state) == [4, 1, 1, 1]
    three_wires = at(f"{D}-{BETWEEN_B_AND_C}", RED_FENCE, "", f"{D}-{A}")
    assert picks(play(three_wires, f"grey {A} {C}")) == [2, 1, 4, 2]


def test_an_owner_of_two_wires_picks_twice() -> None:
    state = play(ring_of("b2nw-b1nw b1nw-c1nw", RING.removeprefix("b2nw-b1nw b1nw-c1nw ")), "grey b2nw c2nw")
    assert picks(state) == [1, 1, 2]


def test_clockwise_is_as_seen_from_above() -> None:
    """On the lower edge a clockwise way runs to the left, so behind the grey wire comes the fence's left edge."""
    first, *rest = RING.split()
    assert picks(play(ring_of("", first, " ".join(rest)), "grey b2nw c2nw")) == [2, 3, 3]
    *rest, last = RING.split()
    assert picks(play(ring_of("", last, " ".join(rest)), "grey b2nw c2nw")) == [3, 3, 3]


def test_older_grey_wires_are_skipped() -> None:
    first, second, *rest = RING.split()
    state = play(ring_of("", " ".join(rest[:1]), " ".join(rest[1:]), grey=f"{first} {second}"), "grey b2nw c2nw")
    assert picks(state) == [2, 3, 3]


def test_a_fence_of_grey_wires_only_cannot_be_closed() -> None:
    assert refused(ring_of("", grey=RING), "grey b2nw c2nw").code == "all-grey"
    first, *rest = RING.split()
    assert picks(play(ring_of("", first, grey=" ".join(rest)), "grey b2nw c2nw")) == [2, 2, 2]


# ---- Two closed areas

EMPTIED = "a1nw-b1nw b1nw-b2nw a2nw-b2nw"
"""Round a1, whose bull was taken, closed by a grey wire from a1nw to a2nw."""
BELOW = "b2nw-b3nw b3nw-b4nw b4nw-b5nw b5nw-a5nw a5nw-a4nw a4nw-a3nw"
"""On from there round a2, a3 and a4, but for the wire from a3nw to a2nw."""


def beside_an_emptied_area(upper: str = EMPTIED, lower: str = BELOW, areas: str = "choice") -> Any:
    """The second seat is to move; the emptied area is fenced by the first seat, the new one by the third."""
    return at(upper, "", lower, grey="a1nw-a2nw", gone="a1", mover=2, areas=areas)


def test_the_closer_chooses_the_area_if_the_picks_differ() -> None:
    state = play(beside_an_emptied_area(), "grey a2nw a3nw")
    assert seat(state) == 2
    assert actions(state) == ["area inner", "area outer"]
    assert refused(state, "take a2").code == "area-first"
    for choice, order in (("area inner", [1, 3, 3]), ("area outer", [1, 1, 3])):
        chosen = play(state, choice)
        assert closed(chosen) == {"a2", "a3", "a4"}
        assert picks(chosen) == order


def test_no_choice_if_the_picks_are_the_same() -> None:
    state = beside_an_emptied_area("a1nw-b1nw a2nw-b2nw", f"b1nw-b2nw {BELOW}")
    assert picks(play(state, "grey a2nw a3nw")) == [1, 3, 3]


def test_as_an_option_always_the_inner_area() -> None:
    state = play(beside_an_emptied_area(areas="inner"), "grey a2nw a3nw")
    assert picks(state) == [1, 3, 3]


def test_an_area_that_only_touches_at_a_post_is_not_beside() -> None:
    """The emptied area and the new one have one post in common and no wire."""
    lower = "b2nw-b3nw b3nw-b4nw b4nw-b5nw b5nw-c5nw c5nw-c4nw c4nw-c3nw c3nw-c2nw"
    state = at(EMPTIED, "", lower, grey="a1nw-a2nw", gone="a1", mover=2)
    state = play(state, "grey b2nw c2nw")
    assert closed(state) == {"b2", "b3", "b4"}
    assert picks(state) == [3, 3, 3]


def test_an_inner_fence_of_grey_wires_only_leaves_the_outer() -> None:
    grey = f"a1nw-a2nw a2nw-b2nw {BELOW}"
    for areas in ("choice", "inner"):
        state = at("a1nw-b1nw b1nw-b2nw", gone="a1", areas=areas, grey=grey, lengths="one")
        if areas == "inner":
            assert refused(state, "grey a2nw a3nw").code == "all-grey"
        else:
            assert picks(play(state, "grey a2nw a3nw")) == [1, 1, 1]
