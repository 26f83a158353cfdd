"""What wires run over, across and past bulls: the FAQ of the rule text, and each ruling on it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.taurus.table import actions, at, begun, closed, dead, new, picks, play, refused, seat

RING = "b2nw-b1nw b1nw-c1nw c1nw-d1nw d1nw-e1nw e2nw-d2nw d2nw-c2nw"
"""Round b1, c1 and d1, but for the wires from e1nw to e2nw and from b2nw to c2nw."""
ACROSS = "d1se-e1ne"
"""Across the wire from e1nw to e2nw."""


# ---- "Can I have my wire crossing another wire?"


def test_a_wire_may_cross_another() -> None:
    state = play(at(RING, ACROSS), "wire e1nw e2nw")
    assert dead(state) == {"e1nw-e2nw"}


def test_no_area_is_closed_with_that_fence() -> None:
    state = play(at(RING, ACROSS), "wire e1nw e2nw")
    assert refused(state, "grey b2nw c2nw").code == "closes-nothing"
    straight = play(at(RING, ""), "wire e1nw e2nw")
    assert "grey b2nw c2nw" in actions(straight)


def test_the_earlier_wire_still_closes() -> None:
    """Our reading: only the later one is dead."""
    state = play(at(f"{RING} e1nw-e2nw", "", posts="d1se e1ne"), "wire d1se e1ne")
    assert dead(state) == {"d1se-e1ne"}
    assert closed(play(state, "grey b2nw c2nw")) == {"b1", "c1", "d1"}


def test_as_an_option_both_are_dead() -> None:
    state = play(at(f"{RING} e1nw-e2nw", "", posts="d1se e1ne", crossing="both"), "wire d1se e1ne")
    assert dead(state) == {"d1se-e1ne", "e1nw-e2nw"}
    assert refused(state, "grey b2nw c2nw").code == "closes-nothing"


def test_as_an_option_no_wire_crosses_another() -> None:
    state = at(RING, ACROSS, crossing="none")
    assert refused(state, "wire e1nw e2nw").code == "no-crossing"
    assert refused(play(new(2, crossing="none"), "start c4nw c4se", "side ne"), "start c4ne c4sw").code == "no-crossing"


def test_a_wire_over_a_dead_wire_is_dead_too() -> None:
    state = at("e1nw-e2nw", ACROSS, posts="d1ne e1se", dead="e1nw-e2nw")
    assert dead(play(state, "wire d1ne e1se")) == {"e1nw-e2nw", "d1ne-e1se"}


def test_a_dead_wire_between_joined_posts_is_no_closing() -> None:
    """A coloured wire may join posts that are joined by others if it crosses a wire: it closes nothing."""
    assert refused(at("c1nw-c1ne c1ne-c1se"), "wire c1nw c1se").code == "would-close"
    state = play(at("c1nw-c1ne c1ne-c1se c1ne-c1sw"), "wire c1nw c1se")
    assert dead(state) == {"c1nw-c1se"}


def test_the_posts_of_a_dead_wire_are_attached() -> None:
    state = play(at(RING, ACROSS), "wire e1nw e2nw")
    assert refused(state, "wire e1nw e2nw").code == "joined-already"


def test_a_grey_wire_crosses_nothing() -> None:
    closing = at(f"{RING} b2nw-c2nw", ACROSS)
    assert refused(closing, "grey e1nw e2nw").code == "crosses"
    assert "grey e1nw e2nw" in actions(at(f"{RING} b2nw-c2nw", ""))


def test_a_grey_wire_does_not_cross_a_dead_wire_either() -> None:
    state = at(f"{RING} b2nw-c2nw", ACROSS, "e1nw-e1se", dead=ACROSS)
    assert refused(state, "grey e1nw e2nw").code == "crosses"


def test_first_fences_may_cross_earlier_ones() -> None:
    state = play(new(2), "start c4nw c4se", "side ne", "start c4ne c4sw")
    assert dead(state) == {"c4ne-c4sw"}


# ---- "Can I attach two posts that are already attached?"


def test_two_posts_are_attached_only_once() -> None:
    state = begun("c4ne-c4se", "a1ne-a1se")
    assert refused(state, "wire c4ne c4se").code == "joined-already"
    assert refused(state, "wire a1ne a1se").code == "joined-already"
    assert refused(state, "grey a1ne a1se").code == "joined-already"


def test_a_new_attachment_is_made_with_another_post() -> None:
    state = at("c4ne-c4se", "", posts="c4nw")
    assert {"wire c4ne c4nw", "wire c4nw c4se"} <= {*actions(state)}


# ---- A wire over a hole or a post


def test_a_wire_does_not_run_over_a_third_post() -> None:
    state = at("c4nw-c4sw", "", posts="c4ne d4nw")
    assert refused(state, "wire c4nw d4nw").code == "over-post"
    assert "wire c4nw d4sw" not in actions(state)


def test_no_post_is_set_in_a_hole_under_a_wire() -> None:
    state = at("c4nw-d4nw", "")
    assert refused(state, "post c4ne").code == "hole-under-wire"
    assert "post c4sw" in actions(state)
    state = play(new(2, first="any"), "start c4nw d4ne")
    for hole, other in (("c4ne", "c3se"), ("d4nw", "d3sw")):
        assert refused(state, f"start {hole} {other}").code == "hole-under-wire"


def test_a_dead_wire_bars_the_hole_under_it_too() -> None:
    state = at("e1nw-e2nw", ACROSS, dead="e1nw-e2nw")
    assert refused(state, "post e1sw").code == "hole-under-wire"


# ---- "Can I have my wire going over a bull?"

ROUND_B2 = "b2sw-a2sw a2sw-a2nw a2nw-a1nw b1nw-b1ne b1ne-b2ne"
"""Round a1, a2 and b1, but for the wires from a1nw to b1nw and, over the bull of b2, from b2ne to b2sw."""
TOP = "a1nw-b1nw"


BELOW_B2 = "b2ne-c2ne c2ne-c3ne c3ne-c3se c3se-b3se b3se-b3sw"
"""The second seat's, round c2, c3 and b3, but for the wires from b2ne to b2sw and from b2sw to b3sw."""


