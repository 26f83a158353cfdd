"""The pictures and printables of every game, by its slug: each game's rooms are the folder here that has its name.

| file of `generator/games/<game>/` | its job                                                                         |
|-----------------------------------|---------------------------------------------------------------------------------|
| `looks.py`                        | `LOOKS`: the styles and colours that this game alone uses                       |
| `figures/__init__.py`             | `FIGURE` and `TOOLS`: each method answered by the file below that is named so   |
| `figures/table.py`                | `table`: all that lies on the table and can be touched                          |
| `figures/foresight.py`            | `preview` and `glance`: what a step would do, drawn over the table              |
| `figures/side.py`                 | what lies beside the board                                                      |
| `figures/legend.py`               | `legend`: the marks on the board, for the help                                  |
| `figures/examples.py`             | `drawn`: the examples of the rules page                                         |
| `figures/emblem.py`               | `emblem`: the picture on the home page                                          |
| `figures/board.py`                | the bare board, and where its places lie (or `plan.py`, if that is a chapter)   |
| `figures/words.py`                | what screen readers are told of the things on the table                         |
| `figures/<tool>.py`               | the figure of a table under the game's roof; a folder if it is several files    |
| other files of `figures/`         | one kind of thing each, named after what they draw                              |
| `sheets/__init__.py`              | `SHEETS`: all printables, the usual one first                                   |
| other files of `sheets/`          | one printable each (or several that are made alike), and its `SHEETS`           |

A file that a game does not need is absent. Sheets import figures, never the other way. `make_pdf` is the one way to a
PDF, for the command line, the build and the worker in the browser alike.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from engine import GAMES
from generator.drawing.figure import Figure, GameFigure
from generator.drawing.shared import SHARED
from generator.drawing.styles import Looks, gathered
from generator.drawing.themes import ThemeName
from generator.paper.options import BadSheetOption, Values
from generator.paper.sheet import Progress, Sheet, SheetJob, silent

if TYPE_CHECKING:
    from generator.drawing.pdf import FontSource

AUTHOR: Final = "The Paddock authors"
LANGUAGE: Final = "en"


def figure_of(slug: str) -> Figure:
    """The figure of a game ("chess") or of a tool ("chess/analysis"), by its slug."""
    name, _slash, tool = slug.partition("/")
    if not tool:
        return game_figure_of(name)
    figure: Figure = _room(name, "figures").TOOLS[tool]
    return figure


def game_figure_of(slug: str) -> GameFigure:
    """The figure of a game, by its slug, which is that of no tool."""
    figure: GameFigure = _room(slug, "figures").FIGURE
    return figure


def _room(slug: str, name: str) -> ModuleType:
    return importlib.import_module(f"generator.games.{slug.replace('-', '_')}.{name}")


def looks_of(slug: str) -> Looks:
    """What a game draws with beside the shared looks: nothing if it has no `looks.py`."""
    name = f"{__name__}.{slug.replace('-', '_')}.looks"
    try:
        looks: Looks = importlib.import_module(name).LOOKS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Looks()
    return looks


LOOKS: Final = gathered({"all games": SHARED, **{slug: looks_of(slug) for slug in GAMES}})
"""The looks of all games together, to render any of their pictures with."""


def sheets_of(slug: str) -> tuple[Sheet, ...]:
    """The sheets of a game, the usual one first. The slug must be one of `engine.GAMES`."""
    sheets: tuple[Sheet, ...] = _room(slug, "sheets").SHEETS
    return sheets


def sheet_named(slug: str, sheet_slug: str = "") -> Sheet:
    """A sheet of a game, the first when unnamed. Raises BadSheetOption, with the names that there are."""
    sheets = sheets_of(slug)
    for sheet in sheets:
        if sheet_slug in ("", sheet.slug):
            return sheet
    names = ", ".join(sheet.slug for sheet in sheets)
    raise BadSheetOption("sheet", f"There is no sheet “{sheet_slug}”; the sheets are: {names}.")


def make_pdf(
    slug: str, sheet_slug: str, options: Values, fonts: Mapping[Any, FontSource], say: Progress = silent
) -> bytes:
    """The PDF of a game's sheet. The same arguments give the same bytes, here and in the browser.

    `options` come from `parse_options`; `fonts` are what `generator.drawing.fonts.pdf_fonts` gives.
    """
    from generator.drawing.pdf import write
    from generator.paper.layout import PAPERS, paginate

    sheet = sheet_named(slug, sheet_slug)
    job = SheetJob(options, say)
    pages = paginate(sheet.pages(job), PAPERS[job.paper])
    theme: ThemeName = "low-ink" if options["low-ink"] else "paper"
    return write(
        pages * int(options["copies"]),
        LOOKS,
        title=f"{GAMES[slug].title}: {sheet.title}",
        author=AUTHOR,
        lang=LANGUAGE,
        theme=theme,
        fonts=fonts,
    )
