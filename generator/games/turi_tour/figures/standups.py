"""Figures to cut and fold, each with something on it that a finger tells apart: what the rules say of its animal.

A figure is flat: its front below a fold, its far side above it, drawn so that they match when it is folded away.
Tongues reach over the fold; cut out, they stay upright. Half a base is bent out at the foot of either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from engine.games.turi_tour.animals import KINDS, Kind
from engine.message import unchanged as msgid
from generator.drawing.scene import Circle, Group, Item, Line, Millimetres, Point, Polygon, Polyline, Rect
from generator.games.turi_tour.figures.enlarged import changed, enlarged
from generator.games.turi_tour.figures.printed import BASE

Way: TypeAlias = tuple[Point, ...]
STEPS: Final = 24
"""Of half a base's edge."""


class Net(NamedTuple):
    """How a figure is cut, in the units of its drawing, of which `scale` mm make one.

    `left` and `right` are its sides from the fold down to the foot, the first point on the fold and the last on the
    foot; `tongues` are cut open lines over the fold; `gaps` are cut out below it; `slits` are single cuts, on both
    sides of the fold.
    """

    scale: float
    left: Way
    right: Way
    tongues: tuple[Way, ...] = ()
    gaps: tuple[Way, ...] = ()
    slits: tuple[Way, ...] = ()

    @property
    def fold(self) -> float:
        """Where the fold is."""
        return self.left[0][1]

    @property
    def foot(self) -> float:
        """Where the figure stands."""
        return self.left[-1][1]

    @property
    def high(self) -> Millimetres:
        """From the foot to the fold."""
        return (self.foot - self.fold) * self.scale


def _fringe() -> tuple[Way, ...]:
    return tuple(((-6.0, y / 10), (-3.4, y / 10)) for y in range(-30, 5, 5))


