"""Closed areas: their outline, whose wires stand round them, and who takes the bulls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import PAIRS, SPOTS, Fields, Pair
from engine.games.taurus.fence import Owners, Way, area, fences, picks, walk, wires
from engine.games.taurus.geometry import BELOW, FIELD_UNDER
from engine.games.taurus.rules import TaurusState
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Polygon, Rect, Text
from generator.games.taurus.figures.plan import Plan
from generator.games.taurus.figures.wires import SEAT_ROLES, letter, owner

DISC: Final[Millimetres] = 2.1
STEP: Final[Millimetres] = 4.7
IN_A_ROW: Final = 12
"""Discs."""


def would_close(state: TaurusState, pair: Pair) -> tuple[Way, Way]:
    """The fence round the area that a grey wire closes, and the one round all areas beside it too."""
    return fences(state.net.live | 1 << pair, pair)


def closed_round(state: TaurusState, inside: Fields) -> Way:
    """The fence round the closed area that these bulls stand in; none if there is none."""
    live = state.net.live
    for pair in bits(state.grey & live):
        a, b = PAIRS[pair]
        for way in (walk(live, a, b), walk(live, b, a)):
            if area(way) > 0 and not inside & ~_within(way):
                return way
    return ()


def _within(way: Way) -> Fields:
    """The fields within a fence, those under its wires counted in."""
    within = under = 0
    for pair in round_about(way):
        within ^= BELOW[pair]
        under |= FIELD_UNDER[pair]
    return within | under


def round_about(way: Way) -> tuple[Pair, ...]:
    """All wires of a fence, the one between its last post and its first too."""
    return (*wires(way), *wires((way[-1], way[0])))


def shape(plan: Plan, way: Way, style: str = "area-closed") -> tuple[Item, ...]:
    """The area within a fence."""
    return (Polygon(outline(plan, way), style),) if way else ()


def outline(plan: Plan, way: Way) -> tuple[Point, ...]:
    """The corners of a fence."""
    return tuple(plan.at(SPOTS[hole]) for hole in way)


def disc(seat: Seat, at: Point, sign: str = "", radius: Millimetres = DISC) -> Group:
    """A player's disc with a sign on it, the letter of the colour if none is given."""
    role = SEAT_ROLES[seat]
    words = Text((0.0, radius * 0.52), sign or letter(seat), radius * 1.5, f"mark-p{role}", "middle")
    return Group((Circle((0.0, 0.0), radius, f"piece-p{role}"), words), shift=at)


def turns(plan: Plan, state: TaurusState, way: Way, bulls: int) -> tuple[Item, ...]:
    """On each wire of a fence, clockwise from behind the grey one, which pick it gives, while there are bulls."""
    coloured = [(pair, seat) for pair in wires(way) if (seat := owner(state, pair)) is not None]
    return tuple(
        disc(seat, plan.middle(pair), str(place), 1.75) for place, (pair, seat) in enumerate(coloured[:bulls], start=1)
    )


def order(state: TaurusState, way: Way, bulls: int) -> Owners:
    """Who takes each bull."""
    return picks(tuple(seat for pair in wires(way) if (seat := owner(state, pair)) is not None), bulls)


def plate(plan: Plan, way: Way, seats: Sequence[Seat]) -> Group:
    """A plate below an area, or above it where the board ends: how many bulls there are, and who takes them in turn."""
    rows = [seats[first : first + IN_A_ROW] for first in range(0, len(seats), IN_A_ROW)]
    wide, high = 8.0 + STEP * len(rows[0]), 1.0 + STEP * len(rows)
    items: list[Item] = [Rect((0.0, 0.0), wide, high, "plate-count", 1.6)]
    items.append(Text((4.2, 4.2), str(len(seats)), 4.4, "number-accent", "middle"))
    for down, row in enumerate(rows):
        for across, seat in enumerate(row):
            items.append(disc(seat, (8.0 + STEP * (across + 0.42), 0.5 + STEP * (down + 0.5))))
    return Group(tuple(items), layer="picks", shift=_beside(plan, outline(plan, way), wide, high))


def _beside(plan: Plan, corners: Sequence[Point], wide: Millimetres, high: Millimetres) -> Point:
    xs, ys = [x for x, _y in corners], [y for _x, y in corners]
    left = min(max((min(xs) + max(xs) - wide) / 2, 0.6), plan.wide - wide - 0.6)
    below, above = max(ys) + 2.4, min(ys) - high - 2.4
    return left, below if below + high <= plan.high or above < 0.0 else above
