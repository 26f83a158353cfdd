"""A plain player, the yardstick for the others: routes of five, and the card that fits.

It takes the carriage and the houses that a closing offers, and thinks neither of tiles nor of the other seats. With
horses it lays the card of a city that shows the fewest, and harnesses the one that shows most once the route is long
enough or none fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Any, Final, TypeAlias, TypeVar, cast

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.game import NO_MESSAGE, Action, State
from engine.games.thurn_und_taxis.actions import (
    CLOSE,
    CLOSE_WAGNER,
    DONE,
    FINISH,
    PILE,
    SWAP,
    Discard,
    Draw,
    Harness,
    Lay,
)
from engine.games.thurn_und_taxis.board import Phase
from engine.games.thurn_und_taxis.cards import Cities, each, kinds
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.legal import proposed_houses
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

GOOD_ROUTE: Final = 5
Play: TypeAlias = Lay | Harness
Step = TypeVar("Step", bound=Action)


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
            return next(iter(proposed_houses(table)), DONE)
        if table.phase == Phase.DISCARD:
            return _fewest_roads(table, actions, rng)
        if table.laid:
            return _after_laying(table, actions, rng)
        plays = _plays(table, actions)
        draws = [action for action in actions if isinstance(action, Draw)]
        if plays and not (draws and _wants_second(table)):
            return _best_play(table, plays, rng)
        return _wanted_card(table, draws, rng) if draws else pick([each for each in actions if each != SWAP], rng)


def _is_long(table: ThurnUndTaxisState) -> bool:
    return len(table.player.route) >= GOOD_ROUTE


def _lacks_horses(table: ThurnUndTaxisState) -> bool:
    """Whether horses are all that the route lacks to be closed."""
    return _is_long(table) and bool(haulage_of(table).missing(table.land, table.player))


def _wants_second(table: ThurnUndTaxisState) -> bool:
    """Whether the hand is empty, or nothing in it fits where a card is to be laid."""
    hand, fits = kinds(table.player.hand), table.fits(table.player)
    return not hand or (bool(table.player.route) and not hand & fits and not _lacks_horses(table))


def _plays(table: ThurnUndTaxisState, actions: Sequence[Action]) -> Sequence[Play]:
    """A card to lay that fits, or to harness if horses are what the route lacks or no card fits."""
    lays = [action for action in actions if isinstance(action, Lay) and not action.gives_up]
    loads = [action for action in actions if isinstance(action, Harness)]
    return loads if loads and (_lacks_horses(table) or not lays) else lays


def _best_play(table: ThurnUndTaxisState, plays: Sequence[Play], rng: Random) -> Action:
    """The most horses; or the card after which most cities fit, those held counted twice, and the fewest horses."""

    def merit(play: Play) -> tuple[int, int]:
        horses = table.land.horses_of[play.card]
        if isinstance(play, Harness):
            return horses, 0
        after = table.after(play).players[table.seat]
        reach = table.fits(after)
        return reach.bit_count() + (reach & kinds(after.hand)).bit_count(), -horses

    return _best(plays, merit, rng)


def _wanted_card(table: ThurnUndTaxisState, draws: Sequence[Draw], rng: Random) -> Action:
    """An open card that fits at an end of the route and is not yet in the hand; without a route, beside a card held.

    If horses are what the route lacks, the open card with most.
    """
    player, land = table.player, table.land
    if _lacks_horses(table):
        return _best(draws, lambda draw: land.horses_of.get(draw.card, 0), rng)
    held = land.cities_among(player.hand)
    beside: Cities = reduce(or_, (land.neighbours[city] for city in each(held)), 0)
    wanted = (table.fits(table.player) if player.route else beside * land.each_kind) & ~(held * land.each_kind)
    fitting = [draw for draw in draws if draw.card & wanted]
    return pick(fitting, rng) if fitting else PILE if PILE in draws else pick(draws, rng)


def _after_laying(table: ThurnUndTaxisState, actions: Sequence[Action], rng: Random) -> Action:
    """Close at five cards, sooner if no card held can be played; else a second card, if one can."""
    plays = _plays(table, actions)
    stuck = not kinds(table.player.hand) & table.fits(table.player) and not haulage_of(table).loads(table.player)
    if CLOSE in actions and (_is_long(table) or stuck):
        return CLOSE_WAGNER if CLOSE_WAGNER in actions else CLOSE
    return _best_play(table, plays, rng) if plays else FINISH


def _fewest_roads(table: ThurnUndTaxisState, discards: Sequence[Action], rng: Random) -> Action:
    roads = table.land.neighbours
    cards = [discard for discard in discards if isinstance(discard, Discard)]
    return _best(cards, lambda discard: -roads[discard.card].bit_count(), rng)


def _best(actions: Sequence[Step], merit: Callable[[Step], Any], rng: Random) -> Step:
    """Any of those with the greatest merit."""
    merits = [merit(action) for action in actions]
    most = max(merits)
    return pick([action for action, found in zip(actions, merits, strict=True) if found == most], rng)