NETS: Final[Mapping[str, Net]] = {
    "chicken": Net(
        4.7,
        ((-6.0, -3.75), (-6.0, 0.5), (-3.0, 0.5), (-2.2, 1.3), (-1.1, 1.3), (-1.1, 2.2)),
        ((3.6, -3.75), (3.6, -1.5), (2.4, 0.6), (1.2, 1.3), (1.2, 2.2)),
        tongues=(((1.0, -3.75), (1.1, -4.5), (1.7, -4.0), (2.2, -4.5), (2.6, -3.75)),),
        slits=_fringe(),
    ),
    "cow": Net(
        5.3,
        ((-4.4, -2.05), (-4.4, 1.0), (-3.4, 1.0), (-3.4, 2.2)),
        ((4.25, -2.05), (4.25, 1.0), (2.1, 1.0), (2.1, 2.2)),
    ),
    "horse": Net(
        5.4,
        ((-3.9, -2.25), (-3.9, 1.3), (-3.3, 1.3), (-2.7, 0.6), (-2.7, 2.6)),
        ((2.6, -2.25), (2.6, 0.0), (1.9, 0.0), (1.9, 2.6)),
        tongues=(((0.1, -2.25), (0.9, -5.1), (2.0, -5.3), (4.2, -4.0), (3.8, -2.8), (2.5, -3.2), (2.2, -2.25)),),
        gaps=(((-0.9, 2.6), (-0.9, 0.0), (0.1, 0.0), (0.1, 2.6)),),
    ),
    "pig": Net(
        4.1,
        ((-3.3, -2.5), (-4.1, -1.6), (-4.1, 1.0), (-3.0, 2.2)),
        ((2.9, -2.5), (3.7, -1.6), (3.7, 1.0), (2.6, 2.2)),
    ),
    "rabbit": Net(
        5.2,
        ((-1.2, -2.45), (-2.4, -1.2), (-3.0, 0.4), (-3.0, 2.5)),
        ((2.7, -2.45), (2.7, -0.3), (2.0, 1.0), (2.0, 2.5)),
        tongues=(
            ((0.0, -2.45), (0.0, -4.9), (0.3, -5.25), (0.8, -5.25), (1.1, -4.9), (1.1, -2.45)),
            ((1.25, -2.45), (1.25, -5.1), (1.55, -5.45), (2.05, -5.45), (2.35, -5.1), (2.35, -2.45)),
        ),
    ),
    "sheep": Net(
        4.9,
        ((-2.3, -3.15), (-3.3, -2.3), (-3.6, -0.6), (-3.2, 1.0), (-2.3, 1.6), (-2.3, 2.2)),
        ((2.5, -3.15), (3.5, -2.3), (3.7, -0.8), (2.6, 1.0), (1.9, 1.6), (1.9, 2.2)),
    ),
    "farmer": Net(
        6.2,
        ((-1.2, -5.05), (-1.2, -3.9), (-2.5, -3.9), (-2.5, -2.9), (-1.3, -2.9), (-1.3, -2.0), (-2.6, -1.2),
         (-2.6, 0.7), (-1.8, 0.7), (-1.8, 2.55)),
        ((1.2, -5.05), (1.2, -3.9), (2.5, -3.9), (2.5, -2.9), (1.3, -2.9), (1.3, -2.0), (2.6, -1.2),
         (2.6, 0.7), (1.8, 0.7), (1.8, 2.55)),
    ),
}  # fmt: skip
MARKS: Final[Mapping[str, str]] = {
    "chicken": msgid("Cut the tail into a fringe along the short lines and ruffle it; the comb stays up."),
    "cow": msgid("Glue a match along the fold: nobody else has so long and straight a back."),
    "horse": msgid("Cut round neck and head and between the legs: the neck stays up, and the legs are long."),
    "pig": msgid("Small, with short legs: nothing is cut out, its corners are round."),
    "rabbit": msgid("Cut round the ears, but not at the fold: they stay up."),
    "sheep": msgid("Glue cotton wool into the rings, or paper that you have crumpled small."),
    "farmer": msgid("Tall and upright. Cut round the hat: its brim stands out on both sides."),
}
"""By kind: what makes it what it is for a finger."""
WOOL: Final = (Circle((-0.5, -0.75), 2.0, "frame-fine"), Circle((-0.5, -0.75), 1.85, "frame-fine"))
LOWERED: Final[Mapping[str, tuple[float, float]]] = {"cow": (1.75, 1.05)}
"""A head that would rise above the fold: what lies so far to the right is drawn so much lower."""


def standup(kind: Kind) -> Group:
    """A figure to cut out, round the middle of its fold; above it the far side."""
    net = NETS[KINDS[kind]]
    near = _picture(kind, net)
    far = changed([item for item in near if _top(item) >= 0.0], _over)
    near_cuts = tuple(_cuts(net))
    far_cuts = changed(near_cuts, _over)
    tongues = tuple(Polygon(_sized(way, net), "spotted") for way in net.tongues)
    edges = tuple(Polyline(way.points, "line") for way in tongues)
    # What a tongue is cut from is cut round it, not through it: it lies over the far side's lines too.
    return Group((*far, *far_cuts, *tongues, *near, *near_cuts, *edges, *_folds(net)), layer="standup")


def extent(kind: Kind) -> tuple[Millimetres, Millimetres]:
    """How far a figure to cut out reaches to the left (negative) and to the right, lines not counted."""
    net = NETS[KINDS[kind]]
    tongues = [point for way in net.tongues for point in _sized(way, net)]
    points = [*tongues, *(point for item in (*_picture(kind, net), *_cuts(net)) for point in _points(item))]
    return min(x for x, _y in points), max(x for x, _y in points)


def base() -> tuple[Item, ...]:
    """What a figure is glued on, round the origin, with the line on which its fold at the foot comes to lie."""
    half = BASE / 2
    return (Circle((0.0, 0.0), half, "line"), Line((-half, 0.0), (half, 0.0), "fold"))


