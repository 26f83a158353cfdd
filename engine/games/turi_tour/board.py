"""What stands on the board, and where figures are put by the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from engine.games.turi_tour.animals import ANIMALS, Kind
from engine.games.turi_tour.sea import (
    FOOT,
    INNER,
    ISLAND_AT,
    PLACES,
    Island,
    Quarters,
    Spot,
    apart,
    base,
    squared,
    turned,
)


class Phase(IntEnum):
    """How far a match and a turn have come."""

    CHIPS = 0
    """Chance puts the chips on the islands."""
    START_CARD = 1
    LOOK = 2
    """The board is lit; then the sunglasses go on."""
    CARD = 3
    """Chance draws a card."""
    FEEL = 4
    """In the dark, until the figure in the hand is named or an animal is asked for."""
    ACT = 5
    """In the dark, with the task to do."""
    OVER = 6


class Standing(NamedTuple):
    """A figure on the board."""

    kind: Kind
    spot: Spot


def islands_under(spot: Spot, quarters: Quarters) -> set[Island]:
    """The islands that a figure would touch whose middle stands there; part of its base is enough."""
    return {ISLAND_AT[cell] for cell in base(turned(spot, -quarters)) if cell in ISLAND_AT}


def is_wholly_on(spot: Spot, island: Island, quarters: Quarters) -> bool:
    """Whether a figure's whole base is on the island."""
    return turned(spot, -quarters) in INNER_SETS[island]


INNER_SETS = tuple(frozenset(spots) for spots in INNER)


def standing_at(figures: Sequence[Standing], cell: Spot) -> Standing | None:
    """The figure whose base covers a cell."""
    return next((figure for figure in figures if squared(cell, figure.spot) <= FOOT), None)


def numbers(figures: Sequence[Standing]) -> Counter[Kind]:
    """How many of each kind stand on the board."""
    return Counter(figure.kind for figure in figures)


def largest(figures: Sequence[Standing], quarters: Quarters) -> set[Island]:
    """The islands with most animals; all of them if the board is empty."""
    there = Counter(home(figure, quarters) for figure in figures)
    most = max(there.values(), default=0)
    return {island for island in range(len(INNER)) if there[island] == most}


def home(figure: Standing, quarters: Quarters) -> Island:
    """The island on which a figure stands. Between turns every figure is wholly on one."""
    return ISLAND_AT[turned(figure.spot, -quarters)]


def rarest(figures: Sequence[Standing]) -> set[Kind]:
    """The kinds least represented on the board: the holiday sourpusses."""
    there = numbers(figures)
    least = min(there[kind] for kind in ANIMALS)
    return {kind for kind in ANIMALS if there[kind] == least}


def settled(
    figures: Sequence[Standing], kind: Kind, island: Island, quarters: Quarters, near: Spot | None
) -> tuple[Standing, ...]:
    """The figures with one more wholly on its island, as near as can be to where it was put down.

    If there is no room between the others, all figures of the island are set up anew side by side.
    """
    others = [figure.spot for figure in figures]
    spots = [turned(spot, quarters) for spot in INNER[island]]
    free = [spot for spot in spots if apart(others, spot)]
    if free:
        places = [turned(spot, quarters) for spot in PLACES[island]]
        wanted = near or next((spot for spot in places if spot in free), free[0])
        chosen = min(free, key=lambda spot: (squared(spot, wanted), spot))
        return arranged((*figures, Standing(kind, chosen)))
    there = [figure for figure in figures if home(figure, quarters) == island]
    kinds = sorted([*(figure.kind for figure in there), kind])
    places = [turned(spot, quarters) for spot in PLACES[island]]
    anew = [Standing(one, spot) for one, spot in zip(kinds, places, strict=False)]
    return arranged((*(figure for figure in figures if figure not in there), *anew))


def arranged(figures: Sequence[Standing]) -> tuple[Standing, ...]:
    """The figures in one order, by kind and place."""
    return tuple(sorted(figures))
