"""The table at which a paper field is checked."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.raging_bulls.options import Options
from engine.games.raging_bulls.tools.check import text as position
from engine.games.raging_bulls.tools.check.options import OPTIONS
from engine.games.raging_bulls.tools.check.rules import SheetState
from engine.message import unchanged as _


class CheckSheet(Game):
    """The table at which a paper field is checked."""

    slug = "raging-bulls/check"
    title = _("Check my sheet")
    tagline = _("Enter a finished paper field: isolated bulls, score, and what broke a rule.")
    players = range(1, 2)
    example = "N3-E5"
    options = OPTIONS

    def initial(self, players: int, options: Mapping[str, str]) -> SheetState:
        """An empty field A."""
        return SheetState(options=Options(**options))

    def from_text(self, text: str) -> SheetState:
        """The sheet that `to_text` wrote. Raises BadPosition."""
        return SheetState(*position.read(text))
