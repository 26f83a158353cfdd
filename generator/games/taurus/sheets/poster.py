"""The board at its true size, as a poster."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.page import Page
from generator.drawing.scene import Millimetres, Scene
from generator.games.taurus.figures import printed
from generator.games.taurus.figures.plan import Plan
from generator.games.taurus.sheets.herds import HEADS
from generator.language import gettext as _
from generator.paper.layout import PAPERS
from generator.paper.overlap import OVERLAP
from generator.paper.poster import tile
from generator.paper.sheet import Sheet, SheetJob

FIELD: Final[Millimetres] = 55.0
SLAB: Final[Millimetres] = 400.0
"""The wooden board is a slab of 40 by 40 cm; on it seven fields are 5.5 cm wide at most (our reading)."""
RIM: Final[Millimetres] = (SLAB - printed.COLUMN_COUNT * FIELD) / 2
PLAN: Final = Plan(FIELD / 4, RIM, RIM, wide=SLAB, high=SLAB)


def poster_pages(job: SheetJob) -> list[Page]:
    """The board over as many pages as it takes."""
    scene = Scene(SLAB, SLAB, printed.slab(PLAN, str(job.options["heads"])))
    pages = tile(scene, PAPERS[job.paper], _("Taurus: board"), overlap=float(job.options["overlap"]))
    job.say(1, 1)
    return list(pages)


SHEETS: Final = (
    Sheet(
        "poster",
        msgid("Board as a poster"),
        (
            OVERLAP,
            HEADS,
        ),
        poster_pages,
        msgid(
            "The board at its true size, 40 by 40 cm on two by three sheets. Glued on cork or thick card it takes pins "
            "as posts, with paper wires, rubber bands or thread between them."
        ),
    ),
)
