"""What Raging Bulls is measured against."""

from generator.bench.targets import Targets

TARGETS = Targets(plies_to_chess=2.0, mean_score=110.0)
