"""The printables of Tau: the board at true size, sticks to cut and fold, and the record sheet."""

from __future__ import annotations

from typing import Final

from generator.games.tau.sheets import board, record, sticks

SHEETS: Final = (*board.SHEETS, *sticks.SHEETS, *record.SHEETS)
