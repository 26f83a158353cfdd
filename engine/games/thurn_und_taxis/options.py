"""What the players settle beforehand."""

from __future__ import annotations

from typing import NamedTuple


class Options(NamedTuple):
    """The values are those of `game.ThurnUndTaxis.options`."""

    countries: str = "all"
    """Which countries the tile for a house in every country asks for."""
    tearing: str = "free"
    """Whether a route may be given up while a card would fit."""
    horses: str = "off"
    """Whether routes are drawn by horses rather than by carriages (rules, horses)."""
