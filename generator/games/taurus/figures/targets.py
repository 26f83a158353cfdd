"""What can be touched: holes, bulls, sides of a wire, areas, and the signs in the notch of the board.

A hole's part is a quarter of a field, which no board of 192 holes can make larger at one glance. Where only posts
count, each has what is nearer to it than to another, up to twice as far as that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final

from engine.bits import bits
from engine.games.taurus.actions import DONE, PASS
from engine.games.taurus.board import FIELDS, HOLES, Field, Hole
from engine.games.taurus.geometry import ends, field_under, sides
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from generator.drawing.geometry import clip
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Polygon, Rect, Text
from generator.games.taurus.figures import areas, bulls, wires, words
from generator.games.taurus.figures.board import bore
from generator.games.taurus.figures.plan import NOTCH, SCREEN, SIZE
from generator.games.taurus.figures.position import beside, standing
from generator.language import gettext as _
from generator.language import say

HALO: Final[Millimetres] = 1.75
REACH: Final[Millimetres] = 2 * SCREEN.quarter
"""How far from a post it can be touched at most, level and upright."""
BESIDE: Final[Millimetres] = 8.0
"""Half the side of the square within which a side of a wire is touched: it ends where the picture does."""

SIGNS: Final = ("done", "pass")
BORED: Final = (Phase.START, Phase.PLAY)
"""The phases in which all holes are targets and drawn as such."""
POSTED: Final = (*BORED, Phase.POSTED, Phase.WIRED)
"""The phases in which all posts are."""


def targets(state: TaurusState, new: Collection[Hole] = ()) -> tuple[Group, ...]:
    """All that matters now; posts that are `new` stand out."""
    return TARGETS[state.phase](state, new)


def _fields(state: TaurusState, fields: int) -> tuple[Group, ...]:
    return tuple(_field(state, field) for field in bits(fields))


def _field(state: TaurusState, field: Field) -> Group:
    x, y = SCREEN.field(field)
    half = SCREEN.side / 2
    hit = Rect((x - half, y - half), SCREEN.side, SCREEN.side, "hit")
    items = (hit, Circle(standing(SCREEN, state, field), 4.0, "halo"))
    colour = colour_in(state, field)
    title = FIELDS[field]
    if colour is not None:
        title = words.field(field, colour, inside=bool(state.inside >> field & 1))
    return Group(items, f"field:{FIELDS[field]}", title)


@cache
def _quarter(hole: Hole) -> Rect:
    x, y = SCREEN.hole(hole)
    half = SCREEN.quarter
    return Rect((x - half, y - half), 2 * half, 2 * half, "hit")


@cache
def _empty(hole: Hole, under: int) -> Group:
    """A hole without a post; it is not seen if it is `under` a wire."""
    items = (_quarter(hole), _socket(hole), *(() if under else (bore(SCREEN, hole),)))
    return Group(items, f"hole:{HOLES[hole]}", words.empty(hole))


def _socket(hole: Hole) -> Circle:
    return Circle(SCREEN.hole(hole), HALO, "halo-fine")


def _post(state: TaurusState, hole: Hole, hit: Item, new: Collection[Hole]) -> Group:
    shown = wires.post(SCREEN, hole, "dowel-new" if hole in new else "dowel")
    return Group((hit, _socket(hole), *shown), f"hole:{HOLES[hole]}", words.post(state, hole))


def _holes(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    posts, blocked = state.net.posts, state.net.blocked
    return tuple(
        _post(state, hole, _quarter(hole), new) if posts >> hole & 1 else _empty(hole, blocked >> hole & 1)
        for hole in BY_ROWS
    )


BY_ROWS: Final = sorted(range(len(HOLES)), key=lambda hole: SCREEN.hole(hole)[::-1])


def _around(state: TaurusState, hole: Hole) -> Polygon:
    """What is nearer to a post than to others, within its reach."""
    x, y = SCREEN.hole(hole)
    corners: tuple[Point, ...] = tuple(
        (min(max(x + right * REACH, 0.0), SIZE), min(max(y + down * REACH, 0.0), SIZE))
        for right, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    for other in bits(state.net.posts & ~(1 << hole)):
        ox, oy = SCREEN.hole(other)
        if abs(ox - x) < 2 * REACH and abs(oy - y) < 2 * REACH:
            mx, my = (x + ox) / 2, (y + oy) / 2
            corners = clip(corners, (mx, my), (mx + y - oy, my + ox - x), (x, y))
    return Polygon(corners, "hit")


def _posts(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    """Posts and nothing else."""
    there = (hole for hole in BY_ROWS if state.net.posts >> hole & 1)
    return tuple(_post(state, hole, _around(state, hole), new) for hole in there)


def _play(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    signs = (sign("pass", say(PASS.message), _("pass")),) if PASS in state.legal_actions() else ()
    return (*_holes(state, new), *signs)


def _wired(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    return (*_posts(state, new), sign("done", say(DONE.message), _("leave it")))


def sign(touch: str, title: str, word: str) -> Group:
    """Something to do that is no place on the board, in its notch."""
    frame = (Rect((0.4, 0.4), NOTCH - 0.8, NOTCH - 0.8, style, 1.8) for style in ("card", "halo"))
    words = Text((NOTCH / 2, NOTCH / 2 + 1.1), word, 3.2, "text-strong", "middle")
    corner = SIZE - NOTCH
    return Group((Rect((0.0, 0.0), NOTCH, NOTCH, "hit"), *frame, words), touch, title, shift=(corner, corner))


def _sides(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    assert state.wire is not None
    return tuple(_side(state, state.wire, side) for side in sides(state.wire))


def _side(state: TaurusState, pair: int, side: str) -> Group:
    field = field_under(pair)
    assert field is not None
    colour = colour_in(state, field)
    assert colour is not None
    x, y = SCREEN.field(field)
    a, b = (SCREEN.at(spot) for spot in ends(pair))
    square = ((x - BESIDE, y - BESIDE), (x + BESIDE, y - BESIDE), (x + BESIDE, y + BESIDE), (x - BESIDE, y + BESIDE))
    at = beside(SCREEN, field, side, 3.2)
    items = (Polygon(clip(square, a, b, at), "hit"), bulls.bull(colour, 0.8, at), Circle(at, 3.0, "halo"))
    return Group(items, f"side:{side}", words.side(side, field))


def _areas(state: TaurusState, new: Collection[Hole]) -> tuple[Group, ...]:
    """The new area, and all of them together, of which the new one covers a part."""
    assert state.wire is not None
    inner, outer = areas.would_close(state, state.wire)
    rows = (
        ("area:outer", outer, _("Picks by the wires round all areas: {order}")),
        ("area:inner", inner, _("Picks by the wires round this area: {order}")),
    )
    bulls = state.inside.bit_count()
    return tuple(
        Group(
            (Polygon(areas.outline(SCREEN, way), "hit"), Polygon(areas.outline(SCREEN, way), "halo")),
            touch,
            title.format(order=words.names(areas.order(state, way, bulls))),
        )
        for touch, way, title in rows
    )


TARGETS: Final[Mapping[Phase, Callable[[Any, Any], tuple[Group, ...]]]] = {
    Phase.BULLS: lambda state, new: _fields(state, state.waiting),
    Phase.START: _holes,
    Phase.PLAY: _play,
    Phase.POSTED: _posts,
    Phase.WIRED: _wired,
    Phase.SIDE: _sides,
    Phase.AREA: _areas,
    Phase.TAKE: lambda state, new: _fields(state, state.free),
    Phase.OVER: lambda state, new: (),
}
"""By phase. Other holes and fields are told apart by what the rules say of them when touched, so they count too."""
