"""The printables of Thurn und Taxis: score pads, a player aid, the map, and cards and pieces to cut out."""

from __future__ import annotations

from typing import Final

from generator.sheets.thurn_und_taxis import aid, cards, pads, pieces
from generator.sheets.thurn_und_taxis import map as maps

SHEETS: Final = (*pads.SHEETS, *aid.SHEETS, *maps.SHEETS, *cards.SHEETS, *pieces.SHEETS)
