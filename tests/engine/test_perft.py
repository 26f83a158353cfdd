"""The perft tables of every game are what the engine counts."""

from __future__ import annotations

import pytest

from tests.engine.perft import COUNTED, Block, divide, leaves, path_of, read, write
from tests.engine.tables import Variant

every_game = pytest.mark.parametrize("game", COUNTED.values(), ids=COUNTED.keys())


@pytest.mark.slow("it counts hundreds of thousands of positions")
@every_game
def test_perft(game: Variant) -> None:
    for block in read(path_of(game).read_text("utf-8")):
        state = game.table.from_text(block.position)
        for depth, count in enumerate(block.counts, 1):
            assert leaves(state, depth) == count, f"{block.title}, depth {depth}: {divide(state, depth)}"


@every_game
def test_a_table_starts_at_the_start_and_goes_on_in_mid_game(game: Variant) -> None:
    blocks = read(path_of(game).read_text("utf-8"))
    assert blocks[0].position == game.table.new_initial_state(**game.defaults).to_text()
    assert len({block.position for block in blocks}) == len(blocks) >= 3
    assert all(len(block.counts) >= 2 for block in blocks)


@every_game
def test_the_parts_of_divide_make_the_whole(game: Variant) -> None:
    state = game.table.new_initial_state(**game.defaults)
    assert sum(divide(state, 2).values()) == leaves(state, 2)


def test_a_table_reads_back() -> None:
    blocks = [Block("start", "a b", (1, 2)), Block("later", "c", ())]
    assert read(write(blocks)) == blocks
