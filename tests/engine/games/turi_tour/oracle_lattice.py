"""The oracle's own arithmetic of the round board; of the engine it reads the outlines of the islands, which are data.

A cell is a complex number, in half cells from the middle of the board: with y downwards a quarter turn clockwise is a
multiplication by i. The engine turns figures back to look them up; here the land itself is turned.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from engine.games.turi_tour.sea import LAND as OUTLINES

Cell = tuple[int, int]
"""x and y as in notation."""
Land = tuple[frozenset[Cell], ...]
"""By island: its cells as the board lies now."""

LOW, HIGH = 11, 62
AS_LAID: Land = tuple(frozenset(cells) for cells in OUTLINES)


def fine(cell: Cell) -> complex:
    """A cell's middle, from the middle of the board, in half cells."""
    return complex(2 * cell[0] - LOW - HIGH, 2 * cell[1] - LOW - HIGH)


def coarse(point: complex) -> Cell:
    """The cell of a middle."""
    return (int(point.real) + LOW + HIGH) // 2, (int(point.imag) + LOW + HIGH) // 2


def quarter(cell: Cell) -> Cell:
    """Where a cell comes to lie by a quarter turn clockwise."""
    return coarse(fine(cell) * 1j)


@cache
def quartered(land: Land) -> Land:
    """The islands after a quarter turn."""
    return tuple(frozenset(map(quarter, cells)) for cells in land)


def distance(one: Cell, other: Cell) -> int:
    """Squared, in cells."""
    return round(abs(fine(one) - fine(other)) ** 2) // 4


CELLS: tuple[Cell, ...] = tuple(
    (x, y) for x in range(LOW, HIGH + 1) for y in range(LOW, HIGH + 1) if abs(fine((x, y))) <= HIGH - LOW + 1
)
"""The round board."""


@cache
def base(cell: Cell) -> frozenset[Cell]:
    """A disc of 21 cells: five by five without the corners."""
    square = {(cell[0] + right, cell[1] + down) for right in range(-2, 3) for down in range(-2, 3)}
    corners = {(cell[0] + right, cell[1] + down) for right in (-2, 2) for down in (-2, 2)}
    return frozenset(square - corners)


def touched(land: Land, cell: Cell) -> list[int]:
    """The islands that any part of the base stands on."""
    return [island for island, cells in enumerate(land) if base(cell) & cells]


def wholly_on(land: Land, cell: Cell) -> int | None:
    """The island on which the whole base stands."""
    return next((island for island, cells in enumerate(land) if base(cell) <= cells), None)


def falls(others: Iterable[Cell], cell: Cell) -> bool:
    """Two figures can't stand on one spot: bases that share a cell."""
    return any(base(other) & base(cell) for other in others)


@cache
def standing_places(land: Land, island: int) -> tuple[Cell, ...]:
    """Where a base is wholly on the island."""
    return tuple(cell for cell in sorted(land[island]) if wholly_on(land, cell) == island)


def room(land: Land, island: int, others: Collection[Cell]) -> list[Cell]:
    """Where one more figure could stand wholly on the island."""
    return [cell for cell in standing_places(land, island) if not falls(others, cell)]


def feel(land: Land, cell: Cell) -> str:
    """Water, the border strip, or the island within it; nothing standing there."""
    for cells in land:
        if cell in cells:
            beside = {(cell[0] + right, cell[1] + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
            return "island" if beside <= cells else "strip"
    return "water"
