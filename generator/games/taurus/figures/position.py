"""What lies on the board in a position: areas, wires, bulls, posts, and the marks of what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.bits import bits
from engine.game import Action
from engine.games.taurus import legal
from engine.games.taurus.actions import Take
from engine.games.taurus.board import ALL_PAIRS, PAIRS_AT, Fields, Hole, Pair
from engine.games.taurus.closing import catch
from engine.games.taurus.geometry import FIELD_UNDER, sides
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Text
from generator.games.taurus.figures import areas, bulls, words
from generator.games.taurus.figures.plan import Plan
from generator.games.taurus.figures.wires import ends_of, ghost, wires

ASIDE: Final[Millimetres] = 1.6
"""How far a bull under a wire is moved, level and upright."""
AWAY: Final = {"ne": (1.0, -1.0), "nw": (-1.0, -1.0), "se": (1.0, 1.0), "sw": (-1.0, 1.0)}
SQUEEZED: Final = 0.82
"""The size of such a bull."""


def drawn(plan: Plan, state: TaurusState, last: Action | None = None) -> tuple[Item, ...]:
    """Everything on the board but the board itself, the posts and the plate with the order of picks."""
    spot = (Circle(plan.field(last.field), 3.2, "bull-left"),) if isinstance(last, Take) else ()
    return (
        *_area(plan, state),
        *wires(plan, state),
        *herd(plan, state, state.free & ~_hidden(state)),
        *marks(plan, state),
        *spot,
    )


def new_posts(state: TaurusState, last: Action | None) -> tuple[Hole, ...]:
    """The posts that the last step was about, and the one that waits for its wire."""
    return ends_of(last) if state.fresh is None else (state.fresh, *ends_of(last))


def _hidden(state: TaurusState) -> Fields:
    """The field whose bull is drawn twice, on either side of the wire, until it is settled on which it stands."""
    return FIELD_UNDER[state.wire] if state.phase == Phase.SIDE and state.wire is not None else 0


def _area(plan: Plan, state: TaurusState) -> tuple[Item, ...]:
    if state.phase == Phase.TAKE:
        return areas.shape(plan, areas.closed_round(state, state.inside))
    if state.wire is not None and state.grey >> state.wire & 1:
        return areas.shape(plan, areas.would_close(state, state.wire)[0])
    return ()


def picks(plan: Plan, state: TaurusState) -> tuple[Item, ...]:
    """Who takes the bulls that are left in a closed area."""
    way = areas.closed_round(state, state.inside) if state.phase == Phase.TAKE else ()
    return (areas.plate(plan, way, state.picks),) if way else ()


def herd(plan: Plan, state: TaurusState, which: Fields) -> tuple[Item, ...]:
    """Bulls in their fields."""
    named = state.phase != Phase.TAKE
    return tuple(_bull(plan, state, field, named=named) for field in bits(which))


def _bull(plan: Plan, state: TaurusState, field: int, *, named: bool) -> Group:
    colour = colour_in(state, field)
    assert colour is not None
    side = pushed(state, field)
    title = words.field(field, colour) if named else ""
    return Group(bulls.bull(colour, SQUEEZED if side else 1.0).items, title=title, shift=standing(plan, state, field))


def standing(plan: Plan, state: TaurusState, field: int) -> Point:
    """Where the bull of a field stands."""
    side = pushed(state, field)
    return plan.field(field) if side is None else beside(plan, field, side)


def pushed(state: TaurusState, field: int) -> str | None:
    """The side to which a wire has pushed the bull of a field; None if no live wire runs over its middle."""
    for pair in bits((PAIRS_AT[4 * field] | PAIRS_AT[4 * field + 1]) & state.net.live):
        if FIELD_UNDER[pair] >> field & 1:
            above, below = sides(pair)
            return below if state.lowered >> field & 1 else above
    return None


def beside(plan: Plan, field: int, side: str, far: Millimetres = ASIDE) -> Point:
    """Where a bull stands that has been moved to a side."""
    (x, y), (right, down) = plan.field(field), AWAY[side]
    return x + far * right, y + far * down


def marks(plan: Plan, state: TaurusState) -> tuple[Item, ...]:
    """The wires that might come next: own ones at a new post, grey ones that would close, with the bulls inside."""
    if state.phase == Phase.POSTED and state.fresh is not None:
        own = bits(legal.attachable(state, PAIRS_AT[state.fresh]))
        return tuple(item for pair in own for item in ghost(plan, pair, state.seat))
    if state.phase == Phase.PLAY:
        return closings(plan, state, legal.closings(state, ALL_PAIRS))
    if state.phase == Phase.WIRED and state.fresh is not None:
        return closings(plan, state, legal.closings(state, PAIRS_AT[state.fresh]))
    return ()


def closings(plan: Plan, state: TaurusState, pairs: Iterable[Pair]) -> tuple[Item, ...]:
    """Grey wires that would close, each with the number of bulls."""
    return tuple(item for pair in pairs for item in (*ghost(plan, pair, None), *_count(plan, state, pair)))


def _count(plan: Plan, state: TaurusState, pair: Pair) -> tuple[Item, ...]:
    found = catch(state, pair)
    (x, y), most = plan.middle(pair), (found.bulls | found.under).bit_count()
    return (Circle((x, y), 1.6, "plate-count"), Text((x, y + 0.95), str(most), 2.7, "number", "middle"))
