"""What is out of sight: the lower caps and nothing else, and what may be guessed of them (see test_told.py)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.game import UNKNOWN
from engine.games.tau import hidden
from engine.games.tau.board import HOLES, name_of, owner
from tests.engine.games.tau import oracle
from tests.engine.games.tau.table import DARK, GAME, LIGHT, actions, at_random, laid, placed, shown
from tests.engine.tables import OnlyRandom

DEALS = 60


def test_the_lower_caps_are_out_of_sight_for_both() -> None:
    state = placed("RV:V C3", "YO:Y E4")
    for seat in (DARK, LIGHT):
        seen = state.observe(seat)
        sticks = {HOLES[hole]: stick for hole, stick in enumerate(seen.holes) if stick is not None}
        assert {hole: (stick.seat, "YORVBGWK"[stick.up]) for hole, stick in sticks.items()} == {
            "C3": (DARK, "V"),
            "E4": (LIGHT, "Y"),
        }
        assert {stick.down for stick in sticks.values()} == {UNKNOWN}
    assert state.observe(DARK) == state.observe(LIGHT)


@pytest.mark.parametrize("seat", [DARK, LIGHT])
def test_all_else_is_seen(seat: int) -> None:
    """Only the sticks and what positions there were before differ from the whole; both tell lower caps."""
    game = at_random("seen", 9, hidden="memory")
    seen = game.state.observe(seat)
    differing = {name for name in game.state._fields if getattr(seen, name) != getattr(game.state, name)}
    assert differing == {"holes", "past"}
    assert actions(seen) == game.table.steps()


def test_always_shown_hides_nothing_and_says_nothing() -> None:
    state = placed("RV:V C3", "YO:Y E4", hidden="open")
    assert state.observe(DARK) is state
    assert "UNKNOWN" not in repr(state.observe(LIGHT))
    assert state.determinize(LIGHT, Random(1)) == state
    for action in state.legal_actions():
        assert state.announcement(action) is None
        assert not state.reveals(action)


def test_states_that_differ_in_lower_caps_alone_look_alike() -> None:
    one = laid("RV:V C3, VB:V A2", "YO:Y E4")
    other = laid("VB:V C3, RV:V A2", "YO:Y E4")
    assert one != other
    for seat in (DARK, LIGHT):
        assert one.observe(seat) == other.observe(seat)
        assert repr(one.observe(seat)) == repr(other.observe(seat))
        assert hash(one.observe(seat)) == hash(other.observe(seat))
        assert one.observe(seat).to_text() == other.observe(seat).to_text()
    assert actions(one) == actions(other)
    assert str(one.status()) == str(other.status())


def test_states_that_differ_in_caps_that_show_do_not() -> None:
    assert laid("RV:V C3", "YO:Y E4").observe(DARK) != laid("RV:R C3", "YO:Y E4").observe(DARK)
    assert laid("RV:V C3").observe(DARK) != laid("", "RV:V C3").observe(DARK)


def test_the_reserve_is_seen_so_some_lower_caps_are_known() -> None:
    """RV alone can show violet while VB waits in the reserve; and white is black below."""
    state = laid("RV:V C3, WK:W A2", "YO:Y E4")
    for seed in range(20):
        assert state.observe(LIGHT).determinize(LIGHT, Random(seed)).holes == state.holes


# ---- Guesses


def guesses(state: Any) -> set[frozenset[tuple[str, oracle.Peg]]]:
    """Every way the engine holds possible."""
    looks = hidden.veiled(state.holes)
    found = []
    for seat in (DARK, LIGHT):
        places = [hole for hole, stick in enumerate(looks) if stick is not None and stick.seat == seat]
        ways = hidden.possible(looks, seat, state.reserves[seat])
        assert len({*ways}) == len(ways)
        found.append([frozenset(pegs_of(dict(zip(places, way, strict=True)))) for way in ways])
    return {one | other for one in found[DARK] for other in found[LIGHT]}


def pegs_of(ends: dict[int, int]) -> list[tuple[str, oracle.Peg]]:
    """Sticks on the board as the oracle has them."""
    named = [(HOLES[hole], owner(end >> 1), *name_of(end).split(":")) for hole, end in ends.items()]
    return [(hole, oracle.Peg(seat, stick, up, stick.replace(up, ""))) for hole, seat, stick, up in named]


def test_the_possible_ways_are_those_of_brute_force() -> None:
    many = 0
    for seed in range(DEALS):
        game = at_random(f"ways {seed}", 2 + seed % 13)
        ways = oracle.ways(game.table)
        assert guesses(game.state) == ways, game
        assert frozenset((oracle.name(spot), peg) for spot, peg in game.table.board.items()) in ways
        many += len(ways) > 2
    assert many > DEALS / 10


def test_brute_force_by_hand() -> None:
    """All orders of dark's sticks, kept if every cap that shows is on its stick."""
    state = laid("RV:V C3, VB:V A2, BG:B B1, YO:Y D1, GY:Y D2")
    spots = {"C3": "V", "A2": "V", "B1": "B", "D1": "Y", "D2": "Y"}
    fitting = [
        order
        for order in permutations(["RV", "VB", "BG", "YO", "GY"])
        if all(up in stick for up, stick in zip(spots.values(), order, strict=True))
    ]
    assert len(fitting) == len(guesses(state)) == 4


