"""The chips that say whose resort an island is, as large as their places on the printed board."""

from __future__ import annotations

from engine.turi_tour.animals import NAMES, Kind
from generator.figures.turi_tour.animals import LETTERS
from generator.figures.turi_tour.enlarged import enlarged
from generator.figures.turi_tour.printed import CHIP
from generator.i18n import gettext as _
from generator.scene import Circle, Group, Item, Text


def chip(kind: Kind) -> Group:
    """A chip round the origin: the animal and its two letters."""
    items: tuple[Item, ...] = (
        Circle((0.0, 0.0), CHIP / 2, "chip"),
        Group(enlarged(kind, 1.75), shift=(0.0, -0.6)),
        Text((0.0, CHIP * 0.4), _(LETTERS[kind]), 4.0, "number", "middle"),
    )
    return Group(items, title=_(NAMES[kind]))
