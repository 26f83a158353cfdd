"""What lies on the oracle's table: bulls, posts and wires, what may be laid there, and what a grey wire would close."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from itertools import chain
from typing import Any, TypeVar

from tests.engine.games.taurus.oracle_faces import clockwise_cycles, inside, joined
from tests.engine.games.taurus.oracle_ground import (
    COLOURS,
    HOLES,
    OPPOSITE,
    Field,
    Hole,
    Wire,
    between,
    centre,
    crossing,
    length,
    over_bull,
    towards,
    with_bulls,
)

Same = TypeVar("Same", bound="Things")

DEFAULTS = {"lengths": "three", "first": "short", "crossing": "later", "heads": "thirds", "areas": "choice"}
POSTS = 48
WIRE_STOCK = {"three": {"short": 8, "medium": 8, "long": 4}, "one": {"any": 20}}
GREY = "grey"
BULLS_TO_CLOSE = 3
"""The least number of bulls that may be closed in."""


class Things:
    """Seats are counted from 0; the one on is `seat`."""

    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        self.players = players
        self.options = {**DEFAULTS, **(options or {})}
        self.empty = with_bulls(players, self.options["heads"])
        """Fields whose bulls are still to come."""
        self.bag = Counter({colour: len(self.empty) // len(COLOURS) for colour in COLOURS})
        self.bulls: dict[Field, str] = {}
        self.aside: dict[Field, str] = {}
        """The corner towards which a bull was moved."""
        self.posts: set[Hole] = set()
        self.wires: dict[Wire, Any] = {}
        """Who laid a wire: a seat, or grey."""
        self.dead: set[Wire] = set()
        self.stock: dict[Any, Counter[str]] = {
            owner: Counter(WIRE_STOCK[self.options["lengths"]]) for owner in (*range(players), GREY)
        }
        self.caught: list[Counter[str]] = [Counter() for _seat in range(players)]
        self.seat = 0
        self.passes = 0
        self.laid: Wire | None = None
        """The last wire, while something about it is open."""

    def covered(self) -> set[Hole]:
        """The holes under wires."""
        return set(chain.from_iterable(between(pair) for pair in self.wires))

    def free(self) -> set[Hole]:
        """The holes that may get a post."""
        return {*HOLES} - self.posts - self.covered()

    def live(self) -> list[Wire]:
        return [pair for pair in self.wires if pair not in self.dead]

    def crossed(self, pair: Wire) -> list[Wire]:
        return [other for other in self.wires if crossing(pair, other)]

    def kind(self, pair: Wire) -> str:
        """The kind of wire that it takes: by its length, unless one length does for all."""
        return length(pair) if self.options["lengths"] == "three" else "any"

    def fits(self, pair: Wire, owner: Any) -> bool:
        """Whether its owner has such a wire, nobody has laid one there, and no post is in its way."""
        return self.stock[owner][self.kind(pair)] > 0 and pair not in self.wires and not self.posts & between(pair)

    def may_lay(self, pair: Wire) -> bool:
        """Whether the seat may lay a wire of its own there, the posts being in place."""
        if not self.fits(pair, self.seat):
            return False
        if self.crossed(pair):
            return self.options["crossing"] != "none"
        return not joined(*pair, self.live())

    def closings(self, pair: Wire) -> dict[str, set[Field]]:
        """What a grey wire closes in, by the corner towards which the bull under it goes ("" if there is none).
        Only what may be closed in.
        """
        if not self.fits(pair, GREY) or self.crossed(pair) or not joined(*pair, self.live()):
            return {}
        if not any(self.owner_lists(pair).values()):
            return {}
        cycle = clockwise_cycles(pair, self.live()).posts
        caught = {side: self.within(cycle, side, over_bull(pair)) for side in self.sides_of(pair) or [""]}
        return {side: fields for side, fields in caught.items() if len(fields) >= BULLS_TO_CLOSE}

    def within(self, cycle: tuple[Hole, ...], side: str, moved: Field | None) -> set[Field]:
        """The unowned bulls inside a cycle, one of them moved to a side."""
        aside = {**self.aside, **({moved: side} if moved and side else {})}
        return {
            field
            for field in self.bulls
            if inside(towards(field, aside[field]) if field in aside else centre(field), cycle)
        }

    def owner_lists(self, pair: Wire) -> dict[str, list[int]]:
        """The owners round the inner and the outer cycle, clockwise from behind the grey wire."""
        cycles = clockwise_cycles(pair, self.live())
        ways = {"inner": cycles.inner, "outer": cycles.outer}
        if self.options["areas"] == "inner":
            del ways["outer"]
        return {name: [self.wires[other] for other in way if self.wires[other] != GREY] for name, way in ways.items()}

    def sides_of(self, pair: Wire) -> list[str]:
        """The two sides of a bull that is exactly under a wire."""
        field = over_bull(pair)
        if field not in self.bulls:
            return []
        return [corner for corner in OPPOSITE if field + corner not in pair]

    def before(self: Same, pair: Wire) -> Same:
        """The table as it was before this wire was laid."""
        other = deepcopy(self)
        other.stock[other.wires.pop(pair)][self.kind(pair)] += 1
        return other

    def lay(self, pair: Wire, owner: Any) -> None:
        crossed = self.crossed(pair)
        self.stock[owner][self.kind(pair)] -= 1
        self.wires[pair] = owner
        self.laid = pair
        self.passes = 0
        if crossed:
            self.dead.add(pair)
        if self.options["crossing"] == "both":
            self.dead.update(crossed)
