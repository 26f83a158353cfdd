"""`build.py serve`: make the site if needed, and show it on this machine."""

from __future__ import annotations

import argparse
import errno
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from generator.build.errors import BuildError
from generator.build.progress import say
from generator.build.server import SiteServer
from generator.commands.build import add_out, bring_up_to_date
from generator.commands.command import Command, Parser

FIRST_PORT: Final = 8000
PORTS_TRIED: Final = 20
HIGHEST_PORT: Final = 65535


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments of `serve`. Raises BuildError."""
    parser = Parser("build.py serve", "Build the site if anything has changed, and serve it until Ctrl-C.")
    add_out(parser)
    parser.add_argument("--port", help=f"the port (default: {FIRST_PORT}, or the next free one)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    arguments = parser.parse_args(argv)
    arguments.port = checked_port(arguments.port)
    return arguments


def checked_port(text: str | None) -> int | None:
    """A port number, None if none was asked for. Raises BuildError."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= HIGHEST_PORT):
        raise BuildError(f"“{text}” is not a port: a number from 1 to {HIGHEST_PORT} is accepted.")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    server = open_server(arguments.out, arguments.host, arguments.port)
    with server:
        bring_up_to_date(arguments.out)
        say(f"Paddock is at {server.url} (Ctrl-C stops it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nStopped.")
    return 0


def open_server(folder: Path, host: str, port: int | None) -> SiteServer:
    """A server on exactly this port, or without one on the first free. Raises BuildError."""
    if port is not None:
        return open_on(folder, host, port)
    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            server = open_on(folder, host, candidate)
        except BusyPort:
            continue
        if candidate != FIRST_PORT:
            say(f"Port {FIRST_PORT} is busy, so this is port {candidate}.")
        return server
    raise BuildError(f"The ports {FIRST_PORT} to {candidate} are all busy; choose another with --port.")


class BusyPort(BuildError):
    """Somebody listens there already."""


def open_on(folder: Path, host: str, port: int) -> SiteServer:
    """A server on this very port. Raises BuildError."""
    try:
        return SiteServer(folder, host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BusyPort(f"Port {port} is busy; choose another with --port.") from error
        raise BuildError(f"The site cannot be served at {host} port {port}: {error.strerror}.") from error


COMMAND: Final = Command("serve", "make the site if needed and serve it on this machine", parse, run)
