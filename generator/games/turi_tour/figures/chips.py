"""The chips that say whose resort an island is, as large as their places on the printed board."""

from __future__ import annotations

from engine.games.turi_tour.animals import NAMES, Kind
from generator.drawing.scene import Circle, Group, Item, Text
from generator.games.turi_tour.figures.animals import LETTERS
from generator.games.turi_tour.figures.enlarged import enlarged
from generator.games.turi_tour.figures.printed import CHIP
from generator.language import gettext as _


def chip(kind: Kind) -> Group:
    """A chip round the origin: the animal and its two letters."""
    items: tuple[Item, ...] = (
        Circle((0.0, 0.0), CHIP / 2, "chip"),
        Group(enlarged(kind, 1.75), shift=(0.0, -0.6)),
        Text((0.0, CHIP * 0.4), _(LETTERS[kind]), 4.0, "number", "middle"),
    )
    return Group(items, title=_(NAMES[kind]))
