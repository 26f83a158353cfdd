"""The score pad as a printed form: a column for each player, blank or filled in; one drawing for screen and paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.land import CARRIAGES
from engine.games.thurn_und_taxis.scoring import winner
from engine.games.thurn_und_taxis.tools.marks import sizes_of
from engine.games.thurn_und_taxis.tools.pad import Column
from engine.games.thurn_und_taxis.tools.score_pad import PadState
from engine.message import unchanged as msgid
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Polyline, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures.fit import fitted, span
from generator.games.thurn_und_taxis.figures.pieces import house
from generator.games.thurn_und_taxis.figures.score_pad.blocks import Block, blocks_of
from generator.games.thurn_und_taxis.figures.score_pad.form import (
    CARRIAGE_ROWS,
    EDGE,
    FOOT_ROWS,
    GAP,
    HEAD_ROWS,
    TIE_ROWS,
    Form,
    in_line,
)
from generator.language import gettext as _

TIE: Final = (
    msgid("Equal: the owner of the end tile wins, else who sits next after the owner."),
    msgid("Columns are in turn order: the first sits next after the last."),
)


def score_pad(form: Form, state: PadState | None = None) -> Scene:
    """The pad with everybody's marks; blank without a state."""
    parts: list[Item] = []
    y = EDGE
    for height, row in _rows(form, state):
        parts.append(Group(row, shift=(0.0, y)))
        y += height
    frame = tuple(_frame(form, y - TIE_ROWS * form.unit))
    return Scene(form.width, form.height, (*frame, *parts), summary(state))


def _rows(form: Form, state: PadState | None) -> Iterator[tuple[Millimetres, tuple[Item, ...]]]:
    """Every row with its height, from the top."""
    unit, columns = form.unit, state.columns if state else (None,) * form.seats
    yield HEAD_ROWS * unit, tuple(_head(form, seat, filled=state is not None) for seat in range(form.seats))
    if form.carriages:
        yield form.carriages, _carriages(form, columns)
    for block in blocks_of(form.land):
        yield form.block(block), _block(form, block, columns)
    earned = _("Carriage and tiles") if form.carriages else _("Tiles")
    yield unit, _sum_row(form, earned, "box", [column and column.earned for column in columns])
    yield unit, _sum_row(form, _("Houses left (−1 each)"), "box", [column and column.left for column in columns])
    yield unit, _sum_row(form, _("Total"), "box-total", [column and column.score for column in columns])
    yield unit, _winner_row(form, state)
    yield TIE_ROWS * unit, _tie(form)


def _frame(form: Form, bottom: Millimetres) -> Iterator[Item]:
    """Lines below the names, between the columns, and above the sums."""
    yield Rect((EDGE, EDGE), form.width - 2 * EDGE, bottom - EDGE, "box")
    foot = bottom - FOOT_ROWS * form.unit
    below_names = EDGE + HEAD_ROWS * form.unit
    for y in (below_names, foot):
        yield Line((EDGE, y), (form.width - EDGE, y), "line")
    y, (first, *others) = foot, blocks_of(form.land)
    for block in reversed(others):
        y -= form.block(block)
        yield Line((EDGE, y), (form.width - EDGE, y), "rule")
    top = y - form.block(first)
    if form.carriages:
        yield Line((EDGE, top), (form.width - EDGE, top), "line")
    for seat in range(form.seats):
        yield Line((form.left(seat), EDGE), (form.left(seat), bottom), "line")


def _head(form: Form, seat: Seat, *, filled: bool) -> Group:
    """A player's name, or the number of the column and room for a name."""
    high, wide = HEAD_ROWS * form.unit, form.column
    if not filled:
        return Group((Text((0.8, 3.0), str(seat + 1), 2.6, "number-muted"),), shift=(form.left(seat), 0.0))
    sign = min(high * 0.62, wide * 0.3)
    name, room = _(COLOURS[seat]), wide - sign - 2.2
    size = fitted(name, room, min(4.2, high * 0.5))
    items = (
        house(seat, sign, (0.8 + sign / 2, high / 2)),
        Text((1.5 + sign, high / 2 + size * 0.35), name, size, "text-strong"),
    )
    return Group(items, shift=(form.left(seat), 0.0))


def _label(form: Form, words: str, height: Millimetres, style: str = "text") -> tuple[Item, ...]:
    """The words at the left of a row, in two lines if they are long."""
    room, most = form.label - 1.6, min(5.2, form.unit * 0.56)
    if fitted(words, room, most) >= min(most, 2.6):
        size = fitted(words, room, most)
        return (Text((0.8 + EDGE, height / 2 + size * 0.34), words, size, style),)
    halves = halved(words)
    size = min(fitted(line, room, min(most, form.unit * 0.42)) for line in halves)
    return tuple(
        Text((0.8 + EDGE, height / 2 + size * (0.34 + 1.08 * (place - 0.5))), line, size, style)
        for place, line in enumerate(halves)
    )


