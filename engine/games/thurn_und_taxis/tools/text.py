"""A score pad as one line: map, whose column is written, and a column for each player.

"south 1 7/0/baden.3,end.1 5/4/-": a column is `carriage/houses left/tiles`; with horses the map is "north.horses".
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.thurn_und_taxis.land import HOUSES, Land
from engine.games.thurn_und_taxis.tools.marks import sizes_of, tiles_of
from engine.games.thurn_und_taxis.tools.pad import LANDS, Column, Pad, in_order, only_one
from engine.position_text import BadPosition, Codec, Field, Line, in_a_row, number, one_of, side_by_side

PLAYERS: Final = range(2, 5)
LONGEST: Final = 2000
"""Characters; no pad of four players has as many."""
LAND_NAMES: Final = {f"{land.name}.horses" if land.horses else land.name: land for land in LANDS}
SEATS: Final = one_of({str(seat + 1): seat for seat in range(PLAYERS[-1])})


def write(pad: Pad) -> str:
    """The text of a pad."""
    return line_of(pad.land).write(pad)


def read(text: str) -> Pad:
    """The pad that a text names. Raises BadPosition."""
    name = next(iter(text[:LONGEST].split(maxsplit=1)), "")
    land, pen, columns = line_of(LAND_NAMES.get(name, LANDS[0])).read(text)
    if pen >= len(columns):
        raise BadPosition(f"The pad has no column {pen + 1}.")
    tiles = [tile for column in columns for tile in column.tiles]
    if len({*tiles}) < len(tiles):
        raise BadPosition("On the pad two players have the same tile.")
    return Pad(land, tuple(columns), pen)


@cache
def line_of(land: Land) -> Line:
    """The fields of a pad for this map; the names of tiles depend on it."""
    return Line(
        Field("the map", one_of(LAND_NAMES), lambda pad: pad.land),
        Field("the column being written", SEATS, lambda pad: pad.pen),
        each=Field("carriage, houses left and tiles", _column(land), lambda pad: pad.columns),
        players=PLAYERS,
        longest=LONGEST,
    )


def _column(land: Land) -> Codec[Column]:
    """What one player has; the only carriage is 0 where horses draw the routes."""
    sizes = one_of({str(size): size for size in sizes_of(land) or (0,)})
    tiles = in_a_row(one_of({f"{land.stacks[tile.stack].name}.{tile.points}": tile for tile in tiles_of(land)}))
    parts = side_by_side("/", sizes, number(most=HOUSES), tiles)

    def read(text: str) -> Column:
        carriage, left, owned = parts.read(text)
        stacks = [tile.stack for tile in owned if only_one(land, tile)]
        if len({*stacks}) < len(stacks):
            raise BadPosition("On the pad a player has a tile twice that can be had once.")
        return Column(carriage, in_order(owned), left)

    return Codec(lambda column: parts.write((column.carriage, column.left, column.tiles)), read)
