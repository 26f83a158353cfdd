"""Pens: fences that are still to be built round bulls, and whose wires would stand round them.

Any two posts of one tree make a pen: the wires between them on one side, and on the other a straight line that is still
to be built. How many wires that takes follows from the fields: a wire leads into a field beside at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import CENTRES, PAIRS, SPOTS, Fields, Hole, Pair, column_row, field_of
from engine.games.taurus.bot.exchange import Market
from engine.games.taurus.bot.gaps import Link
from engine.games.taurus.closing import FEWEST
from engine.games.taurus.fence import pair_of
from engine.games.taurus.geometry import BELOW, fields_below, lines_cross
from engine.games.taurus.geometry import ends as wire_ends

FARTHEST: Final = 4
"""Wires that a pen may still lack."""
PACKED: Final = 8
"""Bits for the number of wires of one seat: the numbers of all seats are packed into one."""
LACKING: Final = (0.0, 0.0, 0.0, 0.5, 0.3)
"""By wires that are still lacking: what a pen is worth, as a part of the worth of its bulls. Pens that lack at most two
wires are gaps, which `Market` values."""


class Lines(dict["tuple[Hole, Hole]", Fields]):
    """By two holes: the fields whose centre is straight below the line between them."""

    def __missing__(self, ends: tuple[Hole, Hole]) -> Fields:
        a, b = ends
        mask = self[a, b] = self[b, a] = fields_below(SPOTS[a], SPOTS[b])
        return mask


LINES: Final = Lines()


def _far(one: int, other: int) -> int:
    (column, row), (x, y) = column_row(one), column_row(other)
    return max(1, abs(column - x) + abs(row - y))


FAR: Final = tuple(tuple(_far(one, other) for other in range(len(CENTRES))) for one in range(len(CENTRES)))
"""By two fields: how many wires lead from a post in one to a post in the other."""


class Pen(NamedTuple):
    """Bulls between two posts that are not joined round them yet."""

    inside: Fields
    value: float
    x: Hole
    y: Hole
    lacking: int


class Pens:
    """The pens of a position, valued for one seat."""

    def __init__(self, market: Market, seat: Seat) -> None:
        self.market, self.seat = market, seat
        self.free, self.below = market.state.free, market.state.net.below
        tally = market.tally
        players = len(market.seats)
        self.weights = [
            sum(tally.wish(each, colour) for each in market.seats) / players if tally.left[colour] else 0.0
            for colour in range(4)
        ]
        self.beside = {post: self._wires(post) for post in market.joined}
        self.counted = {post: self._count(post) for post in market.joined}
        self.cleared: dict[tuple[Hole, Hole], bool] = {}

    def _count(self, start: Hole) -> dict[Hole, int]:
        """By post of the tree: the wires of each seat on the way there, packed."""
        beside = self.beside
        counts, edge = {start: 0}, [start]
        while edge:
            at = edge.pop()
            here = counts[at]
            for other, wire in beside[at]:
                if other not in counts:
                    counts[other] = here + wire
                    edge.append(other)
        return counts

    def _wires(self, post: Hole) -> list[tuple[Hole, int]]:
        """The posts joined to a post, each with its wire, packed; nothing for a grey one."""
        owner = self.market.owner
        seats = ((other, owner.get(pair_of(post, other))) for other in bits(self.market.joined[post]))
        return [(other, 0 if seat is None else 1 << PACKED * seat) for other, seat in seats]

    def pen(self, x: Hole, key: Fields, y: Hole, counts: int) -> Pen | None:
        """The pen between two posts, `x` with a key of its own; None if it holds too few bulls or lacks too much."""
        lacking = FAR[field_of(x)][field_of(y)]
        if not LACKING[lacking] if lacking <= FARTHEST else True:
            return None
        inside = (key ^ self.below[y] ^ LINES[x, y]) & self.free
        if inside.bit_count() < FEWEST:
            return None
        return Pen(inside, LACKING[lacking] * self.share(counts, lacking) * self.worth(inside), x, y, lacking)

    def share(self, counts: int, lacking: int) -> float:
        """The mover's part of the wires beyond the others' average part."""
        numbers = [counts >> PACKED * seat & 255 for seat in self.market.seats]
        mine, total = numbers[self.seat], sum(numbers)
        return (mine - (total - mine) / (len(numbers) - 1)) / (total + lacking - 1)

    def worth(self, inside: Fields) -> float:
        """What the bulls in these fields are worth, in points."""
        bulls = self.market.state.bulls
        return sum(weight * (fields & inside).bit_count() for weight, fields in zip(self.weights, bulls, strict=True))

    def all(self) -> Iterator[Pen]:
        """The pens of the position as it is."""
        for x, counted in self.counted.items():
            for y, counts in counted.items():
                if x < y and (pen := self.pen(x, self.below[x], y, counts)):
                    yield pen

    def opened(self, hole: Hole, link: Link) -> Iterator[Pen]:
        """The pens that come with a new post in a hole, joined by a wire of the seat as the link says."""
        mine = 1 << PACKED * self.seat
        for y, counts in self.counted[link.post].items():
            if pen := self.pen(hole, link.key, y, counts + mine):
                yield pen

    def joined(self, pair: Pair) -> Iterator[Pen]:
        """The pens that come with a live wire of the seat between two trees."""
        a, b = PAIRS[pair]
        mine, shift = 1 << PACKED * self.seat, BELOW[pair] ^ self.below[a] ^ self.below[b]
        others = self.counted[b].items()
        for x, counts in self.counted[a].items():
            key = self.below[x] ^ shift
            for y, more in others:
                if pen := self.pen(x, key, y, counts + more + mine):
                    yield pen

    def clear(self, pen: Pen) -> bool:
        """Whether no wire crosses the line between the two posts of the pen."""
        key = pen.x, pen.y
        is_clear = self.cleared.get(key)
        if is_clear is None:
            line = SPOTS[pen.x], SPOTS[pen.y]
            laid = bits(self.market.state.net.laid)
            is_clear = self.cleared[key] = not any(lines_cross(*line, *wire_ends(pair)) for pair in laid)
        return is_clear

    def promise(self, pens: Iterable[Pen]) -> float:
        """The value of those pens that have no bull in common, the greatest first; below 0 if they are the others'."""
        value, gone = 0.0, 0
        for pen in sorted(pens, key=lambda pen: -abs(pen.value)):
            if not pen.inside & gone and self.clear(pen):
                value += pen.value
                gone |= pen.inside
        return value
