"""Printables: what a game can be printed as. Each game's sheets are in the module here that has its name.

`make_pdf` is the one way to a PDF, for the command line, the build and the worker in the browser alike.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from engine import GAMES
from generator.options import COMMON, BadSheetOption, SheetOption, Value, Values, read_options

if TYPE_CHECKING:
    from generator.paper import Page
    from generator.pdf import FontSource

__all__ = [
    "BadSheetOption",
    "Sheet",
    "SheetJob",
    "SheetOption",
    "make_pdf",
    "parse_options",
    "sheet_named",
    "sheets_of",
]

Progress: TypeAlias = Callable[[int, int], None]

AUTHOR: Final = "The Paddock authors"
LANGUAGE: Final = "en"


def silent(_done: int, _total: int) -> None:
    """For callers with nobody waiting."""


def agree(_values: Values) -> str:
    """For sheets of which every choice goes with every other."""
    return ""


class SheetJob(NamedTuple):
    """What is to be printed: every option of the sheet by name, and whom to tell how far it is (done, total)."""

    options: Values
    say: Progress = silent

    @property
    def paper(self) -> str:
        """The paper size, by its name in `generator.paper`."""
        return str(self.options["paper"])

    @property
    def link(self) -> str:
        """The address of the hosted site, with a slash at its end, for QR codes."""
        return str(self.options["link"])


class Sheet(NamedTuple):
    """One printable of a game; `options` are its own, beside those that every sheet has."""

    slug: str
    title: str
    options: tuple[SheetOption, ...]
    pages: Callable[[SheetJob], Sequence[Page]]
    """The pages without their footers: `make_pdf` adds those, with the page numbers."""
    about: str = ""
    """What it is good for and how it is used, in a sentence or two for the print page and the help."""
    clash: Callable[[Values], str] = agree
    """Why these choices, each possible by itself, do not go together; "" if they do."""

    @property
    def all_options(self) -> tuple[SheetOption, ...]:
        """The sheet's own options, then the common ones."""
        return (*self.options, *COMMON)


def sheets_of(slug: str) -> tuple[Sheet, ...]:
    """The sheets of a game, the usual one first. The slug must be one of `engine.GAMES`."""
    module = importlib.import_module(f"generator.sheets.{slug.replace('-', '_')}")
    sheets: tuple[Sheet, ...] = module.SHEETS
    return sheets


def sheet_named(slug: str, sheet_slug: str = "") -> Sheet:
    """A sheet of a game, the first when unnamed. Raises BadSheetOption, with the names that there are."""
    sheets = sheets_of(slug)
    for sheet in sheets:
        if sheet_slug in ("", sheet.slug):
            return sheet
    names = ", ".join(sheet.slug for sheet in sheets)
    raise BadSheetOption("sheet", f"There is no sheet “{sheet_slug}”; the sheets are: {names}.")


def parse_options(sheet: Sheet, given: Mapping[str, str]) -> dict[str, Value]:
    """Every option of the sheet with its value, from texts as typed or sent by a form.

    Raises BadSheetOption, also for choices that clash.
    """
    values = read_options(sheet.all_options, given)
    clash = sheet.clash(values)
    if clash:
        raise BadSheetOption("", clash)
    return values


def make_pdf(
    slug: str, sheet_slug: str, options: Values, fonts: Mapping[Any, FontSource], say: Progress = silent
) -> bytes:
    """The PDF of a game's sheet. The same arguments give the same bytes, here and in the browser.

    `options` come from `parse_options`; `fonts` are what `generator.fonts.pdf_fonts` gives.
    """
    from generator.paper import PAPERS, paginate
    from generator.pdf import write

    sheet = sheet_named(slug, sheet_slug)
    job = SheetJob(options, say)
    pages = paginate(sheet.pages(job), PAPERS[job.paper])
    return write(
        pages * int(options["copies"]),
        title=f"{GAMES[slug].title}: {sheet.title}",
        author=AUTHOR,
        lang=LANGUAGE,
        theme="low-ink" if options["low-ink"] else "paper",
        fonts=fonts,
    )
