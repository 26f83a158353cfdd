"""What makes a row, and the white and black stick: the rule text and its rulings against the contract."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from engine.game import TERMINAL
from engine.games.tau.board import HOLES
from engine.games.tau.lines import won_by
from tests.engine.games.tau import oracle
from tests.engine.games.tau.table import DARK, LIGHT, SIX, TWELVE, actions, laid, placed, play, refusal, shown

ELEVEN = TWELVE[:11]
"""Dark has placed its six, light only five; light is on."""


def names(line: Any) -> list[str]:
    """The three holes of an oracle's line."""
    return sorted(map(oracle.name, line))


@pytest.mark.parametrize("colour", "YORVBG")
def test_three_of_a_colour_in_a_row_win_across_upright_and_aslant(colour: str) -> None:
    one, two = (stick for stick in SIX if colour in stick)
    for line, last in product(oracle.TRIPLES, range(3)):
        before = names(line)
        hole = before.pop(last)
        state = laid(f"{one}:{colour} {before[0]}, {two}:{colour} {before[1]}", mover="light")
        won = play(state, f"place {one}:{colour} {hole}")
        assert (won.current_player, won.winners(), won.scores()) == (TERMINAL, (LIGHT,), (0, 1))
        assert sorted(HOLES[place] for place in won_by(won)) == names(line)
        other = play(state, f"place {one}:{one.replace(colour, '')} {hole}")
        assert (other.current_player, other.winners(), won_by(other)) == (DARK, (), ())


@pytest.mark.parametrize("holes", ["A3 B3 D3", "A2 B1 C1", "A4 B4 C3", "B1 C1 E2", "A2 A3 B4", "B1 C2 D4"])
def test_a_gap_or_a_bend_is_no_row(holes: str) -> None:
    one, two, three = holes.split()
    state = laid(f"YO:Y {one}, GY:Y {two}", mover="light")
    assert play(state, f"place YO:Y {three}").winners() == ()


def test_the_missing_corners_break_a_line() -> None:
    assert play(laid("YO:Y B1, GY:Y C1", mover="light"), "place YO:Y D1").winners() == (LIGHT,)
    assert play(laid("YO:Y A2, GY:Y B1", mover="light"), "place YO:Y C1").winners() == ()
    assert len(oracle.TRIPLES) == 36


def test_a_player_has_two_caps_of_each_colour_so_one_must_be_the_other_s() -> None:
    for colour in "YORVBG":
        assert sum(colour in stick for stick in SIX) == 2


OWNERS = [owners for owners in product((DARK, LIGHT), repeat=3) if len({*owners}) == 2]


@pytest.mark.parametrize(("owners", "acted"), [*product(OWNERS, range(3))])
def test_any_sticks_may_form_the_row_and_the_one_who_completes_it_wins(owners: tuple[int, ...], acted: int) -> None:
    waiting = {DARK: ["OR", "RV"], LIGHT: ["OR", "RV"]}
    pegs = [(seat, waiting[seat].pop()) for seat in owners]
    others = [peg for place, peg in enumerate(pegs) if place != acted]
    seat, stick = pegs[acted]
    row = ["A3", "B3", "C3"]
    hole = row.pop(acted)
    mover = ("dark", "light")[seat]

    def before(mine: str) -> Any:
        sides = ["", ""]
        for place, (owner, name) in zip(row, others, strict=True):
            sides[owner] += f" {name}:R {place}"
        sides[seat] += f" {mine}" if mine else ""
        return laid(*sides, mover=mover)

    assert play(before(f"{stick}:{stick.replace('R', '')} {hole}"), f"flip {hole}").winners() == (seat,)
    assert play(before(f"{stick}:R E4"), f"move E4 {hole}").winners() == (seat,)
    assert play(before(""), f"place {stick}:R {hole}").winners() == (seat,)


def test_lifting_a_stick_makes_no_row() -> None:
    state = laid("YO:Y A3, VB:V C3", "YO:Y B3, GY:Y D3")
    assert play(state, "move C3 C1").current_player == LIGHT


def test_only_the_caps_that_show_count() -> None:
    state = laid("YO:O A3, OR:O C3", "GY:G E4")
    assert play(state, "place GY:G B3").winners() == ()
    hidden = laid("YO:O A3, GY:G B3", "YO:O E4", mover="light")
    assert play(hidden, "move E4 C3").winners() == ()


# ---- The white and black stick


def test_it_may_enter_only_when_the_six_others_of_the_player_are_on_the_board() -> None:
    for count in range(12):
        state = placed(*TWELVE[:count])
        assert not [text for text in actions(state) if "WK" in text]
        assert refusal(state, "place WK:W D3").code == "wild-too-early"
    after_eleven = play(placed(*ELEVEN), "flip A3")
    assert {"place WK:W D3", "place WK:K D3"} <= actions(after_eleven)
    assert refusal(play(after_eleven, "flip A2"), "place WK:W D3").code == "wild-too-early"


