"""The bots of Thurn und Taxis: one way to value a turn at three strengths, and hints for people."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, cast

from engine.bots.bot import HARDEST, Bot, Hint, Level, Stop
from engine.bots.chance import pick
from engine.bots.mcts import search
from engine.bots.monte_carlo import Ranked
from engine.game import Action, Seat, State
from engine.games.thurn_und_taxis.board import Phase
from engine.games.thurn_und_taxis.bot.line import line_of
from engine.games.thurn_und_taxis.bot.outlook import Outlook
from engine.games.thurn_und_taxis.bot.policy import Thought, prospect_of, thoughts
from engine.games.thurn_und_taxis.bot.prospect import Prospect
from engine.games.thurn_und_taxis.bot.reasons import reason
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.message import unchanged as _

SPREAD: Final = 4.0
"""Points by which one seat must lead another to have e times its chance to win."""
NEAR: Final = 1.6
"""Decisions that promise fewer points than the best by more than this do not enter the search."""
MOST: Final = 6
"""The most decisions that enter the search."""
TRUST: Final = 40
"""The number of playouts that count as much as the first thought."""


class Skill(NamedTuple):
    """How well a level plays."""

    slips: float
    """How often it takes a decision that is not its best, from 0 to 1."""
    worse_by: float
    """How many points worse that decision may be."""
    searches: bool
    """Whether it searches at all."""


SKILLS: Final[Mapping[str, Skill]] = {
    "easy": Skill(0.6, 4.5, False),
    "normal": Skill(0.12, 1.0, True),
    "hard": Skill(0.0, 0.0, True),
}
"""By level. Against three greedy players a bot that slips in 70 % of its decisions, by up to six points, won 4 games of
12; one that slips in 50 %, by up to three, won all 20. Easy lies between them.
"""


class ThurnUndTaxisBot(Bot):
    """Uses only what its seat sees."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.3), Level("hard", _("Hard"), 0.5))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions, with the chance to win."""
        seen = cast(ThurnUndTaxisState, state).observe(state.current_player)
        prospect = prospect_of(seen, seen.seat)
        first = thoughts(seen, prospect)
        decisions = searched(seen, prospect, shortlist(seen, first, count), rng, stop)[:count]
        others = [standing(seen, seat) for seat in range(len(seen.players)) if seat != seen.seat]
        mine = seen.player.score
        values = accumulate((each.value for each in decisions), min)
        return [
            Hint(each.action, winning_chance(mine + value, others), reason(seen, each.action))
            for each, value in zip(decisions, values, strict=True)
        ]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best decision that the level finds; there is no search if it is the only one, or no card is played."""
        table = cast(ThurnUndTaxisState, state)
        actions = table.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seen, skill = table.observe(table.seat), SKILLS[level]
        prospect = prospect_of(seen, seen.seat)
        decisions = thoughts(seen, prospect)
        if seen.phase != Phase.PLAY:
            return decisions[0].action
        if rng.random() < skill.slips:
            return slipped(decisions, skill, rng)
        if skill.searches:
            decisions = searched(seen, prospect, shortlist(seen, decisions), rng, stop)
        return decisions[0].action


def shortlist(state: ThurnUndTaxisState, decisions: list[Thought], least: int = 1) -> list[Thought]:
    """The decisions that are worth a search, but `least` at the fewest; outside the play of cards only those."""
    least_value = decisions[0].value - NEAR if state.phase == Phase.PLAY else math.inf
    near = [each for each in decisions if each.value > least_value][:MOST]
    return max(near, decisions[:least], key=len)


def searched(
    state: ThurnUndTaxisState, prospect: Prospect, decisions: list[Thought], rng: Random, stop: Stop
) -> list[Thought]:
    """The decisions by how they turn out in playouts, best first; unchanged if there is only one or no card to play."""
    if len(decisions) == 1 or state.phase != Phase.PLAY:
        return decisions
    ranked = search(state, Outlook(prospect, state.player), rng, stop, [each.action for each in decisions])
    return blended(decisions, {each.action: each for each in ranked})


def blended(decisions: list[Thought], ranked: Mapping[Action, Ranked]) -> list[Thought]:
    """First thoughts and what came of them in play, the first thought counted like `TRUST` playouts.

    The two differ by what all decisions of a position have in common, which is taken out first.
    """
    playouts = sum(each.playouts for each in ranked.values())
    shift = sum(ranked[action].playouts * (ranked[action].value - value) for action, value in decisions) / playouts
    mixed = []
    for action, value in decisions:
        played = ranked[action]
        weight = TRUST / (TRUST + played.playouts)
        mixed.append(Thought(action, weight * value + (1 - weight) * (played.value - shift)))
    return sorted(mixed, key=lambda thought: -thought.value)


def slipped(decisions: list[Thought], skill: Skill, rng: Random) -> Action:
    """A decision not much worse than the best; a slip never gives up a route or ends a turn early."""
    least = decisions[0].value - skill.worse_by
    decisions = [each for each in decisions if each.value >= least and not each.action.gives_up] or decisions[:1]
    return pick(decisions, rng).action


def standing(state: ThurnUndTaxisState, seat: Seat) -> float:
    """The points that a seat has, and those that its route and its known cards promise."""
    player = state.players[seat]
    return player.score + prospect_of(state, seat).promise(player.hand, *line_of(state.land, player))


def winning_chance(mine: float, others: list[float]) -> float:
    """The chance to win, from 0 to 1, by the points that are expected of the seat and of the others."""
    return 1 / (1 + sum(math.exp((other - mine) / SPREAD) for other in others))


BOT: Final = ThurnUndTaxisBot()
