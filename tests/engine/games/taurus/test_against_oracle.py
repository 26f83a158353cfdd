"""The engine beside the plain oracle, after every step of random games at 2, 3 and 4 seats under all options.

PADDOCK_GAMES raises the number of games a number of seats. Every game has its own seed, which a failure names.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.bits import bits
from engine.games.taurus.board import FIELDS, HOLES, PAIRS
from tests.engine.games.taurus import oracle_ground
from tests.engine.games.taurus.dealer import Dealer
from tests.engine.games.taurus.oracle_things import BULLS_TO_CLOSE, GREY, POSTS
from tests.engine.lockstep import compare_play
from tests.engine.tables import MATCHES

SEATS = (2, 3, 4)
PARTS = 2
GAMES = max(2 * PARTS, MATCHES // 4)
KEEN_SEEDS = (7, 16, 34)
"""Games with all that is rare; bulls under a grey wire are in one of ten."""
FEW = 4
MIDDLE = {"d3", "d4", "d5", "e4"}


def compare(game: Dealer, steps: list[str]) -> None:
    """All that both sides say of a position; `steps` are the oracle's."""
    state, table = game.state, game.table
    compare_play(game, steps)
    assert state.scores() == table.scores(), game
    compare_pieces(game)


def compare_pieces(game: Dealer) -> None:
    """Where every bull, post and wire is."""
    state, table = game.state, game.table
    bulls = {
        FIELDS[field]: colour
        for colour, fields in zip(oracle_ground.COLOURS, state.bulls, strict=True)
        for field in bits(fields)
    }
    assert bulls == table.bulls, game
    assert {HOLES[hole] for hole in bits(state.net.posts)} == table.posts, game
    for owner, laid in [*enumerate(state.colours), (GREY, state.grey)]:
        assert named(laid) == {pair for pair, whose in table.wires.items() if whose == owner}, game
    assert named(state.dead) == table.dead, game
    assert state.posts_left == POSTS - len(table.posts), game
    for owner, stock in [*enumerate(player.stock for player in state.players), (GREY, state.pool)]:
        left = dict(zip(("short", "medium", "long"), stock, strict=True))
        assert [left.get(kind, stock[0]) for kind in table.stock[owner]] == [*table.stock[owner].values()], game
    for player, caught in zip(state.players, table.caught, strict=True):
        assert [*player.caught] == [caught[colour] for colour in oracle_ground.COLOURS], game


def named(pairs: int) -> set[oracle_ground.Wire]:
    return {(HOLES[PAIRS[pair].a], HOLES[PAIRS[pair].b]) for pair in bits(pairs)}


def compare_strangers(game: Dealer, steps: list[str]) -> None:
    """A step drawn from all there are is refused exactly when the oracle does not offer it."""
    possible = steps or game.table.chances()
    for text in strangers(game.aside, sorted(game.table.posts)):
        action = game.state.read(text)
        assert str(action) == text
        assert (game.state.refusal(action) is None) == (text in possible), (text, game)


def strangers(rng: Random, posts: list[str]) -> list[str]:
    """A step of each kind, whatever the position; some between posts, which is likelier to be nearly right."""
    fixed = rng.choice(["done", "pass", "area inner", "area outer", "side ne", "side se", "side nw", "side sw"])
    field = rng.choice(oracle_ground.FIELDS)
    hole = rng.choice(posts or oracle_ground.HOLES)
    near = oracle_ground.NEIGHBOURS[hole]
    other = rng.choice(sorted(near & {*posts} or near))
    one, two = oracle_ground.wire(hole, other)
    return [
        fixed,
        f"take {field}",
        f"bull {rng.choice(oracle_ground.COLOURS)} {field}",
        f"post {rng.choice(sorted(near))}",
        *(f"{verb} {one} {two}" for verb in ("start", "wire", "grey")),
    ]


def play(game: Dealer, seen: Counter[str]) -> None:
    """To the end, comparing at every step and counting what came about."""
    while not game.over:
        steps = game.table.steps()
        compare(game, steps)
        compare_strangers(game, steps)
        step = game.choose()
        count(game, step, seen)
        game.take(step)
    compare(game, [])


def count(game: Dealer, step: str, seen: Counter[str]) -> None:
    """What is rare enough to be looked for."""
    verb, *_things = step.split()
    table = game.table
    seen[verb] += 1
    seen["dead"] += bool(table.dead)
    seen["grey after a post"] += verb == "grey" and table.phase == "after"
    seen["grey without a post"] += verb == "grey" and table.phase == "turn"
    seen["side of a grey wire"] += verb == "side" and table.laid is not None and table.wires[table.laid] == GREY
    seen["outer"] += step == "area outer"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", SEATS)
def test_random_games(players: int, part: int) -> None:
    """Whole games: steps, refusals, outcomes, pieces, scores and winners."""
    seen: Counter[str] = Counter()
    for seed in range(part, GAMES, PARTS):
        play(Dealer(f"game/{seed}", players), seen)
    assert {"bull", "start", "post", "wire", "grey", "take", "dead"} <= {*+seen}


def test_games_of_keen_players_see_all_there_is() -> None:
    seen: Counter[str] = Counter()
    for seed in KEEN_SEEDS:
        play(Dealer(f"keen/{seed}", 4, keen=True), seen)
    assert all(seen[thing] for thing in ("outer", "done", "pass", "grey after a post", "grey without a post"))
    assert seen["side of a grey wire"]
    assert seen["grey"] >= 5 * len(KEEN_SEEDS)


def test_games_that_end_when_the_bulls_are_gone() -> None:
    """Of the bulls only a few in the middle are there from the start."""
    ended = 0
    for seed in range(FEW):
        game = Dealer(f"few/{seed}", 4, keen=True)
        while game.table.chances():
            game.take(game.choose())
        game.thin_out(MIDDLE)
        play(game, Counter())
        ended += len(game.table.bulls) < BULLS_TO_CLOSE
    assert ended >= 1
