"""The score pad: carriages, tiles and houses left of a game played with the real box, entered in any order.

One column is being written at a time, so that each mark takes one touch. A tile is there once: whoever has it must lose
it before another can have it. Nothing ends; the pad says all along who would win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.game import Action, BadPosition, Game, IllegalAction, Seat, State, Touch
from engine.games.thurn_und_taxis.board import COLOURS, Tile
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES, Land, Points, Prize, Size
from engine.games.thurn_und_taxis.maps import HORSES_OPTION, MAP_OPTION, MAPS, clash, land_of
from engine.games.thurn_und_taxis.tools import pad_marks, pad_words
from engine.games.thurn_und_taxis.tools.pad_marks import (
    Carriage,
    Left,
    Mark,
    Pen,
    Remove,
    Tick,
    marks_of,
    player_name,
    sizes_of,
)
from engine.games.thurn_und_taxis.tools.pad_words import refuse, tile_words
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import not_understood, shortened

LONGEST: Final = 2000
NONE: Final = "-"


def _written_land(land: Land) -> str:
    """The map in the text of a pad: "north", or "north.horses"."""
    return f"{land.name}.horses" if land.horses else land.name


def _lands() -> Iterator[Land]:
    for name in MAPS:
        for choice in HORSES_OPTION.choices:
            options = {MAP_OPTION.name: name, HORSES_OPTION.name: choice.value}
            if not clash(options):
                yield land_of(options)


LANDS: Final[Mapping[str, Land]] = {_written_land(land): land for land in _lands()}
"""Every map, with and without horses as the rules have it, as it is written."""


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
        """Carriage and tiles."""
        return CARRIAGES.get(self.carriage, 0) + sum(tile.points for tile in self.tiles)

    @property
    def score(self) -> Points:
        """What was earned less a point for each house left (rules, Score)."""
        return self.earned - self.left


class _Pad(NamedTuple):
    land: Land
    columns: tuple[Column, ...]
    pen: Seat = 0
    """Whose column is being written."""


class PadState(_Pad, State):
    """The marks on the pad so far; one person writes for all, and nothing ever ends."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Always seat 0."""
        return 0

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

    def legal_actions(self) -> Sequence[Action]:
        """The other columns, and what is not yet so in this one."""
        marks, column, owners, seat = marks_of(self.land), self.column, self.owners, self.pen
        found: list[Action] = [marks.pens[other] for other in range(len(self.columns)) if other != seat]
        found += [marks.carriages[seat, size] for size in sizes_of(self.land) if size != column.carriage]
        found += [marks.lefts[seat, count] for count in range(HOUSES + 1) if count != column.left]
        found += [marks.removals[seat, tile] for tile in column.tiles]
        free = [tile for tile in pad_marks.tiles_of(self.land) if tile not in owners and not self._barred(tile)]
        found += [marks.ticks[seat, tile] for tile in free]
        return sorted(found)

    def _barred(self, tile: Tile) -> bool:
        """Whether the one being written has a tile of this stack, and may have no other (our reading: only tiles for
        the length of a route are won again)."""
        once = self.land.stacks[tile.stack].prize is not Prize.LENGTH
        return once and any(own.stack == tile.stack for own in self.column.tiles)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why a mark does not fit on the pad."""
        if not isinstance(action, Mark):
            return not_understood(str(action), pad_marks.examples(self.land))
        names: dict[str, object] = {"player": player_name(action.seat), "number": action.seat + 1}
        if action.seat >= len(self.columns):
            return refuse("no-such-player", players=len(self.columns), number=action.seat + 1)
        if isinstance(action, Pen):
            return refuse("pen-there", **names) if action.seat == self.pen else None
        if action.seat != self.pen:
            return refuse("other-column", other=player_name(self.pen), **names)
        return self._refuse_entry(action, names)

    def _refuse_entry(self, mark: Mark, names: Mapping[str, object]) -> IllegalAction | None:
        if isinstance(mark, Carriage):
            return refuse("carriage-so", **names) if mark.size == self.column.carriage else None
        if isinstance(mark, Left):
            return refuse("left-so", **names) if mark.count == self.column.left else None
        if isinstance(mark, Remove):
            ticked = mark.tile in self.column.tiles
            return None if ticked else refuse("not-ticked", **names, **tile_words(self.land, mark.tile))
        assert isinstance(mark, Tick)
        words = {**names, **tile_words(self.land, mark.tile)}
        owner = self.owners.get(mark.tile)
        if owner is None:
            return refuse("tile-once", **words) if self._barred(mark.tile) else None
        if owner == self.pen:
            return refuse("tile-there", **words)
        return refuse("tile-taken", owner=player_name(owner), **words)

    def after(self, action: Action) -> PadState:
        """The pad with one thing written otherwise."""
        if isinstance(action, Pen):
            return self._replace(pen=action.seat)
        column = self.column
        if isinstance(action, Carriage):
            column = column._replace(carriage=action.size)
        elif isinstance(action, Left):
            column = column._replace(left=action.count)
        elif isinstance(action, Tick):
            column = column._replace(tiles=in_order((*column.tiles, action.tile)))
        else:
            assert isinstance(action, Remove)
            column = column._replace(tiles=tuple(tile for tile in column.tiles if tile != action.tile))
        columns = (*self.columns[: self.pen], column, *self.columns[self.pen + 1 :])
        return self._replace(columns=columns)

    def read(self, text: str) -> Action:
        """A mark by its notation. Raises IllegalAction."""
        return pad_marks.read(self.land, text)

    def scores(self) -> tuple[int, ...]:
        """The totals as the pad stands."""
        return tuple(column.score for column in self.columns)

    def winners(self) -> tuple[Seat, ...]:
        """Nobody: a pad is never over; `remarks` says who wins as it stands."""
        return ()

    def to_text(self) -> str:
        """Map, whose column is written, and a part for each player: "south 1 7/0/baden.3,end.1 5/4/-"."""
        columns = (_written(self.land, column) for column in self.columns)
        return " ".join((_written_land(self.land), str(self.pen + 1), *columns))

    def status(self) -> Message:
        """Whose column is written, and its total."""
        values = {"player": player_name(self.pen), "points": self.column.score}
        return Message(_("{player} has {points}: touch what there is in this column, or another player."), values)

    def remarks(self) -> Sequence[Message]:
        """Who wins and why, what is missing and what cannot be right; nothing of an empty pad."""
        if all(column.blank for column in self.columns):
            return ()
        return (pad_words.standing(self), *pad_words.doubts(self))

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching a thing writes nothing."""
        mark = pad_marks.marks_by_touch(self.land, self.pen).get(touches[-1]) if touches else None
        refused = self.refusal(mark) if mark is not None else None
        return refused or IllegalAction("nothing-there")


