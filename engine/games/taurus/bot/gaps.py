"""Gaps: places where one turn closes an area, and those that a further post would open.

A gap is a grey wire between two posts of one tree, or an empty hole with two posts of one tree beside it: a new post
there, with an own wire to one of them and a grey wire to the other, closes. Gaps are open to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.bits import bits
from engine.games.taurus.board import ALL_PAIRS, PAIRS, Fields, Hole, Holes, Pair, Pairs
from engine.games.taurus.closing import FEWEST
from engine.games.taurus.geometry import BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER, PAIRS_OVER
from engine.games.taurus.net import Net


def _ways() -> tuple[tuple[tuple[Hole, Pair], ...], ...]:
    ways: list[list[tuple[Hole, Pair]]] = [[] for _ in range(192)]
    for pair, (a, b) in enumerate(PAIRS):
        ways[a].append((b, pair))
        ways[b].append((a, pair))
    return tuple(map(tuple, ways))


WAYS: Final = _ways()
"""By hole: every neighbour, and the pair that the two make."""


class Link(NamedTuple):
    """A live wire that could join an empty hole to a post."""

    post: Hole
    pair: Pair
    key: Fields
    """The fields straight below the way to the hole from the root of the post's tree; see `Net`."""
    under: Fields
    """The bull exactly under the wire, which may be moved to either side."""


class Gap(NamedTuple):
    """A way to close in one turn. The area lies between `x` and `y`, two posts of one tree."""

    inside: Fields
    """The bulls, with those under its wires."""
    way: Fields
    """All fields between the two posts, areas closed before left aside: with `x` and `y` it tells fences apart."""
    hole: Hole | None
    """Where the new post goes; None if a grey wire from `x` to `y` is enough."""
    x: Hole
    y: Hole
    one: Pair
    """From the new post to `x`, or from `x` to `y`."""
    other: Pair
    """From the new post to `y`, or the same."""


class Change(NamedTuple):
    """What a turn makes impossible: the pairs that its wire and its post block, and the holes that they take."""

    pairs: Pairs
    holes: Holes

    def spoils(self, gap: Gap) -> bool:
        """Whether a gap is no longer open in the same way."""
        if (self.pairs >> gap.one | self.pairs >> gap.other) & 1:
            return True
        return gap.hole is not None and bool(self.holes >> gap.hole & 1)


def change(pair: Pair, hole: Hole | None = None) -> Change:
    """The change that comes with a wire, and with the post in `hole` if that is new."""
    pairs, holes = CROSSING[pair] | 1 << pair, HOLES_UNDER[pair]
    return Change(pairs, holes) if hole is None else Change(pairs | PAIRS_OVER[hole], holes | 1 << hole)


class Survey:
    """What may be joined and closed on a board, looked up once and then asked for many turns."""

    def __init__(self, net: Net, free: Fields, posts_left: bool = True) -> None:
        self.net, self.free = net, free
        self.clear: Pairs = ALL_PAIRS & ~(net.crossed | net.over_post | net.laid)
        self.part_of = {post: place for place, part in enumerate(net.parts) for post in bits(part.posts)}
        self.links: dict[Hole, dict[int, list[Link]]] = {}
        if posts_left:
            self._look()

    def _look(self) -> None:
        net, clear, free = self.net, self.clear, self.free
        taken = net.posts | net.blocked
        for post, place in self.part_of.items():
            key = net.below[post]
            for hole, pair in WAYS[post]:
                if not taken >> hole & 1 and clear >> pair & 1:
                    link = Link(post, pair, key ^ BELOW[pair], FIELD_UNDER[pair] & free)
                    self.links.setdefault(hole, {}).setdefault(place, []).append(link)

    def gaps(self) -> list[Gap]:
        """All gaps that are open."""
        gaps = list(self._between())
        for hole, by_part in self.links.items():
            for links in by_part.values():
                gaps += self._through(hole, links)
        return gaps

    def _between(self) -> Iterator[Gap]:
        net = self.net
        for pair in bits(net.both & net.joined & self.clear):
            way = net.enclosed(pair)
            inside = (way | FIELD_UNDER[pair]) & self.free
            if inside.bit_count() >= FEWEST:
                yield Gap(inside, way, None, *PAIRS[pair], pair, pair)

    def _through(self, hole: Hole, links: list[Link]) -> Iterator[Gap]:
        free = self.free
        for a, b in combinations(links, 2):
            way = a.key ^ b.key
            inside = way & free | a.under | b.under
            if inside.bit_count() >= FEWEST:
                yield Gap(inside, way, hole, a.post, b.post, a.pair, b.pair)

    def joined(self, pair: Pair) -> list[Gap]:
        """The gaps that a live wire between two trees opens."""
        a, b = PAIRS[pair]
        one, other = self.part_of.get(a), self.part_of.get(b)
        if one is None or other is None:
            return []
        net, free, gaps = self.net, self.free, []
        shift = BELOW[pair] ^ net.below[a] ^ net.below[b]
        clear = self.clear & ~change(pair).pairs
        across = net.parts[one].touching & net.parts[other].touching & net.both & clear
        for closing in bits(across):
            way = net.enclosed(closing) ^ shift
            inside = (way | FIELD_UNDER[closing]) & free
            if inside.bit_count() >= FEWEST:
                gaps.append(Gap(inside, way, None, *PAIRS[closing], closing, closing))
        for hole, by_part in self.links.items():
            if one in by_part and other in by_part:
                gaps += self._joining(hole, by_part[one], by_part[other], shift, clear)
        return gaps

    def _joining(self, hole: Hole, ones: list[Link], others: list[Link], shift: Fields, clear: Pairs) -> Iterator[Gap]:
        for a, b in product(ones, others):
            way = a.key ^ b.key ^ shift
            inside = way & self.free | a.under | b.under
            if inside.bit_count() >= FEWEST and clear >> a.pair & 1 and clear >> b.pair & 1:
                yield Gap(inside, way, hole, a.post, b.post, a.pair, b.pair)

    def opened(self, hole: Hole, link: Link) -> list[Gap]:
        """The gaps that a new post in `hole` opens when it is joined by a live wire, as `link` says."""
        part = self.part_of[link.post]
        gaps = []
        for other in self.links[hole][part]:
            way = link.key ^ other.key
            inside = way & self.free | other.under
            if other is not link and inside.bit_count() >= FEWEST:
                gaps.append(Gap(inside, way, None, hole, other.post, other.pair, other.pair))
        return gaps + self._beyond(hole, link, part)

    def _beyond(self, hole: Hole, link: Link, part: int) -> list[Gap]:
        """The gaps through one more new post, beside the one in `hole`."""
        free, links, gaps = self.free, self.links, []
        clear = self.clear
        for beside, pair in WAYS[hole]:
            others = links.get(beside)
            if others is None or part not in others or not clear >> pair & 1:
                continue
            key, under = link.key ^ BELOW[pair], FIELD_UNDER[pair] & free
            for other in others[part]:
                way = key ^ other.key
                inside = way & free | other.under | under
                if inside.bit_count() >= FEWEST:
                    gaps.append(Gap(inside, way, beside, hole, other.post, pair, other.pair))
        if not gaps:
            return gaps
        spoilt = change(link.pair, hole)
        return [gap for gap in gaps if not spoilt.spoils(gap)]
