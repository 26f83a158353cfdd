"""The printables of Thurn und Taxis: score pads, a player aid, the map, and cards and pieces to cut out."""

from __future__ import annotations

from typing import Final

from generator.games.thurn_und_taxis.sheets import aid, cards, pads, pieces
from generator.games.thurn_und_taxis.sheets import map as maps

SHEETS: Final = (*pads.SHEETS, *aid.SHEETS, *maps.SHEETS, *cards.SHEETS, *pieces.SHEETS)
