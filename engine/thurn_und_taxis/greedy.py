"""A plain player, the yardstick for the others: routes of five, and the card that fits.

It takes the carriage and the houses that a closing offers, and thinks neither of tiles nor of the other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.game import NO_MESSAGE, Action, State
from engine.thurn_und_taxis.actions import CLOSE, CLOSE_WAGNER, DONE, FINISH, PILE, SWAP, Discard, Draw, Lay
from engine.thurn_und_taxis.board import Phase
from engine.thurn_und_taxis.cards import Cities, City, each, kinds
from engine.thurn_und_taxis.rules import ThurnUndTaxisState

GOOD_ROUTE: Final = 5


class GreedyPlayer(Bot):
    """Looks at its hand, its route and the open cards."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Its choice, without a reason; an even chance to win."""
        return [Hint(self.choose(state, rng, stop), 1 / len(state.scores()), NO_MESSAGE)]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """What fits; of equally good things any. `stop` is never asked."""
        table = cast(ThurnUndTaxisState, state)
        actions = list(table.legal_actions())
        if table.phase == Phase.HOUSES:
            return next(iter(table.proposal()), DONE)
        if table.phase == Phase.DISCARD:
            return _fewest_roads(table, actions, rng)
        if table.laid:
            return _after_laying(table, actions, rng)
        lays = [action for action in actions if isinstance(action, Lay) and not action.way_out]
        draws = [action for action in actions if isinstance(action, Draw)]
        if lays and not (draws and _wants_second(table)):
            return _most_ways_on(table, lays, rng)
        return _fitting_card(table, draws, rng) if draws else pick([each for each in actions if each != SWAP], rng)


def _wants_second(table: ThurnUndTaxisState) -> bool:
    """Whether the hand is empty, or nothing in it fits."""
    return not table.player.hand or (bool(table.player.route) and not kinds(table.player.hand) & _ends(table))


def _ends(table: ThurnUndTaxisState) -> Cities:
    return table.fits_front(table.player) | table.fits_back(table.player)


def _fitting_card(table: ThurnUndTaxisState, draws: Sequence[Draw], rng: Random) -> Action:
    """An open card that fits at an end of the route and is not yet in the hand; without a route, beside a card held."""
    player = table.player
    held = kinds(player.hand)
    beside = sum(table.land.neighbours[city] & ~held for city in each(held) if not player.route)
    wanted = _ends(table) & ~held if player.route else kinds(beside)
    fitting = [draw for draw in draws if draw.card & wanted]
    return pick(fitting, rng) if fitting else PILE if PILE in draws else pick(draws, rng)


def _most_ways_on(table: ThurnUndTaxisState, lays: Sequence[Lay], rng: Random) -> Action:
    """The card after which most cities fit, those held counted twice."""

    def ways(lay: Lay) -> int:
        after = table.after(lay).players[table.seat]
        reach = table.fits_front(after) | table.fits_back(after)
        return reach.bit_count() + (reach & kinds(after.hand)).bit_count()

    most = max(map(ways, lays))
    return pick([lay for lay in lays if ways(lay) == most], rng)


def _after_laying(table: ThurnUndTaxisState, actions: Sequence[Action], rng: Random) -> Action:
    """Close at five cards, sooner if no card held fits; else a second card, if one fits."""
    stuck = not kinds(table.player.hand) & _ends(table)
    if CLOSE in actions and (len(table.player.route) >= GOOD_ROUTE or stuck):
        return CLOSE_WAGNER if CLOSE_WAGNER in actions else CLOSE
    lays = [action for action in actions if isinstance(action, Lay)]
    return _most_ways_on(table, lays, rng) if lays else FINISH


def _fewest_roads(table: ThurnUndTaxisState, discards: Sequence[Action], rng: Random) -> Action:
    roads: dict[City, int] = {city: near.bit_count() for city, near in table.land.neighbours.items()}
    fewest = min(roads[discard.card] for discard in discards if isinstance(discard, Discard))
    return pick(
        [discard for discard in discards if isinstance(discard, Discard) and roads[discard.card] == fewest], rng
    )
