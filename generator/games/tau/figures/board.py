"""The wooden board: its holes, the sticks in them, the last thing done and the line that won."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game import Action
from engine.games.tau.actions import Flip, Move, Place, Recall
from engine.games.tau.board import (
    COLUMNS,
    HOLES,
    SHAFTS,
    SIZE,
    Colour,
    Hole,
    column_row,
    owner,
)
from engine.games.tau.rules import TauState
from engine.games.tau.state import Standing, Veiled
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.tau.figures import caps, words


class Plan(NamedTuple):
    """Where the board lies: `step` mm from hole to hole within a rim for the letters; a cap's and a hole's radius."""

    step: Millimetres
    rim: Millimetres
    cap: Millimetres
    hole: Millimetres

    @property
    def size(self) -> Millimetres:
        """The side of the whole board."""
        return SIZE * self.step + 2 * self.rim

    @property
    def cut(self) -> Millimetres:
        """How much the corners lack, along either edge."""
        return self.rim + 1.38 * self.step

    def at(self, hole: Hole) -> Point:
        """The middle of a hole."""
        column, row = column_row(hole)
        return self.rim + (column + 0.5) * self.step, self.rim + (SIZE - row + 0.5) * self.step


class Seen(NamedTuple):
    """A stick in a hole as far as it may be seen: `down` is None unless the caps are played open."""

    seat: int
    up: Colour
    down: Colour | None = None


BADGE: Final[Millimetres] = 2.0


def seen(standing: Standing, *, opened: bool) -> Seen | None:
    """What may be seen of what is in a hole; None if nothing is."""
    if standing is None:
        return None
    if isinstance(standing, Veiled):
        return Seen(standing.seat, standing.up)
    return Seen(owner(standing >> 1), caps.shown(standing), caps.below(standing) if opened else None)


def all_seen(state: TauState) -> tuple[Seen | None, ...]:
    """By hole: what the table shows."""
    opened = state.options.hidden == "open"
    return tuple(seen(standing, opened=opened) for standing in state.holes)


def plank(plan: Plan) -> tuple[Item, ...]:
    """The wood with its corners cut off, column letters below and row numbers on the left."""
    far, cut = plan.size, plan.cut
    corners = (
        (cut, 0.0), (far - cut, 0.0), (far, cut), (far, far - cut),
        (far - cut, far), (cut, far), (0.0, far - cut), (0.0, cut),
    )  # fmt: skip
    return (Polygon(corners, "plank"), *_letters(plan))


def _letters(plan: Plan) -> tuple[Item, ...]:
    """The letter or number of a line of holes, in the rim or, where the corner is missing, next to its first hole."""
    size, edge = plan.rim * 0.9, plan.rim * 0.55
    items: list[Item] = []
    for place in range(SIZE):
        along = plan.rim + (place + 0.5) * plan.step
        inset = plan.step if place in (0, SIZE - 1) else 0.0
        base = plan.size - edge - inset + size * 0.34
        items.append(Text((along, base), COLUMNS[place], size, "number", "middle"))
        items.append(Text((edge + inset, along + size * 0.34), str(SIZE - place), size, "number", "middle"))
    return tuple(items)


def empty(plan: Plan) -> tuple[Item, ...]:
    """All holes without anything in them."""
    return tuple(Circle(plan.at(hole), plan.hole, "hole") for hole in range(len(HOLES)))


def sticks(plan: Plan, holes: Sequence[Seen | None], *, touchable: bool = True) -> tuple[Item, ...]:
    """Every hole with what is in it, row by row from the top; on the screen each can be touched."""
    order = sorted(range(len(HOLES)), key=lambda hole: (-column_row(hole)[1], column_row(hole)[0]))
    return tuple(_hole(plan, hole, holes[hole], touchable) for hole in order)


def _hole(plan: Plan, hole: Hole, stick: Seen | None, touchable: bool) -> Group:
    items = _standing(plan, stick)
    title = words.hole_title(hole, *stick) if stick else words.hole_title(hole)
    if not touchable:
        return Group(items, title=title, shift=plan.at(hole))
    half = plan.step / 2
    hit = Rect((-half, -half), plan.step, plan.step, "hit", plan.step * 0.3)
    halo = Circle((0.0, 0.0), plan.cap * caps.RING + 0.55 if stick else plan.hole + 0.3, "halo")
    return Group((hit, *items, halo), f"hole:{HOLES[hole]}", title, shift=plan.at(hole))


def _standing(plan: Plan, stick: Seen | None) -> tuple[Item, ...]:
    if stick is None:
        return (Circle((0.0, 0.0), plan.hole, "hole"),)
    small: tuple[Item, ...] = ()
    if stick.down is not None:
        away, radius = plan.step * 0.325, plan.step * 0.145
        small = (caps.top(SHAFTS[stick.seat], stick.down, radius, (away, away)),)
    return (caps.top(SHAFTS[stick.seat], stick.up, plan.cap), *small)


def stick(plan: Plan, hole: Hole, what: Seen) -> Group:
    """One stick as it would be in a hole."""
    return Group(_standing(plan, what), shift=plan.at(hole))


def lasso(plan: Plan, line: Sequence[Hole]) -> tuple[Item, ...]:
    """A band round the three holes of a line; nothing if there is none."""
    if not line:
        return ()
    ends = sorted(plan.at(hole) for hole in line)
    (ax, ay), (bx, by) = ends[0], ends[-1]
    reach = plan.step * 0.475
    long = math.hypot(bx - ax, by - ay) + 2 * reach
    band = Rect((-long / 2, -reach), long, 2 * reach, "bar-new", reach)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return (Group((band,), layer="line", shift=middle, turn=math.degrees(math.atan2(by - ay, bx - ax))),)


def last_done(plan: Plan, action: Action | None) -> tuple[Item, ...]:
    """A badge on the stick that was just placed, turned, moved or asked about, and the way of a moved one."""
    if isinstance(action, Place):
        return (_badge(plan, action.hole, _plus()),)
    if isinstance(action, Flip):
        return (_badge(plan, action.hole, turning(BADGE * 0.55, "seam-badge", "arrow-on-accent")),)
    if isinstance(action, Recall):
        return (_badge(plan, action.hole, (Text((0.0, 1.0), "?", 3.0, "number-on-accent", "middle"),)),)
    return way(plan, action, "bar-preview") if isinstance(action, Move) else ()


def _badge(plan: Plan, hole: Hole, sign: tuple[Item, ...]) -> Group:
    x, y = plan.at(hole)
    away = plan.step * 0.335
    return Group((Circle((0.0, 0.0), BADGE, "badge"), *sign), layer="last", shift=(x - away, y - away))


def _plus() -> tuple[Item, ...]:
    return (Line((-1.0, 0.0), (1.0, 0.0), "seam-badge"), Line((0.0, -1.0), (0.0, 1.0), "seam-badge"))


def way(plan: Plan, move: Move, style: str) -> tuple[Item, ...]:
    """From the hole left to the edge of the stick in its new one, with a head."""
    (ax, ay), (bx, by) = plan.at(move.hole), plan.at(move.to)
    length = math.hypot(bx - ax, by - ay)
    right, down = (bx - ax) / length, (by - ay) / length
    tip = length - plan.cap * caps.RING - 0.2
    back = tip - 2.6

    def point(along: Millimetres, across: Millimetres) -> Point:
        return ax + along * right - across * down, ay + along * down + across * right

    head = Polygon((point(tip, 0.0), point(back, 1.6), point(back, -1.6)), "arrow-accent")
    return (Group((Line(point(0.0, 0.0), point(back, 0.0), style), head), layer="last"),)


def turning(radius: Millimetres, stroke: str, fill: str) -> tuple[Item, ...]:
    """Two arrows round a circle: turn it over."""
    items: list[Item] = []
    for start in (200.0, 20.0):
        angles = [math.radians(start + 12.5 * step) for step in range(10)]
        items.append(Polyline(tuple((radius * math.cos(a), radius * math.sin(a)) for a in angles), stroke))
        items.append(Polygon(_head(radius, angles[-1]), fill))
    return tuple(items)


def _head(radius: Millimetres, angle: float) -> tuple[Point, ...]:
    size = radius * 0.5
    x, y = radius * math.cos(angle), radius * math.sin(angle)
    out, on = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    return (
        (x + size * out[0], y + size * out[1]),
        (x - size * out[0], y - size * out[1]),
        (x + 1.5 * size * on[0], y + 1.5 * size * on[1]),
    )
