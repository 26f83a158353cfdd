"""One field, for screen and paper alike: posts, fences, bulls, isolated regions and the edge that bulls can reach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.games.raging_bulls.board import POSTS, SIZE, Cell, Fence, Post, column_row, post_point
from engine.games.raging_bulls.state import Field
from engine.message import unchanged as msgid
from generator.drawing.geometry import clip
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.language import gettext as _

SPAN: Final = SIZE + 1
"""Grid units from side to side."""
NUMBER_SHIFT: Final = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}
PEGS: Final = ("peg", "peg-once", "peg-twice")
BULL: Final = msgid("Bull at column {column} row {row}")
ISOLATED: Final = msgid("Bull at column {column} row {row}, isolated")
OPEN: Final = msgid("Bull at column {column} row {row}, can still reach the edge")
TOGETHER: Final = msgid("Bull at column {column} row {row}, enclosed together with others")
PEG_WORDS: Final = (
    msgid("Post {post}, unused"),
    msgid("Post {post}, fence {fences}, used once"),
    msgid("Post {post}, fences {fences}, used twice"),
)


class Plan(NamedTuple):
    """Where a field lies: `unit` mm a grid step, inside a rim for the posts' numbers."""

    unit: Millimetres
    rim: Millimetres

    @property
    def size(self) -> Millimetres:
        """The side of the whole picture."""
        return SPAN * self.unit + 2 * self.rim

    def at(self, x: float, y: float) -> Point:
        """A grid point in millimetres."""
        return self.rim + x * self.unit, self.rim + y * self.unit

    def post(self, post: Post) -> Point:
        """Where a post stands."""
        return self.at(*post_point(post))

    def cell(self, cell: Cell) -> Point:
        """Where a bull stands."""
        return self.at(*column_row(cell))


def ground(plan: Plan) -> tuple[Item, ...]:
    """The meadow with its rows and columns."""
    side = SPAN * plan.unit
    lines = [
        line
        for step in range(1, SPAN)
        for line in (
            Line(plan.at(step, 0), plan.at(step, SPAN), "grid"),
            Line(plan.at(0, step), plan.at(SPAN, step), "grid"),
        )
    ]
    return (Rect(plan.at(0, 0), side, side, "ground"), *lines)


def region(plan: Plan, fences: Iterable[Fence], cell: Cell) -> tuple[Point, ...]:
    """The corners of the piece of the field in which a bull stands."""
    corners: tuple[Point, ...] = (plan.at(0, 0), plan.at(SPAN, 0), plan.at(SPAN, SPAN), plan.at(0, SPAN))
    for fence in fences:
        corners = clip(corners, plan.post(fence.a), plan.post(fence.b), plan.cell(cell))
    return corners


def regions(plan: Plan, field: Field, style: str = "area-won") -> tuple[Item, ...]:
    """The regions of the isolated bulls."""
    return tuple(
        Polygon(region(plan, field.fences, bull), style)
        for bull, isolated in zip(field.bulls, field.isolated, strict=True)
        if isolated
    )


def perimeter(plan: Plan, field: Field) -> tuple[Item, ...]:
    """The edge from post to post; once there are fences, the stretches that some bull can still reach are dotted."""
    reached = 0
    for arcs in field.arcs:
        reached |= arcs
    return tuple(
        Polyline(_arc(plan, arc), "edge-open" if field.fences and reached >> arc & 1 else "edge")
        for arc in range(len(POSTS))
    )


def _arc(plan: Plan, arc: int) -> tuple[Point, ...]:
    """From a post to the next one clockwise, round the corner if there is one between."""
    here, there = post_point(arc), post_point((arc + 1) % len(POSTS))
    if here[0] == there[0] or here[1] == there[1]:
        return plan.at(*here), plan.at(*there)
    corner = (here[0] if here[0] % SPAN == 0 else there[0], here[1] if here[1] % SPAN == 0 else there[1])
    return plan.at(*here), plan.at(*corner), plan.at(*there)


