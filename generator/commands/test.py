"""`build.py test`: every check there is, the browser's included; the quick ones; or all about one game."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.build.progress import say
from generator.commands.build import SITE, bring_up_to_date
from generator.commands.command import Command, Parser

AT_ONCE: Final = ("--numprocesses=auto", "--maxprocesses=4", "--dist=loadfile", "--no-loadscope-reorder")
"""As many test files at a time as there are processors, each file by itself; more than four get in each other's way."""
TYPED: Final = ("engine", "generator", "build.py", "site/app")
CHECKS: Final[tuple[tuple[str, ...], ...]] = (
    ("ruff", "check", "."),
    ("mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists())),
)
FEW_GAMES: Final = {"PADDOCK_GAMES": "2"}
"""Random matches a check of the contract, when it is to be quick."""
WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")
"""What a game may be called, unlike files and options."""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The lane and the game; what is not known here is pytest's. Raises BuildError."""
    from engine import GAMES

    parser = Parser(
        "build.py test",
        "Build the site if anything has changed, then run ruff, mypy and every test.\n"
        "With a GAME first, only the tests of that game, without ruff and mypy.",
        f"games: {', '.join(GAMES)}\n"
        "Anything else is handed to pytest: “build.py test -k share -x”, “build.py test tests/engine”.",
    )
    parser.usage = "%(prog)s [-h] [--quick] [GAME] [pytest's arguments]"
    parser.add_argument(
        "--quick",
        action="store_true",
        help="ruff, mypy, the house, the contract, the rule texts and a look at each page",
    )
    arguments, rest = parser.parse_known_args(argv)
    arguments.game = rest.pop(0) if rest and WORD.fullmatch(rest[0]) and not (ROOT / rest[0]).exists() else ""
    if arguments.game and arguments.game not in GAMES:
        raise BuildError(f"There is no game “{arguments.game}”; the games are: {', '.join(GAMES)}.")
    arguments.pytest = rest
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Run all of the lane, even after a failure; 0 only if all is well. pytest comes last, so its summary closes."""
    from generator.build import browsers

    chromium = browsers.prepare(say)
    bring_up_to_date(SITE)
    few = FEW_GAMES if arguments.quick else {}
    environment = {**few, **os.environ, browsers.VARIABLE: str(chromium)}
    codes = [run_module(check, environment) for check in commands(arguments)]
    return next((code for code in reversed(codes) if code), 0)


def commands(arguments: argparse.Namespace) -> list[tuple[str, ...]]:
    """What is run, in this order."""
    quick = ("--quick",) if arguments.quick else ()
    game = ("--game", arguments.game) if arguments.game else ()
    return [*(() if game else CHECKS), ("pytest", *AT_ONCE, *quick, *game, *arguments.pytest)]


def run_module(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run an installed tool from the top of the project; its exit code."""
    say(f"Running {command[0]}")
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment).returncode


COMMAND: Final = Command("test", "run every test, the browser's included", parse, run, extras=("test",))
