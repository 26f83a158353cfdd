"""What of Null Game can be printed, the usual sheet first."""

from __future__ import annotations

from typing import Final

from generator.games.null_game.sheets import rows
from generator.paper.sheet import Sheet

SHEETS: Final[tuple[Sheet, ...]] = rows.SHEETS
