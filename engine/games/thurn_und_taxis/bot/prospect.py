"""What a hand and a route promise to one seat: the points of the closing that they lead to, less the time until then.

Time is counted in steps: a turn is worth three (a card taken, a card laid, and one more of either by an official).
`STEP` is what one of them costs, so that the average route comes out at nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.bot.line import ANY, Line, start_of
from engine.games.thurn_und_taxis.bot.pace import STEPS_A_TURN
from engine.games.thurn_und_taxis.bot.worth import LONGEST, Worth
from engine.games.thurn_und_taxis.cards import Card, Cards, Cities, City, count, each, kinds
from engine.games.thurn_und_taxis.land import HAND_LIMIT, SHORTEST
from engine.games.thurn_und_taxis.state import Position

STEP: Final = 0.8
KEPT: Final = 0.25
"""What a card is worth that is left over after a closing."""
MORE: Final = range(4)
"""Cards beyond those held by which a route is thought to grow."""
WAITING: Final = (9.0, 1.1, 0.75, 0.5, 0.32, 0.2, 0.12, 0.06, 0.0)
"""By the number of cities that fit the route: what waiting for one of their cards costs."""
STUCK: Final = (1.0, 0.65, 0.42, 0.27, 0.17, 0.1, 0.06, 0.03, 0.02)
"""By the number of cities that fit the route: the chance that none of their cards can be had next turn."""
NEW_HOUSE: Final = 0.75
"""Houses that a city yet to be added to the route brings on average, if the seat has none there."""
MOST_FIT: Final = len(STUCK) - 1
LONG: Final = 8
"""With so many turns left, unfinished sets of houses count in full; with fewer, in proportion."""
LEAD_COUNTS: Final = 5.0
"""The most points that ending the game is worth to a seat that leads, or costs a seat that does not."""
NEVER: Final = -99.0


class Prospect:
    """The promises for one seat. A route is given by its parts, as `Line` has them."""

    step = STEP

    def __init__(self, position: Position, seat: Seat, turns: float, lead: float = 0.0) -> None:
        """`turns` is how many the seat will probably have after this one; `lead` its points above the best other."""
        self.worth = Worth(position, seat, min(1.0, max(0.0, turns / LONG)))
        self.turns, self.lead = turns, lead
        self.land, self.start = position.land, start_of(position.land)
        self.near = position.land.neighbours
        self.houses = position.players[seat].houses
        self._known: dict[tuple[int, ...], float] = {}
        self._gains: dict[Cities, float] = {}
        self.bonus = [self.worth.length_points[cards] + self.steps(cards) for cards in range(LONGEST)]
        self.late = [self.in_time(steps / STEPS_A_TURN) for steps in range(2 * LONGEST)]

    def plays(self, hand: Cards, line: Line) -> Iterator[tuple[Card, Line]]:
        """Every card held that fits, with the route it makes."""
        if not line.size:
            return
        near, free = self.near, ~line.used
        in_front, behind = near[line.front] & free, near[line.back] & free
        for city in each(kinds(hand) & (in_front | behind)):
            if city & in_front:
                yield city, line.at_front(city)
            if city & behind and line.size > 1:
                yield city, line.at_back(city)

    def sample(self, unseen: Cards) -> Cards:
        """The unseen cards that are tried as the next one: here all of them."""
        return unseen

    def promise(
        self, hand: Cards, front: City, back: City, used: Cities, size: int, horses: int = ANY, load: int = 0
    ) -> float:
        """At the end of a turn: the best of all ways to go on."""
        key = (hand, front, back, used)
        value = self._known.get(key)
        if value is None:
            held, number = kinds(hand), count(hand)
            if size:
                value = self._grown(held, front, back, used, size, 0, number, True)
            elif hand:
                value = max(self._grown(held ^ city, city, city, city, 1, 1, number - 1, False) for city in each(held))
            else:
                value = 0.0
            self._known[key] = value
        return value

    def _grown(
        self, held: Cities, front: City, back: City, used: Cities, size: int, lays: int, spare: int, at_front: bool
    ) -> float:
        """The best of stopping here and of laying another held card; cards are laid at the front first, then behind."""
        near = self.near
        in_front, behind = near[front] & ~used, near[back] & ~used
        best = self._reached(in_front | behind, used, size, lays, spare)
        if not held & (in_front | behind):
            return best
        fits = held & in_front if at_front else 0
        while fits:
            city = fits & -fits
            fits ^= city
            value = self._grown(held ^ city, city, back, used | city, size + 1, lays + 1, spare - 1, True)
            if value > best:
                best = value
        fits = held & behind
        while fits:
            city = fits & -fits
            fits ^= city
            value = self._grown(held ^ city, front, city, used | city, size + 1, lays + 1, spare - 1, False)
            if value > best:
                best = value
        return best

    def _reached(self, reach: Cities, used: Cities, size: int, lays: int, spare: int) -> float:
        """A route that has grown from the hand, to be closed as it is or to grow further by cards not held.

        One card at least must be laid in the turn that comes, and if none fits, the route is lost.
        """
        bonus, late = self.bonus, self.late
        base = self._gains.get(used)
        if base is None:
            base = self._gains[used] = self.worth.placing(used).gain
        kept = KEPT * (spare if spare < HAND_LIMIT else HAND_LIMIT) - STEP * lays
        best = (base + bonus[size]) * late[lays + lays // 2] + kept if lays and size >= SHORTEST else NEVER
        fit = reach.bit_count()
        if not fit:
            return best
        fresh = NEW_HOUSE * (reach & ~self.houses).bit_count() / fit
        fit = fit if fit < MOST_FIT else MOST_FIT
        costs = 2 * STEP + WAITING[fit]
        if not lays:
            kept -= STUCK[fit] * (base + bonus[size] if size >= SHORTEST else 1.5 * STEP * size)
        cards, steps, gain = size, lays, base
        for _more in MORE:
            cards += 1
            steps += 2
            gain += fresh
            kept -= costs
            if cards >= SHORTEST:
                value = (gain + bonus[cards]) * late[steps] + kept
                if value > best:
                    best = value
        return best

    def steps(self, cards: int) -> float:
        """The worth of the carriage for so many cards; a step less with the Wagner, for nobody else helps then."""
        alone = self.worth.step(cards, False)
        return alone or max(0.0, self.worth.step(cards, True) - STEP)

    def in_time(self, turns: float) -> float:
        """The chance that the game still goes on after so many turns."""
        return min(1.0, max(0.0, (self.turns + 1.5 - turns) / 2))

    def closed(self, hand: Cards, used: Cities, size: int, wagner: bool) -> float:
        """What closing a route now is worth, together with the hand that is left."""
        worth = self.worth
        if not worth.ends(used, size, wagner):
            return worth.closing(used, size, wagner) + self.fresh(hand)
        points = worth.at_once(used, size, wagner)
        return points + min(LEAD_COUNTS, max(-LEAD_COUNTS, self.lead + points))

    def fresh(self, hand: Cards) -> float:
        """What a hand without a route is worth at the end of a turn; only three of its cards may be kept."""
        if not hand:
            return 0.0
        held = count(hand)
        best = max(self.promise(hand, *self.start), KEPT * min(held, HAND_LIMIT))
        return best * self.in_time(1.5) / 2 + KEPT * min(held, HAND_LIMIT) / 2
