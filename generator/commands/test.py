"""`build.py test`: every check there is, the browser's included."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from generator.build.bootstrap import ROOT
from generator.build.progress import say
from generator.commands.build import SITE, bring_up_to_date
from generator.commands.command import Command, Parser

AT_ONCE: Final = ("--numprocesses=auto", "--maxprocesses=4", "--dist=loadfile")
"""As many test files at a time as there are processors, each file by itself; more than four get in each other's way."""
TYPED: Final = ("engine", "generator", "build.py", "site/app")
CHECKS: Final[tuple[tuple[str, ...], ...]] = (
    ("ruff", "check", "."),
    ("mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists())),
)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments of `test`; what is not known here is pytest's. Raises BuildError."""
    parser = Parser(
        "build.py test",
        "Build the site if anything has changed, then run ruff, mypy and every test.",
        "Anything else is handed to pytest: “build.py test -k share -x”, “build.py test tests/engine”.",
    )
    arguments, rest = parser.parse_known_args(argv)
    arguments.pytest = rest
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Run everything, even after a failure; 0 only if all is well. pytest comes last, so its summary closes."""
    from generator.build import browsers

    chromium = browsers.prepare(say)
    bring_up_to_date(SITE)
    environment = {**os.environ, browsers.VARIABLE: str(chromium)}
    codes = [run_module(check, environment) for check in (*CHECKS, ("pytest", *AT_ONCE, *arguments.pytest))]
    return next((code for code in reversed(codes) if code), 0)


def run_module(command: Sequence[str], environment: dict[str, str]) -> int:
    """Run an installed tool from the top of the project; its exit code."""
    say(f"Running {command[0]}")
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment).returncode


COMMAND: Final = Command("test", "run every test, the browser's included", parse, run, extras=("test",))
