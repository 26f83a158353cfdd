"""Countries as areas: every point of a map belongs to the nearest town's country, with borders as uneven as real ones.

Plane geometry in floating point, done once a map; nothing here decides a rule.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from generator.drawing.geometry import clip
from generator.drawing.scene import Point

Edge: TypeAlias = tuple[Point, Point]
Loop: TypeAlias = tuple[Point, ...]

SAME: Final = 1.0
"""Corners nearer to each other than this are one."""
BEND: Final = 0.16
"""How far the middle of a border may lie beside the straight line, in lengths of it."""
SHORTEST: Final = 14.0
"""Shorter pieces of a border stay straight."""


class Borders(NamedTuple):
    """The outlines of each country, outer before inner, and the lines between two countries."""

    outlines: Mapping[str, tuple[Loop, ...]]
    lines: tuple[Loop, ...]


def borders(width: float, height: float, seeds: Mapping[str, Sequence[Point]]) -> Borders:
    """The countries within a frame; each has all that is nearest to one of its `seeds`."""
    edges = _edges(width, height, seeds)
    # Sorted, for the order of a set is another on another machine, and so would be where an outline begins.
    outer = {name: [edge for edge in sorted(found) if (edge[1], edge[0]) not in found] for name, found in edges.items()}
    within = {edge for found in outer.values() for edge in found}
    shared = sorted((a, b) for a, b in within if a < b and (b, a) in within)
    return Borders(
        {name: tuple(_rough_loop(loop, within) for loop in _loops(found)) for name, found in outer.items()},
        tuple((*_rough(a, b), b) for a, b in shared),
    )


def _edges(width: float, height: float, seeds: Mapping[str, Sequence[Point]]) -> dict[str, set[Edge]]:
    known: list[Point] = []
    every = [seed for several in seeds.values() for seed in several]
    frame = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    return {
        name: {edge for seed in several for edge in _ring([_snapped(p, known) for p in _cell(frame, seed, every)])}
        for name, several in seeds.items()
    }


def _cell(frame: Loop, seed: Point, every: Sequence[Point]) -> Loop:
    """All that is nearer to a seed than to any other."""
    cell = frame
    for other in every:
        if other != seed:
            middle = (seed[0] + other[0]) / 2, (seed[1] + other[1]) / 2
            along = middle[0] - (other[1] - seed[1]), middle[1] + (other[0] - seed[0])
            cell = clip(cell, middle, along, seed)
    return cell


def _snapped(point: Point, known: list[Point]) -> Point:
    """The corner that was met here before, for three cells meet in each."""
    for corner in known:
        if math.dist(point, corner) < SAME:
            return corner
    known.append(point)
    return point


def _ring(corners: Sequence[Point]) -> Iterator[Edge]:
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        if a != b:
            yield a, b


def _loops(edges: Sequence[Edge]) -> list[Loop]:
    """Closed runs made of the edges; where several lie within each other, the largest comes first."""
    ways: dict[Point, list[Point]] = {}
    for a, b in edges:
        ways.setdefault(a, []).append(b)
    found = []
    while ways:
        at = next(iter(ways))
        loop = []
        while at in ways:
            loop.append(at)
            there = ways[at].pop()
            if not ways[at]:
                del ways[at]
            at = there
        found.append(tuple(loop))
    return sorted(found, key=len, reverse=True)


def _rough_loop(loop: Loop, within: set[Edge]) -> Loop:
    """Uneven where another country begins, straight along the frame."""
    return tuple(p for a, b in _ring(loop) for p in (_rough(a, b) if (b, a) in within else (a,)))


def _rough(a: Point, b: Point) -> Loop:
    """From `a` until before `b`; the way back is the same way."""
    if b < a:
        return (a, *reversed(_bent(b, a)))
    return (a, *_bent(a, b))


def _bent(a: Point, b: Point) -> Loop:
    """The points between two, each bent off by what its neighbours' places give."""
    length = math.dist(a, b)
    if length < SHORTEST:
        return ()
    # A text as seed gives the same numbers on every machine.
    off = BEND * (2 * Random(f"{a[0]:.0f} {a[1]:.0f} {b[0]:.0f} {b[1]:.0f}").random() - 1)
    middle = (a[0] + b[0]) / 2 - off * (b[1] - a[1]), (a[1] + b[1]) / 2 + off * (b[0] - a[0])
    return (*_bent(a, middle), middle, *_bent(middle, b))
