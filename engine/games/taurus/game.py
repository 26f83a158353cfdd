"""What is true of Taurus before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.taurus import text
from engine.games.taurus.board import HOLES, PAIRS, PLAYERS
from engine.games.taurus.fence import AROUND
from engine.games.taurus.geometry import BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER, PAIRS_OVER
from engine.games.taurus.options import OPTIONS, Options
from engine.games.taurus.rules import TaurusState, first_state
from engine.message import unchanged as _


class Taurus(Game):
    """Peter Wichmann's game of wire fences."""

    slug = "taurus"
    title = _("Taurus")
    tagline = _("Wire fences around forty-eight bulls, for two to four.")
    players = range(2, 5)
    seat_titles = PLAYERS
    example = "post c4ne"
    options = OPTIONS

    def initial(self, players: int, options: Mapping[str, str]) -> TaurusState:
        """An empty board; chance places the bulls."""
        return first_state(players, Options(**options))

    def warm(self) -> None:
        """Where all wires run, and which lead on from which."""
        for table in (CROSSING, HOLES_UNDER, FIELD_UNDER, BELOW):
            table.update((pair, table[pair]) for pair in range(len(PAIRS)))
        PAIRS_OVER.update((hole, PAIRS_OVER[hole]) for hole in range(len(HOLES)))
        AROUND.update((hole, AROUND[hole]) for hole in range(len(HOLES)))

    def from_text(self, line: str) -> TaurusState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return TaurusState(*text.read(line))
