"""Every card, house, carriage and tile is somewhere exactly once, at every ply of random games.

PADDOCK_GAMES sets the number of games at each number of seats; the acceptance run takes 2,000.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.tables import MATCHES, random_game
from tests.engine.thurn_und_taxis.dealer import GAME, names, stack_name
from tests.engine.thurn_und_taxis.oracle_map import CARRIAGE_POINTS, CITIES, COPIES, HOUSES, MOST_IN_HAND, STACKS
from tests.engine.thurn_und_taxis.player import Player

PARTS = 4
DECK = Counter(dict.fromkeys(CITIES, COPIES))
SIZES = [*CARRIAGE_POINTS]
LONGEST = 5_000


def cards_of(state: Any) -> Counter[str]:
    """Every card that lies anywhere."""
    places = [state.pile, state.discards, *(player.hand for player in state.players)]
    cards = sum((names(state, place) for place in places), Counter[str]())
    cards.update(state.land.name_of[city] for city in state.open if city)
    cards.update(state.land.name_of[city] for player in state.players for city in player.route)
    return cards


def check_pieces(state: Any) -> None:
    assert cards_of(state) == DECK
    assert len(state.open) == 6
    for place, stack in enumerate(state.land.stacks):
        won = [tile.points for player in state.players for tile in player.tiles if tile.stack == place]
        there = stack.values[len(stack.values) - state.left[place] :]
        assert sorted([*won, *there], reverse=True) == [*stack.values]
    owners = [seat for seat, player in enumerate(state.players) for tile in player.tiles if is_end(state, tile)]
    assert owners == ([] if state.ended is None else [state.ended])


def is_end(state: Any, tile: Any) -> bool:
    return bool(state.land.stacks[tile.stack].name == "end")


def check_step(before: Any, step: str, after: Any) -> None:
    """What a step may move: nothing of the others', no house or tile taken back, one carriage at most."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if seat != before.seat:
            assert old == new
        added = {*names(after, new.houses)} - {*names(before, old.houses)}
        assert added == ({step.removeprefix("house ")} if step.startswith("house") and seat == before.seat else set())
        assert not {*names(before, old.houses)} - {*names(after, new.houses)}
        assert new.tiles[: len(old.tiles)] == old.tiles
        assert SIZES.index(new.carriage) - SIZES.index(old.carriage) in (0, 1)
        assert new.houses_left == HOUSES - len(names(after, new.houses)) >= 0


def check_closing(before: Any, step: str, after: Any) -> None:
    """A closed route is put away, and at the end of that turn all cards of the hand but three."""
    old, new = before.players[before.seat], after.players[before.seat]
    if new.carriage != old.carriage or len(new.tiles) != len(old.tiles):
        assert not new.route
    if old.route and not new.route:
        assert step.split()[0] in ("close", "house", "done")
    if after.seat != before.seat and not new.route:
        assert new.held <= MOST_IN_HAND


def test_the_table_has_66_cards_20_houses_each_and_30_tiles() -> None:
    for players in GAME.players:
        state: Any = GAME.new_initial_state(players)
        assert cards_of(state).total() == state.pile_size == 66
        assert [player.houses_left for player in state.players] == [20] * players
        assert {stack.name: [*stack.values] for stack in state.land.stacks} == {
            stack_name(name): values for name, values in STACKS.items()
        }
        assert sum(state.left) == 30


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lost(players: int, part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        before, done = None, ""
        for state, step in random_game(GAME, Player, f"conserved/{players}/{number}", players, LONGEST):
            case = f"conserved/{players}/{number}: {done}"
            try:
                check_pieces(state)
                if before is not None:
                    check_step(before, done, state)
                    check_closing(before, done, state)
            except AssertionError as error:
                error.add_note(case)
                raise
            before, done = state, step


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_seat_sees_adds_up_too(players: int) -> None:
    """Cards that are not seen are in one heap with the pile; their number is seen."""
    for state, _step in random_game(GAME, Player, f"seen/{players}", players, LONGEST):
        for seat in range(players):
            seen = state.observe(seat)
            assert cards_of(seen) == DECK
            assert seen.pile_size == state.pile_size
            assert [player.held for player in seen.players] == [player.held for player in state.players]
