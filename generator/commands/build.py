"""`build.py` alone: make the site."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from generator.build.bootstrap import ROOT
from generator.build.folder import check_replaceable, fill_folder
from generator.build.inputs import digest_of_inputs, is_fresh, marker_of
from generator.build.progress import Say, say
from generator.commands.command import Command, Parser

SITE: Final = ROOT / "_site"


def add_out(parser: Parser) -> None:
    """The option that every command on the site has."""
    parser.add_argument("--out", metavar="DIR", type=Path, default=SITE, help="where the site lies (default: _site)")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments of `build`. Raises BuildError."""
    parser = Parser("build.py build", "Build the whole site, unless nothing has changed since the last build.")
    add_out(parser)
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    return parser.parse_args(argv)


def run(arguments: argparse.Namespace) -> int:
    """Build and exit."""
    if bring_up_to_date(arguments.out, force=arguments.force):
        say(f"Built {shown(arguments.out)}.")
    else:
        say(f"{shown(arguments.out)} is up to date.")
    return 0


def bring_up_to_date(out: Path, say: Say = say, force: bool = False) -> bool:
    """Build into `out` unless it is fresh; whether it was built. Raises BuildError, and then `out` is as it was."""
    digest = digest_of_inputs(ROOT)
    if is_fresh(out, digest) and not force:
        return False
    check_replaceable(out.absolute())
    from generator.build.site import build_site

    began = time.monotonic()
    fill_folder(out, lambda fresh: build_site(ROOT, fresh, say), marker_of(digest))
    say(f"That took {time.monotonic() - began:.0f} s.")
    return True


def shown(path: Path) -> str:
    """A path as a person would name it from here."""
    path = path.absolute()
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


COMMAND: Final = Command("build", "make the site in _site/ and exit (the default)", parse, run)
