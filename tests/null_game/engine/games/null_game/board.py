"""What lies on the table: one row of stones, all alike.

A stone is named by its place from the open end of the row: `stone:1` is the last one.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = (12, 15, 9)
"""How many stones a row may begin with, the usual number first."""
LONGEST: Final = max(ROWS)
MOST_TAKEN: Final = 2
"""Stones that a player may take in one turn."""
