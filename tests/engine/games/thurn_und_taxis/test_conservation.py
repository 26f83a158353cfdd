"""Every card, house, carriage and tile is somewhere exactly once, at every ply of random games.

PADDOCK_GAMES sets the number of games at each number of seats, in the North a quarter of them for either variant; the
acceptance run takes 2,000.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.thurn_und_taxis.dealer import GAME, PLAYED, SOUTH, names, stack_name, towns
from tests.engine.games.thurn_und_taxis.oracle_map import CARRIAGE_POINTS, HOUSES, MOST_HARNESSED, MOST_IN_HAND
from tests.engine.games.thurn_und_taxis.oracle_things import BOARDS, deck
from tests.engine.games.thurn_und_taxis.player import Player
from tests.engine.tables import MATCHES, Variant, random_game

PARTS = 4
SIZES = [*CARRIAGE_POINTS]
LONGEST = 5_000
CLOSING = ("close", "house", "done", "discard")

every_variant = pytest.mark.parametrize("variant", PLAYED.values(), ids=PLAYED.keys())


def cards_of(state: Any) -> Counter[str]:
    """Every card that lies anywhere."""
    held = [cards for player in state.players for cards in (player.hand, player.harnessed)]
    cards = sum((names(state, place) for place in (state.pile, state.discards, *held)), Counter[str]())
    cards.update(state.land.card_names[card] for card in state.open if card)
    cards.update(state.land.card_names[card] for player in state.players for card in player.route)
    return cards


def check_pieces(state: Any, cards: Counter[str]) -> None:
    assert cards_of(state) == cards
    assert all(names(state, player.harnessed).total() <= MOST_HARNESSED for player in state.players)
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
        added = towns(after, new.houses) - towns(before, old.houses)
        assert added == ({step.removeprefix("house ")} if step.startswith("house") and seat == before.seat else set())
        assert towns(before, old.houses) <= towns(after, new.houses)
        assert new.tiles[: len(old.tiles)] == old.tiles
        assert SIZES.index(new.carriage) - SIZES.index(old.carriage) in (0, 1)
        assert new.houses_left == HOUSES - len(towns(after, new.houses)) >= 0


def check_closing(before: Any, step: str, after: Any) -> None:
    """A closed route is put away with its horses, and at the end of that turn all cards of the hand but three."""
    old, new = before.players[before.seat], after.players[before.seat]
    if new.carriage != old.carriage or len(new.tiles) != len(old.tiles):
        assert not new.route
    if old.route and not new.route:
        assert step.split()[0] in CLOSING
        assert not new.harnessed
    elif old.harnessed != new.harnessed:
        assert names(after, new.harnessed) - names(after, old.harnessed) == Counter([step.removeprefix("harness ")])
    if after.seat != before.seat and step.split()[0] in CLOSING:
        assert new.held <= MOST_IN_HAND


EXPECTED = {"south": (66, 30), "north": (69, 39)}
"""Cards and tiles."""


@every_variant
def test_the_table_has_all_cards_20_houses_each_and_all_tiles(variant: Variant) -> None:
    for players in GAME.players:
        state: Any = GAME.new_initial_state(players, **variant.defaults)
        cards, tiles = EXPECTED[variant.defaults["map"]]
        assert cards_of(state).total() == state.pile_size == cards
        assert [player.houses_left for player in state.players] == [20] * players
        assert {stack.name: [*stack.values] for stack in state.land.stacks} == {
            stack_name(name): values for name, values in BOARDS[variant.defaults["map"]].stacks.items()
        }
        assert sum(state.left) == tiles


def deck_of(variant: Variant) -> Counter[str]:
    """All cards of this variant."""
    return deck(BOARDS[variant.defaults["map"]], variant.defaults["horses"])


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@every_variant
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lost(players: int, part: int, variant: Variant) -> None:
    cards = deck_of(variant)
    for number in range(part, MATCHES if variant is SOUTH else MATCHES // 4, PARTS):
        before, done = None, ""
        for state, step in random_game(variant, Player, f"conserved/{players}/{number}", players, LONGEST):
            case = f"conserved/{players}/{number}: {done}"
            try:
                check_pieces(state, cards)
                if before is not None:
                    check_step(before, done, state)
                    check_closing(before, done, state)
            except AssertionError as error:
                error.add_note(case)
                raise
            before, done = state, step


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@every_variant
@pytest.mark.parametrize("players", GAME.players)
def test_what_a_seat_sees_adds_up_too(players: int, variant: Variant) -> None:
    """Cards that are not seen are in one heap with the pile; their number is seen."""
    for state, _step in random_game(variant, Player, f"seen/{players}", players, LONGEST):
        for seat in range(players):
            seen = state.observe(seat)
            assert cards_of(seen) == deck_of(variant)
            assert seen.pile_size == state.pile_size
            assert [player.held for player in seen.players] == [player.held for player in state.players]
            assert [player.harnessed for player in seen.players] == [player.harnessed for player in state.players]
