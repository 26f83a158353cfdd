"""Beside the board: bulls caught by colour with their points, and what how many are worth."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.taurus.board import BULLS, EACH_COLOUR, PLAYERS, POINTS
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.drawing.scene import Group, Item, Line, Millimetres, Rect, Scene, Text
from generator.games.taurus.figures import bulls, words
from generator.games.taurus.figures.areas import disc
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
HEAD: Final[Millimetres] = 8.6
ROW: Final[Millimetres] = 7.6
FIRST: Final[Millimetres] = 26.0
COLUMN: Final[Millimetres] = 14.6
"""Where the columns of the bulls begin, and how wide they are."""


def side(state: TaurusState) -> Scene:
    """A row for each player: bulls and points of each colour, and the total."""
    rows = [_row(state, seat, HEAD + seat * ROW) for seat in range(len(state.players))]
    low = HEAD + len(rows) * ROW
    items = (*_heading(), *(item for row in rows for item in row), *scale(low + 2.2))
    said = [words.player(state, seat) for seat in range(len(state.players))]
    return Scene(WIDTH, low + 14.6, items, ". ".join(said) + ".")


def _middle(colour: int) -> Millimetres:
    return FIRST + (colour + 0.5) * COLUMN


def _heading() -> tuple[Item, ...]:
    heads = tuple(bulls.bull(colour, 0.85, (_middle(colour), 4.4)) for colour in range(len(BULLS)))
    return (*heads, Text((WIDTH - 2.0, 6.2), _("points"), 3.8, "text-muted", "end"))


def _row(state: TaurusState, seat: Seat, top: Millimetres) -> tuple[Item, ...]:
    player, base = state.players[seat], top + 5.3
    ahead = state.phase == Phase.OVER and seat in state.winners()
    items: list[Item] = [Line((1.0, top), (WIDTH - 1.0, top), "rule")]
    if ahead:
        items.append(Rect((0.6, top + 0.5), WIDTH - 1.2, ROW - 1.0, "card-chosen", 1.4))
    items += [disc(seat, (4.6, top + ROW / 2)), Text((8.2, base), _(PLAYERS[seat]), 4.2, "text-strong")]
    for colour, count in enumerate(player.caught):
        middle = _middle(colour)
        if count:
            items.append(Text((middle - 0.9, base), str(count), 4.6, "number", "end"))
            items.append(Text((middle + 0.4, base), f"= {POINTS[count]}", 3.6, "number-muted"))
        else:
            items.append(Text((middle, base), "–", 4.2, "number-muted", "middle"))
    items.append(Text((WIDTH - 2.6, base + 0.2), str(player.score), 5.4, "number", "end"))
    return tuple(items)


def scale(top: Millimetres = 0.0) -> tuple[Item, ...]:
    """What bulls of one colour are worth by their number."""
    step, left = 6.05, 27.0
    items: list[Item] = [
        Text((2.0, top + 4.0), _("of one colour"), 3.4, "text-muted"),
        Text((2.0, top + 10.0), _("points"), 3.4, "text-muted"),
        Line((1.0, top + 6.0), (WIDTH - 1.0, top + 6.0), "rule"),
    ]
    for number in range(1, EACH_COLOUR + 1):
        at = left + (number - 0.5) * step
        items.append(Text((at, top + 4.2), str(number), 3.5, "number-muted", "middle"))
        items.append(Text((at, top + 10.2), str(POINTS[number]), 3.7, "number", "middle"))
    return (Group(tuple(items), layer="scale"),)
