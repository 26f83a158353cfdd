"""What the players settle beforehand, and what the rules leave open."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.games.taurus.ground import OF_LENGTH, Length, Pair, Pairs

Stock: TypeAlias = tuple[int, int, int]
"""Wires by length: short, medium, long."""

POSTS: Final = 48
FEWEST: Final = 3
"""Bulls that a closed fence must surround (rules, Fence building)."""
EACH_COLOUR: Final = 12
POINTS: Final = tuple(number * (number + 1) // 2 for number in range(EACH_COLOUR + 1))
"""By bulls of one colour: 0, 1, 3, 6, ... 78 (rules, Scoring)."""


class Options(NamedTuple):
    """What the players have settled; the values are those of `game.Taurus.options`."""

    lengths: str = "three"
    first: str = "short"
    crossing: str = "later"
    heads: str = "thirds"
    areas: str = "choice"


class Kit(NamedTuple):
    """The wires of one colour, and which pairs take which of them."""

    stock: Stock
    pairs: tuple[Pairs, Pairs, Pairs]

    def length(self, pair: Pair) -> Length:
        """Which of the wires a pair takes."""
        return next(length for length, pairs in enumerate(self.pairs) if pairs >> pair & 1)

    def within(self, stock: Stock) -> Pairs:
        """The pairs for which there is a wire."""
        return sum(pairs for pairs, number in zip(self.pairs, stock, strict=True) if number)


KITS: Final = {
    "three": Kit((8, 8, 4), (OF_LENGTH[0], OF_LENGTH[1], OF_LENGTH[2])),
    "one": Kit((20, 0, 0), (OF_LENGTH[0] | OF_LENGTH[1] | OF_LENGTH[2], 0, 0)),
}
"""By the option `lengths`: 20 wires of a colour, in three lengths by the share of pairs (our reading), or in one."""
