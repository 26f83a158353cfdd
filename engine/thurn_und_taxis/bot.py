"""The players by machine for Thurn und Taxis: one way to value a turn at three strengths, and advice for people."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final, NamedTuple, cast

from engine.bots.bot import HARDEST, Bot, Goal, Hint, Level, Stop
from engine.game import Action, Seat, State
from engine.message import unchanged as _
from engine.thurn_und_taxis.board import Phase
from engine.thurn_und_taxis.greedy import GreedyPlayer
from engine.thurn_und_taxis.lookahead import line_of
from engine.thurn_und_taxis.policy import Thought, prospect_of, thoughts
from engine.thurn_und_taxis.reasons import reason
from engine.thurn_und_taxis.rules import ThurnUndTaxisState

SPREAD: Final = 4.0
"""Points by which one seat must lead another to have e times its chance to win."""


class Skill(NamedTuple):
    """How a level thinks: how often it takes a decision that is not its best, and by how many points less at most."""

    slips: float
    worse_by: float


SKILLS: Final[Mapping[str, Skill]] = {"easy": Skill(0.5, 3.0), "normal": Skill(0.1, 1.0), "hard": Skill(0.0, 0.0)}


class ThurnUndTaxisBot(Bot):
    """Works on what its seat sees."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.3), Level("hard", _("Hard"), 0.5))
    goals = (Goal("greedy", 0.6, players=4),)
    yardsticks: ClassVar[Mapping[str, Bot]] = {"greedy": GreedyPlayer()}
    most_decisions = 300

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions, with the chance to win."""
        seen = cast(ThurnUndTaxisState, state).observe(state.current_player)
        found = thoughts(seen)[:count]
        others = [standing(seen, seat) for seat in range(len(seen.players)) if seat != seen.seat]
        mine = seen.player.score
        return [
            Hint(each.action, winning_chance(mine + each.value, others), reason(seen, each.action)) for each in found
        ]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best decision that the level finds; the only one at once."""
        table = cast(ThurnUndTaxisState, state)
        actions = table.legal_actions()
        if len(actions) == 1:
            return actions[0]
        found = thoughts(table.observe(table.seat))
        return slipped(found, SKILLS[level], rng) if table.phase == Phase.PLAY else found[0].action


def slipped(found: list[Thought], skill: Skill, rng: Random) -> Action:
    """The best, or now and then another that is not much worse; nobody gives up a route by a slip."""
    if rng.random() < skill.slips:
        least = found[0].value - skill.worse_by
        found = [each for each in found if each.value >= least and not each.action.way_out] or found
        return found[int(rng.random() * len(found))].action
    return found[0].action


def standing(state: ThurnUndTaxisState, seat: Seat) -> float:
    """Points that a seat has, and those that its route and the hand that is known promise."""
    player = state.players[seat]
    return player.score + prospect_of(state, seat).promise(player.hand, *line_of(player))


def winning_chance(mine: float, others: list[float]) -> float:
    """From 0 to 1, by the points that are expected."""
    return 1 / (1 + sum(math.exp((other - mine) / SPREAD) for other in others))


BOT: Final = ThurnUndTaxisBot()
