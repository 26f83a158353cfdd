"""The data of a score pad: what is written in each player's column, and what is read off it alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.thurn_und_taxis.board import Tile
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, Land, Points, Prize, Size
from engine.games.thurn_und_taxis.maps import MAPS
from engine.games.thurn_und_taxis.options import HORSES_OPTION, MAP_OPTION, clash, land_of


def _lands() -> Iterator[Land]:
    for name in MAPS:
        for choice in HORSES_OPTION.choices:
            options = {MAP_OPTION.name: name, HORSES_OPTION.name: choice.value}
            if not clash(options):
                yield land_of(options)


LANDS: Final = (*_lands(),)
"""Every map, with and without horses as far as the rules allow it."""


class Column(NamedTuple):
    """What one player has; the carriage is 0 where horses draw the routes."""

    carriage: Size = 0
    tiles: tuple[Tile, ...] = ()
    """Stack by stack, the most valuable first."""
    left: int = HOUSES
    """Houses not placed."""

    @property
    def blank(self) -> bool:
        """Whether nothing was written."""
        return self == Column()

    @property
    def earned(self) -> Points:
        """The points of carriage and tiles."""
        return CARRIAGES.get(self.carriage, 0) + sum(tile.points for tile in self.tiles)

    @property
    def score(self) -> Points:
        """What was earned less a point for each house left (rules, Score)."""
        return self.earned - self.left


class Pad(NamedTuple):
    """The marks on the pad so far."""

    land: Land
    columns: tuple[Column, ...]
    pen: Seat = 0
    """Whose column is being written."""

    @property
    def column(self) -> Column:
        """The one being written."""
        return self.columns[self.pen]

    @property
    def owners(self) -> Mapping[Tile, Seat]:
        """Who has which tile."""
        return {tile: seat for seat, column in enumerate(self.columns) for tile in column.tiles}

    @property
    def owner(self) -> Seat | None:
        """Who has the end tile."""
        ends = self.land.places(Prize.END)
        return next((seat for tile, seat in self.owners.items() if tile.stack in ends), None)

    def has_its_only(self, tile: Tile) -> bool:
        """Whether the column being written has a tile of this stack, and may have no other.

        That only tiles for the length of a route are won again is our reading.
        """
        return only_one(self.land, tile) and any(own.stack == tile.stack for own in self.column.tiles)

    @property
    def totals(self) -> tuple[Points, ...]:
        """By seat: the scores as the pad stands."""
        return tuple(column.score for column in self.columns)


def only_one(land: Land, tile: Tile) -> bool:
    """Whether a player may have one tile of this stack at most."""
    return land.stacks[tile.stack].prize is not Prize.LENGTH


def in_order(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Tiles stack by stack, the most valuable first."""
    return tuple(sorted(tiles, key=lambda tile: (tile.stack, -tile.points)))
