"""The figures on the board: what their bases cover, how many there are, and where the others set one up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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


class Standing(NamedTuple):
    """A figure on the board."""

    kind: Kind
    spot: Spot


def islands_under(spot: Spot, quarters: Quarters) -> set[Island]:
    """The islands that a figure would touch whose middle stands there; part of its base is enough."""
    return {ISLAND_AT[cell] for cell in base(turned(spot, -quarters)) if cell in ISLAND_AT}


def is_wholly_on(spot: Spot, island: Island, quarters: Quarters) -> bool:
    """Whether the whole base of a figure whose middle stands there is on the island."""
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
    """The figures with one more wholly on its island, as near as can be to where it was put down (`near`), if anywhere.

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


def arranged(figures: Iterable[Standing]) -> tuple[Standing, ...]:
    """The figures in one order, by kind and place, so that equal boards are equal values."""
    return tuple(sorted(figures))
