"""What can be said about posters: how far their sheets overlap."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.paper import poster
from generator.paper.sheet import SheetOption

OVERLAP: Final = SheetOption(
    "overlap",
    "int",
    msgid("Overlap in mm"),
    round(poster.OVERLAP),
    least=5,
    most=25,
    help=msgid("how wide the strip is on which the sheets are glued together"),
)
