"""Wires and posts: whole, across another, or not there yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.bits import bits
from engine.game import Action, Seat
from engine.games.taurus.actions import Grey, Post, Start, Wire
from engine.games.taurus.board import PAIRS, PLAYERS, Hole, Pair
from engine.games.taurus.rules import TaurusState
from generator.drawing.scene import Circle, Item, Line, Millimetres
from generator.games.taurus.figures.plan import Plan
from generator.language import gettext as _

SEAT_ROLES: Final = (4, 1, 2, 3)
"""By seat: the number of its colour among the players' colours of the styles."""
POST: Final[Millimetres] = 1.2


def letter(seat: Seat) -> str:
    """The sign of a seat beside its colour: the first letter of the colour's name."""
    return _(PLAYERS[seat])[:1]


def name_of(seat: Seat | None) -> str:
    """The last part of the styles of a seat's wire; of a grey one without a seat."""
    return "grey" if seat is None else f"p{SEAT_ROLES[seat]}"


def owner(state: TaurusState, pair: Pair) -> Seat | None:
    """Whose a wire is; grey ones have no owner."""
    return next((seat for seat, laid in enumerate(state.colours) if laid >> pair & 1), None)


def wire(plan: Plan, pair: Pair, seat: Seat | None, *, dead: bool = False) -> tuple[Item, ...]:
    """A wire that is there; one that lies across another is in pieces."""
    a, b = plan.pair(pair)
    name = name_of(seat)
    if dead:
        return (Line(a, b, "wire-dead-case"), Line(a, b, f"wire-dead-{name}"))
    core = (Line(a, b, f"wire-core-{name}"),) if seat else ()
    return (Line(a, b, "wire-case"), Line(a, b, f"wire-{name}"), *core)


def ghost(plan: Plan, pair: Pair, seat: Seat | None) -> tuple[Item, ...]:
    """A wire that might be there."""
    a, b = plan.pair(pair)
    return (Line(a, b, "wire-ghost-case"), Line(a, b, f"wire-ghost-{name_of(seat)}"))


def wires(plan: Plan, state: TaurusState) -> tuple[Item, ...]:
    """All wires, the dead above the others."""
    laid = [(pair, seat) for seat, pairs in enumerate((*state.colours, state.grey)) for pair in bits(pairs)]
    order = sorted(laid, key=lambda row: state.dead >> row[0] & 1)
    grey = len(state.colours)
    return tuple(
        item
        for pair, seat in order
        for item in wire(plan, pair, None if seat == grey else seat, dead=bool(state.dead >> pair & 1))
    )


def post(plan: Plan, hole: Hole, style: str = "dowel") -> tuple[Item, ...]:
    """A wooden post from above."""
    at = plan.hole(hole)
    return (Circle(at, POST, style), Circle(at, POST * 0.32, "dowel-top"))


def posts(plan: Plan, state: TaurusState, new: Iterable[Hole] = ()) -> tuple[Item, ...]:
    """All posts; the new ones stand out."""
    fresh = {*new}
    return tuple(
        item for hole in bits(state.net.posts) for item in post(plan, hole, "dowel-new" if hole in fresh else "dowel")
    )


def ends_of(last: Action | None) -> tuple[Hole, ...]:
    """The posts that the last step was about."""
    if isinstance(last, Start | Wire | Grey):
        return tuple(PAIRS[last.pair])
    return (last.hole,) if isinstance(last, Post) else ()
