"""What is true of Raging Bulls before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game, Rating
from engine.games.raging_bulls import text as position
from engine.games.raging_bulls.options import OPTIONS, Options
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase
from engine.games.raging_bulls.tools.check.game import CheckSheet
from engine.message import unchanged as _

CHECK = CheckSheet()


class RagingBulls(Game):
    """Mark Tuck's game for one player with three dice and a sheet of four fields."""

    slug = "raging-bulls"
    title = _("Raging Bulls")
    tagline = _("Roll dice, build fences, and part every bull from the others.")
    players = range(1, 2)
    example = "N3-E5"
    chance_by_hand = _("own dice")
    by_hand_tagline = _("you roll, the screen keeps the score")
    options = OPTIONS
    ratings = (
        Rating(0, _("Terri-bull")),
        Rating(40, _("Passa-bull")),
        Rating(60, _("Respecta-bull")),
        Rating(80, _("Commenda-bull")),
        Rating(100, _("Admira-bull")),
        Rating(120, _("Incredi-bull")),
        Rating(140, _("Unbelieva-bull!")),
        Rating(160, _("Impossi-bull! (check your scoring!)")),
    )

    @property
    def tools(self) -> Mapping[str, Game]:
        """`check`: a finished paper field, entered in any order."""
        return {"check": CHECK}

    def initial(self, players: int, options: Mapping[str, str]) -> RagingBullsState:
        """Field A before its first bull."""
        return RagingBullsState(Phase.BULLS, Field(0), options=Options(**options))

    def from_text(self, text: str) -> RagingBullsState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return RagingBullsState(*position.read(text))
