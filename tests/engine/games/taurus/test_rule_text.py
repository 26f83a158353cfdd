"""Material, set-up, initial turn and fence building: each sentence of the rule text, and each ruling on it.

Closing and allocation are in test_rule_text_closing.py, what comes under a wire or across another in
test_rule_text_crossing.py, the end, the scores and the options in test_rule_text_end.py.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine.game import CHANCE
from tests.engine.games.taurus.oracle_ground import COLOURS, FIELDS, HOLES, WIRES, heads, squared
from tests.engine.games.taurus.table import FAR_AWAY, GAME, actions, at, begun, laid, new, play, refused, seat

# ---- Material and set-up


def placed(players: int, **options: str) -> tuple[list[str], Counter[str]]:
    """The fields that get bulls, in order, and how many of each colour; chance's first outcome is taken."""
    state: Any = GAME.new_initial_state(players, **options)
    fields, colours = [], Counter[str]()
    while state.current_player == CHANCE:
        outcome = state.chance_outcomes()[0][0]
        _verb, colour, field = str(outcome).split()
        fields.append(field)
        colours[colour] += 1
        state = state.apply(outcome)
    return fields, colours


def test_with_four_players_one_bull_in_each_of_the_48_fields() -> None:
    assert placed(4) == (FIELDS, Counter(dict.fromkeys(COLOURS, 12)))


def test_with_three_players_the_right_and_the_bottom_edge_are_left_empty() -> None:
    fields, colours = placed(3)
    empty = {*FIELDS} - {*fields}
    assert empty == {f"g{row}" for row in range(1, 7)} | {f"{column}7" for column in "abcdef"}
    assert colours == dict.fromkeys(COLOURS, 9)


@pytest.mark.parametrize("pattern", ["thirds", "rings"])
def test_with_two_players_the_16_fields_with_a_head_are_left_empty(pattern: str) -> None:
    fields, colours = placed(2, heads=pattern)
    empty = {*FIELDS} - {*fields}
    assert len(empty) == 16
    assert empty == heads(pattern)
    assert colours == dict.fromkeys(COLOURS, 8)


def test_colours_are_mixed_by_chance() -> None:
    state = play(GAME.new_initial_state(4), "bull red a1", "bull red a2")
    chances = {str(outcome): probability for outcome, probability in state.chance_outcomes()}
    assert chances == pytest.approx(
        {"bull black a3": 12 / 46, "bull brown a3": 12 / 46, "bull grey a3": 12 / 46, "bull red a3": 10 / 46}
    )


def test_fields_without_a_bull_are_in_play() -> None:
    assert "start a1ne a1nw" in actions(new(2))
    assert "start g1ne g1nw" in actions(new(3))


def test_the_board_is_seven_by_seven_without_the_lower_right_corner() -> None:
    holes = {hole for step in actions(new(2)) for hole in step.split()[1:]}
    assert holes == {*HOLES}
    assert len(holes) == 192
    assert refused(new(2), "start g7ne g7nw").code == "not-understood"


def test_twenty_wires_of_each_colour_eight_eight_and_four() -> None:
    state = new(4)
    assert [player.stock for player in state.players] == [(8, 8, 4)] * 4
    assert state.pool == (8, 8, 4)
    assert {player.stock for player in new(4, lengths="one").players} == {(20, 0, 0)}


def test_forty_eight_posts() -> None:
    assert new(2).posts_left == 48


# ---- The initial turn


def test_the_first_player_begins_and_the_others_follow() -> None:
    state = new(3)
    seats = []
    for start in FAR_AWAY[:3]:
        seats.append(seat(state))
        state = play(state, f"start {start.replace('-', ' ')}")
    assert [*seats, seat(state)] == [1, 2, 3, 1]


def test_the_first_action_is_a_first_fence_of_two_posts() -> None:
    assert {step.split()[0] for step in actions(new(2))} == {"start"}
    assert refused(new(2), "post c4ne").code == "start-first"
    state = play(new(2), "start c4ne c4se")
    assert state.posts_left == 46
    assert laid(state, 1) == {"c4ne-c4se"}
    assert refused(begun("c4ne-c4se", "a1ne-a1se"), "start e4ne e4se").code == "start-over"


def test_the_smallest_available_wire_is_used() -> None:
    short = {f"start {one} {other}" for one, other in WIRES if squared((one, other)) <= 8}
    assert len(short) == 616
    assert actions(new(2)) == sorted(short)
    assert refused(new(2), "start c4ne c5ne").code == "start-short"


def test_as_an_option_the_first_wire_may_be_any() -> None:
    state = new(2, first="any")
    assert len(actions(state)) == 1600
    assert play(state, "start c4nw d4se").players[0].stock == (8, 8, 3)


def test_the_first_fence_stands_in_two_empty_holes() -> None:
    state = play(new(2), "start c4ne c4se")
    assert refused(state, "start c4ne d4nw").code == "start-empty"
    assert "start c4nw c4sw" in actions(state)


def test_a_wire_within_a_field_or_between_two_neighbouring_fields() -> None:
    red, blue = "start c4ne c4nw", "start c4ne d4nw"
    assert {red, blue} <= {*actions(new(2))}


# ---- Fence building


def test_red_and_blue_attach_and_green_cannot() -> None:
    """Red within a brown field, blue from a black one to a brown one, and green's two black fields only touch."""
    assert laid(play(new(2), "start c2ne c2se"), 1) == {"c2ne-c2se"}
    assert laid(play(new(2), "start b1se c1sw"), 1) == {"b1se-c1sw"}
    state = at("c2ne-c2se", "b1sw-b1nw", "a2ne-a2nw")
    assert refused(state, "wire a2ne b1sw").code == "not-neighbours"