def over_b2(top: str = "", **table: Any) -> Any:
    return at(f"{ROUND_B2} {top}", BELOW_B2, posts="a1nw b1nw", **table)


def test_a_wire_may_run_over_a_bull() -> None:
    state = play(new(2), "start b2nw b2ne")
    assert seat(state) == 2


def test_between_the_horns_the_side_is_at_the_players_choice() -> None:
    state = play(over_b2(), "wire b2ne b2sw")
    assert seat(state) == 1
    assert actions(state) == ["side nw", "side se"]
    assert refused(state, "side ne").code == "other-side"
    assert refused(state, "wire b2nw b2sw").code == "side-first"


def test_each_diagonal_has_its_two_sides() -> None:
    for start, sides in (("c4ne c4sw", ["side nw", "side se"]), ("c4nw c4se", ["side ne", "side sw"])):
        state = play(new(2), f"start {start}")
        assert (seat(state), actions(state)) == (1, sides)
        assert seat(play(state, sides[0])) == 2


@pytest.mark.parametrize(("side", "inside"), [("nw", {"a1", "a2", "b1", "b2"}), ("se", {"a1", "a2", "b1"})])
def test_a_bull_is_on_the_side_where_its_horns_are(side: str, inside: set[str]) -> None:
    """A coloured wire runs over it; another turn closes the fence."""
    state = play(over_b2(), "wire b2ne b2sw", f"side {side}", "grey a1nw b1nw")
    assert closed(state) == inside


@pytest.mark.parametrize(("side", "inside"), [("nw", {"a1", "a2", "b1", "b2"}), ("se", {"a1", "a2", "b1"})])
def test_the_same_under_a_grey_wire(side: str, inside: set[str]) -> None:
    state = play(over_b2(TOP), "grey b2ne b2sw")
    assert actions(state) == ["side nw", "side se"]
    state = play(state, f"side {side}")
    assert closed(state) == inside
    assert picks(state) == [1] * len(inside)


def test_only_sides_that_make_three_are_offered_and_a_single_one_is_settled() -> None:
    state = play(over_b2(TOP, gone="b1"), "grey b2ne b2sw")
    assert closed(state) == {"a1", "a2", "b2"}
    assert refused(over_b2(TOP, gone="a1 b1"), "grey b2ne b2sw").code == "too-few"


def test_without_a_bull_there_is_nothing_to_choose() -> None:
    assert closed(play(over_b2(TOP, gone="b2"), "grey b2ne b2sw")) == {"a1", "a2", "b1"}
    assert seat(play(over_b2(gone="b2"), "wire b2ne b2sw")) == 2
    assert seat(play(new(2), "start a1nw a1se")) == 2


def test_a_bull_under_a_dead_wire_is_not_moved() -> None:
    state = play(at("b2nw-b2se", posts="b2ne b2sw"), "wire b2ne b2sw")
    assert (seat(state), dead(state)) == (2, {"b2ne-b2sw"})


def test_a_bull_stays_where_it_was_moved() -> None:
    """Left out of a fence that is closed, it is inside the next one on the other side of the same wire."""
    state = play(over_b2(TOP), "grey b2ne b2sw", "side se", "take a1", "take a2", "take b1")
    assert closed(play(state, "grey b2sw b3sw", "area inner")) == {"b2", "b3", "c2", "c3"}


def test_a_bull_moved_away_from_a_fence_is_not_in_it() -> None:
    for side, inside in (("nw", {"b3", "c2", "c3"}), ("se", {"b2", "b3", "c2", "c3"})):
        state = play(over_b2(), "wire b2ne b2sw", f"side {side}", "grey b2sw b3sw")
        assert closed(state) == inside
