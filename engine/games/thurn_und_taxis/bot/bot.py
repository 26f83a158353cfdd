"""The players by machine for Thurn und Taxis: one way to value a turn at three strengths, and advice for people."""

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
"""Points of promise by which a decision may lag behind the best and still enter the search."""
MOST: Final = 6
"""Decisions that enter it."""


TRUST: Final = 40
"""Playouts that count as much as the first thought."""


class Skill(NamedTuple):
    """How a level thinks: how often it takes a decision that is not its best, how much worse that may be, and whether
    it searches at all."""

    slips: float
    worse_by: float
    searches: bool


SKILLS: Final[Mapping[str, Skill]] = {
    "easy": Skill(0.6, 4.5, False),
    "normal": Skill(0.12, 1.0, True),
    "hard": Skill(0.0, 0.0, True),
}
"""By level. Against three greedy players one that slips in seven decisions of ten, by six points at most, won 4 games
of 12, and one that slips in five, by three at most, won all 20; easy lies between them.
"""


"""The games beside the South, by the options that ask for them."""


class ThurnUndTaxisBot(Bot):
    """Works on what its seat sees."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.3), Level("hard", _("Hard"), 0.5))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions, with the chance to win."""
        seen = cast(ThurnUndTaxisState, state).observe(state.current_player)
        prospect = prospect_of(seen, seen.seat)
        first = thoughts(seen, prospect)
        found = searched(seen, prospect, shortlist(seen, first, count), rng, stop)[:count]
        others = [standing(seen, seat) for seat in range(len(seen.players)) if seat != seen.seat]
        mine = seen.player.score
        values = accumulate((each.value for each in found), min)
        return [
            Hint(each.action, winning_chance(mine + value, others), reason(seen, each.action))
            for each, value in zip(found, values, strict=True)
        ]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best decision that the level finds; at once if there is no other or it is plain."""
        table = cast(ThurnUndTaxisState, state)
        actions = table.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seen, skill = table.observe(table.seat), SKILLS[level]
        prospect = prospect_of(seen, seen.seat)
        found = thoughts(seen, prospect)
        if seen.phase != Phase.PLAY:
            return found[0].action
        if rng.random() < skill.slips:
            return slipped(found, skill, rng)
        return (
            searched(seen, prospect, shortlist(seen, found), rng, stop)[0].action if skill.searches else found[0].action
        )


def shortlist(state: ThurnUndTaxisState, found: list[Thought], least: int = 1) -> list[Thought]:
    """The decisions that are worth a search, `least` at least; where houses or discards are chosen, none but those."""
    near = [each for each in found if each.value > found[0].value - NEAR][:MOST] if state.phase == Phase.PLAY else []
    return max(near, found[:least], key=len)


def searched(
    state: ThurnUndTaxisState, prospect: Prospect, found: list[Thought], rng: Random, stop: Stop
) -> list[Thought]:
    """The decisions by how they turn out in play, best first; as they are if there is but one or nothing to play."""
    if len(found) == 1 or state.phase != Phase.PLAY:
        return found
    ranked = search(state, Outlook(prospect, state.player), rng, stop, [each.action for each in found])
    return blended(found, {each.action: each for each in ranked})


def blended(found: list[Thought], ranked: Mapping[Action, Ranked]) -> list[Thought]:
    """First thoughts and what came of them in play, the first thought counted like `TRUST` playouts.

    The two differ by what all decisions of a position have in common, which is taken out first.
    """
    playouts = sum(each.playouts for each in ranked.values())
    shift = sum(ranked[action].playouts * (ranked[action].value - value) for action, value in found) / playouts
    mixed = []
    for action, value in found:
        played = ranked[action]
        weight = TRUST / (TRUST + played.playouts)
        mixed.append(Thought(action, weight * value + (1 - weight) * (played.value - shift)))
    return sorted(mixed, key=lambda thought: -thought.value)


def slipped(found: list[Thought], skill: Skill, rng: Random) -> Action:
    """Any that is not much worse than the best; nobody gives up a route by a slip, or dawdles."""
    least = found[0].value - skill.worse_by
    found = [each for each in found if each.value >= least and not each.action.gives_up] or found[:1]
    return pick(found, rng).action


def standing(state: ThurnUndTaxisState, seat: Seat) -> float:
    """Points that a seat has, and those that its route and the hand that is known promise."""
    player = state.players[seat]
    return player.score + prospect_of(state, seat).promise(player.hand, *line_of(state.land, player))


def winning_chance(mine: float, others: list[float]) -> float:
    """From 0 to 1, by the points that are expected."""
    return 1 / (1 + sum(math.exp((other - mine) / SPREAD) for other in others))


BOT: Final = ThurnUndTaxisBot()
