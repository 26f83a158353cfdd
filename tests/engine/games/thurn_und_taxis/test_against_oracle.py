"""The engine beside the plain oracle, after every step of random games at 2, 3 and 4 seats, all variants and options.

PADDOCK_GAMES raises the number of games a number of seats. Every game has its own seed, which a failure names.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.engine import perft
from tests.engine.games.thurn_und_taxis import oracle
from tests.engine.games.thurn_und_taxis.dealer import PLAYED, SOUTH, Dealer, names, stack_name, towns
from tests.engine.games.thurn_und_taxis.oracle_map import MOST_HARNESSED
from tests.engine.games.thurn_und_taxis.oracle_rules import ENDS, words
from tests.engine.games.thurn_und_taxis.oracle_things import deck
from tests.engine.games.thurn_und_taxis.set_up import set_up
from tests.engine.games.thurn_und_taxis.table import finished
from tests.engine.lockstep import compare_play
from tests.engine.tables import MATCHES, Variant

SEATS = (2, 3, 4)
GAMES = max(8, MATCHES // 2)
IN_THE_NORTH = GAMES // 2
"""Of each of the two variants there."""
LONG_HOARDING = dict(zip(PLAYED, (700, 500, 600), strict=True))
"""So that everything comes about in a few games."""


def compare(game: Dealer) -> None:
    """All that both sides say of a position."""
    state, table = game.state, game.table
    compare_play(game, table.steps())
    assert state.scores() == table.scores(), game
    assert state.ended == table.owner_of_the_end, game
    compare_pieces(game)


def compare_pieces(game: Dealer) -> None:
    """Where every card, house, carriage and tile is."""
    state, table = game.state, game.table
    card_names = state.land.card_names
    assert [card_names.get(card) for card in state.open] == table.slots, game
    assert names(state, state.pile) == +table.pile, game
    assert names(state, state.discards) == +table.discards, game
    for seat, player in enumerate(state.players):
        assert names(state, player.hand) == Counter(table.hands[seat]), game
        assert [card_names[card] for card in player.route] == table.routes[seat], game
        assert names(state, player.harnessed) == Counter(table.harnessed[seat]), game
        assert towns(state, player.houses) == table.houses[seat], game
        assert player.carriage == table.carriages[seat], game
        won = [(stack_name(name), points) for name, points in table.tiles[seat]]
        assert [(state.land.stacks[tile.stack].name, tile.points) for tile in player.tiles] == won, game
    left = {
        stack.name: [*stack.values[len(stack.values) - number :]]
        for stack, number in zip(state.land.stacks, state.left, strict=True)
    }
    assert left == {stack_name(name): values for name, values in table.stacks.items()}, game


def compare_strangers(game: Dealer) -> None:
    """A step drawn from all there are is refused exactly when the oracle does not offer it."""
    possible = game.table.steps() or game.table.chances()
    for text in strangers(game):
        action = game.state.read(text)
        assert str(action) == text
        assert (game.state.refusal(action) is None) == (text in possible), (text, game)


def strangers(game: Dealer) -> list[str]:
    """A step of each kind, whatever the position."""
    rng, board = game.rng, game.table.board
    card = rng.choice([*deck(board, game.options["horses"])])
    fixed = [
        "swap",
        "draw pile",
        "close",
        "done",
        "end",
        f"start {rng.randrange(1, 5)}",
        f"house {rng.choice(board.cities)}",
    ]
    verbs = ["draw", "discard", "deal"]
    if game.table.with_horses:
        verbs.append("harness")
    else:
        fixed.append("close wagner")
    return [rng.choice(fixed), f"{rng.choice(verbs)} {card}", f"lay {card} {rng.choice([*ENDS, 'new'])}"]


def play(game: Dealer, seen: Counter[str]) -> None:
    """To the end, comparing at every step and counting what came about."""
    while not game.over:
        compare(game)
        compare_strangers(game)
        step = game.choose()
        count(game, step, seen)
        game.take(step)
    compare(game)
    seen.update(["last carriage" if 7 in game.table.carriages else "last house", *game.options.values()])
    seen.update(name for tiles in game.table.tiles for name, _value in tiles)


def count(game: Dealer, step: str, seen: Counter[str]) -> None:
    """What is rare enough to be looked for."""
    table = game.table
    verb, *rest = words(step)
    seen[f"{verb} {rest[-1]}" if verb == "lay" or rest in (["pile"], ["wagner"]) else verb] += 1
    full = table.phase == "turn" and len(table.harnessed[table.on]) == MOST_HARNESSED
    seen["carriage full"] += full
    seen["harnessed twice"] += verb == "harness" and table.laid == 1
    seen["begun by the Postillion"] += step.endswith("new") and table.laid == 1
    seen["pile empty"] += not table.pile.total()
    seen["reshuffled"] += not table.pile.total() and step.startswith("deal")
    seen["slot empty"] += table.mover is not None and None in table.slots
    seen["no card anywhere"] += table.phase == "turn" and not table.a_card_to_draw()


OFTEN = {"draw pile", "lay new", "lay front", "lay back", "close", "end", "deal", "house"}
RARE = {
    "reshuffled",
    "slot empty",
    "no card anywhere",
    "last house",
    *("swap", "done", "discard", "free", "forced", "lot", "seat1"),
}
HARNESSING = {"harness", "harnessed twice", "begun by the Postillion", "carriage full"}

every_variant = pytest.mark.parametrize("variant", PLAYED.values(), ids=PLAYED.keys())


def games_of(variant: Variant) -> int:
    """How many at each number of seats."""
    return GAMES if variant is SOUTH else IN_THE_NORTH


@every_variant
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("players", SEATS)
def test_random_games(players: int, part: int, variant: Variant) -> None:
    """Whole games: steps, refusals, outcomes, pieces, scores and winners."""
    seen: Counter[str] = Counter()
    for seed in range(part, games_of(variant), 4):
        game = Dealer(f"game/{seed}", players, variant)
        play(game, seen)
    assert OFTEN | ({"harness"} if game.table.with_horses else set()) <= {*+seen}


@every_variant
def test_random_games_see_all_there_is(variant: Variant) -> None:
    """Hoarders empty the pile; then there are open slots with no card to come, and turns with nothing to draw."""
    seen: Counter[str] = Counter()
    for seed in range(games_of(variant)):
        game = Dealer(f"hoarders/{seed}", 4, variant, LONG_HOARDING[variant.slug])
        play(game, seen)
    ends = HARNESSING if game.table.with_horses else {"close wagner", "last carriage"}
    assert {*game.table.board.stacks} | OFTEN | RARE | ends <= {*+seen}
    assert ("last carriage" in +seen) != game.table.with_horses


def test_random_ties() -> None:
    """Random games hardly ever end in a tie."""
    for seed in range(400):
        rng = Random(f"tie/{seed}")
        players = rng.choice(SEATS)
        state = finished(*(rng.randrange(-7, -4) for _ in range(players)), owner=rng.randrange(players) + 1)
        table = set_up(state.to_text())
        assert state.scores() == table.scores()
        assert state.winners() == table.winners() != (), f"tie/{seed}"


MOST_LEAVES = 25_000
"""The oracle counts only the depths with at most so many leaves."""


def leaves(table: oracle.Table, depth: int) -> int:
    """The positions so many steps on, every outcome of chance being a branch."""
    ways = [*table.chances()] or table.steps()
    if depth == 0 or not ways:
        return 1
    return len(ways) if depth == 1 else sum(leaves(table.after(step), depth - 1) for step in ways)


BLOCKS = [block for variant in PLAYED.values() for block in perft.read(perft.path_of(variant).read_text("utf-8"))]


@pytest.mark.parametrize("block", BLOCKS, ids=[block.title for block in BLOCKS])
def test_the_oracle_counts_the_same(block: perft.Block) -> None:
    counts = [count for count in block.counts if count <= MOST_LEAVES]
    assert [leaves(set_up(block.position), depth) for depth in range(1, len(counts) + 1)] == counts
    assert len(counts) >= 2
