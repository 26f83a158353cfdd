"""The bots of Taurus: one way to value a turn, at three strengths, and hints for people."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, cast

from engine.bots.bot import HARDEST, Bot, Hint, Level, Stop
from engine.bots.chance import pick
from engine.game import Action, Seat, State
from engine.games.taurus.bot.exchange import Market
from engine.games.taurus.bot.judge import Thought, thoughts
from engine.games.taurus.bot.lookahead import looked_ahead
from engine.games.taurus.bot.pens import FARTHEST, Pens
from engine.games.taurus.bot.reasons import reason
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from engine.message import Message
from engine.message import unchanged as _

SPREAD: Final = 4.0
BELIEF: Final = 0.3
"""For the chance to win: a lead of SPREAD points makes it e times another seat's, and the part BELIEF of a decision's
value counts as points. Both fitted 810 turns of 24 games best.
"""
ALIKE: Final = 0.05
"""Points: decisions whose values differ by no more are equally good."""


class Skill(NamedTuple):
    """How well a level thinks.

    `slips` is how often (0 to 1) it takes a decision that is not its best, `worse_by` how many points worse that may
    be, and `turns` how many turns it tries out before it decides.
    """

    slips: float
    worse_by: float
    turns: int


SKILLS: Final[Mapping[str, Skill]] = {
    "easy": Skill(0.8, 30.0, 0),
    "normal": Skill(0.3, 5.0, 3),
    "hard": Skill(0.0, 0.0, 16),
}


class TaurusBot(Bot):
    """Nothing is hidden in this game, and after the set-up nothing is left to chance."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.3), Level("hard", _("Hard"), 0.5))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """The best decisions, with the chance to win; not two for the same reason."""
        table = cast(TaurusState, state)
        advice: dict[str, tuple[Thought, Message]] = {}
        for thought in considered(table, SKILLS[HARDEST].turns, stop):
            why = reason(table, thought)
            advice.setdefault(str(why), (thought, why))
            if len(advice) == count:
                break
        values = accumulate((thought.value for thought, _why in advice.values()), min)
        return [
            Hint(thought.action, winning_chance(table, value), why)
            for (thought, why), value in zip(advice.values(), values, strict=True)
        ]

    def agrees(self, state: State, seat: Seat) -> bool:
        """If it alone would win; else if nobody can close anything now, nor complete a fence with the wires left."""
        table = cast(TaurusState, state)
        wires = sum(sum(player.stock) for player in table.players)
        if super().agrees(state, seat) or min(wires, table.posts_left) >= FARTHEST:
            return super().agrees(state, seat)
        market = Market(table)
        return not any(market.open) and not any(pen.lacking <= wires + 1 for pen in Pens(market, seat).all())

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best decision that the level finds; at once if there is no other."""
        table = cast(TaurusState, state)
        actions = table.legal_actions()
        if len(actions) == 1:
            return actions[0]
        skill = SKILLS[level]
        slips = rng.random() < skill.slips and table.phase == Phase.PLAY
        decisions = considered(table, 0 if slips else skill.turns, stop)
        least = decisions[0].value - (skill.worse_by if slips else ALIKE)
        return pick([thought for thought in decisions if thought.value >= least], rng).action


def considered(table: TaurusState, most: int, stop: Stop) -> list[Thought]:
    """The decisions, the best first; at the beginning of a turn at most `most` are looked into further."""
    decisions = thoughts(table)
    if not most or decisions[0].turn is None or table.phase != Phase.PLAY:
        return decisions
    return looked_ahead(table, decisions[:most], stop)


def winning_chance(table: TaurusState, value: float) -> float:
    """From 0 to 1: that of the player to move, by the scores and a value in points beyond the others' average."""
    scores, seat = table.scores(), table.current_player
    mine = scores[seat] + BELIEF * value
    others = [score for other, score in enumerate(scores) if other != seat]
    return 1 / (1 + sum(math.exp((other - mine) / SPREAD) for other in others))


BOT: Final = TaurusBot()
