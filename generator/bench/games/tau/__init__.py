"""What Tau is measured against."""

from generator.bench.targets import Goal, Targets

TARGETS = Targets(plies_to_chess=2.0, goals=(Goal("random", 0.99), Goal("careful", 0.75)))
