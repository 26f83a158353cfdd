"""The printables of Taurus: boards for pens, a player aid, the board as a poster, and pieces to cut out."""

from __future__ import annotations

from typing import Final

from generator.games.taurus.sheets import aid, boards, pieces, poster

SHEETS: Final = (*boards.SHEETS, *aid.SHEETS, *poster.SHEETS, *pieces.SHEETS)
