"""What `build.py bench` measures, one thing a file, and the table it prints. Importable on a bare Python."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from generator.build.progress import Say


class Request(NamedTuple):
    """What a measurement is given: the built site, the number of games a strength is the mean of, whom to tell."""

    site: Path
    games: int
    say: Say


class Row(NamedTuple):
    """One line of the table.

    `ratio` is ours to theirs, None if there is nothing to compare with; `target` is words, `met` None without one.
    """

    name: str
    ours: str
    theirs: str = ""
    ratio: float | None = None
    target: str = ""
    met: bool | None = None


class Measurement(NamedTuple):
    """A named measurement; its module in this package has `measure(request) -> list[Row]`.

    `slow` ones are taken on demand; `site` ones need the site built.
    """

    name: str
    title: str
    slow: bool = False
    site: bool = False

    def measure(self, request: Request) -> list[Row]:
        """Measure now. Raises BuildError if something that it needs is missing."""
        module = importlib.import_module(f"generator.bench.{self.name}")
        rows: list[Row] = module.measure(request)
        return rows


MEASUREMENTS: Final = (
    Measurement("start", "from opening the page to the first line of Python, against stock PyScript", site=True),
    Measurement("plies", "random moves a second of each game, against python-chess, in CPython and in Pyodide"),
    Measurement("pdf", "pages a second, against reportlab drawing the same shapes directly", site=True),
    Measurement("size", "compressed bytes of the site, of what a start loads, and of what one game adds", site=True),
    Measurement(
        "strength", "each game's opponent over seeded games: mean score, or games won (with --strength)", slow=True
    ),
)

HEADINGS: Final = ("name", "ours", "theirs", "ratio", "target", "met")
MET: Final = {True: "yes", False: "NO", None: ""}


def at_least(name: str, ours: str, theirs: str, ratio: float, target: float) -> Row:
    """A row whose ratio should not be below the target."""
    return Row(name, ours, theirs, ratio, f"at least {target:g}x", ratio >= target)


def at_most(name: str, ours: str, theirs: str, ratio: float, target: float) -> Row:
    """A row whose ratio should not be above the target."""
    return Row(name, ours, theirs, ratio, f"at most {target:g}x", ratio <= target)


def table(rows: Sequence[Row]) -> str:
    """The rows under headings, in columns of equal width."""
    cells = [HEADINGS, *(cells_of(row) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADINGS))]
    rule = tuple("-" * width for width in widths)
    lines = [cells[0], rule, *cells[1:]]
    return "\n".join(aligned(line, widths) for line in lines)


def aligned(line: Sequence[str], widths: Sequence[int]) -> str:
    """Cells padded to the widths of their columns."""
    return "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()


def cells_of(row: Row) -> tuple[str, ...]:
    """A row as it is printed."""
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}x"
    return row.name, row.ours, row.theirs, ratio, row.target, MET[row.met]
