"""Perft: how many ways play can go on from a position, depth by depth; a rule that goes wrong shows as a wrong number.

A table, golden/perft.txt among the tests of a game, is a list of blocks: a title, a position as text, then a depth and
its count a line.
To add a position, write its title and text and run `python -m tests.engine.perft`, which counts anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from engine.game import Game, State
from tests.engine.tables import VARIANTS, Variant, golden_of, steps, variant_of

COUNTED: Final[Mapping[str, Variant]] = {slug: each for slug, each in VARIANTS.items() if not each.table.is_tool}
MOST_LEAVES: Final = 120_000
"""A table stops at the last depth with at most so many leaves."""
LEAST_DEEP: Final = 3
"""It goes so deep however many they are: counting costs as much as there are positions one ply before."""
MOST_POSITIONS: Final = 2_000_000
"""Unless there are more positions than this one ply before, as where any of thousands of cells may be felt."""
DEEPEST: Final = 6


class Block(NamedTuple):
    """One position of a table, with its counts by depth (1..)."""

    title: str
    position: str
    counts: tuple[int, ...] = ()


def leaves(state: State, depth: int) -> int:
    """The positions `depth` plies on, by every way; chance outcomes are branches, and the end is a leaf."""
    ways = steps(state)
    if depth == 0 or not ways:
        return 1
    if depth == 1:
        return len(ways)
    return sum(leaves(state.apply(action), depth - 1) for action in ways)


def divide(state: State, depth: int) -> Mapping[str, int]:
    """The leaves below each step, to find the one that is wrong."""
    return {str(action): leaves(state.apply(action), depth - 1) for action in steps(state)}


def path_of(of: Game | Variant) -> Path:
    return golden_of(variant_of(of), "perft")


def read(text: str) -> list[Block]:
    """The blocks of a table."""
    return [_block(part.splitlines()) for part in text.strip().split("\n\n")]


def _block(lines: list[str]) -> Block:
    title, position, *rows = lines
    numbered = [tuple(map(int, row.split())) for row in rows]
    assert [depth for depth, _count in numbered] == list(range(1, len(rows) + 1)), f"{title}: depths 1, 2, 3 ..."
    return Block(title, position, tuple(count for _depth, count in numbered))


def write(blocks: Iterable[Block]) -> str:
    """The table of these blocks."""
    return "\n".join(
        "\n".join((title, position, *(f"{depth} {count}" for depth, count in enumerate(counts, 1)), ""))
        for title, position, counts in blocks
    )


def counted(variant: Variant, block: Block) -> Block:
    """The block with its counts made anew."""
    state = variant.table.from_text(block.position)
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        most = MOST_LEAVES if len(counts) >= LEAST_DEEP else MOST_POSITIONS
        if counts and counts[-1] > most:
            break
        count = leaves(state, depth)
        if count > MOST_LEAVES and len(counts) >= LEAST_DEEP:
            break
        counts.append(count)
    return block._replace(counts=tuple(counts))


def main(slugs: list[str]) -> None:
    """Count the tables of these games anew, of all games if none is named."""
    for slug in slugs or COUNTED:
        path = path_of(COUNTED[slug])
        path.write_text(write(counted(COUNTED[slug], block) for block in read(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
