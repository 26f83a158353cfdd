"""Which holes would complete a line, looked up in tables of masks: the search asks this a hundred times a position.

An entry is worked out when it is first asked for. `key` is the mask of a colour with the mask of white above it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.games.tau.board import HOLES, LINES, HoleMask

Key: TypeAlias = int
WHITE_FROM: Final = len(HOLES)
"""The first bit of white in a key."""
MOST_ENTRIES: Final = 100_000
"""Then a table begins anew: some 15 MB."""


class Completing(NamedTuple):
    """The holes in which a cap would make a line of three."""

    by_colour: HoleMask
    by_white: HoleMask


NOTHING: Final = Completing(0, 0)


class Completions(dict[Key, Completing]):
    """By key: where one more cap of the colour, or a white one, completes a line, taken or not."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.one = rule == "one"

    def __missing__(self, key: Key) -> Completing:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        colour, white = key & (1 << WHITE_FROM) - 1, key >> WHITE_FROM
        caps = colour | white
        by_colour = by_white = 0
        for line in LINES:
            if (line & caps).bit_count() == 2:
                whites = (line & white).bit_count()
                if not self.one or whites < 2:
                    by_colour |= line & ~caps
                if not self.one or whites == 0:
                    by_white |= line & ~caps
        found = Completing(by_colour, by_white) if by_colour else NOTHING
        self[key] = found
        return found


class Nearby(dict[HoleMask, HoleMask]):
    """By the caps of a colour: the holes that share a line with one of them."""

    def __missing__(self, caps: HoleMask) -> HoleMask:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        found = 0
        for line in LINES:
            if line & caps:
                found |= line & ~caps
        self[caps] = found
        return found


COMPLETIONS: Final = {rule: Completions(rule) for rule in ("any", "one")}
"""By the option for white caps in one line."""
NEARBY: Final = Nearby()
