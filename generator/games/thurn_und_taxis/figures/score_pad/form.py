"""The measures of a score pad: how wide its columns are, how high its rows, and how many boxes fit into a line."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.thurn_und_taxis.land import CARRIAGES, Land
from engine.games.thurn_und_taxis.tools.marks import sizes_of
from generator.drawing.scene import Millimetres
from generator.games.thurn_und_taxis.figures.score_pad.blocks import Block, blocks_of

LEAST_TICK: Final[Millimetres] = 4.0
"""A box that a pen can tick."""
MOST_TICK: Final[Millimetres] = 8.0
SHARE: Final = 0.78
"""Of the height of a row that a box takes."""
MOST_SHARE: Final = 0.9
"""Where rows are so low that it would else be too small for a pen."""
LEAST_ABREAST: Final = 4
"""Boxes in a line; more are broken into several lines where columns are narrow."""
LEAST_LABEL: Final[Millimetres] = 18.0
"""Room for what a row is for."""
GAP: Final[Millimetres] = 0.3
EDGE: Final[Millimetres] = 0.2
"""Outlines have a width, which must not be cut off."""
HEAD_ROWS: Final = 1.5
CARRIAGE_ROWS: Final = 1.5
"""Of each line of carriages: the boxes, and their points above them."""
FOOT_ROWS: Final = 4.0
"""Earned, houses left, total, winner."""
TIE_ROWS: Final = 1.1


class Form(NamedTuple):
    """The measures of a pad: rows of `unit` mm, boxes of `tick` mm, at most so many `abreast` in a line."""

    land: Land
    seats: int
    width: Millimetres
    height: Millimetres
    label: Millimetres
    unit: Millimetres
    tick: Millimetres
    abreast: int

    @property
    def column(self) -> Millimetres:
        """The width of a player's column."""
        return (self.width - self.label - 2 * EDGE) / self.seats

    def left(self, seat: Seat) -> Millimetres:
        """Where a column begins."""
        return EDGE + self.label + seat * self.column

    @property
    def carriages(self) -> Millimetres:
        """The height of the carriages, none where horses draw the routes."""
        return CARRIAGE_ROWS * lines(len(CARRIAGES), self.abreast) * self.unit if sizes_of(self.land) else 0.0

    def block(self, block: Block) -> Millimetres:
        """The height of a block."""
        return lines(len(block.tiles), self.abreast) * self.unit


def lines(boxes: int, abreast: int) -> int:
    """Lines that so many boxes take."""
    return -(-boxes // abreast)


def in_line(boxes: int, abreast: int) -> int:
    """Boxes in each of their lines, so that all are as full as each other."""
    return -(-boxes // lines(boxes, abreast))


def form_of(land: Land, seats: int, width: Millimetres, height: Millimetres) -> Form:
    """The pad that fills such a rectangle. Raises ValueError if it is too small for that."""
    counts = [len(block.tiles) for block in blocks_of(land)]
    label = min(max(width * 0.24, width - 2 * EDGE - seats * 11 * (LEAST_TICK + GAP)), 60.0)
    label = min(label, _beside(width, seats, max(counts)))
    if label < LEAST_LABEL:
        label = min(width * 0.24, _beside(width, seats, LEAST_ABREAST))
    column = (width - 2 * EDGE - label) / seats
    abreast = min(max(*counts, len(CARRIAGES)), math.floor((column - 0.4) / (LEAST_TICK + GAP) + 1e-9))
    if label < LEAST_LABEL or abreast < LEAST_ABREAST:
        raise ValueError(f"{width:g} by {height:g} mm are too little for a pad that a pen can tick")
    form = Form(land, seats, width, height, label, 1.0, LEAST_TICK, abreast)
    rows = HEAD_ROWS + form.carriages + sum(map(form.block, blocks_of(land))) + FOOT_ROWS + TIE_ROWS
    unit = (height - 2 * EDGE) / rows
    room = (column - 0.4) / max(in_line(count, abreast) for count in (*counts, len(CARRIAGES)))
    share = max(SHARE * unit, min(MOST_SHARE * unit, LEAST_TICK))
    tick = min(MOST_TICK, share, max(LEAST_TICK, room / 1.15), room - GAP)
    if tick < LEAST_TICK - 1e-9:
        raise ValueError(f"{width:g} by {height:g} mm are too little for a pad that a pen can tick")
    return form._replace(unit=unit, tick=tick)


def _beside(width: Millimetres, seats: int, boxes: int) -> Millimetres:
    """The room for labels beside columns of so many boxes abreast."""
    return width - 2 * EDGE - seats * (boxes * (LEAST_TICK + GAP) + 0.4)
