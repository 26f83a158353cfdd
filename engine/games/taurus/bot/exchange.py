"""What the gaps on a board are worth to each seat, and what each gains if all close what they can, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import KITS, Fields, Hole, Pair, Pairs
from engine.games.taurus.bot.gaps import Change, Gap, Survey
from engine.games.taurus.bot.ring import Joined, join, joined_by, orders, paths
from engine.games.taurus.bot.share import Gains, margin, tally_of
from engine.games.taurus.fence import Owners, picks
from engine.games.taurus.rules import TaurusState

Lines: TypeAlias = "list[tuple[Owners, bool]]"
LONGEST: Final = 6
"""Closings in a row that are thought through, at most."""


class Closing(NamedTuple):
    """The best way for a seat to close at a gap."""

    gap: Gap
    wire: Pair | None
    grey: Pair
    order: Owners
    """Who picks, in order; after the last the first again."""
    gains: Gains
    """What each seat gains."""
    worth: float
    """The closer's gain beyond the others' average."""

    @property
    def picks(self) -> Owners:
        """Who takes each bull."""
        return picks(self.order, self.gap.inside.bit_count())


class Market:
    """The gaps of a position, valued for each seat."""

    def __init__(self, state: TaurusState) -> None:
        self.state = state
        self.seats = range(len(state.players))
        self.survey = Survey(state.net, state.free, state.posts_left > 0)
        self.tally = tally_of(state)
        kit = KITS[state.options.lengths]
        self.grey: Pairs = kit.within(state.pool)
        self.own = [kit.within(player.stock) for player in state.players]
        self.joined = joined_by(state.net.live)
        self.owner = {pair: seat for seat, laid in enumerate(state.colours) for pair in bits(laid)}
        self.ways = 1 + (state.options.areas == "choice")
        self.known: dict[tuple[Owners, tuple[int, ...]], Gains] = {}
        self.lines: dict[tuple[Hole, Hole, Fields], Lines] = {}

    def gains(self, order: Owners, inside: Fields) -> Gains:
        """What each seat gains if these bulls are picked in this order."""
        bulls = tuple((fields & inside).bit_count() for fields in self.state.bulls)
        key = order, bulls
        gains = self.known.get(key)
        if gains is None:
            gains = self.known[key] = self.tally.copy().allot(order, bulls)
        return gains

    def best(self, gap: Gap, lines: Lines, seat: Seat) -> Closing | None:
        """The best way for a seat to close at a gap; None if it has no wire for it, or nobody would get the bulls."""
        best: Closing | None = None
        for owners, forward in lines:
            for order, wire, grey in orders(owners, forward, gap, seat):
                if not order or not self.has(seat, wire, grey):
                    continue
                gains = self.gains(order, gap.inside)
                worth = margin(gains, seat)
                if best is None or worth > best.worth:
                    best = Closing(gap, wire, grey, order, gains, worth)
        return best

    def has(self, seat: Seat, wire: Pair | None, grey: Pair) -> bool:
        """Whether a seat has a wire for one pair, or needs none, and there is a grey wire for the other."""
        return bool(self.grey >> grey & 1) and (wire is None or bool(self.own[seat] >> wire & 1))

    def here(self, gap: Gap) -> Lines:
        """Whose wires stand round a gap of the position itself."""
        key = gap.x, gap.y, gap.way
        lines = self.lines.get(key)
        if lines is None:
            lines = self.lines[key] = paths(self.joined, self.owner, gap)[: self.ways]
        return lines

    def with_wire(self, gap: Gap, pair: Pair, seat: Seat) -> Lines:
        """Whose wires stand round a gap that one more wire of a seat opens."""
        joined: Joined = dict(self.joined)
        join(joined, pair)
        return paths(joined, {**self.owner, pair: seat}, gap)[: self.ways]

    @cached_property
    def open(self) -> list[list[Closing]]:
        """By seat: all its closings, the most profitable first."""
        gaps = self.survey.gaps()
        return [ranked(self.best(gap, self.here(gap), seat) for gap in gaps) for seat in self.seats]

    def after(self, change: Change, new: Iterable[tuple[Gap, Lines]] = ()) -> list[list[Closing]]:
        """By seat: what is open after a turn that spoils some gaps and opens others."""
        fresh = [*new]
        return [
            ranked(
                [
                    *(closing for closing in self.open[seat] if not change.spoils(closing.gap)),
                    *(self.best(gap, lines, seat) for gap, lines in fresh),
                ]
            )
            for seat in self.seats
        ]


def ranked(closings: Iterable[Closing | None]) -> list[Closing]:
    """The closings that are possible (not None), the most profitable first."""
    return sorted((closing for closing in closings if closing is not None), key=lambda closing: -closing.worth)


def exchange(open_to: Sequence[Sequence[Closing]], first: Seat) -> list[Closing]:
    """Who closes what if each seat in turn takes its most profitable closing, until nobody gains by one.

    A rough guess: an area of which a bull is gone counts for nothing any more.
    """
    seats = len(open_to)
    seat, passes, gone = first, 0, 0
    closings: list[Closing] = []
    while passes < seats and len(closings) < LONGEST:
        closing = next((each for each in open_to[seat] if each.worth > 0 and _whole(each, gone)), None)
        if closing is None:
            passes += 1
        else:
            passes = 0
            gone |= closing.gap.inside
            closings.append(closing)
        seat = (seat + 1) % seats
    return closings


def _whole(closing: Closing, gone: Fields) -> bool:
    return not closing.gap.inside & gone
