"""What Thurn und Taxis is measured against."""

from collections.abc import Mapping
from typing import Final

from generator.bench.games.thurn_und_taxis.greedy import GreedyPlayer
from generator.bench.targets import Goal, Length, Targets

NORTH: Final[Mapping[str, str]] = {"map": "north"}
HORSES: Final[Mapping[str, str]] = {"map": "north", "horses": "on"}
TARGETS = Targets(
    goals=(
        Goal("greedy", 0.6, players=4),
        Goal("greedy", 0.6, players=4, options=NORTH),
        Goal("greedy", 0.6, players=4, options=HORSES),
    ),
    yardsticks={"greedy": GreedyPlayer()},
    lengths=(Length(2, 300), Length(3, 350), Length(4, 450), Length(2, 300, NORTH), Length(2, 400, HORSES)),
)
