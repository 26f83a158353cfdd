"""The end of the game and its score: each sentence of the rule text, and each ruling on it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import TERMINAL
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    at,
    carriage,
    closing,
    end_owner,
    finished,
    houses,
    new,
    play,
    seat,
    taken,
    tiles,
    two,
)

NINETEEN = [city for city in CITIES if city not in ("Linz", "Lodz", "Ulm")]
SIX_TILES = "baden:3 schweiz-tyrol:3 baiern:5 everywhere:6"
"""What the owner of those nineteen houses may have won with them."""


def last_house(**table: Any) -> Any:
    """Seat 1 has placed the twentieth house."""
    owner = seat("Lodz Linz", "München Salzburg", " ".join(NINETEEN), 5, SIX_TILES)
    state = at(owner, *[seat("Ulm")] * 2, **table)
    return play(state, *taken("Basel"), "lay Linz back", "close", "house Linz")


def largest_carriage(mover: int = 1, seats: int = 3, **table: Any) -> Any:
    """A seat has got the carriage of seven."""
    others = [seat("Ulm")] * (seats - 1)
    owner = seat("Lodz Passau", "Ingolstadt Augsburg München Salzburg", carriage=6)
    others.insert(mover - 1, owner)
    state = at(*others, mover=mover, **table)
    return play(state, *taken("Basel"), "lay Passau back", "close wagner", "done")


def idle(state: Any) -> Any:
    """The mover takes a card and begins a new route with it."""
    return play(state, *taken("Pilsen"), "lay Pilsen new")


# ---- End of the game


def test_all_track_posts_used_bring_the_end() -> None:
    state = last_house()
    assert len(houses(state)) == 20
    assert tiles(state)[-1] == "end:1"
    assert state.current_player == 1


def test_the_seven_carriage_brings_the_end() -> None:
    state = largest_carriage()
    assert (carriage(state), tiles(state)) == (7, ["length-5:2", "end:1"])


def test_nineteen_houses_or_a_six_do_not() -> None:
    state = two("Lodz Linz", "München Salzburg", " ".join(NINETEEN), 5, SIX_TILES)
    state = play(state, *taken("Basel"), "lay Linz back", "close", "done")
    assert "end:1" not in tiles(state)
    state = two("Lodz Passau", "Augsburg München Salzburg", carriage=5)
    assert "end:1" not in tiles(play(state, *taken("Basel"), "lay Passau back", "close wagner", "done"))


def test_both_at_once_are_worth_one_tile() -> None:
    owner = seat("Lodz Linz", "Ingolstadt Augsburg München Salzburg", " ".join(NINETEEN), 6, SIX_TILES)
    state = play(at(owner, seat("Ulm")), *taken("Basel"), "lay Linz back", "close wagner", "house Linz")
    assert (carriage(state), len(houses(state))) == (7, 20)
    assert tiles(state)[4:] == ["böhmen-salzburg:4", "length-5:2", "end:1"]


def test_only_the_first_receives_the_end_tile() -> None:
    first = seat("Ulm", carriage=7, tiles="length-5:2 end:1")
    second = seat("Lodz Linz", "Ingolstadt Augsburg München Salzburg", carriage=6)
    state = at(first, second, seat("Ulm"), mover=2, ended=1)
    state = play(state, *taken("Basel"), "lay Linz back", "close wagner", "done")
    assert (carriage(state, 2), tiles(state, 2)) == (7, ["length-5:1"])
    assert (state.current_player, end_owner(state)) == (2, 1)


@pytest.mark.parametrize(("start", "turns"), [(1, 2), (2, 0), (3, 1)])
def test_the_current_round_is_played_to_the_end(start: int, turns: int) -> None:
    """Up to the seat before the start player; seat 1 brings the end about. If it is last itself, that is at once."""
    state = largest_carriage(start=start)
    for turn in range(turns):
        assert state.current_player == 1 + turn
        state = idle(state)
    assert state.current_player == TERMINAL
    assert actions(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_ends_the_game_at_once(seats: int) -> None:
    assert largest_carriage(mover=seats, seats=seats).current_player == TERMINAL


def test_the_hand_is_still_cut_down_at_the_very_end() -> None:
    owner = seat("Lodz Passau Basel Basel Freiburg", "Ingolstadt Augsburg München Salzburg", carriage=6)
    state = at(seat("Ulm"), owner, mover=2)
    state = play(state, *taken("Mannheim"), "lay Passau back", "close wagner", "done")
    assert state.current_player == 1
    assert state.winners() == ()
    assert play(state, "discard Basel", "discard Basel").current_player == TERMINAL


# ---- Score


def test_at_the_start_twenty_houses_are_twenty_points_less() -> None:
    assert new(4).scores() == (-20,) * 4


def test_the_score_is_carriage_and_tiles_less_the_houses_not_used() -> None:
    state = two("Lodz", houses="Ulm Linz Passau", carriage=5, tiles="length-6:3 length-6:2 length-5:2")
    assert state.scores() == (5 + 7 - 17, -20)


def test_only_the_highest_carriage_counts() -> None:
    assert [two(carriage=size).scores()[0] + 20 for size in (3, 4, 5, 6)] == [2, 3, 5, 7]


def test_the_score_counts_in_every_game_state_alike() -> None:
    state = closing("München Salzburg Linz")
    assert state.scores()[0] == -20
    assert play(state, "house Salzburg").scores()[0] == -19
    assert play(state, "house Salzburg", "house Linz").scores()[0] == 2 - 18
    assert largest_carriage().scores() == (10 + 2 + 1 - 20, -20, -20)


def test_most_points_win() -> None:
    assert finished(-5, -4, -9, owner=1).winners() == (1,)
    assert finished(-9, -4, -3, owner=1).winners() == (2,)


def test_in_a_tie_the_owner_of_the_end_tile_wins() -> None:
    assert finished(-5, -5, -9, owner=2).winners() == (1,)
    assert finished(-5, -5, -5, -5, owner=3).winners() == (2,)


@pytest.mark.parametrize(
    ("scores", "owner", "winner"),
    [
        ((-5, -5, -8), 3, 1),
        ((-5, -8, -5), 2, 3),
        ((-5, -8, -5, -5), 2, 3),
        ((-5, -5, -8, -9), 3, 1),
        ((-5, -5, -8, -5), 3, 4),
        ((-8, -5, -5, -5), 1, 2),
    ],
)
def test_else_the_next_of_them_after_its_owner_in_turn_order(scores: tuple[int, ...], owner: int, winner: int) -> None:
    assert finished(*scores, owner=owner).winners() == (winner - 1,)


def test_nobody_has_won_before_the_end() -> None:
    assert new().winners() == last_house().winners() == ()
