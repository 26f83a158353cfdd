"""What is true of Tau before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import CHANCE, Game, Hides, Seat
from engine.games.tau import text as position
from engine.games.tau.board import PLAYERS
from engine.games.tau.options import OPTIONS, Options
from engine.games.tau.rules import TauState
from engine.message import unchanged as _


class Tau(Game):
    """Philip Shoptaugh's game for two: coloured caps, some of them out of sight."""

    slug = "tau"
    title = _("Tau")
    tagline = _("Sticks with two coloured caps, one of them hidden: three in line win. For two.")
    players = range(2, 3)
    seat_titles = PLAYERS
    example = "place RV:V C3"
    hides = Hides.SEEN_ONCE
    options = OPTIONS

    def initial(self, players: int, options: Mapping[str, str]) -> TauState:
        """An empty board, the lot still to be drawn unless it is settled who begins."""
        mover = {"lot": CHANCE, "dark": 0, "light": 1}[options["first"]]
        return TauState(mover, ply=int(mover != CHANCE), options=Options.among(options))

    def from_text(self, text: str) -> TauState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return TauState(*position.read(text))

    def rematch(self, options: Mapping[str, str], winners: tuple[Seat, ...], starter: Seat) -> dict[str, str]:
        """The last loser begins; after a draw the one who did not (our reading)."""
        first = 1 - winners[0] if winners else 1 - starter
        return {**options, "first": ("dark", "light")[first]}