@pytest.mark.parametrize("seat", [DARK, LIGHT])
def test_a_guess_is_each_possible_way_alike(seat: int) -> None:
    state = laid("RV:V C3, VB:V A2, YO:O B1, OR:O B2", "GY:Y E4, YO:Y D1, VB:B D5, BG:B E2")
    rng = OnlyRandom(f"guess/{seat}")
    draws = 3200
    counts = Counter(state.observe(seat).determinize(seat, rng).holes for _draw in range(draws))
    assert len(counts) == len(oracle_ways(state)) == 16
    # Each way is drawn 200 times; the standard deviation is under 14.
    assert all(abs(count - draws / 16) < 70 for count in counts.values()), counts


def oracle_ways(state: Any) -> set[frozenset[tuple[str, oracle.Peg]]]:
    """Brute force on the position of an engine's state."""
    table = oracle.Table(0)
    table.board = {
        oracle.place(hole): peg for hole, peg in pegs_of({h: e for h, e in enumerate(state.holes) if e is not None})
    }
    return oracle.ways(table)


def test_a_guess_can_be_played_on_and_looks_the_same() -> None:
    for seed in range(DEALS):
        game = at_random(f"guess {seed}", 2 + seed % 13)
        state = game.state
        for seat in (DARK, LIGHT):
            guess = state.observe(seat).determinize(seat, OnlyRandom(seed))
            assert guess.observe(seat) == state.observe(seat), game
            assert actions(guess) == game.table.steps(), game
            assert GAME.from_text(guess.to_text()) == guess, game
            if state.options.hidden == "open":
                assert shown(guess) == shown(state), game


@pytest.mark.parametrize("first", ["lot", "dark", "light"])
def test_before_anything_is_placed_the_guess_is_the_whole(first: str) -> None:
    state = GAME.new_initial_state(first=first)
    guess = state.observe(DARK).determinize(DARK, Random(1))
    assert guess == state
    assert GAME.from_text(guess.to_text()) == state


def test_a_guess_knows_nothing_that_is_hidden() -> None:
    """The same draw on two states that look alike is the same guess."""
    one = laid("RV:V C3, VB:V A2", "YO:Y E4, GY:Y D1")
    other = laid("VB:V C3, RV:V A2", "GY:Y E4, YO:Y D1")
    for seed in range(20):
        guess = one.observe(LIGHT).determinize(LIGHT, Random(seed))
        assert guess == other.observe(LIGHT).determinize(LIGHT, Random(seed))


def test_a_perfect_memory_knows_every_cap() -> None:
    """Each lower cap was announced to both players; what a level forgets is its bot's own affair."""
    state = laid("RV:V C3, VB:V A2", "YO:Y E4, GY:Y D1")
    for seat in (DARK, LIGHT):
        assert state.information_state(seat) is state
        assert state.determinize(seat, Random(seat)) is state
