"""A printable: its options, and the pages they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from generator.drawing.page import Page
from generator.paper.options import COMMON, BadSheetOption, SheetOption, Value, Values, read_options

__all__ = [
    "BadSheetOption",
    "Sheet",
    "SheetJob",
    "SheetOption",
    "parse_options",
]

Progress: TypeAlias = Callable[[int, int], None]


def silent(_done: int, _total: int) -> None:
    """For callers with nobody waiting."""


def agree(_values: Values) -> str:
    """For sheets of which every choice goes with every other."""
    return ""


class SheetJob(NamedTuple):
    """What to print: every option of the sheet by name; `say` is called with the steps done and their number."""

    options: Values
    say: Progress = silent

    @property
    def paper(self) -> str:
        """The paper size, by its name in `generator.paper.layout`."""
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
    about: str
    """What it is good for and how it is used, in a sentence or two for the print page and the help."""
    clash: Callable[[Values], str] = agree
    """Why these choices, each possible by itself, do not go together; "" if they do."""

    @property
    def all_options(self) -> tuple[SheetOption, ...]:
        """The sheet's own options, then the common ones."""
        return (*self.options, *COMMON)


def parse_options(sheet: Sheet, given: Mapping[str, str]) -> dict[str, Value]:
    """Every option of the sheet with its value, from texts as typed or sent by a form.

    Raises BadSheetOption, also for choices that clash.
    """
    values = read_options(sheet.all_options, given)
    clash = sheet.clash(values)
    if clash:
        raise BadSheetOption("", clash)
    return values
