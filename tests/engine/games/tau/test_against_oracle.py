"""The engine's masks against the plain oracle, after every step of random games and on random boards.

PADDOCK_GAMES raises the number of games. Every game has its own seed, which a failure names.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.bits import bits
from engine.game import CHANCE, TERMINAL
from engine.games.tau.board import CAPS, COLOURS, HOLE_OF, HOLES, LINES
from engine.games.tau.lines import line_through, winning_lines, won_by
from tests.engine import perft
from tests.engine.games.tau import oracle
from tests.engine.games.tau.table import Dealer, actions, at_chance, in_words, said
from tests.engine.tables import MATCHES, VARIANTS

GAMES = max(120, MATCHES)
BOARDS = 2_000


def names(line: int) -> frozenset[oracle.Place]:
    """The holes of a mask as the oracle has them."""
    return frozenset(oracle.place(HOLES[hole]) for hole in bits(line))


def test_the_engine_knows_every_hole_and_line_there_is() -> None:
    assert sorted(HOLES) == sorted(map(oracle.name, oracle.PLACES))
    assert sorted(map(sorted, map(names, LINES))) == sorted(map(sorted, oracle.TRIPLES))
    assert [COLOURS[one] + COLOURS[two] for one, two in CAPS] == oracle.NAMES * 2


def random_board(rng: Random) -> dict[oracle.Place, oracle.Peg]:
    """Up to fourteen sticks, half of the time only few colours up, so that lines are many."""
    sticks = [(seat, stick) for seat in (0, 1) for stick in oracle.NAMES]
    spots = rng.sample(oracle.PLACES, rng.randrange(3, 15))
    liked = rng.choice([COLOURS, "YRB" + "W", "OVG" + "WK"])
    board = {}
    for spot, (seat, stick) in zip(spots, rng.sample(sticks, len(spots)), strict=True):
        up = next((cap for cap in stick if cap in liked), stick[0]) if rng.random() < 0.8 else rng.choice(stick)
        board[spot] = oracle.Peg(seat, stick, up, stick.replace(up, ""))
    return board


def masks(board: dict[oracle.Place, oracle.Peg]) -> tuple[int, ...]:
    """By colour: the holes in which it shows."""
    return tuple(
        sum(1 << HOLE_OF[oracle.name(spot)] for spot, peg in board.items() if peg.up == colour) for colour in COLOURS
    )


def test_random_boards() -> None:
    """Every line on boards that need not come from play: many lines at once, both whites, both blacks."""
    found: Counter[int] = Counter()
    for seed in range(BOARDS):
        board = random_board(Random(f"board/{seed}"))
        for rule, most_white in (("any", 2), ("one", 1)):
            lines = oracle.lines(board, most_white)
            assert {*map(names, winning_lines(masks(board), rule))} == {*lines}, f"board/{seed} {rule} {board}"
            for spot, peg in board.items():
                made = line_through(HOLE_OF[oracle.name(spot)], COLOURS.index(peg.up), masks(board), rule)
                assert made == any(spot in line for line in lines), f"board/{seed} {rule} {spot} {board}"
            for line in lines:
                found[[board[spot].up for spot in line].count("W")] += 1
    # The draw itself must be worth something.
    assert found[0] > BOARDS / 20
    assert found[1] > BOARDS / 20
    assert found[2] > BOARDS / 100


def compare(game: Dealer) -> None:
    """All that both sides say of a position."""
    state, table = game.state, game.table
    if at_chance(state):
        assert {str(outcome): chance for outcome, chance in state.chance_outcomes()} == {"start 1": 0.5, "start 2": 0.5}
        assert table.mover is None, game
    else:
        assert actions(state) == table.steps(), game
    assert (state.current_player == TERMINAL) == game.over, game
    assert state.winners() == (() if table.winner is None else (table.winner,)), game
    assert state.scores() == tuple(int(table.winner == seat) for seat in (0, 1)), game
    if not game.over:
        assert state.current_player == (CHANCE if table.mover is None else table.mover), game
    compare_caps(game)


def compare_caps(game: Dealer) -> None:
    """What lies on the board, what shows, what was told when, and the winning line."""
    state, table = game.state, game.table
    ends = {HOLES[hole]: end for hole, end in enumerate(state.holes) if end is not None}
    assert {hole: (end // 14, COLOURS[CAPS[end >> 1][end & 1]]) for hole, end in ends.items()} == table.shown(), game
    laid = {oracle.place(hole): (end // 14, oracle.NAMES[(end >> 1) % 7]) for hole, end in ends.items()}
    assert laid == {spot: (peg.seat, peg.name) for spot, peg in table.board.items()}, game
    told = {oracle.place(HOLES[hole]): ply for hole, ply in enumerate(state.announced) if ply}
    assert told == table.told, game
    assert state.asked == tuple(table.asked), game
    assert state.still == table.since_placing, game
    won = [] if table.winner is None else oracle.lines(table.board, table.most_white())
    drawn = frozenset(oracle.place(HOLES[hole]) for hole in won_by(state))
    assert drawn in won if won else not drawn, game


def ending(game: Dealer) -> str:
    """How a game ended, to count that every way was seen."""
    if game.table.winner is not None:
        caps = [game.table.board[oracle.place(HOLES[hole])].up for hole in won_by(game.state)]
        return f"won with {caps.count('W')} white"
    return "cap" if game.table.since_placing >= int(game.options["cap"]) else "third time"


@pytest.mark.parametrize("part", range(4))
def test_random_games(part: int) -> None:
    """Whole games under all options: legal steps, refusals, announcements, caps, winners and draws."""
    ends: Counter[str] = Counter()
    for seed in range(part, GAMES, 4):
        game = Dealer(f"game/{seed}")
        while not game.over:
            compare(game)
            compare_strangers(game)
            step = game.choose()
            assert said(game.state, step) == in_words(game.table.heard(step)), (step, game)
            game.take(step)
        compare(game)
        ends[ending(game)] += 1
    assert {"won with 0 white", "won with 1 white", "cap", "third time"} <= {*ends}, ends


def compare_strangers(game: Dealer) -> None:
    """A step drawn from all there are is refused exactly when the oracle does not offer it."""
    rng, holes = game.rng, [oracle.name(spot) for spot in oracle.PLACES]
    stick = rng.choice(oracle.NAMES)
    for text in (
        f"place {stick}:{rng.choice(stick)} {rng.choice(holes)}",
        f"flip {rng.choice(holes)}",
        f"move {rng.choice(holes)} {rng.choice(holes)}",
        f"recall {rng.choice(holes)}",
        f"start {rng.choice('12')}",
    ):
        action = game.state.read(text)
        assert str(action) == text
        assert (game.state.refusal(action) is None) == (text in game.table.steps()), (text, game)


MOST_LEAVES = 250_000
"""The oracle counts only the depths with at most so many leaves."""
SIDES = {"1": 0, "2": 1}


def set_up(position: str) -> oracle.Table:
    """The oracle's game at a position text."""
    mover, signs, _end, ply, still, told, _asked, seen, options = position.split()
    names_of = ("gate", "wild", "line", "hidden", "cap")
    table = oracle.Table(SIDES.get(mover), dict(zip(names_of, options.split("."), strict=True)))
    table.board = laid_out(signs)
    table.since_placing, table.steps_taken = int(still), int(ply)
    plies = zip(sorted(oracle.PLACES), map(int, told.split(".")), strict=True)
    table.told = {spot: when for spot, when in plies if when}
    table.past = [(SIDES[text[0]], frozenset(laid_out(text[1:]).items())) for text in seen.split(",") if text != "-"]
    return table


