"""The printables that the site brings ready made: each sheet of each game on each paper, as its defaults say."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from engine import GAMES
from generator.build.fontcache import font_folder
from generator.build.progress import Say
from generator.drawing.fonts import pdf_fonts
from generator.games import make_pdf, sheets_of
from generator.paper.layout import PAPERS
from generator.paper.sheet import parse_options

FOLDER: Final = "print"


class ReadyMade(NamedTuple):
    """A PDF in the site: its path from the root, and what a link to it says."""

    path: str
    title: str


ReadyBySheet: TypeAlias = dict[str, list[ReadyMade]]


def write_ready_made(root: Path, out: Path, say: Say) -> dict[str, ReadyBySheet]:
    """Write them into `out/print/`; what there is, by game and sheet."""
    say("Printables")
    (out / FOLDER).mkdir()
    faces = pdf_fonts(font_folder(root, say))
    made: dict[str, ReadyBySheet] = {}
    for slug in GAMES:
        made[slug] = {}
        for sheet in sheets_of(slug):
            made[slug][sheet.slug] = []
            for name, paper in PAPERS.items():
                path = f"{FOLDER}/{slug}-{sheet.slug}-{name}.pdf"
                options = parse_options(sheet, {"paper": name})
                (out / path).write_bytes(make_pdf(slug, sheet.slug, options, faces))
                made[slug][sheet.slug].append(ReadyMade(path, paper.name))
    return made
