"""What lies beside the board: the questions asked, and after the game what was hidden."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.tau.board import HOLES, PLAYERS, SHAFTS, Hole
from engine.games.tau.rules import TauState
from engine.games.tau.state import Standing, Veiled
from generator.drawing.scene import Group, Item, Line, Millimetres, Scene, Text
from generator.games.tau.figures import caps, words
from generator.games.tau.figures.board import seen
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
ROW: Final[Millimetres] = 10.6
HEAD: Final[Millimetres] = 17.0
CAP: Final[Millimetres] = 3.5
COLUMN: Final[Millimetres] = WIDTH / 2


def side(state: TauState) -> Scene | None:
    """After the game what was hidden; before, the questions asked, where one may ask."""
    if state.end is not None:
        return check(state)
    return questions(state) if state.options.hidden == "ask" else None


def check(state: TauState) -> Scene:
    """Two columns, dark and light: for every stick on the board its hole, the cap that shows and the one hidden."""
    columns = [_sticks(state, seat) for seat in (0, 1)]
    rows = max(len(column) for column in columns)
    items: list[Item] = [Text((2.0, 6.4), _("What was hidden"), 5.4, "heading")]
    for seat, column in enumerate(columns):
        items.append(Group((*_heading(seat), *_rows(column)), shift=(seat * COLUMN, 8.0)))
    return Scene(WIDTH, HEAD + rows * ROW + 1.0, tuple(items), _summary(columns))


def _sticks(state: TauState, seat: Seat) -> list[tuple[Hole, Standing]]:
    found = []
    for hole, standing in enumerate(state.holes):
        stick = seen(standing, opened=False)
        if stick and stick.seat == seat:
            found.append((hole, standing))
    return found


def _heading(seat: Seat) -> tuple[Item, ...]:
    return (
        Text((2.0, 6.0), _(PLAYERS[seat]), 4.6, "text-strong"),
        Text((22.0, 6.0), _("up"), 3.6, "text-muted", "middle"),
        Text((35.0, 6.0), _("hidden"), 3.6, "text-muted", "middle"),
        Line((2.0, 7.6), (COLUMN - 4.0, 7.6), "rule"),
    )


def _rows(column: list[tuple[Hole, Standing]]) -> tuple[Item, ...]:
    return tuple(
        Group(_row(hole, standing), shift=(0.0, HEAD - 8.0 + place * ROW))
        for place, (hole, standing) in enumerate(column)
    )


def _row(hole: Hole, standing: Standing) -> tuple[Item, ...]:
    stick = seen(standing, opened=True)
    assert stick is not None
    shaft, middle = SHAFTS[stick.seat], ROW / 2
    name = Text((2.0, middle + 1.6), HOLES[hole], 4.6, "number")
    up = caps.top(shaft, stick.up, CAP, (22.0, middle))
    if stick.down is None:
        return (name, up, caps.unknown(shaft, CAP, (35.0, middle)))
    return (name, up, caps.top(shaft, stick.down, CAP, (35.0, middle)))


def _summary(columns: list[list[tuple[Hole, Standing]]]) -> str:
    parts = [_("What was hidden")]
    for column in columns:
        for hole, standing in column:
            stick = seen(standing, opened=True)
            assert stick is not None
            if not isinstance(standing, Veiled):
                parts.append(words.hole_title(hole, *stick))
    return ". ".join(parts) + "."


def questions(state: TauState) -> Scene:
    """How often each player has asked for a hidden cap."""
    items: list[Item] = [Text((2.0, 6.4), _("Asked"), 5.0, "heading")]
    parts = []
    for seat, count in enumerate(state.asked):
        items.append(Text((30.0 + seat * 32.0, 6.4), _(PLAYERS[seat]), 4.6, "text", "end"))
        items.append(Text((33.0 + seat * 32.0, 6.4), str(count), 5.0, "number"))
        parts.append(_("{player} has asked {count} times").format(player=_(PLAYERS[seat]), count=count))
    return Scene(WIDTH, 9.0, tuple(items), ". ".join(parts) + ".")
