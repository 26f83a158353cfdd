"""What there is to tick on a score pad beside carriages: tiles by their stacks, those of free cities together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.board import Tile
from engine.games.thurn_und_taxis.land import Land, Prize, Stack
from generator.language import gettext as _

FREE: Final = "free"
SCREEN_ROWS: Final[Mapping[str, Sequence[Sequence[str]]]] = {
    "south": (
        ("baden", "schweiz-tyrol"),
        ("württemberg-hohenzollern", "böhmen-salzburg"),
        ("baiern", "length-5"),
        ("length-6", "length-7"),
        ("everywhere", "end"),
    ),
    "north": (
        ("preussen", FREE),
        ("sachsen-thüringen", "hannover-mecklenburg", "length-5"),
        ("hessen-baiern", "holland-belgien", "end"),
        ("length-6", "length-8"),
        ("length-7", "everywhere"),
    ),
}
"""By map: the rows of the calculator, eight tiles wide at most, with the blocks by their names."""


class Block(NamedTuple):
    """Tiles under one heading, each with the words in its box: its points, or the first letter of a free city."""

    name: str
    title: str
    tiles: tuple[tuple[Tile, str], ...]


def blocks_of(land: Land) -> tuple[Block, ...]:
    """Every tile of a map, in the order of its stacks."""
    blocks = [_block(place, stack) for place, stack in enumerate(land.stacks) if stack.prize is not Prize.FREE_CITY]
    free = land.places(Prize.FREE_CITY)
    if free:
        tiles = tuple((Tile(place, land.stacks[place].values[0]), land.stacks[place].city[:1]) for place in free)
        words = _("Free cities, {points} each").format(points=tiles[0][0].points)
        blocks.insert(free[0], Block(FREE, words, tiles))
    return tuple(blocks)


def _block(place: int, stack: Stack) -> Block:
    tiles = tuple((Tile(place, points), str(points)) for points in stack.values)
    return Block(stack.name, _(stack.title), tiles)