def test_option_it_may_enter_only_after_all_twelve_others() -> None:
    waiting = play(placed(*ELEVEN, gate="all"), "flip A3")
    assert refusal(waiting, "place WK:W D3").code == "wild-too-early"
    assert "place WK:W D3" in actions(placed(*TWELVE, gate="all"))


def test_the_gate_asks_for_the_six_others_not_for_the_seventh() -> None:
    """The other player's white stick need not be there."""
    state = play(placed(*TWELVE, gate="all"), "flip C4")
    assert "place WK:W D3" in actions(state)


@pytest.mark.parametrize("colour", "YORVBG")
@pytest.mark.parametrize("last", range(3))
def test_white_stands_for_any_colour(colour: str, last: int) -> None:
    one, two = (stick for stick in SIX if colour in stick)
    row = ["B2", "C3", "D4"]
    caps = [f"{one}:{colour}", f"{two}:{colour}", "WK:W"]
    others = [f"{cap} {hole}" for place, (cap, hole) in enumerate(zip(caps, row, strict=True)) if place != last]
    state = laid(f"{', '.join(others)}, {caps[last]} E2")
    assert play(state, f"move E2 {row[last]}").winners() == (DARK,)


def test_own_white_with_two_own_caps_wins() -> None:
    """Ruling: with white a player needs no stick of the other."""
    assert play(laid("YO:Y A3, GY:Y B3, WK:W E4"), "move E4 C3").winners() == (DARK,)


def test_the_other_s_white_serves_as_well() -> None:
    assert play(laid("YO:Y A3, GY:Y E4", "WK:W B3"), "move E4 C3").winners() == (DARK,)


@pytest.mark.parametrize(("one", "two"), [*combinations(("YO:Y", "BG:B", "RV:R"), 2), ("YO:Y", "GY:G")])
def test_white_joins_no_two_colours(one: str, two: str) -> None:
    assert play(laid(f"{one} A3, {two} B3, WK:W E4"), "move E4 C3").winners() == ()
    assert play(laid(f"{one} A3, {two} E4, WK:W B3"), "move E4 C3").winners() == ()


@pytest.mark.parametrize("moved", ["E4", "E2"])
def test_two_whites_and_a_colour_win(moved: str) -> None:
    """Our reading, with an option against it."""
    spots = {"E4": "WK:W E4, YO:Y C3", "E2": "WK:W C3, YO:Y E2"}
    for rule, winners in (("any", (DARK,)), ("one", ())):
        state = laid(spots[moved], "WK:W B3", line=rule)
        assert play(state, f"move {moved} A3").winners() == winners


def test_at_most_one_white_in_a_line_still_lets_one_win() -> None:
    state = laid("YO:Y A3, GY:Y E4, WK:W B3", "WK:W D3", line="one")
    assert play(state, "move E4 C3").winners() == (DARK,)


@pytest.mark.parametrize("row", ["YO:Y A3, GY:Y B3, WK:K E4", "YO:Y A3, WK:K B3, GY:Y E4"])
def test_black_stands_for_no_colour(row: str) -> None:
    assert play(laid(row), "move E4 C3").winners() == ()


@pytest.mark.parametrize(
    ("dark", "light"),
    [("WK:K A3, YO:Y E4", "WK:K B3"), ("WK:W A3, YO:Y E4", "WK:K B3"), ("WK:W E4, YO:Y A3", "WK:K B3")],
)
def test_black_makes_no_row_with_black_or_white(dark: str, light: str) -> None:
    assert play(laid(dark, light), "move E4 C3").winners() == ()


def test_turning_it_over_swaps_white_and_black() -> None:
    state = laid("YO:Y A3, GY:Y B3, WK:K C3")
    assert play(state, "flip C3").winners() == (DARK,)
    back = play(laid("YO:Y A3, OR:O B3, WK:W C3"), "flip C3")
    assert shown(back)["C3"] == "dark WK:K"


def test_it_is_turned_over_and_moved_like_any_other() -> None:
    state = play(placed(*TWELVE), "place WK:K D1", "flip C5")
    assert "flip D1" in actions(state)
    assert {f"move D1 {hole}" for hole in ("C3", "D2", "D3", "D4", "D5", "E2", "E3", "E4")} <= actions(state)


def test_option_it_stays_as_it_was_placed() -> None:
    state = play(placed(*TWELVE, wild="fixed"), "place WK:K D1", "flip C5")
    assert not [text for text in actions(state) if "D1" in text]
    for step in ("flip D1", "move D1 D2"):
        assert refusal(state, step).code == "wild-fixed"
    assert {"flip A2", "move A2 D2"} <= actions(state)
