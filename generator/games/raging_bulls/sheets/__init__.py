"""The printables of Raging Bulls: the field sheet."""

from __future__ import annotations

from typing import Final

from generator.games.raging_bulls.sheets import sheet

SHEETS: Final = sheet.SHEETS
