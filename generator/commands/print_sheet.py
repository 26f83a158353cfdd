"""`build.py pdf GAME ...`: a sheet's table of options as flags, and the file written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine import GAMES
from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.build.fontcache import font_folder
from generator.build.progress import counter, say
from generator.commands.command import Parser
from generator.drawing.fonts import pdf_fonts
from generator.games import make_pdf, sheet_named, sheets_of
from generator.paper.options import accepted
from generator.paper.sheet import BadSheetOption, Sheet, SheetOption, parse_options


def print_sheet(slug: str, argv: Sequence[str]) -> int:
    """Read the flags, make the PDF, write it. Returns the exit code. Raises BuildError."""
    try:
        sheet = sheet_named(slug, chosen_sheet(slug, argv))
        given = vars(sheet_parser(slug, sheet).parse_args(argv))
        out = Path(given.pop("out") or f"{slug}.pdf").absolute()
        given.pop("sheet", None)
        options = parse_options(sheet, {name: text for name, text in given.items() if text is not None})
    except BadSheetOption as error:
        raise BuildError(f"{error} See “build.py pdf {slug} --help”.") from error
    check_writable(out)
    fonts = pdf_fonts(font_folder(ROOT, say))
    write_whole(out, make_pdf(slug, sheet.slug, options, fonts, counter("Page")))
    say(f"Printed {out.name} in {out.parent}.")
    return 0


def chosen_sheet(slug: str, argv: Sequence[str]) -> str:
    """The sheet that the arguments name; which other flags there are depends on it."""
    parser = Parser(program(slug), "", add_help=False)
    add_sheet(parser, slug)
    return str(vars(parser.parse_known_args(argv)[0]).get("sheet") or "")


def sheet_parser(slug: str, sheet: Sheet) -> Parser:
    """All flags of one sheet, each from a row of its table."""
    parser = Parser(program(slug), f"{GAMES[slug].title}: {sheet.title}.\n{sheet.about}".strip())
    add_sheet(parser, slug)
    for option in sheet.all_options:
        add_option(parser, option)
    parser.add_argument("--out", metavar="FILE", help=f"the file to write (default: {slug}.pdf)")
    return parser


def program(slug: str) -> str:
    """What the person typed to get here."""
    return f"build.py pdf {slug}"


def add_sheet(parser: Parser, slug: str) -> None:
    """The flag that chooses among several sheets."""
    sheets = sheets_of(slug)
    if len(sheets) > 1:
        listed = "; ".join(f"{sheet.slug}: {sheet.title}" for sheet in sheets)
        parser.add_argument("--sheet", metavar="NAME", help=f"{listed} (default: {sheets[0].slug})".replace("%", "%%"))


def add_option(parser: Parser, option: SheetOption) -> None:
    """One row of the table as a flag; its text is checked later, with the form's."""
    text = described(option).replace("%", "%%")
    flag = f"--{option.name}"
    if option.kind != "flag":
        parser.add_argument(flag, dest=option.name, metavar=metavar(option), help=text)
        return
    parser.add_argument(flag, dest=option.name, action="store_const", const="yes", help=text)
    if option.default:
        without = f"--no-{option.name}"
        parser.add_argument(without, dest=option.name, action="store_const", const="no", help="turn it off")


def metavar(option: SheetOption) -> str:
    """What stands for the value in the help."""
    return "|".join(option.choices) if option.kind == "choice" else {"int": "N"}.get(option.kind, "TEXT")


def described(option: SheetOption) -> str:
    """The help of one flag."""
    parts = [f"{option.title}: {option.help}" if option.help else option.title]
    if option.kind in ("int", "choice"):
        parts.append(f"{accepted(option)}; default: {option.default}")
    elif option.kind == "flag" and option.default:
        parts.append("default")
    parts.extend(f"not with --{other}" for other in option.excludes)
    return parts[0] + (f" ({'; '.join(parts[1:])})" if parts[1:] else "")


def check_writable(out: Path) -> None:
    """Raises BuildError, with the reason, if no file can be written there."""
    if out.is_dir():
        raise BuildError(f"{out} is a folder; name a file with --out.")
    if not out.parent.is_dir():
        raise BuildError(f"{out} cannot be written: {out.parent} is not a folder.")
    if not os.access(out.parent, os.W_OK | os.X_OK):
        raise BuildError(f"{out} cannot be written: {out.parent} is not writable.")


def write_whole(out: Path, content: bytes) -> None:
    """Write beside the file, then rename. Raises BuildError, and then the old file is as it was."""
    fresh = None
    try:
        with tempfile.NamedTemporaryFile(dir=out.parent, prefix=f".{out.name}-", delete=False) as file:
            fresh = Path(file.name)
            file.write(content)
        fresh.chmod(0o644)
        fresh.replace(out)
    except OSError as error:
        raise BuildError(f"{out} cannot be written: {error.strerror}.") from error
    finally:
        if fresh is not None:
            fresh.unlink(missing_ok=True)
