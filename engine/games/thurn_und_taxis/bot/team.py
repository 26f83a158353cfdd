"""What a hand and a route promise where horses draw it: which cards to lay, and which to harness for their horses.

A route of `n` cities needs `n` horses, so a plan is a length, the cards held that are laid for it, the best of the rest
that are harnessed, and the cards of either use that are still to be had. Points and time are counted as in `prospect`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.game import Seat
from engine.games.thurn_und_taxis.bot.line import ANY, Line
from engine.games.thurn_und_taxis.bot.prospect import KEPT, MOST_FIT, NEVER, NEW_HOUSE, WAITING, Prospect
from engine.games.thurn_und_taxis.cards import ONES, Card, Cards, Cities, City, each
from engine.games.thurn_und_taxis.land import HAND_LIMIT, HORSES, MOST_HARNESSED, SHORTEST
from engine.games.thurn_und_taxis.state import Position

Spare: TypeAlias = int
"""Cards by their horses, four bits a number: how many have one, two and three."""

STEP: Final = 0.5
"""What a card taken or played costs: less than with carriages, for routes are longer and bring no carriages."""
MORE: Final = 6
"""The number of lengths that are tried: a route is planned to grow by 0 to 5 cards that are not held yet."""
PULL: Final = 2.4
"""The average number of horses on a card that is taken for its horses: one chooses among the open cards."""
WAITS: Final = 0.5
"""The share of `WAITING` that waiting for a fitting card costs here: meanwhile other cards are harnessed."""
ANYWHERE: Final[Cities] = ONES
"""The cities where a route may begin."""
LOADS: Final = 2
"""How many cards are tried for harnessing in each position."""


@cache
def pulled(spare: Spare, need: int) -> tuple[int, int]:
    """For `need` horses: how many of the held cards are harnessed, and how many more cards must be taken."""
    used = 0
    for horses in reversed(HORSES):
        for _card in range(spare >> 4 * (horses - 1) & 15):
            if need <= 0:
                return used, 0
            used, need = used + 1, need - horses
    return used, max(0, -int(-need // PULL))


class Way(NamedTuple):
    """One length to aim at."""

    more: int
    """Cards of the route that are not held yet."""
    share: float
    """The chance to close the route in time, by which the worth of its houses counts."""
    points: float
    """All points but those of the houses."""


class TeamProspect(Prospect):
    """The promises for one seat with horses."""

    step = STEP

    def __init__(self, position: Position, seat: Seat, turns: float, lead: float = 0.0) -> None:
        super().__init__(position, seat, turns, lead)
        self._ways: dict[tuple[int, ...], list[Way]] = {}

    def plays(self, hand: Cards, line: Line) -> Iterator[tuple[Card, Line]]:
        """Every fitting card held, of each city that with the fewest horses, and the cards that are best harnessed."""
        near, free, each_kind = self.near, ~line.used, self.land.each_kind
        in_front, behind = near[line.front] & free if line.size else 0, near[line.back] & free if line.size else 0
        lowest: dict[City, Card] = {}
        for card in each(hand):
            lowest.setdefault(self.land.city_of[card], card)
        for city, card in lowest.items():
            if not line.size:
                yield card, line.anew(city)
            if city & in_front:
                yield card, line.at_front(city)
            if city & behind and line.size > 1:
                yield card, line.at_back(city)
        if line.load < MOST_HARNESSED:
            wanted = (in_front | behind) * each_kind
            horses_of = self.land.horses_of
            order = sorted(each(hand), key=lambda card: (bool(card & wanted) - horses_of[card], card))
            for card in order[:LOADS]:
                yield card, line.drawn_by(horses_of[card])

    def sample(self, unseen: Cards) -> Cards:
        """One card of each city, the middle one of those unseen, so that no more are tried than without horses."""
        sampled = 0
        for city in each(self.land.cities_among(unseen)):
            of_city = [*each(unseen & city * self.land.each_kind)]
            sampled += of_city[len(of_city) // 2]
        return sampled

    def promise(
        self, hand: Cards, front: City, back: City, used: Cities, size: int, horses: int = ANY, load: int = 0
    ) -> float:
        """At the end of a turn: the best of all ways to go on."""
        key = (hand, front, back, used, horses, load)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = _Plan(self, hand, horses, load).best(front, back, used, size)
        return value

    def ways(self, size: int, lays: int, spare: Spare, horses: int, room: int) -> list[Way]:
        """The lengths to aim at with a route of `size`, `lays` of it from the hand; `room` more can be harnessed."""
        key = (size, lays, spare, horses, room)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = [*self._all_ways(*key)]
        return ways

    def _all_ways(self, size: int, lays: int, spare: Spare, horses: int, room: int) -> Iterator[Way]:
        held = sum(spare >> 4 * place & 15 for place in range(len(HORSES)))
        for more in range(max(0, SHORTEST - size), MORE):
            loads, lacking = pulled(spare, size + more - horses)
            if loads + lacking > room:
                return
            steps = max(1, lays + loads + lacking + more) + lacking + more
            share, kept = self.late[steps], min(HAND_LIMIT, held - loads)
            yield Way(more, share, share * self.bonus[size + more] + KEPT * kept - self.step * steps)

    def gain(self, used: Cities) -> float:
        """The houses that a route through these cities brings."""
        value = self._gains.get(used)
        if value is None:
            value = self._gains[used] = self.worth.placing(used).gain
        return value


class _Plan:
    """The ways to go on with one hand and the horses that are there."""

    def __init__(self, prospect: TeamProspect, hand: Cards, horses: int, load: int) -> None:
        self.prospect, self.near = prospect, prospect.near
        self.horses, self.room = horses, MOST_HARNESSED - load
        cities = prospect.land.all_cities
        self.ones, self.twos = hand & cities, hand >> 2 & cities
        threes = hand >> 4 & cities
        self.held: Cities = self.ones | self.twos | threes
        self.spare: Spare = self.ones.bit_count() | self.twos.bit_count() << 4 | threes.bit_count() << 8

    def best(self, front: City, back: City, used: Cities, size: int) -> float:
        """The best of all ways."""
        if size:
            return self.grown(self.held & ~used, front, back, used, size, 0, self.spare, True)
        best = self.reached(ANYWHERE, 0, 0, 0, self.spare)
        for city in each(self.held):
            value = self.grown(self.held ^ city, city, city, city, 1, 1, self.spare - self.unit(city), False)
            best = max(best, value)
        return best

    def unit(self, city: City) -> Spare:
        """The card of a city that is laid: the one with the fewest horses."""
        return 1 if city & self.ones else 16 if city & self.twos else 256

    def grown(
        self, held: Cities, front: City, back: City, used: Cities, size: int, lays: int, spare: Spare, at_front: bool
    ) -> float:
        """The best of stopping here and of laying another held card; cards are laid at the front first, then behind."""
        near = self.near
        in_front, behind = near[front] & ~used, near[back] & ~used
        best = self.reached(in_front | behind, used, size, lays, spare)
        fits = held & in_front if at_front else 0
        while fits:
            city = fits & -fits
            fits ^= city
            left, cities = spare - self.unit(city), used | city
            value = self.grown(held ^ city, city, back, cities, size + 1, lays + 1, left, True)
            if value > best:
                best = value
        fits = held & behind
        while fits:
            city = fits & -fits
            fits ^= city
            left, cities = spare - self.unit(city), used | city
            value = self.grown(held ^ city, front, city, cities, size + 1, lays + 1, left, False)
            if value > best:
                best = value
        return best

    def reached(self, reach: Cities, used: Cities, size: int, lays: int, spare: Spare) -> float:
        """A route that has grown from the hand, to be closed as it is or to grow further by cards not held."""
        prospect = self.prospect
        gain, fit = prospect.gain(used), reach.bit_count()
        ways = prospect.ways(size, lays, spare, self.horses, self.room)
        if not fit:
            return max((way.share * gain + way.points for way in ways if not way.more), default=NEVER)
        fresh = NEW_HOUSE * (reach & ~prospect.houses).bit_count() / fit
        waiting = WAITS * WAITING[fit if fit < MOST_FIT else MOST_FIT]
        best = NEVER
        for more, share, points in ways:
            value = share * (gain + fresh * more) + points - waiting * more
            if value > best:
                best = value
        return best