def laid_out(signs: str) -> dict[oracle.Place, oracle.Peg]:
    """The board of 21 signs, a letter for each end of each stick."""
    board = {}
    for spot, sign in zip(sorted(oracle.PLACES), signs, strict=True):
        if sign != ".":
            number = "ABCDEFGHIJKLMNOPQRSTUVWXYZab".index(sign)
            stick = oracle.NAMES[number // 2 % 7]
            board[spot] = oracle.Peg(number // 14, stick, stick[number % 2], stick[1 - number % 2])
    return board


def leaves(table: oracle.Table, depth: int) -> int:
    """The positions so many steps on."""
    ways = table.steps()
    if depth == 0 or not ways:
        return 1
    return len(ways) if depth == 1 else sum(leaves(table.after(step), depth - 1) for step in ways)


BLOCKS = perft.read(perft.path_of(VARIANTS["tau"]).read_text("utf-8"))


@pytest.mark.parametrize("block", BLOCKS, ids=[block.title for block in BLOCKS])
def test_the_oracle_counts_the_same(block: perft.Block) -> None:
    counts = [count for count in block.counts if count <= MOST_LEAVES]
    assert [leaves(set_up(block.position), depth) for depth in range(1, len(counts) + 1)] == counts
    assert len(counts) >= 2
