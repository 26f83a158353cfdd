"""A second Taurus, slow and plain, from the rule text and our rulings alone, sharing no code with the engine.

A step is its notation; a table changes as it is played. Seats are counted from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from fractions import Fraction

from tests.engine.games.taurus.oracle_ground import NEIGHBOURS, WIRES, Field, Hole, over_bull, squared, wire
from tests.engine.games.taurus.oracle_things import BULLS_TO_CLOSE, GREY, POSTS, Things

MOST_SQUARED_WHEN_SHORT = 8


class Table(Things):
    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        super().__init__(players, options)
        self.phase = "bulls"
        self.fresh: Hole | None = None
        """The post of this turn."""
        self.inside: set[Field] = set()
        """The bulls to be allotted."""
        self.order: list[int] = []
        """Whose picks are to come."""

    @property
    def mover(self) -> int | None:
        """Whose step is next: the owner of the next wire while bulls are allotted; nobody at chance and at the end."""
        if self.phase in ("bulls", "over"):
            return None
        return self.order[0] if self.phase == "take" else self.seat

    def steps(self) -> list[str]:
        """All that the mover may do, sorted."""
        offered = {
            "start": self.starts,
            "turn": self.turn_steps,
            "post": self.wires_from_the_post,
            "after": self.after_steps,
            "side": self.side_steps,
            "area": self.area_steps,
            "take": self.take_steps,
        }
        return sorted(offered[self.phase]()) if self.phase in offered else []

    def chances(self) -> dict[str, Fraction]:
        """The colours that the next field may get."""
        if self.phase != "bulls":
            return {}
        left = sum(self.bag.values())
        return {
            f"bull {colour} {self.empty[0]}": Fraction(number, left) for colour, number in self.bag.items() if number
        }

    def take(self, step: str) -> None:
        """Do a step, which must be possible."""
        verb, *things = step.split()
        getattr(self, f"do_{verb}")(*things)

    def after(self, *steps: str) -> Table:
        """A table where these steps have been done as well."""
        other = deepcopy(self)
        for step in steps:
            assert step in (other.steps() or other.chances()), step
            other.take(step)
        return other

    def do_bull(self, colour: str, field: Field) -> None:
        self.bulls[field] = colour
        self.bag[colour] -= 1
        self.empty = self.empty[1:]
        if not self.empty:
            self.phase = "start"

    def starts(self) -> list[str]:
        free, short = self.free(), self.options["first"] == "short"
        return [
            f"start {pair[0]} {pair[1]}"
            for pair in WIRES
            if {*pair} <= free and (squared(pair) <= MOST_SQUARED_WHEN_SHORT or not short) and self.may_lay(pair)
        ]

    def own_wires(self, fresh: Hole | None = None) -> list[str]:
        """The wires of its own that the seat may lay, from a fresh post if there is one."""
        ends = [fresh] if fresh else self.posts
        pairs = {wire(one, other) for one in ends for other in NEIGHBOURS[one] & self.posts}
        return [f"wire {pair[0]} {pair[1]}" for pair in pairs if self.may_lay(pair)]

    def new_posts(self) -> list[str]:
        if len(self.posts) == POSTS:
            return []
        return [
            f"post {hole}"
            for hole in self.free()
            if any(self.may_lay(wire(hole, other)) for other in NEIGHBOURS[hole] & self.posts)
        ]

    def greys(self, fresh: Hole | None = None) -> list[str]:
        ends = [fresh] if fresh else self.posts
        pairs = {wire(one, other) for one in ends for other in NEIGHBOURS[one] & self.posts}
        return [f"grey {pair[0]} {pair[1]}" for pair in pairs if self.closings(pair)]

    def turn_steps(self) -> list[str]:
        return [*self.new_posts(), *self.own_wires(), *self.greys()] or ["pass"]

    def sides(self) -> list[str]:
        """The sides that may be chosen for the bull under the last wire."""
        assert self.laid
        if self.wires[self.laid] != GREY:
            return self.sides_of(self.laid)
        return [*self.before(self.laid).closings(self.laid)]

    def wires_from_the_post(self) -> list[str]:
        return self.own_wires(self.fresh)

    def after_steps(self) -> list[str]:
        return [*self.greys(self.fresh), "done"]

    def side_steps(self) -> list[str]:
        return [f"side {side}" for side in self.sides()]

    def area_steps(self) -> list[str]:
        return ["area inner", "area outer"]

    def take_steps(self) -> list[str]:
        return [f"take {field}" for field in self.inside]

    def lay_own(self, one: Hole, other: Hole) -> None:
        """A wire of one's own; it is asked where a bull goes that is under it."""
        pair = wire(one, other)
        self.lay(pair, self.seat)
        if pair not in self.dead and self.sides_of(pair):
            self.phase = "side"
        else:
            self.own_wire_lies()

    def do_start(self, one: Hole, other: Hole) -> None:
        self.posts |= {one, other}
        self.lay_own(one, other)

    def do_post(self, hole: Hole) -> None:
        self.posts.add(hole)
        self.fresh = hole
        self.phase = "post"

    def do_wire(self, one: Hole, other: Hole) -> None:
        self.lay_own(one, other)

    def own_wire_lies(self) -> None:
        self.phase = "after"
        if not self.fresh or not self.greys(self.fresh):
            self.end_turn()

    def do_side(self, side: str) -> None:
        assert self.laid
        field = over_bull(self.laid)
        assert field
        if self.wires[self.laid] == GREY:
            self.close(side)
        else:
            self.aside[field] = side
            self.own_wire_lies()

    def do_done(self) -> None:
        self.end_turn()

    def do_pass(self) -> None:
        self.passes += 1
        self.end_turn()

    def do_grey(self, one: Hole, other: Hole) -> None:
        pair = wire(one, other)
        sides = [*self.closings(pair)]
        self.lay(pair, GREY)
        if len(sides) > 1:
            self.phase = "side"
        else:
            self.close(sides[0])

    def close(self, side: str) -> None:
        """The grey wire lies: who picks first, and from which area?"""
        assert self.laid
        before = self.before(self.laid)
        field = over_bull(self.laid)
        if side and field:
            self.aside[field] = side
        self.inside = before.closings(self.laid)[side]
        lists = [owners for owners in before.owner_lists(self.laid).values() if owners]
        picks = [(owners * len(self.inside))[: len(self.inside)] for owners in lists]
        self.order = picks[0]
        self.phase = "take" if all(other == picks[0] for other in picks) else "area"

    def do_area(self, name: str) -> None:
        assert self.laid
        owners = self.before(self.laid).owner_lists(self.laid)[name]
        self.order = (owners * len(self.inside))[: len(self.inside)]
        self.phase = "take"

    def do_take(self, field: Field) -> None:
        self.caught[self.order.pop(0)][self.bulls.pop(field)] += 1
        self.inside.remove(field)
        if not self.inside:
            self.end_turn()

    def end_turn(self) -> None:
        """The next seat begins its initial turn or another, unless the game is over."""
        self.fresh = self.laid = None
        self.seat = (self.seat + 1) % self.players
        self.phase = "start" if len(self.posts) < 2 * self.players else "turn"
        no_grey = not sum(self.stock[GREY].values())
        if len(self.bulls) < BULLS_TO_CLOSE or self.passes == self.players or no_grey:
            self.phase = "over"

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(sum(range(1, number + 1)) for number in caught.values()) for caught in self.caught)

    def winners(self) -> tuple[int, ...]:
        """The most points; then the most bulls of one colour."""
        if self.phase != "over":
            return ()
        marks = [
            (points, max(caught.values(), default=0)) for points, caught in zip(self.scores(), self.caught, strict=True)
        ]
        return tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))
