"""`build.py pdf GAME`: print a sheet."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from generator.build.errors import BuildError
from generator.commands.command import Command, Parser

PROGRAM: Final = "build.py pdf"


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The game and what follows it; the sheet's own options are read when it runs. Raises BuildError."""
    from engine import GAMES

    parser = Parser(
        PROGRAM,
        "Print a game on paper.",
        f"games: {', '.join(GAMES)}\n“build.py pdf GAME --help” lists what can be said about its sheets.",
    )
    parser.add_argument("game", metavar="GAME", help="the game to print")
    arguments = parser.parse_args(argv[:1])
    if arguments.game not in GAMES:
        raise BuildError(f"There is no game “{arguments.game}”; the games are: {', '.join(GAMES)}.")
    arguments.rest = argv[1:]
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Make the PDF and name it."""
    from generator.commands.print_sheet import print_sheet

    return print_sheet(arguments.game, arguments.rest)


COMMAND: Final = Command("pdf", "print a game's sheets", parse, run)