def halved(words: str) -> tuple[str, ...]:
    """Words in two lines, as even as can be; one word is one line."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
    return min(ways, key=lambda way: max(span(line, 1.0) for line in way)) if ways else (words, "")


def _carriages(form: Form, columns: Sequence[Column | None]) -> tuple[Item, ...]:
    height = form.carriages
    title = _label(form, _("Carriage"), height - 2.4, "text")
    size = fitted(_("points above"), form.label - 1.6, min(3.2, form.unit * 0.42))
    title = (*title, Text((0.8 + EDGE, height / 2 + 1.0 + size), _("points above"), size, "text-muted"))
    cells = tuple(
        Group(_carriage_cell(form, column), shift=(form.left(seat), 0.0)) for seat, column in enumerate(columns)
    )
    return (*title, *cells)


def _carriage_cell(form: Form, column: Column | None) -> tuple[Item, ...]:
    items: list[Item] = []
    line, caption = CARRIAGE_ROWS * form.unit, min(3.4, form.unit * 0.46)
    for place, (size, points) in enumerate(CARRIAGES.items()):
        count = in_line(len(CARRIAGES), form.abreast)
        row, across = divmod(place, count)
        x = _box_left(form, across, count)
        y = row * line + (line - form.tick - caption) / 2
        items.append(Text((x + form.tick / 2, y + caption * 0.72), str(points), caption, "number-muted", "middle"))
        items.append(box(form.tick, str(size), (x, y + caption), ticked=column is not None and column.carriage == size))
    return tuple(items)


def _box_left(form: Form, place: int, count: int) -> Millimetres:
    """Where a box begins in its cell, `count` of them in the middle."""
    most = max(count, in_line(len(CARRIAGES), form.abreast))
    step = form.tick + max(GAP, min(form.tick * 0.3, (form.column - 0.4) / most - form.tick))
    return (form.column - count * step + step - form.tick) / 2 + place * step


def _block(form: Form, block: Block, columns: Sequence[Column | None]) -> tuple[Item, ...]:
    count = in_line(len(block.tiles), form.abreast)
    cells = tuple(
        box(
            form.tick,
            words,
            (
                form.left(seat) + _box_left(form, place % count, count),
                (place // count + 0.5) * form.unit - form.tick / 2,
            ),
            ticked=column is not None and tile in column.tiles,
        )
        for seat, column in enumerate(columns)
        for place, (tile, words) in enumerate(block.tiles)
    )
    return (*_label(form, block.title, form.block(block)), *cells)


def box(size: Millimetres, words: str, at: Point = (0.0, 0.0), *, ticked: bool = False) -> Group:
    """A box to tick with what it stands for in it."""
    items: list[Item] = [Rect((0.0, 0.0), size, size, "box-filled" if ticked else "box", size * 0.12)]
    items.append(Text((size / 2, size * 0.76), words, size * 0.72, "number" if ticked else "number-muted", "middle"))
    if ticked:
        points = ((0.5, 0.78), (0.72, 1.0), (1.12, 0.36))
        items.append(Polyline(tuple((x * size, y * size) for x, y in points), "line-accent"))
    return Group(tuple(items), shift=at)


def _sum_row(form: Form, words: str, style: str, values: Sequence[int | None]) -> tuple[Item, ...]:
    strong = "text-strong" if style == "box-total" else "text"
    high, wide = form.unit - 0.8, min(form.column - 1.6, 34.0)
    items: list[Item] = [*_label(form, words, form.unit, strong)]
    for seat, value in enumerate(values):
        left = form.left(seat) + (form.column - wide) / 2
        items.append(Rect((left, 0.4), wide, high, style, 0.6))
        if value is not None:
            size = min(high * 0.8, 6.0)
            items.append(Text((left + wide / 2, 0.4 + high / 2 + size * 0.34), number(value), size, WRITTEN, "middle"))
    return tuple(items)


WRITTEN: Final = "number-written"


def number(value: int) -> str:
    """A number as it is printed: with a true minus sign."""
    return str(value).replace("-", "−")


def leaders(state: PadState) -> tuple[Seat, ...]:
    """Who would win as the pad stands; several while nobody has the end tile that decides; nobody on a blank pad."""
    if all(column.blank for column in state.columns):
        return ()
    scores = state.scores()
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return best if len(best) == 1 or state.owner is None else (winner(scores, state.owner),)


def _winner_row(form: Form, state: PadState | None) -> tuple[Item, ...]:
    best = leaders(state) if state else ()
    top = (form.unit - form.tick) / 2
    boxes = tuple(
        box(form.tick, "", (form.left(seat) + (form.column - form.tick) / 2, top), ticked=best == (seat,))
        for seat in range(form.seats)
    )
    return (*_label(form, _("Winner"), form.unit), *boxes)


def _tie(form: Form) -> tuple[Item, ...]:
    high = min(TIE_ROWS * form.unit / len(TIE), 4.4)
    size = min(*(fitted(_(line), form.width - 1.2, 3.4) for line in TIE), high * 0.85)
    return tuple(
        Text((0.4 + EDGE, high * (place + 0.82)), _(line), size, "text-italic") for place, line in enumerate(TIE)
    )


def summary(state: PadState | None) -> str:
    """The whole pad in words, for those who do not see it."""
    if state is None:
        return _("Score pad")
    return ". ".join((_("Score pad"), *(_column_words(state, seat) for seat in range(len(state.columns))))) + "."


def _column_words(state: PadState, seat: Seat) -> str:
    column, stacks = state.columns[seat], state.land.stacks
    tiles = ", ".join(f"{_(stacks[tile.stack].title)} {tile.points}" for tile in column.tiles)
    words = _("{player}: carriage {size}, tiles {tiles}, houses left {count}, total {points}")
    if not sizes_of(state.land):
        words = _("{player}: tiles {tiles}, houses left {count}, total {points}")
    return words.format(
        player=_(COLOURS[seat]),
        size=column.carriage or _("none"),
        tiles=tiles or _("none"),
        count=column.left,
        points=number(column.score),
    )
