"""What Null Game is measured against."""

from generator.bench.targets import Goal, Targets

TARGETS = Targets(goals=(Goal("random", 0.9),))
