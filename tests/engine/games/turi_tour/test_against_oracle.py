"""The engine beside the plain oracle, after every step of random games at 2, 3 and 4 seats under all options.

PADDOCK_GAMES raises the number of games a number of seats. Every game has its own seed, which a failure names.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games.turi_tour import sea, words
from engine.games.turi_tour.animals import SHAPES
from tests.engine import perft
from tests.engine.games.turi_tour import oracle, oracle_lattice
from tests.engine.games.turi_tour.dealer import GAME, Dealer, figures_of
from tests.engine.games.turi_tour.oracle_things import KINDS, PARTS, deck
from tests.engine.games.turi_tour.set_up import set_up
from tests.engine.lockstep import compare_play
from tests.engine.tables import MATCHES, variant_of

SEATS = (2, 3, 4)
PARTS_OF_RUN = 2
GAMES = max(4 * PARTS_OF_RUN, MATCHES // 2)
CROWDED = 4
GROUNDS = {"water": "water", "strip": "a border strip", "island": "an island"}


def compare(game: Dealer) -> None:
    """All that both sides say of a position."""
    state, table = game.state, game.table
    compare_play(game, table.steps())
    assert [*state.scores()] == table.won, game
    compare_things(game)


def compare_things(game: Dealer) -> None:
    """Every figure, chip and card, and what a fingertip knows."""
    state, table = game.state, game.table
    names = (*KINDS, "farmer")
    assert Counter(figures_of(state)) == Counter(table.figures), game
    assert [KINDS[kind] for kind in state.chips] == table.resorts, game
    assert [card.name for card in state.under] == [*table.under], game
    assert state.fresh == table.drawable, game
    assert (state.hand is None and table.hand is None) or names[state.hand] == table.hand, game
    assert (state.said is None and table.said is None) or names[state.said] == table.said, game
    assert (state.finger, {*state.felt}) == (table.finger, table.felt), game
    assert {(KINDS[kind], spot) for kind, spot in state.met} == {*table.met()}, game
    assert {part for part, _felt in state.stroked} == table.stroked, game
    assert state.quarters == table.turns % 4, game


def compare_strangers(game: Dealer) -> None:
    """A step drawn from all there are is refused exactly when the oracle does not offer it."""
    possible = {*(game.table.steps() or game.table.chances())}
    for text in strangers(game.rng, game.table):
        action = game.state.read(text)
        assert str(action) == text
        assert (game.state.refusal(action) is None) == (text in possible), (text, game)


def strangers(rng: Random, table: oracle.Table) -> list[str]:
    """A step of each kind, whatever the position; some of them at the fingertip or at a figure."""
    places = [*table.spots(), *filter(None, [table.finger]), rng.choice(oracle_lattice.CELLS)]
    kind = rng.choice(KINDS)
    return [
        "glasses",
        "none",
        f"stroke {rng.choice(PARTS)}",
        f"say {rng.choice((*KINDS, 'farmer'))}",
        f"ask {kind}",
        f"count {rng.randrange(5)}",
        f"card {rng.choice(sorted(deck('full')))}",
        f"chip {kind} {rng.randrange(1, 7)}",
        f"start {rng.randrange(1, 7)}",
        *(f"{verb} {x} {y}" for verb in ("feel", "drop", "take") for x, y in [rng.choice(places)]),
    ]


def compare_touch(game: Dealer) -> None:
    """What a fingertip would feel at a cell: a figure if its base is there, else the ground."""
    table = game.table
    cell = game.rng.choice([*table.spots(), game.rng.choice(oracle_lattice.CELLS)])
    standing = [kind for kind, spot in table.figures if cell in oracle_lattice.base(spot)]
    said = str(words.felt(game.state, cell))
    if standing:
        assert said == SHAPES[KINDS.index(standing[0])], game
    else:
        assert said == GROUNDS[oracle_lattice.feel(table.land, cell)], game


def play(game: Dealer, seen: Counter[str]) -> None:
    """To the end, comparing at every step and counting what came about."""
    while not game.over:
        compare(game)
        compare_strangers(game)
        compare_touch(game)
        step = game.choose()
        said = game.state.consequence(game.state.parse(step))
        before = sum(game.table.won), game.table.task, game.table.phase, [*game.table.spots()]
        game.take(step)
        count(game, step, before, str(said), seen)
    compare(game)


def count(game: Dealer, step: str, before: Any, said: str, seen: Counter[str]) -> None:
    """What came about; and it is called well done exactly when a card was won."""
    cards, task, phase, spots = before
    verb = step.split()[0]
    table = game.table
    seen[verb] += 1
    if phase == "act" and table.phase != "act":
        right = sum(table.won) > cards
        assert said.startswith("Well done!" if right else "What a shame."), (said, game)
        seen[f"{task} {'won' if right else 'lost'}"] += 1
        seen["fallen"] += "fallen over" in said
        seen["half in the water"] += "half in the water" in said
    seen["rejected"] += bool(table.rejected)
    seen["drawn anew"] += verb == "card" and not table.drawable and table.phase == "name"
    seen["jam"] += table.phase == "over" and bool(table.under)
    seen["turned"] += step == "card turn"
    seen["rearranged"] += task == "holiday" and bool({*spots} - {*table.spots()})


@pytest.mark.parametrize("part", range(PARTS_OF_RUN))
@pytest.mark.parametrize("players", SEATS)
def test_random_games(players: int, part: int) -> None:
    """Whole games: steps, refusals, outcomes, things, scores and winners."""
    seen: Counter[str] = Counter()
    for seed in range(part, GAMES, PARTS_OF_RUN):
        play(Dealer(f"game/{seed}", players), seen)
    assert {"feel", "stroke", "say", "ask", "drop", "count"} <= {*+seen}


def test_long_games_of_four_see_all_there_is() -> None:
    """Every task won and lost, figures fallen, stacks that jam, boards that are turned."""
    seen: Counter[str] = Counter()
    for seed in range(CROWDED):
        play(Dealer(f"crowded/{seed}", 4, cards="12", turning="on"), seen)
    tasks = ("holiday", "count", "farmer", "homesick", "sourpuss")
    wanted = {f"{task} {end}" for task in tasks for end in ("won", "lost")}
    wanted |= {"none", "take", "rearranged", "fallen", "half in the water", "rejected", "drawn anew", "jam", "turned"}
    assert wanted <= {*+seen}, wanted - {*+seen}


def test_every_cell_is_made_of_what_the_oracle_says() -> None:
    """All cells at all four turns, and the base of a figure at each of them."""
    assert oracle_lattice.CELLS == sea.BOARD
    land = oracle_lattice.AS_LAID
    for quarters in range(4):
        for cell in oracle_lattice.CELLS:
            back = sea.turned(cell, -quarters)
            assert GROUNDS[oracle_lattice.feel(land, cell)] == words.GROUNDS[sea.ground(back)]
        land = oracle_lattice.quartered(land)
    assert land == oracle_lattice.AS_LAID
    middle = (36, 36)
    for cell in oracle_lattice.CELLS:
        assert sea.base(cell) == oracle_lattice.base(cell)
        assert sea.apart([middle], cell) != oracle_lattice.falls([middle], cell)


MOST_LEAVES = 2_500
"""The oracle counts only the depths with at most so many leaves."""


def leaves(table: oracle.Table, state: Any, depth: int) -> int:
    """The positions so many steps on, every outcome of chance being a branch."""
    ways = [*table.chances()] or table.steps()
    if depth == 0 or not ways:
        return 1
    return len(ways) if depth == 1 else sum(leaves(*both(table, state, step), depth - 1) for step in ways)


def both(table: oracle.Table, state: Any, step: str) -> tuple[oracle.Table, Any]:
    """After a step; the engine says where figures were put, and is checked."""
    after, further = table.copied(), state.apply(state.read(step))
    after.take(step, figures_of(further))
    return after, further


BLOCKS = perft.read(perft.path_of(variant_of(GAME)).read_text("utf-8"))


@pytest.mark.parametrize("block", BLOCKS, ids=[block.title for block in BLOCKS])
def test_the_oracle_counts_the_same(block: perft.Block) -> None:
    counts = [count for count in block.counts if count <= MOST_LEAVES]
    start = set_up(block.position), GAME.from_text(block.position)
    assert [leaves(*start, depth) for depth in range(1, len(counts) + 1)] == counts
    assert counts
