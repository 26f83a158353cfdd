"""A player that does anything, each thing alike: the yardstick for the others, and the policy of last resort."""

from __future__ import annotations

from random import Random

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.bots.playout import Playout
from engine.game import NO_MESSAGE, Action, State


class RandomPlayer(Bot):
    """Uniform choice among the legal actions, for any game."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Any legal action, without a reason."""
        seat = state.current_player
        return [Hint(self.choose(state, rng, stop), float(state.scores()[seat]), NO_MESSAGE)]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """Any legal action."""
        return pick(state.legal_actions(), rng)


class RandomPlayout(Playout):
    """Playouts to the end of the game by random play, for games that teach nothing better."""

    def policy(self, state: State, rng: Random) -> Action:
        """Any legal action."""
        return pick(state.legal_actions(), rng)
