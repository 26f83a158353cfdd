"""`build.py bench`: measure, side by side with what others do, in one table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from generator.bench import MEASUREMENTS, Request, table
from generator.build.errors import BuildError
from generator.build.progress import say
from generator.commands.build import SITE, bring_up_to_date
from generator.commands.command import Command, Parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments of `bench`. Raises BuildError."""
    width = max(len(measurement.name) for measurement in MEASUREMENTS)
    listed = "\n".join(f"  {measurement.name:{width}}  {measurement.title}" for measurement in MEASUREMENTS)
    parser = Parser(
        "build.py bench",
        "Measure and print one table; every ratio is between two things measured in this very run.",
        f"measurements:\n{listed}",
    )
    parser.add_argument("names", metavar="NAME", nargs="*", help="only these measurements")
    parser.add_argument("--strength", action="store_true", help="also play the opponents' seeded games (takes long)")
    parser.add_argument("--games", type=int, default=100, help="games that a strength is the mean of (default: 100)")
    arguments = parser.parse_args(argv)
    check_names(arguments.names)
    if not 1 <= arguments.games <= 10_000:
        raise BuildError(f"“{arguments.games}” is not a number of games: 1 to 10000 is accepted.")
    return arguments


def check_names(names: Sequence[str]) -> None:
    """Raises BuildError for a measurement that there is not."""
    known = [measurement.name for measurement in MEASUREMENTS]
    for name in names:
        if name not in known:
            raise BuildError(f"There is no measurement “{name}”; the measurements are: {', '.join(known)}.")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    request = Request(SITE, arguments.games, say)
    chosen = [
        measurement
        for measurement in MEASUREMENTS
        if measurement.name in arguments.names
        or (not arguments.names and (arguments.strength or not measurement.slow))
        or (measurement.slow and arguments.strength)
    ]
    if any(measurement.site for measurement in chosen):
        bring_up_to_date(SITE)
    rows = [row for measurement in chosen for row in measurement.measure(request)]
    say("\n" + table(rows))
    return 0


COMMAND: Final = Command("bench", "measure, in one table", parse, run, extras=("test",))
