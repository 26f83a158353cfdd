"""What a hand and a route promise to one seat: points of the closing they lead to, less the time it takes.

Time is counted in steps: a turn is worth three (a card taken, a card laid, and one more of either by an official).
`STEP` is what one of them costs, so that the average route comes out at nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game import Seat
from engine.thurn_und_taxis.cards import Cards, Cities, City, cities, count, each
from engine.thurn_und_taxis.land import HAND_LIMIT, SHORTEST
from engine.thurn_und_taxis.worth import Worth

if TYPE_CHECKING:
    from engine.thurn_und_taxis.rules import ThurnUndTaxisState

STEP: Final = 0.62
KEPT: Final = 0.25
"""A card left over after a closing."""
SEARCHED: Final = 5
"""Cards beyond those held by which a route is thought to grow, at most."""
WAITING: Final = (9.0, 1.1, 0.75, 0.5, 0.32, 0.2, 0.12, 0.06, 0.0)
"""By the number of cities that would fit: what waiting for one of them costs."""
STUCK: Final = (1.0, 0.65, 0.42, 0.27, 0.17, 0.1, 0.06, 0.03, 0.02)
"""By the same: the chance that none of them can be had next turn, and the route is lost."""
NEW_HOUSE: Final = 0.75
"""Houses that a city not known yet is hoped to bring."""
MOST_FIT: Final = len(STUCK) - 1
NEVER: Final = -99.0


class Prospect:
    """The promises for one seat. A route is given by its ends, its cities and their number; 0s for none."""

    def __init__(self, state: ThurnUndTaxisState, seat: Seat, turns: float) -> None:
        """`turns` is how many the seat will probably have after this one."""
        self.worth = Worth(state, seat, min(1.0, turns / 8))
        self.turns = turns
        self.near = state.land.neighbours
        self.houses = state.players[seat].houses
        self._known: dict[tuple[Cards, City, City, Cities], float] = {}
        self._closings: dict[tuple[Cities, int], float] = {}

    def promise(self, hand: Cards, front: City, back: City, used: Cities, size: int) -> float:
        """At the end of a turn: the best of all ways to go on."""
        key = (hand, front, back, used)
        found = self._known.get(key)
        if found is None:
            if size:
                found = self._grown(cities(hand), front, back, used, size, 0, count(hand))
            elif hand:
                starts = cities(hand)
                spare = count(hand) - 1
                found = max(self._grown(starts ^ city, city, city, city, 1, 1, spare) for city in each(starts))
            else:
                found = 0.0
            self._known[key] = found
        return found

    def _grown(self, held: Cities, front: City, back: City, used: Cities, size: int, lays: int, spare: int) -> float:
        """The best of stopping here and of laying another card that is held."""
        near = self.near
        at_front, at_back = near[front] & ~used, near[back] & ~used
        best = self._reached(at_front | at_back, used, size, lays, spare)
        fits = held & (at_front | at_back)
        while fits:
            city = fits & -fits
            fits ^= city
            if city & at_front:
                found = self._grown(held ^ city, city, back, used | city, size + 1, lays + 1, spare - 1)
                if found > best:
                    best = found
            if city & at_back and size > 1:
                found = self._grown(held ^ city, front, city, used | city, size + 1, lays + 1, spare - 1)
                if found > best:
                    best = found
        return best

    def _reached(self, reach: Cities, used: Cities, size: int, lays: int, spare: int) -> float:
        """A route that has grown from the hand, to be closed as it is or to grow further by cards not held."""
        worth = self.worth
        kept = KEPT * (spare if spare < HAND_LIMIT else HAND_LIMIT) - STEP * lays
        best = self.closing(used, size) * self.in_time(lays / 2) + kept if size >= SHORTEST else NEVER
        fit = reach.bit_count()
        if not fit:
            return best
        fit = fit if fit < MOST_FIT else MOST_FIT
        fresh = NEW_HOUSE * (reach & ~self.houses).bit_count() / reach.bit_count()
        each_costs = 2 * STEP + WAITING[fit]
        risk = STUCK[fit] * 1.5 * STEP * size if not lays else 0.0
        base = worth.placing(used).gain
        for more in range(1, SEARCHED):
            cards = size + more
            if cards < SHORTEST:
                continue
            gain = base + more * fresh + worth.length_points[cards] + self.steps(cards)
            found = gain * self.in_time((lays + 2 * more) / 3) + kept - more * each_costs - risk
            if found > best:
                best = found
        return best

    def steps(self, cards: int) -> float:
        """The carriage that so many cards bring, with the Wagner if need be, who then cannot do anything else."""
        alone = self.worth.step(cards, False)
        return alone or max(0.0, self.worth.step(cards, True) - STEP)

    def closing(self, used: Cities, size: int) -> float:
        """What closing a route is worth in a later turn."""
        key = (used, size)
        found = self._closings.get(key)
        if found is None:
            found = self.worth.placing(used).gain + self.worth.length_points[size] + self.steps(size)
            self._closings[key] = found
        return found

    def in_time(self, turns: float) -> float:
        """The chance that the game still goes on after so many turns."""
        return min(1.0, max(0.0, (self.turns + 1.5 - turns) / 2))

    def closed(self, hand: Cards, used: Cities, size: int, wagner: bool) -> float:
        """What closing a route now is worth, and what is held afterwards."""
        return self.worth.closing(used, size, wagner) + self.fresh(hand)

    def fresh(self, hand: Cards) -> float:
        """A hand without a route, at the end of a turn, of which only three cards may be kept."""
        if not hand:
            return 0.0
        held = count(hand)
        best = max(self.promise(hand, 0, 0, 0, 0), KEPT * min(held, HAND_LIMIT))
        return best * self.in_time(1.5) / 2 + KEPT * min(held, HAND_LIMIT) / 2
