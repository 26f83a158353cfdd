"""Every post, wire and bull is somewhere exactly once, at every ply of random games.

PADDOCK_GAMES raises the number of games at each number of seats; the acceptance run takes 1,000.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.taurus.oracle_ground import FIELDS, HOLES, Wire, between, length, over_bull, wire, with_bulls
from tests.engine.games.taurus.player import Player
from tests.engine.games.taurus.table import GAME
from tests.engine.tables import MATCHES, random_game

PARTS = 4
GAMES = max(PARTS, MATCHES // 2)
BULLS = {2: 32, 3: 36, 4: 48}
STOCK = Counter({"short": 8, "medium": 8, "long": 4})
LONGEST = 600
"""Plies: 48 bulls, 100 wires, 48 posts, and picks, questions and passes between."""


def parts(state: Any) -> list[str]:
    """A position as its text says it."""
    return [*state.to_text().split()]


def wires_of(text: str) -> list[Wire]:
    """The wires in a part of a position text, or in a player's."""
    laid = text.split("/")[0]
    return [] if laid == "-" else [wire(*pair.split("+")) for pair in laid.split(",")]


def check_bulls(state: Any, players: int) -> None:
    """On the board, with a player or still to come; never two in a field, none where none belongs."""
    text = parts(state)
    signs, caught = text[6], [player.split("/")[1] for player in text[12:]]
    assert len(signs) == 48
    standing = Counter(signs)
    taken = [sum(int(player.split(".")[place]) for player in caught) for place in range(4)]
    each = BULLS[players] // 4
    on_the_way = standing["?"]
    here = [standing[letter] + number for letter, number in zip("kngr", taken, strict=True)]
    assert sum(here) + on_the_way == BULLS[players]
    assert here == [each] * 4 or on_the_way
    assert max(here) <= each
    heads = text[0].split(".")[3]
    assert {field for field, sign in zip(FIELDS, signs, strict=True) if sign != "."} <= {*with_bulls(players, heads)}


def check_posts(state: Any) -> None:
    """48 in all; every wire ends at two of them, and none stands under a wire."""
    text = parts(state)
    posts = [] if text[3] == "-" else text[3].split(",")
    assert len(posts) == len({*posts}) == 48 - state.posts_left
    assert {*posts} <= {*HOLES}
    ends = {hole for pair in all_wires(text) for hole in pair}
    fresh = {text[8]} - {"-"}
    assert ends | fresh == {*posts}
    assert not {hole for pair in all_wires(text) for hole in between(pair)} & {*posts}


def all_wires(text: list[str]) -> list[Wire]:
    return [pair for part in (text[4], *text[12:]) for pair in wires_of(part)]


def check_wires(state: Any) -> None:
    """20 of each colour, eight short, eight medium, four long; two posts are joined once."""
    text = parts(state)
    wires = all_wires(text)
    assert len(wires) == len({*wires})
    stocks = [state.pool, *(player.stock for player in state.players)]
    for laid, stock in zip((text[4], *text[12:]), stocks, strict=True):
        assert sum(stock) + len(wires_of(laid)) == 20
        assert min(stock) >= 0
        if text[0].startswith("three"):
            assert Counter(map(length, wires_of(laid))) + Counter(dict(zip(STOCK, stock, strict=True))) == STOCK
    assert {*wires_of(text[5])} <= {*wires}


def check_step(before: Any, step: str, after: Any) -> None:
    """What a step may move: one bull, one wire or one post, and nothing is ever taken back from the board."""
    old, new = parts(before), parts(after)
    verb, *things = step.split()
    added = {*all_wires(new)} - {*all_wires(old)}
    assert {*all_wires(old)} <= {*all_wires(new)}
    assert added == ({wire(*things)} if verb in ("start", "wire", "grey") else set())
    assert before.posts_left - after.posts_left == {"start": 2, "post": 1}.get(verb, 0)
    gained = [
        sum(player.caught) - sum(earlier.caught) for player, earlier in zip(after.players, before.players, strict=True)
    ]
    assert sum(gained) == (verb == "take")
    assert verb != "take" or gained[before.current_player] == 1
    assert {*wires_of(old[5])} <= {*wires_of(new[5])}
    assert verb != "side" or over_bull(wires_of(old[9])[0]) is not None


def test_what_is_in_the_box() -> None:
    for players in GAME.players:
        state: Any = GAME.new_initial_state(players)
        assert state.posts_left == 48
        assert state.pool == (8, 8, 4)
        assert [player.stock for player in state.players] == [(8, 8, 4)] * players
        assert parts(state)[6].count("?") == BULLS[players]


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lost(players: int, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        before, done = None, ""
        for state, step in random_game(GAME, Player, f"conserved/{players}/{number}", players, LONGEST):
            try:
                check_bulls(state, players)
                check_posts(state)
                check_wires(state)
                if before is not None:
                    check_step(before, done, state)
            except AssertionError as error:
                error.add_note(f"conserved/{players}/{number}: {done}")
                raise
            before, done = state, step
