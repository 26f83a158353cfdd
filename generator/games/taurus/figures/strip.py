"""All players in a line: wires left by length, bulls caught by colour, points; and the pool in the board's notch."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.taurus.board import PLAYERS, Stock
from engine.games.taurus.rules import TaurusState
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Rect, Text
from generator.games.taurus.figures import bulls, words
from generator.games.taurus.figures.areas import disc
from generator.games.taurus.figures.plan import NOTCH, SIZE
from generator.games.taurus.figures.wires import POST, name_of
from generator.language import gettext as _

HEIGHT: Final[Millimetres] = 16.0
NAMED: Final[Millimetres] = 40.0
"""A place as wide as this has room for the name of the colour."""
SPANS: Final = (0.5, 1.2, 1.9)
"""How long a short, a medium and a long wire are drawn."""


def strip(state: TaurusState) -> tuple[Group, ...]:
    """Each player's place."""
    wide = SIZE / len(state.players)
    return tuple(_player(state, seat, wide) for seat in range(len(state.players)))


def _player(state: TaurusState, seat: Seat, wide: Millimetres) -> Group:
    player, on = state.players[seat], state.current_player == seat
    box = Rect((0.4, 0.4), wide - 0.8, HEIGHT - 0.8, "card-chosen" if on else "box-muted", 1.2)
    items: list[Item] = [box, disc(seat, (3.9, 4.1), radius=2.4)]
    left = 6.9
    if wide >= NAMED:
        items.append(Text((7.2, 5.4), _(PLAYERS[seat]), 3.6, "text-strong"))
        left = 24.0
    items.append(Text((wide - 1.8, 5.9), str(player.score), 4.6, "number-accent" if on else "number", "end"))
    items.append(Group(stock(player.stock, seat, min(4.6, (wide - left - 8.0) / 3)), shift=(left, 0.9)))
    step = (wide - 2.0) / len(player.caught)
    for colour, count in enumerate(player.caught):
        at = 1.0 + (colour + 0.5) * step
        items.append(bulls.bull(colour, 0.72, (at, 9.9)))
        items.append(Text((at, 14.6), str(count), 3.1, "number" if count else "number-muted", "middle"))
    return Group(tuple(items), title=words.player(state, seat), shift=(seat * wide, 0.0))


def stock(wires: Stock, seat: Seat | None, step: Millimetres) -> tuple[Item, ...]:
    """Wires of each length with their number below; one of a kind where all have one length."""
    kinds = [place for place in range(3) if place == 0 or any(wires[1:])]
    return tuple(item for place in kinds for item in _kind(((place + 0.5) * step, 0.0), place, wires[place], seat))


def _kind(at: Point, length: int, count: int, seat: Seat | None) -> tuple[Item, ...]:
    x, half = at[0], SPANS[length] / 2
    a, b = (x - half, 1.4), (x + half, 1.4)
    core = (Line(a, b, f"wire-core-{name_of(seat)}"),) if seat else ()
    number = Text((x, 5.6), str(count), 3.0, "number" if count else "number-muted", "middle")
    return (Line(a, b, "wire-case"), Line(a, b, f"wire-{name_of(seat)}"), *core, number)


def pool(state: TaurusState) -> Group:
    """Posts and grey wires that nobody owns, within a square of the notch's side."""
    items: list[Item] = [Rect((0.9, 0.9), NOTCH - 1.4, NOTCH - 1.4, "box-muted", 1.2)]
    items += [Circle((4.6, 4.0), POST, "dowel"), Circle((4.6, 4.0), POST * 0.32, "dowel-top")]
    items.append(Text((7.0, 5.2), str(state.posts_left), 3.4, "number"))
    items.append(Group(stock(state.pool, None, (NOTCH - 2.4) / 3), shift=(1.3, 7.0)))
    return Group(tuple(items), title=words.pool(state))
