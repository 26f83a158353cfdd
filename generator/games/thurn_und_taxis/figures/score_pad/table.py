"""The score calculator: whose column is written, and everything to touch, with the houses of those who have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State, Touch
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES
from engine.games.thurn_und_taxis.tools.marks import Carriage, Left, Tick, sizes_of, tile_touch
from engine.games.thurn_und_taxis.tools.score_pad import PadState
from engine.message import unchanged as msgid
from generator.drawing.figure import Figure, View
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Polygon, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.score_pad import pad
from generator.games.thurn_und_taxis.figures.score_pad.blocks import SCREEN_ROWS, Block, blocks_of
from generator.games.thurn_und_taxis.figures.score_pad.form import form_of
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
ACROSS: Final = 8
CELL: Final[Point] = (WIDTH / ACROSS, 12.0)
"""Each thing to touch is at least 12 mm of 100: 44 px where the picture is 370 px wide."""
BAND: Final[Millimetres] = 3.2
"""Above the tiles of a block, for its name; blocks lie side by side."""
ROW: Final = BAND + CELL[1]
SIGN: Final[Millimetres] = 3.6
"""The height of the house of one who has it."""
LABEL_CELLS: Final = (2, 3)
"""Cells that the words before the carriages and before the houses left take."""
WORDS: Final = {
    (False, False): msgid("{player}: {points} points"),
    (False, True): msgid("{player}: {points} points, first"),
    (True, False): msgid("{player}: {points} points, being written"),
    (True, True): msgid("{player}: {points} points, first, being written"),
}
"""What a player's card is called: whether it is written, whether nobody has more."""
PAPER: Final = (WIDTH, 112.0)
"""The pad beside the board."""


class ScorePadFigure(Figure):
    """The score pad being filled in."""

    def board(self, state: State, view: View) -> Scene:
        """Players, carriages, tiles and numbers of houses."""
        assert isinstance(state, PadState)
        items = (*_players(state), *_carriages(state), *_tiles(state), *_houses(state))
        return Scene(WIDTH, _left_top(state) + 3 * CELL[1], items, _("Score calculator"))

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The house that a touch would put there."""
        assert isinstance(state, PadState)
        if not isinstance(action, Carriage | Tick | Left):
            return ()
        at = dict(_spots(state))[action.touches[0]]
        return (pieces.ghost(SIGN + 0.8, (at[0] + CELL[0] / 2, at[1] + CELL[1] - SIGN / 2 - 0.8)),)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The pad as it would be filled in on paper."""
        assert isinstance(state, PadState)
        return pad.score_pad(form_of(state.land, len(state.columns), *PAPER), state)


def _spots(state: PadState) -> Iterator[tuple[Touch, Point]]:
    """Where everything that can be written lies, by its touch."""
    before, words = LABEL_CELLS
    for place, size in enumerate(sizes_of(state.land)):
        yield f"carriage:{size}", ((before + place) * CELL[0], CELL[1])
    for block, (x, y), _room in _blocks(state):
        for number, (tile, _words) in enumerate(block.tiles):
            yield tile_touch(state.land, tile), (x + number * CELL[0], y + BAND)
    for count in range(HOUSES + 1):
        row, column = divmod(words + count, ACROSS)
        yield f"left:{count}", (column * CELL[0], _left_top(state) + row * CELL[1])


