"""The fences as a graph, kept up step by step: which posts are joined, and which bulls a further wire would enclose.

Coloured live wires never close an area, so they make trees. Each post carries the fields that lie straight below the
way to it, joined by "exclusive or" along the tree; for two posts of a tree the difference, with the fields below the
wire between them, is what that wire would enclose. Areas closed before may be in it or not: their bulls are gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.bits import bits
from engine.games.taurus.board import HOLES, NEAR, PAIRS, PAIRS_AT, Fields, Hole, Holes, Pair, Pairs
from engine.games.taurus.geometry import BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER, PAIRS_OVER


class Part(NamedTuple):
    """Posts joined by live wires."""

    posts: Holes
    touching: Pairs
    """Pairs with at least one of the posts."""


class _Net(NamedTuple):
    posts: Holes = 0
    near: Holes = 0
    """Neighbours of posts."""
    one: Pairs = 0
    """Pairs with a post at one end at least."""
    both: Pairs = 0
    """Pairs of posts."""
    over_post: Pairs = 0
    """Pairs whose wire would run over a post."""
    laid: Pairs = 0
    """Pairs joined by a wire, live or dead."""
    live: Pairs = 0
    crossed: Pairs = 0
    """Pairs whose wire would cross a laid one."""
    blocked: Holes = 0
    """Holes under wires."""
    barred: Pairs = 0
    """Pairs with such a hole."""
    joined: Pairs = 0
    """Pairs of posts of one part."""
    parts: tuple[Part, ...] = ()
    below: tuple[Fields, ...] = (0,) * len(HOLES)
    """By post: the fields straight below the way to it from the root of its tree."""


class Net(_Net):
    """Posts and wires. It holds nothing that a position does not say elsewhere, so all nets count as equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Net)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "<net>"

    def enclosed(self, pair: Pair) -> Fields:
        """The fields that a live wire between two joined posts would enclose, areas closed before left aside.

        A bull exactly under the wire counts as standing above it.
        """
        a, b = PAIRS[pair]
        return self.below[a] ^ self.below[b] ^ BELOW[pair]

    def part_of(self, post: Hole) -> Part:
        """The part that a post belongs to; a post without a live wire is one by itself."""
        for part in self.parts:
            if part.posts >> post & 1:
                return part
        return Part(1 << post, PAIRS_AT[post])

    def with_post(self, hole: Hole) -> Net:
        """One post more."""
        at = PAIRS_AT[hole]
        return self._replace(
            posts=self.posts | 1 << hole,
            near=self.near | NEAR[hole],
            one=self.one | at,
            both=self.both | (self.one & at),
            over_post=self.over_post | PAIRS_OVER[hole],
        )

    def with_dead(self, pair: Pair) -> Net:
        """One wire more that lies across another: it joins nothing."""
        blocked, barred = self._under(pair)
        return self._replace(
            laid=self.laid | 1 << pair, crossed=self.crossed | CROSSING[pair], blocked=blocked, barred=barred
        )

    def with_live(self, pair: Pair, bulls_below: Fields = 0) -> Net:
        """One wire more; `bulls_below` is the field under it if its bull was moved below."""
        a, b = PAIRS[pair]
        blocked, barred = self._under(pair)
        one, other = self.part_of(a), self.part_of(b)
        parts, joined, below = self.parts, self.joined, self.below
        if one != other:
            joined |= one.touching & other.touching
            both = Part(one.posts | other.posts, one.touching | other.touching)
            parts = (*(part for part in parts if part not in (one, other)), both)
            between = below[a] ^ below[b] ^ BELOW[pair] ^ bulls_below
            smaller = min(one, other, key=lambda part: part.posts.bit_count())
            below = self._shifted(smaller.posts, between) if between else below
        return self._replace(
            laid=self.laid | 1 << pair,
            live=self.live | 1 << pair,
            crossed=self.crossed | CROSSING[pair],
            blocked=blocked,
            barred=barred,
            joined=joined,
            parts=parts,
            below=below,
        )

    def _under(self, pair: Pair) -> tuple[Holes, Pairs]:
        blocked, barred = self.blocked, self.barred
        for hole in bits(HOLES_UNDER[pair]):
            blocked |= 1 << hole
            barred |= PAIRS_AT[hole]
        return blocked, barred

    def _shifted(self, posts: Holes, by: Fields) -> tuple[Fields, ...]:
        below = list(self.below)
        for post in bits(posts):
            below[post] ^= by
        return tuple(below)


def net_of(posts: Holes, wires: Iterable[Pair], dead: Pairs, lowered: Fields) -> Net:
    """The net of these posts and wires; of live ones the coloured must come first.

    `lowered` are the fields whose bulls were moved below the wire over them.
    """
    net = Net()
    for post in bits(posts):
        net = net.with_post(post)
    for pair in wires:
        net = net.with_dead(pair) if dead >> pair & 1 else net.with_live(pair, FIELD_UNDER[pair] & lowered)
    return net