def test_fields_apart_are_not_neighbours() -> None:
    assert refused(new(2), "start c4ne e4nw").code == "not-neighbours"


def test_a_player_must_attach_a_wire() -> None:
    state = begun(*FAR_AWAY[:2])
    assert {step.split()[0] for step in actions(state)} == {"post", "wire"}
    assert refused(state, "pass").code == "may-act"
    assert refused(state, "done").code == "not-wired"


def test_one_post_and_only_one_may_be_placed_beforehand() -> None:
    state = play(begun(*FAR_AWAY[:2]), "post a6nw")
    assert {step.split()[0] for step in actions(state)} == {"wire"}
    assert refused(state, "post a6ne").code == "wire-the-post"


def test_red_places_a_post_with_three_neighbours_and_chooses_the_third() -> None:
    """A and B are ends of the red fence, C of the blue one; red's wire is attached to C."""
    state = play(at("b2ne-b2se", "d2nw-e2nw"), "post c2ne")
    assert actions(state) == ["wire b2ne c2ne", "wire b2se c2ne", "wire c2ne d2nw"]
    state = play(state, "wire c2ne d2nw")
    assert laid(state, 1) == {"b2ne-b2se", "c2ne-d2nw"}
    assert seat(state) == 2


def test_a_new_post_needs_a_post_in_its_field_or_an_adjacent_one() -> None:
    state = at("c3ne-c3se", "c4ne-c4se")
    assert refused(state, "post d2nw").code == "post-alone"
    for hole in ("c3nw", "b3nw", "d3se", "c2ne", "c5sw"):
        assert f"post {hole}" in actions(state)
    assert refused(state, "post c3ne").code == "hole-taken"


def test_a_new_post_must_be_attached() -> None:
    """Without a wire of the length that it takes there is no new post: our ruling."""
    long = "a6nw-b6ne a5nw-b5ne d5nw-e5ne d6nw-e6ne"
    assert "post c1nw" in actions(at(long, "d1nw-d1sw"))
    assert refused(at(long, "d1ne-d1se"), "post c1nw").code == "post-unjoinable"


def test_the_new_post_is_attached_and_no_other() -> None:
    state = play(at("b2ne-b2se", "c2ne-c2se"), "post c3ne")
    assert refused(state, "wire b2ne c2ne").code == "from-the-post"


def test_green_attaches_two_posts_already_placed() -> None:
    """Without a new post; the turn is over then."""
    state = at("", "", "b2ne-b2se", "c2nw-c2sw", mover=3)
    state = play(state, "wire b2ne c2nw")
    assert laid(state, 3) == {"b2ne-b2se", "b2ne-c2nw"}
    assert seat(state) == 4
    assert state.posts_left == 48 - 8


def test_a_wire_without_a_post_at_an_end_is_refused() -> None:
    assert refused(at("b2ne-b2se", ""), "wire b2ne c2nw").code == "no-post"


def test_when_all_posts_are_on_the_board_there_is_no_new_one() -> None:
    lone = " ".join(islice((hole for hole in HOLES if hole[0] in "cdefg"), 44))
    state = at("a1nw-a1sw", "a2nw-a2sw", players=2, posts=lone)
    assert state.posts_left == 0
    assert not actions(state, "post")
    assert refused(state, "post a6ne").code == "no-posts"
    assert actions(state, "wire")


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("side ne", "no-side"),
        ("area inner", "no-area"),
        ("take c4", "nothing-to-take"),
        ("done", "not-wired"),
        ("bull red c4", "not-chance"),
    ],
)
def test_what_is_not_due_is_refused(step: str, code: str) -> None:
    assert refused(begun(*FAR_AWAY[:2]), step).code == code


# ---- Wires by length


@pytest.mark.parametrize(
    ("pair", "length"),
    [
        ("c4ne c4nw", 0),
        ("c4ne d4nw", 0),
        ("c4ne c4sw", 0),
        ("c4ne d4sw", 0),
        ("c4ne d4ne", 1),
        ("c4ne d4se", 1),
        ("c4nw d4ne", 2),
        ("c4nw d4se", 2),
    ],
)
def test_each_distance_takes_a_wire_of_its_length(pair: str, length: int) -> None:
    stock = play(new(2, first="any"), f"start {pair}").players[0].stock
    assert [full - left for full, left in zip((8, 8, 4), stock, strict=True)] == [
        *(place == length for place in range(3))
    ]


LONGS = "d1nw-e1ne d2nw-e2ne d3nw-e3ne d4nw-e4ne"


def test_without_a_wire_of_the_length_posts_cannot_be_connected() -> None:
    state = at(LONGS, "a1nw-a1sw", posts="b1ne")
    assert refused(state, "wire a1nw b1ne").code == "no-wire"
    assert "wire a1nw b1ne" in actions(at(LONGS.rpartition(" ")[0], "a1nw-a1sw", posts="b1ne"))
    assert "wire a1sw b1ne" not in actions(state)


def test_no_other_length_stands_in_for_it() -> None:
    shorts = " ".join(f"{column}{row}nw-{column}{row}sw" for column in "ce" for row in (1, 2, 3, 4))
    state = at(shorts, "a1nw-a1sw", posts="a1ne")
    assert refused(state, "wire a1ne a1nw").code == "no-wire"
    assert state.players[0].stock == (0, 8, 4)


def test_as_an_option_twenty_wires_fit_everywhere() -> None:
    state = at(LONGS, "a1nw-a1sw", posts="b1ne", lengths="one")
    assert "wire a1nw b1ne" in actions(state)
    assert state.players[0].stock == (16, 0, 0)
