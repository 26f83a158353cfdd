"""What a step would do, drawn over the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.bits import bits
from engine.game import Action, Touch
from engine.games.taurus import legal
from engine.games.taurus.actions import Area, Bull, Grey, Post, Side, Start, Take, Wire
from engine.games.taurus.board import HOLE_OF, PAIRS, PAIRS_AT, Fields, Pair
from engine.games.taurus.fence import Way
from engine.games.taurus.geometry import field_under
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from generator.drawing.scene import Circle, Group, Item
from generator.games.taurus.figures import areas, bulls
from generator.games.taurus.figures.plan import SCREEN, Plan
from generator.games.taurus.figures.position import SQUEEZED, beside, closings, herd, marks, standing
from generator.games.taurus.figures.table import TOP
from generator.games.taurus.figures.wires import ghost, owner, post, wire


def drawn(plan: Plan, state: TaurusState, action: Action) -> tuple[Item, ...]:
    """In the coordinates of the board; nothing for steps that put nothing on it."""
    draw = STEPS.get(type(action))
    return draw(plan, state, action) if draw else ()


def preview(state: TaurusState, action: Action) -> tuple[Item, ...]:
    """A step as if done; of a closing the area, its bulls and the order of picks. In the coordinates of the table."""
    return (Group(drawn(SCREEN, state, action), shift=(0.0, TOP)),)


def glance(state: TaurusState, touch: Touch) -> tuple[Item, ...]:
    """The wires that a post could get now."""
    wires = from_post(SCREEN, state, touch)
    return (Group(wires, shift=(0.0, TOP)),) if wires else ()


def from_post(plan: Plan, state: TaurusState, touch: Touch) -> tuple[Item, ...]:
    """The wires that could be attached to a post: own ones, and grey ones with their bulls."""
    hole = HOLE_OF.get(touch.removeprefix("hole:"))
    if hole is None or state.phase != Phase.PLAY or not state.net.posts >> hole & 1:
        return ()
    own = bits(legal.attachable(state, PAIRS_AT[hole]))
    wires = tuple(item for pair in own for item in ghost(plan, pair, state.seat))
    return (*wires, *closings(plan, state, legal.closings(state, PAIRS_AT[hole])))


def _bull(plan: Plan, state: TaurusState, action: Bull) -> tuple[Item, ...]:
    return (bulls.bull(action.colour, 1.0, plan.field(action.field)),)


def _start(plan: Plan, state: TaurusState, action: Start) -> tuple[Item, ...]:
    return _own(plan, state, action.pair)


def _wire(plan: Plan, state: TaurusState, action: Wire) -> tuple[Item, ...]:
    """A wire of the mover's, and the closings that its new post makes possible."""
    after = state.after(action)
    further = marks(plan, after) if after.phase == Phase.WIRED else ()
    return (*further, *_own(plan, state, action.pair))


def _own(plan: Plan, state: TaurusState, pair: Pair) -> tuple[Item, ...]:
    dead = bool(state.net.crossed >> pair & 1)
    return (*wire(plan, pair, state.seat, dead=dead), *_ends(plan, pair))


def _ends(plan: Plan, pair: Pair) -> tuple[Item, ...]:
    return tuple(item for hole in PAIRS[pair] for item in post(plan, hole, "dowel-new"))


def _post(plan: Plan, state: TaurusState, action: Post) -> tuple[Item, ...]:
    """The post and the wires that could be attached to it."""
    after = state.after(action)
    return (*marks(plan, after), *post(plan, action.hole, "dowel-new"))


def _grey(plan: Plan, state: TaurusState, action: Grey) -> tuple[Item, ...]:
    """The area, its bulls, the order of picks along the fence and written out."""
    after = state.after(action)
    inner, _outer = areas.would_close(state, action.pair)
    grey = (*wire(plan, action.pair, None), *_ends(plan, action.pair))
    if after.phase == Phase.SIDE:
        return (*areas.shape(plan, inner), *grey)
    return (*closed(plan, state, inner, after.inside), *grey)


def closed(plan: Plan, state: TaurusState, way: Way, inside: Fields) -> tuple[Item, ...]:
    """A closed area with its bulls ringed, the numbers of the picks on its wires and a plate with their order."""
    number = inside.bit_count()
    fence = areas.round_about(way)
    rings = tuple(Circle(standing(plan, state, field), 4.1, "line-accent") for field in bits(inside))
    return (
        *areas.shape(plan, way),
        *(item for pair in fence for item in wire(plan, pair, owner(state, pair))),
        *herd(plan, state, inside),
        *rings,
        *(item for hole in way for item in post(plan, hole)),
        *areas.turns(plan, state, way, number),
        areas.plate(plan, way, areas.order(state, way, number)),
    )


def _side(plan: Plan, state: TaurusState, action: Side) -> tuple[Item, ...]:
    """The bull where it would stand; if the wire closes, what is then inside."""
    assert state.wire is not None
    field = field_under(state.wire)
    assert field is not None
    colour = colour_in(state, field)
    assert colour is not None
    there = bulls.bull(colour, SQUEEZED, beside(plan, field, action.side, 3.2))
    ring = Circle(beside(plan, field, action.side, 3.2), 3.4, "line-accent")
    if not state.grey >> state.wire & 1:
        return (there, ring)
    after = state.after(action)
    inner, _outer = areas.would_close(state, state.wire)
    return (*closed(plan, state, inner, after.inside & ~(1 << field)), there, ring)


def _area(plan: Plan, state: TaurusState, action: Area) -> tuple[Item, ...]:
    assert state.wire is not None
    way = areas.would_close(state, state.wire)[action.outer]
    return closed(plan, state, way, state.inside)


def _take(plan: Plan, state: TaurusState, action: Take) -> tuple[Item, ...]:
    """Whose the bull would be."""
    x, y = standing(plan, state, action.field)
    return (Circle((x, y), 4.1, "line-accent"), areas.disc(state.picks[0], (x + 3.0, y + 3.0)))


STEPS: Final[Mapping[type, Callable[[Any, Any, Any], tuple[Item, ...]]]] = {
    Bull: _bull,
    Start: _start,
    Wire: _wire,
    Post: _post,
    Grey: _grey,
    Side: _side,
    Area: _area,
    Take: _take,
}
"""By class of action."""
