"""The command line: which command is meant, and what becomes of its errors. Standard library only."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final, NoReturn

from generator.build.bootstrap import ROOT, VENV, ensure_venv, inside, run_inside, wanted_tables
from generator.build.errors import BuildError
from generator.commands import bench, build, new_game, pdf, serve, test
from generator.commands.command import Call, Command, Parser

MISUSE: Final = 2
STOPPED: Final = 130

COMMANDS: Final[dict[str, Command]] = {
    command.name: command
    for command in (build.COMMAND, serve.COMMAND, test.COMMAND, pdf.COMMAND, bench.COMMAND, new_game.COMMAND)
}


def start(argv: Sequence[str]) -> int:
    """Run the command line in `.venv`, made first if it is missing. Returns the exit code."""
    prepare_process()
    return answer(lambda: launch(argv))


def launch(argv: Sequence[str]) -> int:
    """Parse, install what the command needs, and run it in `.venv`. Returns the exit code. Raises BuildError."""
    call = parse(argv)
    ready = ensure_venv(VENV, wanted_tables(ROOT / "pyproject.toml", call.extras))
    if ready and inside(VENV):
        return run(call)
    return run_inside(VENV, [str(ROOT / "build.py"), *argv])


def main(argv: Sequence[str]) -> int:
    """Parse and run in this very Python. Returns the exit code."""
    return answer(lambda: run(parse(argv)))


def answer(work: Callable[[], int]) -> int:
    """Do it. Every expected failure becomes one sentence on standard error and exit code 2."""
    try:
        return work()
    except BuildError as error:
        print(error, file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED


def parse(argv: Sequence[str]) -> Call:
    """The command that is meant, with its arguments; `build` when none is named. Raises BuildError."""
    if argv and argv[0] in ("-h", "--help"):
        overview().print_help()
        raise SystemExit(0)
    name, rest = (argv[0], argv[1:]) if argv and not argv[0].startswith("-") else ("build", argv)
    if name not in COMMANDS:
        raise BuildError(f"There is no command “{name}”; the commands are: {', '.join(COMMANDS)}.")
    return Call(COMMANDS[name], COMMANDS[name].parse(rest))


def run(call: Call) -> int:
    """Carry out a parsed command. Raises BuildError."""
    return call.command.run(call.arguments)


def prepare_process() -> None:
    """What holds for the whole process: letters that a terminal lacks are no error, and a kill cleans up first."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    signal.signal(signal.SIGTERM, stop)


def stop(_number: int, _frame: FrameType | None) -> NoReturn:
    """Treat a polite kill like Ctrl-C, so that temporary folders are cleared away."""
    raise KeyboardInterrupt


def overview() -> Parser:
    """The help that lists the commands."""
    width = max(map(len, COMMANDS))
    lines = [f"  {command.name:{width}}  {command.title}" for command in COMMANDS.values()]
    epilog = "\n".join(["commands:", *lines, "", "“build.py COMMAND --help” explains one of them."])
    return Parser("build.py", "Table games for a static page and for paper.", epilog)
