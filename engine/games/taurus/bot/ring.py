"""Whose wires stand round a gap, in the order in which they would pick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import PAIRS, Hole, Holes, Pair, Pairs
from engine.games.taurus.bot.gaps import Gap
from engine.games.taurus.fence import AROUND, Owners, area, wires

Joined: TypeAlias = "dict[Hole, Holes]"
"""By post: the posts to which a live wire leads."""


class Places(dict[Hole, "dict[Hole, int]"]):
    """By hole: the place of each neighbour, clockwise."""

    def __missing__(self, hole: Hole) -> dict[Hole, int]:
        places = {other: place for place, other in enumerate(AROUND[hole])}
        self[hole] = places
        return places


PLACES: Final = Places()


def joined_by(wires: Pairs) -> Joined:
    """The wires of a mask, post by post."""
    joined: Joined = {}
    for pair in bits(wires):
        join(joined, pair)
    return joined


def join(joined: Joined, pair: Pair) -> None:
    """One wire more."""
    a, b = PAIRS[pair]
    joined[a] = joined.get(a, 0) | 1 << b
    joined[b] = joined.get(b, 0) | 1 << a


def _next(joined: Joined, came: Hole, at: Hole) -> Hole:
    """The sharpest turn to the right."""
    around = PLACES[at]
    place, size = around[came], len(around)
    best, fewest = came, size + 1
    for other in bits(joined[at]):
        steps = (place - around[other]) % size or size
        if steps < fewest:
            best, fewest = other, steps
    return best


def walk(joined: Joined, start: Hole, towards: Hole) -> list[Hole]:
    """As `fence.walk`: the face to the right of the wire from `start` to `towards`, without spurs."""
    way = [towards]
    came, at = start, towards
    while True:
        came, at = at, _next(joined, came, at)
        if (came, at) == (start, towards):
            return way
        if at in way:
            del way[way.index(at) + 1 :]
        else:
            way.append(at)


def paths(joined: Joined, owner: Mapping[Pair, Seat], gap: Gap) -> list[tuple[Owners, bool]]:
    """The owners of the wires from one post of the gap to the other, clockwise, and whether that is from `x` to `y`.

    For the inner fence, then for the outer.
    """
    local = dict(joined)
    join(local, gap.one)
    join(local, gap.other)
    x, y = gap.x, gap.y
    last = y if gap.hole is None else gap.hole
    first = walk(local, last, x)
    second = walk(local, x, last)
    inner, outer = (first, second) if area(first) > 0 else (second, first)
    return [_from_gap(way, owner, gap) for way in (inner, outer[::-1])]


def _from_gap(way: Sequence[Hole], owner: Mapping[Pair, Seat], gap: Gap) -> tuple[Owners, bool]:
    """The owners along a closed way that runs clockwise, the wires of the gap left out."""
    if gap.hole is not None:
        line = _turned(way, gap.hole)[1:]
    else:
        line = _turned(way, gap.x)
        if line[-1] != gap.y:
            line = [*line[1:], gap.x]
    seats = (owner.get(pair) for pair in wires(tuple(line)))
    return tuple(seat for seat in seats if seat is not None), line[0] == gap.x


def _turned(way: Sequence[Hole], first: Hole) -> list[Hole]:
    place = way.index(first)
    return [*way[place:], *way[:place]]


def orders(owners: Owners, forward: bool, gap: Gap, seat: Seat) -> Iterator[tuple[Owners, Pair | None, Pair]]:
    """The orders that a seat may choose from when it closes: the owners, its own wire (or None), the grey one."""
    if gap.hole is None:
        yield owners, None, gap.one
        return
    near, far = (gap.one, gap.other) if forward else (gap.other, gap.one)
    yield (seat, *owners), near, far
    yield (*owners, seat), far, near
