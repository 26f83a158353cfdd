"""What Taurus is measured against."""

from generator.bench.games.taurus.greedy import GreedyPlayer
from generator.bench.targets import Goal, Length, Targets

TARGETS = Targets(
    plies_to_chess=0.5,
    goals=(Goal("greedy", 0.9),),
    yardsticks={"greedy": GreedyPlayer()},
    lengths=(Length(2, 400), Length(3, 400), Length(4, 400)),
)
