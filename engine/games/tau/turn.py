"""The course of the play: what a step changes, and whether a line or a draw ends the game with it."""

from __future__ import annotations

from typing import TypeVar

from engine.game import Action, Seat, Unknown
from engine.games.tau.actions import Flip, Move, Place, Recall, Start
from engine.games.tau.board import CAPS, EACH, Colour, Hole, HoleMask
from engine.games.tau.lines import line_through
from engine.games.tau.options import REPEATS
from engine.games.tau.state import DRAW, Holes, Position

P = TypeVar("P", bound=Position)
T = TypeVar("T")


def after(position: P, action: Action) -> P:
    """The position after a legal action."""
    if isinstance(action, Place):
        return _placed(position, action)
    if isinstance(action, Flip):
        return _flipped(position, action.hole)
    if isinstance(action, Move):
        return _moved(position, action.hole, action.to)
    if isinstance(action, Recall):
        return _asked(position, action.hole)
    assert isinstance(action, Start)
    return position._replace(mover=action.seat, ply=1)


def _placed(position: P, action: Place) -> P:
    hole, end, mover = action.hole, action.end, position.mover
    stick = (end >> 1) % EACH
    left = position.reserves[mover] & ~(1 << stick)
    bit = 1 << hole
    cap = CAPS[end >> 1][end & 1]
    return _next(
        position,
        hole,
        cap,
        holes=_put(position.holes, hole, end),
        reserves=_pair(position.reserves, mover, left),
        shown=_put(position.shown, cap, position.shown[cap] | bit),
        occupied=_pair(position.occupied, mover, position.occupied[mover] | bit),
        announced=_put(position.announced, hole, position.ply),
        placed=True,
    )


def _flipped(position: P, hole: Hole) -> P:
    end = position.holes[hole]
    assert isinstance(end, int)
    old, new = CAPS[end >> 1][end & 1], CAPS[end >> 1][1 - (end & 1)]
    shown = _put(position.shown, old, position.shown[old] & ~(1 << hole))
    return _next(
        position,
        hole,
        new,
        holes=_put(position.holes, hole, end ^ 1),
        shown=_put(shown, new, shown[new] | 1 << hole),
        announced=_put(position.announced, hole, position.ply),
    )


def _moved(position: P, hole: Hole, to: Hole) -> P:
    end, mover = position.holes[hole], position.mover
    assert isinstance(end, int)
    cap, swap = CAPS[end >> 1][end & 1], 1 << hole | 1 << to
    return _next(
        position,
        to,
        cap,
        holes=_put(_put(position.holes, hole, None), to, end),
        shown=_put(position.shown, cap, position.shown[cap] ^ swap),
        occupied=_pair(position.occupied, mover, position.occupied[mover] ^ swap),
        announced=_put(_put(position.announced, hole, 0), to, position.announced[hole]),
    )


def _asked(position: P, hole: Hole) -> P:
    asked = _pair(position.asked, position.mover, position.asked[position.mover] + 1)
    announced = _put(position.announced, hole, position.ply)
    return position._replace(asked=asked, announced=announced, may_ask=False, ply=position.ply + 1)


def _next(
    position: P,
    acted: Hole,
    cap: Colour,
    *,
    holes: Holes,
    shown: tuple[HoleMask, ...],
    announced: tuple[int, ...],
    reserves: tuple[int, int] | None = None,
    occupied: tuple[HoleMask, HoleMask] | None = None,
    placed: bool = False,
) -> P:
    """The other player's turn, or the end: only a line through the hole acted on can be new."""
    options, mover = position.options, position.mover
    sight = (1 - mover, holes)
    past = () if placed or isinstance(position.past, Unknown) else position.past
    still = 0 if placed else position.still + 1
    end: Seat | None = None
    if line_through(acted, cap, shown, options.line):
        end = mover
    elif past.count(sight) >= REPEATS - 1 or still >= int(options.cap):
        end = DRAW
    # Spelt out: `_replace` takes longer.
    return type(position)._make(
        (
            1 - mover,
            holes,
            reserves or position.reserves,
            shown,
            occupied or position.occupied,
            position.ply + 1,
            announced,
            still,
            (*past, sight),
            position.asked,
            True,
            end,
            options,
        )
    )


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A tuple with one entry changed."""
    return (*row[:place], value, *row[place + 1 :])


def _pair(row: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair with the entry of one seat changed."""
    return (value, row[1]) if seat == 0 else (row[0], value)