def _picture(kind: Kind, net: Net) -> tuple[Item, ...]:
    """The near side, its feet on the foot's line."""
    items = enlarged(kind, net.scale)
    right, down = LOWERED.get(KINDS[kind], (0.0, 0.0))
    if down:
        head = [item for item in items if _left(item) > right * net.scale]
        body = [item for item in items if item not in head]
        items = (*body, *changed(head, lambda point: (point[0], point[1] + down * net.scale)))
    lifted = changed(items, lambda point: (point[0], point[1] - net.fold * net.scale))
    return (*lifted, *_wool(net)) if KINDS[kind] == "sheep" else lifted


def _wool(net: Net) -> Iterator[Circle]:
    for ring in WOOL:
        (middle,) = _sized((ring.centre,), net)
        yield Circle(middle, ring.radius * net.scale, ring.style)


def _over(point: Point) -> Point:
    """The same place on the far side."""
    return point[0], -point[1]


def _sized(way: Way, net: Net) -> Way:
    """From units of the drawing to millimetres from the fold."""
    return tuple((x * net.scale, (y - net.fold) * net.scale) for x, y in way)


def _points(item: Item) -> Way:
    """Points whose hull holds a shape."""
    if isinstance(item, Circle):
        (x, y), r = item.centre, item.radius
        return (x - r, y - r), (x + r, y + r)
    if isinstance(item, Rect):
        x, y = item.corner
        return item.corner, (x + item.width, y + item.height)
    assert isinstance(item, Polygon | Polyline | Line)
    return (item.a, item.b) if isinstance(item, Line) else item.points


def _top(item: Item) -> Millimetres:
    return min(y for _x, y in _points(item))


def _left(item: Item) -> Millimetres:
    return min(x for x, _y in _points(item))


def _cuts(net: Net) -> Iterator[Polyline]:
    """Every line to cut on the near side; the far one has the same."""
    half = BASE / 2
    round_ = tuple(
        (half * cos(step * pi / STEPS), net.high + half * sin(step * pi / STEPS)) for step in range(STEPS + 1)
    )
    both = [round_, *(_sized(way, net) for way in (net.left, net.right, *net.gaps, *net.slits))]
    both += [((start, net.high), (end, net.high)) for start, end in _foot_cuts(net)]
    for way in both:
        yield Polyline(way, "line")


def _folds(net: Net) -> Iterator[Line]:
    """Every line to fold: over the back, but not at tongues, and at the foot of both sides."""
    roots = [
        (min(x for x, _y in way[:: len(way) - 1]), max(x for x, _y in way[:: len(way) - 1])) for way in net.tongues
    ]
    for start, end in _without((net.left[0][0], net.right[0][0]), roots):
        yield Line((start * net.scale, 0.0), (end * net.scale, 0.0), "line-dashed")
    for start, end in _soles(net):
        for side in (1, -1):
            inner = max(start, -BASE / 2), min(end, BASE / 2)
            yield Line((inner[0], side * net.high), (inner[1], side * net.high), "line-dashed")


def _soles(net: Net) -> list[tuple[Millimetres, Millimetres]]:
    """Where the figure meets its foot's line."""
    gaps = [(way[0][0], way[-1][0]) for way in net.gaps]
    return [(start * net.scale, end * net.scale) for start, end in _without((net.left[-1][0], net.right[-1][0]), gaps)]


def _foot_cuts(net: Net) -> list[tuple[Millimetres, Millimetres]]:
    """Of the foot's line: where there is a figure without a base, or a base without a figure."""
    half, soles = BASE / 2, _soles(net)
    beyond = [part for sole in soles for part in _without(sole, [(-half, half)])]
    return [*_without((-half, half), soles), *beyond]


def _without(whole: tuple[float, float], holes: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What is left of a stretch."""
    start, end = whole
    marks = [start, *(mark for hole in sorted(holes) for mark in hole), end]
    pairs = zip(marks[::2], marks[1::2], strict=True)
    return [(max(a, start), min(b, end)) for a, b in pairs if max(a, start) < min(b, end)]
