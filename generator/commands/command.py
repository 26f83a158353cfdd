"""What a command is, and arguments that are refused in one sentence. Standard library only."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import NamedTuple, NoReturn

from generator.build.errors import BuildError


class Parser(argparse.ArgumentParser):
    """An argument parser that raises BuildError with one sentence, and takes no abbreviations."""

    def __init__(self, prog: str, description: str, epilog: str = "", add_help: bool = True) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=add_help,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        """Refuse. Raises BuildError."""
        sentence = message[:1].upper() + message[1:]
        raise BuildError(f"{sentence.rstrip('.')}; see “{self.prog} --help”.")


class Command(NamedTuple):
    """One thing that `build.py` does.

    `parse` raises BuildError; `run` may too, and returns the exit code. `extras` are the dependency tables it needs
    beside the base.
    """

    name: str
    title: str
    parse: Callable[[Sequence[str]], argparse.Namespace]
    run: Callable[[argparse.Namespace], int]
    extras: tuple[str, ...] = ()


class Call(NamedTuple):
    """A command with its parsed arguments."""

    command: Command
    arguments: argparse.Namespace

    @property
    def extras(self) -> tuple[str, ...]:
        """The dependency tables it needs beside the base."""
        return self.command.extras
