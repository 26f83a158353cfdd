"""Every decision with what it promises, without any search: a bot's first thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.game import Action, Seat
from engine.games.thurn_und_taxis.actions import (
    CLOSE_WAGNER,
    PILE,
    SWAP,
    Close,
    Discard,
    Done,
    Draw,
    Finish,
    Harness,
    House,
    Lay,
)
from engine.games.thurn_und_taxis.board import Official
from engine.games.thurn_und_taxis.bot.line import Line, harnessed, laid, line_of
from engine.games.thurn_und_taxis.bot.lookahead import after_one, at_end, to_play
from engine.games.thurn_und_taxis.bot.pace import turns_left
from engine.games.thurn_und_taxis.bot.prospect import Prospect
from engine.games.thurn_und_taxis.bot.team import TeamProspect
from engine.games.thurn_und_taxis.bot.worth import Worth
from engine.games.thurn_und_taxis.cards import Cards, City, copies, count, each, kinds
from engine.games.thurn_und_taxis.land import SHORTEST, SLOTS
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

Value: TypeAlias = float
"""Points to come, for comparison only."""
PROSPECTS: Final[Mapping[str, type[Prospect]]] = {"off": Prospect, "on": TeamProspect}
"""By the option `horses`."""


class Thought(NamedTuple):
    """A decision and its promise."""

    action: Action
    value: Value


def prospect_of(state: ThurnUndTaxisState, seat: Seat) -> Prospect:
    """The promises for a seat, from what it sees."""
    others = max(in_reach(state, place) for place in range(len(state.players)) if place != seat)
    return PROSPECTS[state.options.horses](state, seat, turns_left(state, seat), state.players[seat].score - others)


def in_reach(state: ThurnUndTaxisState, seat: Seat) -> float:
    """The points of a seat once it has closed the route that lies before it, if it can."""
    player = state.players[seat]
    points = float(player.score)
    if len(player.route) < SHORTEST:
        return points
    return points + Worth(state, seat, 0.0).at_once(player.on_route, len(player.route), True)


def thoughts(state: ThurnUndTaxisState, prospect: Prospect | None = None) -> list[Thought]:
    """The mover's decisions, best first. The state may be observed or full: only what the mover sees is looked at."""
    mind = Mind(state.observe(state.seat), prospect or prospect_of(state, state.seat))
    decisions = [Thought(action, mind.value(action)) for action in state.legal_actions()]
    decisions.sort(key=lambda thought: -thought.value)
    return decisions


class Mind:
    """The values of the legal actions in one position."""

    def __init__(self, state: ThurnUndTaxisState, prospect: Prospect) -> None:
        self.state, self.prospect = state, prospect
        self.hand, self.line = state.player.hand, line_of(state.land, state.player)
        self.seconds: dict[Cards, Value] = {}

    def value(self, action: Action) -> Value:
        """What a legal action promises."""
        return _VALUES[type(action)](self, action)

    def _of_draw(self, action: Draw) -> Value:
        if action == PILE:
            return self.mean(lambda city: self.held(self.hand + city, self.state.open))
        slots = list(self.state.open)
        slots.remove(action.card)
        return self.held(self.hand + action.card, tuple(slots))

    def held(self, hand: Cards, row: tuple[City, ...]) -> Value:
        """After taking a card: the best of laying now and of taking a second one, if that is possible."""
        official, drawn = self.state.official, self.state.drawn + 1
        second = drawn == 1 and official in (Official.NOBODY, Official.POSTMEISTER)
        values = []
        if second:
            kinds = sorted({*row} - {0})
            values = [self.with_second(hand + city) for city in kinds] or [self.with_second(hand)]
        if not second or official == Official.NOBODY:
            values.append(to_play(self.prospect, hand, self.line, drawn == 1 and official == Official.NOBODY))
        return max(values)

    def with_second(self, hand: Cards) -> Value:
        """After taking two cards: a card is played, and no official helps any more."""
        value = self.seconds.get(hand)
        if value is None:
            value = self.seconds[hand] = to_play(self.prospect, hand, self.line, False)
        return value

    def unseen(self) -> Cards:
        """The cards of which the next may be one."""
        return self.state.pile or self.state.discards

    def mean(self, value: Callable[[City], Value]) -> Value:
        """The mean of a value over the cards that may come from the pile."""
        unseen = self.prospect.sample(self.unseen())
        return sum(copies(unseen, city) * value(city) for city in each(kinds(unseen))) / max(1, count(unseen))

    def _of_swap(self, action: Action) -> Value:
        """The best of six new cards is expected; no official helps after that."""
        unseen = self.prospect.sample(self.unseen())
        total = max(1, count(unseen))
        values = sorted((self.with_second(self.hand + city), copies(unseen, city)) for city in each(kinds(unseen)))
        expected, below = 0.0, 0
        for value, number in values:
            upto = below + number
            expected += value * ((upto / total) ** SLOTS - (below / total) ** SLOTS)
            below = upto
        return expected - self.prospect.step / 2

    def _of_lay(self, action: Lay) -> Value:
        return self.played(self.hand - action.card, laid(self.line, action))

    def _of_harness(self, action: Harness) -> Value:
        return self.played(self.hand - action.card, harnessed(self.line, self.state.land, action.card))

    def played(self, hand: Cards, line: Line) -> Value:
        """After a card is played: the best of what may still be done in this turn."""
        if self.state.laid:
            return at_end(self.prospect, hand, line, False)
        return after_one(self.prospect, hand, line, self.state.official == Official.NOBODY)

    def _of_close(self, action: Close) -> Value:
        return self.prospect.closed(self.hand, self.line.used, self.line.size, action == CLOSE_WAGNER)

    def _of_finish(self, action: Finish) -> Value:
        return self.prospect.promise(self.hand, *self.line)

    def _of_house(self, action: House) -> Value:
        return self.placed(action.city)

    def _of_done(self, action: Done) -> Value:
        return 0.0

    def placed(self, city: City) -> Value:
        """A house in this city, and the best ones to add to it."""
        state, worth = self.state, self.prospect.worth
        placed = state.placed | city
        beside = worth.placing_beside(self.line.used & ~city, placed).chosen
        return worth.of_houses(worth.houses | city | beside) - worth.standing

    def _of_discard(self, action: Discard) -> Value:
        return self.prospect.fresh(self.hand - action.card)


_VALUES: dict[type, Callable[..., Value]] = {
    Draw: Mind._of_draw,
    type(SWAP): Mind._of_swap,
    Lay: Mind._of_lay,
    Harness: Mind._of_harness,
    Close: Mind._of_close,
    Finish: Mind._of_finish,
    House: Mind._of_house,
    Done: Mind._of_done,
    Discard: Mind._of_discard,
}
