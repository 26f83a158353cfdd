"""Marks as people type them: case, spaces and umlauts do not matter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.game import notation_key
from engine.games.thurn_und_taxis.board import COLOURS, Tile
from engine.games.thurn_und_taxis.land import Land, Prize
from engine.games.thurn_und_taxis.notation import spellings
from engine.games.thurn_und_taxis.tools.marks import Mark, examples, marks_of
from engine.refusal import not_understood

LONGEST: Final = 100
"""Characters; no mark's notation has as many."""


@cache
def marks_by_key(land: Land) -> Mapping[str, Mark]:
    """Every way to type a mark, as a key: also without umlauts, `carriage 1 none`, and `end 3` for the one end tile."""
    marks = marks_of(land)
    keys: dict[str, Mark] = {spelling: mark for mark in marks.each() for spelling in spellings(str(mark))}
    for place in land.places(Prize.END):
        stack = land.stacks[place]
        if len(stack.values) == 1:
            tile = Tile(place, stack.values[0])
            keys |= {notation_key(f"{stack.name}{seat + 1}"): marks.ticks[seat, tile] for seat in range(len(COLOURS))}
    return keys | {f"carriage{seat + 1}none": mark for (seat, size), mark in marks.carriages.items() if not size}


def read(land: Land, text: str) -> Mark:
    """The mark that the notation names, possible or not. Raises IllegalAction("not-understood")."""
    mark = marks_by_key(land).get(notation_key(text)) if len(text) <= LONGEST else None
    if mark is None:
        raise not_understood(text, examples(land))
    return mark
