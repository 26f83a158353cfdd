"""The printables of Turi-Tour: board and chips, cards with backs, figures to fold, and the rules to read aloud."""

from __future__ import annotations

from typing import Final

from generator.games.turi_tour.sheets import aid, board, cards, figures

SHEETS: Final = (*board.SHEETS, *cards.SHEETS, *figures.SHEETS, *aid.SHEETS)
