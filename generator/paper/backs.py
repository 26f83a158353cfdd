"""What can be said about backs: how they come to lie behind their fronts."""

from __future__ import annotations

from typing import Final, cast

from engine.message import unchanged as msgid
from generator.paper.imposition import Backs, Way
from generator.paper.layout import Edge
from generator.paper.sheet import SheetJob, SheetOption

SHIFT: Final = r"-?[0-5](\.[0-9])?"


def _shift(name: str, title: str) -> SheetOption:
    return SheetOption(
        name,
        "text",
        title,
        "0",
        pattern=SHIFT,
        accepted=msgid("a number from -5.9 to 5.9 with at most one decimal"),
        help=msgid("in mm, if your printer is off: hold a printed sheet to the light and measure at the marks"),
    )


BACKS: Final = (
    SheetOption(
        "backs",
        "choice",
        msgid("Backs"),
        "duplex",
        choices=("duplex", "fold", "none"),
        excludes=("flip", "right", "down"),
        help=msgid("duplex: on the other side of the sheet; fold: beside the fronts, to fold back and glue"),
    ),
    SheetOption(
        "flip",
        "choice",
        msgid("Turn the sheet over its edge"),
        "long",
        choices=("long", "short"),
        help=msgid("as set in the printer’s dialogue for both sides"),
    ),
    _shift("right", msgid("Move backs to the right")),
    _shift("down", msgid("Move backs down")),
)


def way_of(job: SheetJob) -> Way:
    """How the backs are to be printed."""
    options = job.options
    offset = float(options["right"]), float(options["down"])
    return Way(cast(Backs, options["backs"]), cast(Edge, options["flip"]), offset)
