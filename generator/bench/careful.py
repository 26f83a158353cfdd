"""A player that looks one move ahead: it wins when it can and leaves no win if that can be helped; else anything.

The yardstick above random play for games for two, through the contract alone.
"""

from __future__ import annotations

from random import Random

from engine.bots.bot import HARDEST, Bot, Hint, Stop
from engine.bots.chance import pick
from engine.game import NO_MESSAGE, TERMINAL, Action, State


class CarefulPlayer(Bot):
    """Wins at once if possible, avoids moves after which the next player could, and is random otherwise."""

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Its choice, without a reason; half a chance to win."""
        return [Hint(self.choose(state, rng, stop), 0.5, NO_MESSAGE)]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """A winning action, else one that leaves no win, else any: each as likely as the others of its kind.

        It looks into the state as it is: it plays as one who remembers everything. `stop` is never asked.
        """
        actions = list(state.legal_actions())
        winning = [action for action in actions if wins(state, action)]
        if winning:
            return pick(winning, rng)
        while actions:
            action = actions.pop(int(rng.random() * len(actions)))
            after = state.after(action)
            if not any(wins(after, answer) for answer in after.legal_actions()):
                return action
        return pick(state.legal_actions(), rng)


def wins(state: State, action: Action) -> bool:
    """Whether the action ends the game with the one who does it among the winners."""
    after = state.after(action)
    return after.current_player == TERMINAL and state.current_player in after.winners()
