"""The faces of the oracle: the planar graph of live wires, walked half-edge by half-edge.

x grows to the right and y downwards, as on the page, so a positive area means clockwise.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cache, cmp_to_key, lru_cache
from typing import NamedTuple

from tests.engine.games.taurus.oracle_ground import NEIGHBOURS, Hole, Point, Wire, point, wire


class Cycles(NamedTuple):
    """The posts of the inner cycle, and the wires of the inner and of the outer one, clockwise from behind the grey."""

    posts: tuple[Hole, ...]
    inner: list[Wire]
    outer: list[Wire]


@lru_cache(99)
def parts(wires: frozenset[Wire]) -> dict[Hole, set[Hole]]:
    """The posts to which a way of wires leads, from each post that has a wire."""
    reached: dict[Hole, set[Hole]] = {}
    for one, other in wires:
        together = reached.get(one, {one}) | reached.get(other, {other})
        reached.update(dict.fromkeys(together, together))
    return reached


def joined(one: Hole, other: Hole, wires: Collection[Wire]) -> bool:
    """Whether a way of wires leads from one post to the other."""
    return other in parts(frozenset(wires)).get(one, {one})


def lower(dx: Fraction, dy: Fraction) -> bool:
    """Whether this is a direction downwards, or exactly to the right."""
    return dy > 0 or (dy == 0 and dx > 0)


@cache
def ring(post: Hole) -> list[Hole]:
    """The holes to which a wire could run from here, clockwise as seen."""
    x, y = point(post)

    def compare(one: Hole, other: Hole) -> int:
        (x1, y1), (x2, y2) = point(one), point(other)
        if lower(x1 - x, y1 - y) != lower(x2 - x, y2 - y):
            return -1 if lower(x1 - x, y1 - y) else 1
        turn = (x1 - x) * (y2 - y) - (y1 - y) * (x2 - x)
        return (turn < 0) - (turn > 0)

    return sorted(NEIGHBOURS[post], key=cmp_to_key(compare))


def around(post: Hole, wires: Collection[Wire]) -> list[Hole]:
    """The other ends of the wires at a post, clockwise as seen."""
    return [other for other in ring(post) if wire(post, other) in wires]


def walk(start: Hole, towards: Hole, wires: Collection[Wire]) -> list[Hole]:
    """The posts along the face to the right of the half-edge, from its start until it comes round to it again."""
    posts, here, ahead = [start], start, towards
    while True:
        others = around(ahead, wires)
        here, ahead = ahead, others[others.index(here) - 1]
        if (here, ahead) == (start, towards):
            return posts
        posts.append(here)


def without_spurs(posts: Sequence[Hole]) -> list[Hole]:
    """The cycle through the first half-edge of a walk: whatever hangs on at one post is cut off."""
    cycle: list[Hole] = []
    for post in [*posts[1:], posts[0]]:
        if post in cycle:
            del cycle[cycle.index(post) + 1 :]
        else:
            cycle.append(post)
    return [cycle[-1], *cycle[:-1]]


def area(posts: Sequence[Hole]) -> Fraction:
    """The area inside a cycle of posts, positive if it runs clockwise."""
    places = [point(post) for post in posts]
    ends = zip(places, [*places[1:], places[0]], strict=True)
    return sum((x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in ends), Fraction(0)) / 2


def wires_along(posts: Sequence[Hole]) -> list[Wire]:
    """The wires of a cycle of posts, in its order."""
    return [wire(one, other) for one, other in zip(posts, [*posts[1:], posts[0]], strict=True)]


@cache
def inside(place: Point, posts: tuple[Hole, ...]) -> bool:
    """Whether a point that is on no wire lies inside a cycle, by counting the wires to the right of it."""
    x, y = place
    wires_right = 0
    for one, other in wires_along(posts):
        (x1, y1), (x2, y2) = point(one), point(other)
        if (y1 > y) != (y2 > y):
            wires_right += x1 + (y - y1) / (y2 - y1) * (x2 - x1) > x
    return wires_right % 2 == 1


def clockwise_cycles(grey: Wire, wires: Collection[Wire]) -> Cycles:
    """What a grey wire closes among live wires."""
    together = parts(frozenset(wires))[grey[0]]
    return cycles(grey, frozenset(pair for pair in wires if pair[0] in together))


@lru_cache(9_999)
def cycles(grey: Wire, wires: frozenset[Wire]) -> Cycles:
    """The same where all wires hang together."""
    graph = {*wires, grey}
    ways = [without_spurs(walk(*grey, graph)), without_spurs(walk(grey[1], grey[0], graph))]
    inner, outer = sorted(ways, key=area, reverse=True)
    assert area(inner) > 0
    return Cycles(tuple(inner), wires_along(inner)[1:], wires_along(outer)[:0:-1])
