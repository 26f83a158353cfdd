"""What Turi-Tour is measured against."""

from __future__ import annotations

from random import Random

from engine.bots import Bot, Hint, Stop
from engine.bots.bot import HARDEST
from engine.game import Action, State
from engine.games.turi_tour.bot import BOT
from generator.bench.targets import Goal, Length, Targets


class Weaker(Bot):
    """The same player at a level of its own, whatever it is asked for: a yardstick."""

    def __init__(self, level: str) -> None:
        self.level = level

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """As for anybody."""
        return BOT.hints(state, rng, stop, count)

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """What its own level chooses."""
        return BOT.choose(state, rng, stop, self.level)


TARGETS = Targets(
    goals=(Goal("easy", 0.65), Goal("normal", 0.5)),
    yardsticks={"easy": Weaker("easy"), "normal": Weaker("normal")},
    lengths=(Length(2, 400), Length(3, 600), Length(4, 800)),
)