def in_order(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Tiles stack by stack, the most valuable first."""
    return tuple(sorted(tiles, key=lambda tile: (tile.stack, -tile.points)))


def _written(land: Land, column: Column) -> str:
    tiles = ",".join(f"{land.stacks[tile.stack].name}.{tile.points}" for tile in column.tiles)
    return f"{column.carriage}/{column.left}/{tiles or NONE}"


class ScorePad(Game):
    """The table at which a game played with the real box is scored."""

    slug = "thurn-und-taxis/score"
    title = _("Score calculator")
    tagline = _("For a game with the real box: enter what everybody has, and see totals and the tie-break.")
    players = range(2, 5)
    seat_titles = COLOURS
    example = "tile 1 everywhere 6"
    options = (MAP_OPTION, HORSES_OPTION)

    def clash(self, options: Mapping[str, str]) -> str:
        """The horses are for the North alone."""
        return clash(options)

    def initial(self, players: int, options: Mapping[str, str]) -> PadState:
        """Nothing but twenty houses left for each."""
        return PadState(land_of(options), (Column(),) * players)

    def from_text(self, text: str) -> PadState:
        """The pad that `to_text` wrote. Raises BadPosition."""
        parts = text.split(" ") if len(text) <= LONGEST else []
        if len(parts) - 2 not in self.players or parts[0] not in LANDS:
            raise BadPosition("A score pad names the map, the column being written, and two to four columns.")
        land = LANDS[parts[0]]
        columns = tuple(_column(land, part) for part in parts[2:])
        if parts[1] not in [str(seat + 1) for seat in range(len(columns))]:
            raise BadPosition(f"The pad has no column “{shortened(parts[1])}”.")
        tiles = [tile for column in columns for tile in column.tiles]
        if len({*tiles}) < len(tiles):
            raise BadPosition("On the pad two players have the same tile.")
        return PadState(land, columns, int(parts[1]) - 1)


def _column(land: Land, text: str) -> Column:
    parts = text.split("/")
    sizes = map(str, sizes_of(land) or (0,))
    if len(parts) != 3 or parts[0] not in sizes or parts[1] not in map(str, range(HOUSES + 1)):
        raise BadPosition(
            f"“{shortened(text)}” is no column: it has a carriage, houses left from 0 to {HOUSES}, tiles."
        )
    tiles = in_order([*_tiles(land, parts[2])])
    stacks = [tile.stack for tile in tiles if land.stacks[tile.stack].prize is not Prize.LENGTH]
    if len({*stacks}) < len(stacks):
        raise BadPosition("On the pad a player has a tile twice that can be had once.")
    return Column(int(parts[0]), tiles, int(parts[1]))


def _tiles(land: Land, text: str) -> Iterator[Tile]:
    known = {f"{land.stacks[tile.stack].name}.{tile.points}": tile for tile in pad_marks.tiles_of(land)}
    for name in [] if text == NONE else text.split(","):
        if name not in known:
            raise BadPosition(f"The map {land.name} has no tile “{shortened(name)}”.")
        yield known[name]
