"""The bot of Null Game: it knows which rows are lost, and at easier levels forgets it at times."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Level, Stop
from engine.bots.chance import pick
from engine.game import Action, State
from engine.games.null_game.bot.reasons import is_lost, reason
from engine.games.null_game.rules import NullGameState
from engine.message import unchanged as _

SLIPS: Final[Mapping[str, float]] = {"easy": 0.6, "normal": 0.2, "hard": 0.0}
"""By level: the share of moves made without a thought."""


class NullGameBot(Bot):
    """Leaves a lost row wherever it can."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.1), Level("hard", _("Hard"), 0.1))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """All moves, best first, each with the chance to win."""
        position = cast(NullGameState, state)
        found = [(action, position.after(action)) for action in position.legal_actions()]
        ranked = sorted(found, key=lambda pair: not is_lost(pair[1]))
        return [Hint(action, float(is_lost(after)), reason(after)) for action, after in ranked[:count]]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The best move, or any: if all lose, or if the level slips."""
        best = [hint.action for hint in self.hints(state, rng, stop) if hint.value]
        slips = rng.random() < SLIPS[level]
        return pick(best if best and not slips else state.legal_actions(), rng)


BOT: Final = NullGameBot()