def _blocks(state: PadState) -> Iterator[tuple[Block, Point, int]]:
    """Every block of tiles with its corner and the cells that it has room for; two share a row evenly if they can."""
    blocks = {block.name: block for block in blocks_of(state.land)}
    for row, names in enumerate(SCREEN_ROWS[state.land.name]):
        counts = [len(blocks[name].tiles) for name in names]
        even = len(names) == 2 and max(counts) <= ACROSS // 2
        begins = [0, ACROSS // 2] if even else [sum(counts[:place]) for place in range(len(names))]
        for name, begin, end in zip(names, begins, (*begins[1:], ACROSS), strict=True):
            yield blocks[name], (begin * CELL[0], _tiles_top(state) + row * ROW), end - begin


def _tiles_top(state: PadState) -> Millimetres:
    """Where the tiles begin: below the players and the carriages, if there are any."""
    return (2 if sizes_of(state.land) else 1) * CELL[1]


def _left_top(state: PadState) -> Millimetres:
    return _tiles_top(state) + len(SCREEN_ROWS[state.land.name]) * ROW


def _players(state: PadState) -> Iterator[Item]:
    """A card for each player, with the total; that of the one being written stands out and has a pointer."""
    wide, best = WIDTH / len(state.columns), pad.leaders(state)
    for seat, column in enumerate(state.columns):
        name, written = _(COLOURS[seat]), seat == state.pen
        words = WORDS[written, seat in best]
        inner = (
            Rect((0.4, 0.4), wide - 0.8, CELL[1] - 0.8, "card-chosen" if written else "card", 1.2),
            pieces.house(seat, 6.0, (5.0, CELL[1] / 2)),
            Text((9.4, 4.8), name, fitted(name, wide - 11.0, 3.4), "text-strong"),
            Text((9.4, 10.2), pad.number(column.score), 5.2, "number"),
            *((_pointer(wide - 3.4),) if written else ()),
            *((Text((wide - 1.6, 10.2), _("first"), 2.8, "text-accent", "end"),) if seat in best else ()),
        )
        title = _(words).format(player=name, points=pad.number(column.score))
        yield Group((*_frame(wide), *inner), f"player:{seat + 1}", title, shift=(seat * wide, 0.0))


def _pointer(x: Millimetres) -> Item:
    """Points down at what is written for the player."""
    return Polygon(((x - 1.5, 2.0), (x + 1.5, 2.0), (x, 4.6)), "arrow-accent")


def _frame(wide: Millimetres = CELL[0]) -> tuple[Item, ...]:
    """Where a touch counts, and the ring that shows its state."""
    return (
        Rect((0.0, 0.0), wide, CELL[1], "hit", 1.2),
        Rect((0.35, 0.35), wide - 0.7, CELL[1] - 0.7, "halo", 1.2),
    )


def _signs(state: PadState, seats: Sequence[Seat]) -> Iterator[Item]:
    """The houses of those who have it, along the lower edge of a cell; the one being written stands out."""
    for place, seat in enumerate(seats):
        x = CELL[0] / 2 + (place - (len(seats) - 1) / 2) * 2.95
        yield pieces.house(seat, SIGN, (x, CELL[1] - SIGN / 2 - 0.9))


def _cell(state: PadState, touch: Touch, at: Point, what: str, seats: Sequence[Seat], drawn: Sequence[Item]) -> Group:
    """One thing to touch, with who has it."""
    who = ", ".join(_(COLOURS[seat]) for seat in seats)
    mine = state.pen in seats
    ground = Rect((0.5, 0.5), CELL[0] - 1.0, CELL[1] - 1.0, "card-chosen" if mine else "cell", 1.2)
    title = _("{what}: {who}").format(what=what, who=who) if who else what
    return Group((*_frame(), ground, *drawn, *_signs(state, seats)), touch, title, shift=at)


def _having(state: PadState, part: str, value: int) -> tuple[Seat, ...]:
    """Whose columns say so."""
    return tuple(seat for seat, column in enumerate(state.columns) if getattr(column, part) == value)


def _heading(words: str, at: Point, room: Millimetres) -> Text:
    return Text(at, words, fitted(words, room, 4.2), "heading")


def _carriages(state: PadState) -> Iterator[Item]:
    spots, sizes = dict(_spots(state)), sizes_of(state.land)
    if sizes:
        yield _heading(_("Carriage"), (1.0, CELL[1] + 7.2), LABEL_CELLS[0] * CELL[0] - 2.0)
    for size in sizes:
        what = _("Carriage of {size}, worth {points}") if size else _("No carriage")
        drawn: list[Item] = [pieces.carriage(size, 7.0, (4.5, 3.9))]
        if size:
            drawn.append(Text((CELL[0] - 1.1, 5.4), str(CARRIAGES[size]), 2.9, "number-muted", "end"))
        title = what.format(size=size, points=CARRIAGES.get(size, 0))
        touch = f"carriage:{size}"
        yield _cell(state, touch, spots[touch], title, _having(state, "carriage", size), drawn)


def _tiles(state: PadState) -> Iterator[Item]:
    spots, owners, land = dict(_spots(state)), state.owners, state.land
    for block, (x, y), room in _blocks(state):
        title = block.title
        yield Text((x + 1.0, y + 2.7), title, fitted(title, room * CELL[0] - 2.0, 3.0), "text-strong")
        for tile, _words in block.tiles:
            stack = land.stacks[tile.stack]
            owner = owners.get(tile)
            touch = tile_touch(land, tile)
            what = _("Tile {stack}, {points}").format(stack=_(stack.title), points=tile.points)
            drawn = (pieces.tile(land, stack, tile.points, 8.4, (CELL[0] / 2, 4.0)),)
            yield _cell(state, touch, spots[touch], what, () if owner is None else (owner,), drawn)


def _houses(state: PadState) -> Iterator[Item]:
    spots, top = dict(_spots(state)), _left_top(state)
    yield Line((0.0, top), (WIDTH, top), "rule")
    yield _heading(_("Houses left"), (1.0, top + 7.2), LABEL_CELLS[1] * CELL[0] - 2.0)
    for count in range(HOUSES + 1):
        touch = f"left:{count}"
        what = _("One house left") if count == 1 else _("{count} houses left").format(count=count)
        drawn = (Text((CELL[0] / 2, 6.2), str(count), 4.8, "number", "middle"),)
        yield _cell(state, touch, spots[touch], what, _having(state, "left", count), drawn)
