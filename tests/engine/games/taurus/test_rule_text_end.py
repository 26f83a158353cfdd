"""The end of the game, scoring and passing: each sentence of the rule text, and each ruling on it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine import chance
from engine.game import CHANCE, TERMINAL
from tests.engine.games.taurus.oracle_ground import COLOURS, FIELDS
from tests.engine.games.taurus.player import Player
from tests.engine.games.taurus.table import GAME, actions, at, play, refused, seat

RING = "b2nw-b1nw b1nw-c1nw c1nw-d1nw d1nw-e1nw e1nw-e2nw e2nw-d2nw d2nw-c2nw"
"""Round b1, c1 and d1, but for the wire from b2nw to c2nw."""


def last_closing(left: Mapping[str, str], **table: Any) -> Any:
    """The first seat catches two black bulls and a brown one; these others are left."""
    bulls = {"b1": "black", "c1": "black", "d1": "brown", **left}
    state = at(RING, bulls=bulls, **table)
    return play(state, "grey b2nw c2nw", "take b1", "take c1", "take d1")


# ---- The end


def test_the_game_ends_as_soon_as_all_bulls_have_owners() -> None:
    state = last_closing({})
    assert state.current_player == TERMINAL
    assert actions(state) == []


@pytest.mark.parametrize(("left", "over"), [(1, True), (2, True), (3, False)])
def test_it_ends_when_fewer_than_three_bulls_are_left(left: int, over: bool) -> None:
    """They could not be closed in any more."""
    state = last_closing(dict.fromkeys(("f5", "f6", "g5")[:left], "grey"))
    assert (state.current_player == TERMINAL) == over
    assert bool(state.winners()) == over


def test_nothing_may_be_done_after_the_end() -> None:
    assert refused(last_closing({}), "post a5ne").code == "game-over"


def out_of_wires(seats: int = 2, passes: int = 0) -> Any:
    """The first seat has laid all its wires, none of which is joined to another."""
    short = [f"{column}{row}nw-{column}{row}sw" for column in "ab" for row in range(1, 5)]
    medium = [f"c{row}nw-d{row}nw" for row in range(1, 7)] + ["g1nw-g2nw", "g3nw-g4nw"]
    long = [f"e{row}nw-f{row}ne" for row in range(1, 5)]
    return at(" ".join([*short, *medium, *long]), players=seats, passes=passes)


def test_without_a_legal_action_a_player_passes() -> None:
    state = out_of_wires()
    assert state.players[0].stock == (0, 0, 0)
    assert actions(state) == ["pass"]
    state = play(state, "pass")
    assert seat(state) == 2
    assert actions(state, "post", "wire")


def test_a_full_round_of_passes_ends_the_game() -> None:
    assert play(out_of_wires(passes=1), "pass").current_player == TERMINAL
    assert play(out_of_wires(seats=3, passes=1), "pass").current_player == 1


def test_a_wire_breaks_the_round_of_passes() -> None:
    state = play(out_of_wires(), "pass")
    state = play(state, actions(state, "wire")[0])
    assert play(state, "pass").current_player == 1


def test_out_of_wires_a_player_may_still_close() -> None:
    """With a grey wire alone; our ruling gives no leave to pass then."""
    ring = "b2nw-b1nw b1nw-c1nw c1nw-d1nw"
    rest = "d1nw-e1nw e1nw-e2nw e2nw-d2nw d2nw-c2nw"
    mediums = f"{ring} a6nw-b6nw c6nw-d6nw a5nw-b5nw c5nw-d5nw e6nw-f6nw"
    shorts = " ".join(f"{column}{row}nw-{column}{row}sw" for column in "fg" for row in range(2, 6))
    longs = "a3nw-b3ne c3nw-d3ne a4nw-b4ne c4nw-d4ne"
    state = at(f"{mediums} {shorts} {longs}", rest, players=4)
    assert state.players[0].stock == (0, 0, 0)
    assert actions(state) == ["grey b2nw c2nw"]


# ---- Scoring


TABLE = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78}


@pytest.mark.parametrize(("bulls", "points"), TABLE.items())
def test_points_by_bulls_of_one_colour(bulls: int, points: int) -> None:
    left = {field: colour for colour in ("black", "brown", "grey") for field in fields_of(colour)}
    left.update(dict.fromkeys(fields_of("red")[: 12 - bulls], "red"))
    assert at(players=4, bulls=left, caught={2: {"red": bulls}}).scores() == (0, points, 0, 0)


def fields_of(colour: str) -> list[str]:
    place = COLOURS.index(colour)
    return FIELDS[12 * place : 12 * place + 12]


def test_four_bulls_of_a_colour_are_ten_points() -> None:
    assert TABLE[4] == 1 + 2 + 3 + 4


def test_each_colour_is_scored_by_itself() -> None:
    left = {field: colour for colour in COLOURS for field in fields_of(colour)[4:]}
    caught = {1: {"black": 4, "red": 2}, 2: {"red": 2, "grey": 4}, 3: {"brown": 1}, 4: {"brown": 3}}
    assert at(players=4, bulls=left, caught=caught).scores() == (10 + 3, 10 + 3, 1, 6)


def ending(*caught: tuple[int, int, int, int]) -> Any:
    """The end, when four seats have so many black, brown, grey and red bulls."""
    black, brown, grey, red = caught[0]
    counts = enumerate(((black - 2, brown - 1, grey, red), *caught[1:]), 1)
    state = last_closing({}, caught={seat: dict(zip(COLOURS, numbers, strict=True)) for seat, numbers in counts})
    assert [tuple(player.caught) for player in state.players] == [*caught]
    return state


def test_the_highest_score_wins() -> None:
    state = ending((5, 5, 1, 1), (1, 1, 6, 5), (3, 3, 3, 3), (3, 3, 2, 3))
    assert state.scores() == (32, 38, 24, 21)
    assert state.winners() == (1,)


def test_in_a_tie_the_greater_number_of_bulls_of_one_colour() -> None:
    state = ending((8, 3, 0, 0), (0, 0, 6, 6), (2, 5, 3, 3), (2, 4, 3, 3))
    assert state.scores() == (42, 42, 30, 25)
    assert state.winners() == (0,)


def test_still_tied_the_win_is_shared() -> None:
    state = ending((6, 6, 0, 0), (0, 0, 6, 6), (3, 3, 3, 3), (3, 3, 3, 3))
    assert state.scores() == (42, 42, 24, 24)
    assert state.winners() == (0, 1)


# ---- Whole games


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_ends_by_too_few_bulls_or_by_a_round_of_passes(players: int) -> None:
    for number in range(6):
        rng = Random(f"end/{players}/{number}")
        player, steps = Player(rng), [""]
        state: Any = GAME.new_initial_state(players)
        while state.current_player != TERMINAL:
            by_chance = state.current_player == CHANCE
            action = chance.pick(state, rng.random()) if by_chance else player.choose(state)
            steps.append(str(action))
            state = state.apply(action)
        if state.free.bit_count() >= 3:
            assert steps[-players:] == ["pass"] * players
            assert steps[-players - 1] != "pass"