def bars(plan: Plan, fences: Iterable[Fence], style: str = "bar") -> tuple[Item, ...]:
    """Fences as straight lines from post to post."""
    return tuple(Line(plan.post(fence.a), plan.post(fence.b), style) for fence in fences)


def bull(plan: Plan, cell: Cell, *, isolated: bool = False, words: str = BULL) -> Group:
    """A bull's head from above: a disc with two horns; isolated bulls are rings with a core.

    The disc is smaller than the least distance at which a fence can pass, 0.116 of a grid step: a fence that touches it
    is over the crossing. `words` is the title, with places for column and row.
    """
    size = plan.unit
    x, y = plan.cell(cell)
    horns = tuple(
        Polyline(
            (
                (x + way * size * 0.09, y - size * 0.07),
                (x + way * size * 0.19, y - size * 0.12),
                (x + way * size * 0.19, y - size * 0.23),
            ),
            "line-strong",
        )
        for way in (-1, 1)
    )
    disc = Circle((x, y), size * 0.1, "piece-done" if isolated else "piece")
    core: tuple[Item, ...] = (Circle((x, y), size * 0.045, "piece-core"),) if isolated else ()
    column, row = column_row(cell)
    return Group((*horns, disc, *core), title=_(words).format(column=column, row=row), layer=f"bull-{column}-{row}")


def bulls(plan: Plan, field: Field) -> tuple[Item, ...]:
    """All bulls of a field."""
    return tuple(
        bull(plan, cell, isolated=done, words=ISOLATED if done else OPEN if arcs else TOGETHER)
        for cell, done, arcs in zip(field.bulls, field.isolated, field.arcs, strict=True)
    )


def uses(field: Field, post: Post) -> int:
    """How often a post has been used, 0 to 2."""
    return (field.used >> post & 1) + (field.full >> post & 1)


def posts(plan: Plan, field: Field, *, touchable: bool = True) -> tuple[Item, ...]:
    """The 24 numbered posts; on the screen each can be touched."""
    return tuple(_post(plan, field, post, touchable) for post in range(len(POSTS)))


def _post(plan: Plan, field: Field, post: Post, touchable: bool) -> Group:
    used = uses(field, post)
    name, (x, y) = POSTS[post], plan.post(post)
    across, down = NUMBER_SHIFT[name[0]]
    reach, size = plan.rim * 0.62, plan.unit * 0.3
    number = Text((x + across * reach, y + down * reach + size * 0.34), name[1], size, "number", "middle")
    peg = Circle((x, y), plan.unit * 0.16, PEGS[used])
    if not touchable:
        return Group((peg, number))
    outward = plan.rim * 0.12
    hit = Circle((x + across * outward, y + down * outward), plan.unit / 2, "hit")
    halo = Circle((x, y), plan.unit * 0.27, "halo")
    fences = ", ".join(str(fence) for fence in field.fences if fence.posts >> post & 1)
    title = _(PEG_WORDS[used]).format(post=name, fences=fences)
    return Group((hit, halo, peg, number), f"post:{name}", title)


def crossings(plan: Plan, cells: Sequence[Cell]) -> tuple[Item, ...]:
    """Crossings that can be touched to place or take a bull."""
    return tuple(_crossing(plan, cell) for cell in cells)


def _crossing(plan: Plan, cell: Cell) -> Group:
    column, row = column_row(cell)
    at = plan.cell(cell)
    items = (Circle(at, plan.unit * 0.46, "hit"), Circle(at, plan.unit * 0.3, "halo"))
    title = _("Column {column} row {row}").format(column=column, row=row)
    return Group(items, f"cell:{column},{row}", title)


def newly_isolated(before: Field, after: Field) -> tuple[Cell, ...]:
    """The bulls that are isolated after, and were not before."""
    return tuple(
        cell for cell, was, now in zip(before.bulls, before.isolated, after.isolated, strict=True) if now and not was
    )
