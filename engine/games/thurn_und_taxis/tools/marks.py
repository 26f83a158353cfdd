"""What can be written on the score pad, each mark with its notation, its touch and its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.action import action_class
from engine.game import Action, Seat, Touch
from engine.games.thurn_und_taxis.board import COLOURS, Tile
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, Land, Size
from engine.games.thurn_und_taxis.words import player_name, tile_words
from engine.message import Message
from engine.message import unchanged as _

SIZES: Final[tuple[Size, ...]] = (0, *CARRIAGES)
"""Carriages that there are; 0 for none."""
NO_TILE: Final = Tile(0, 0)


@action_class
class Mark(Action):
    """A mark in one player's column, or about it."""

    seat: Seat = 0


@action_class
class Pen(Mark):
    """Write this player's column from now on."""


@action_class
class Carriage(Mark):
    """The largest carriage of a player."""

    size: Size = 0


@action_class
class Tick(Mark):
    """A player has this tile."""

    tile: Tile = NO_TILE


@action_class
class Remove(Mark):
    """The tick of a tile is taken back."""

    tile: Tile = NO_TILE


@action_class
class Left(Mark):
    """How many houses a player has not placed."""

    count: int = 0


def sizes_of(land: Land) -> tuple[Size, ...]:
    """The carriages that can be entered: none at all where horses draw the routes (rules, horses)."""
    return () if land.horses else SIZES


def examples(land: Land) -> str:
    """Marks as they are typed, with a tile that the map has."""
    stack = land.stacks[0]
    tile = f"{stack.name} {stack.values[0]}"
    carriage = ("carriage 2 5",) if sizes_of(land) else ()
    return " · ".join(("player 2", *carriage, f"tile 2 {tile}", f"remove 2 {tile}", "left 2 4", "end 2"))


def tiles_of(land: Land) -> tuple[Tile, ...]:
    """Every tile of a map, stack by stack, the most valuable first."""
    return tuple(Tile(place, points) for place, stack in enumerate(land.stacks) for points in stack.values)


def tile_touch(land: Land, tile: Tile) -> Touch:
    """What a tile is called in the figure: "tile:baden:3"."""
    return f"tile:{land.stacks[tile.stack].name}:{tile.points}"


def _pen(seat: Seat) -> Pen:
    return Pen(
        f"player {seat + 1}",
        (f"player:{seat + 1}",),
        Message(_("Write down what {player} has"), {"player": player_name(seat)}),
        seat=seat,
    )


def _carriage(seat: Seat, size: Size) -> Carriage:
    words = _("{player}: carriage of {size}") if size else _("{player}: no carriage")
    message = Message(words, {"player": player_name(seat), "size": size})
    return Carriage(f"carriage {seat + 1} {size}", (f"carriage:{size}",), message, seat=seat, size=size)


def _left(seat: Seat, count: int) -> Left:
    words = _("{player}: one house left") if count == 1 else _("{player}: {count} houses left")
    message = Message(words, {"player": player_name(seat), "count": count})
    return Left(f"left {seat + 1} {count}", (f"left:{count}",), message, seat=seat, count=count)


def _tile_values(land: Land, seat: Seat, tile: Tile) -> dict[str, object]:
    return {"player": player_name(seat), **tile_words(land, tile)}


def _tick(land: Land, seat: Seat, tile: Tile) -> Tick:
    notation = f"tile {seat + 1} {land.stacks[tile.stack].name} {tile.points}"
    message = Message(_("{player}: tile {stack}, {points}"), _tile_values(land, seat, tile))
    return Tick(notation, (tile_touch(land, tile),), message, seat=seat, tile=tile)


def _remove(land: Land, seat: Seat, tile: Tile) -> Remove:
    notation = f"remove {seat + 1} {land.stacks[tile.stack].name} {tile.points}"
    message = Message(_("{player}: not the tile {stack}, {points}"), _tile_values(land, seat, tile))
    return Remove(notation, (tile_touch(land, tile),), message, seat=seat, tile=tile)


class Marks(NamedTuple):
    """Every mark that there is on the pad of a map, by what it says."""

    pens: tuple[Pen, ...]
    carriages: Mapping[tuple[Seat, Size], Carriage]
    ticks: Mapping[tuple[Seat, Tile], Tick]
    removals: Mapping[tuple[Seat, Tile], Remove]
    lefts: Mapping[tuple[Seat, int], Left]

    def each(self) -> Iterator[Mark]:
        """All of them."""
        yield from self.pens
        for table in (self.carriages, self.ticks, self.removals, self.lefts):
            yield from table.values()


@cache
def marks_of(land: Land) -> Marks:
    """The marks of a map, made once."""
    seats, tiles = range(len(COLOURS)), tiles_of(land)
    return Marks(
        tuple(_pen(seat) for seat in seats),
        {(seat, size): _carriage(seat, size) for seat in seats for size in sizes_of(land)},
        {(seat, tile): _tick(land, seat, tile) for seat in seats for tile in tiles},
        {(seat, tile): _remove(land, seat, tile) for seat in seats for tile in tiles},
        {(seat, count): _left(seat, count) for seat in seats for count in range(HOUSES + 1)},
    )


@cache
def marks_by_touch(land: Land, seat: Seat) -> Mapping[Touch, Mark]:
    """By touch: the mark that it makes while this seat's column is written. Touching a tile ticks it."""
    marks = marks_of(land)
    writes = [mark for mark in marks.each() if not isinstance(mark, Pen | Remove) and mark.seat == seat]
    return {mark.touches[0]: mark for mark in (*marks.pens, *writes)}
