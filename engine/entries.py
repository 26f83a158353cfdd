"""What the texts of positions are made of: an entry out of a table, and entries in a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from engine.game import BadPosition

T = TypeVar("T")

NONE: Final = "-"
"""Stands where nothing is."""


def one_of(table: Mapping[str, T], text: str, what: str) -> T:
    """What a text stands for. Raises BadPosition with `what` it should say and all that it could."""
    if text not in table:
        raise BadPosition(f"For {what} stands “{text[:20]}”; it can be: {', '.join(table)}.")
    return table[text]


def listed(text: str, one: Callable[[str], T]) -> list[T]:
    """Entries parted by commas, each read by `one`; none for "-"."""
    return [] if text == NONE else [one(name) for name in text.split(",")]
