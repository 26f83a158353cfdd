"""What is true of Taurus before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Choice, Game, Option
from engine.games.taurus import text as position
from engine.games.taurus.board import PLAYERS
from engine.games.taurus.fence import AROUND
from engine.games.taurus.geometry import BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER, PAIRS_OVER
from engine.games.taurus.ground import HOLES, PAIRS
from engine.games.taurus.options import Options
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
    options = (
        Option(
            "lengths",
            _("Wires"),
            (
                Choice("three", _("8 short, 8 medium, 4 long")),
                Choice("one", _("20 that fit everywhere")),
            ),
        ),
        Option(
            "first",
            _("A first fence joins"),
            (Choice("short", _("Two holes close together")), Choice("any", _("Any two neighbouring holes"))),
        ),
        Option(
            "crossing",
            _("When a wire crosses another"),
            (
                Choice("later", _("The later one closes nothing")),
                Choice("both", _("Both close nothing")),
                Choice("none", _("No wire may cross another")),
            ),
        ),
        Option(
            "heads",
            _("The fields with a bull’s head, empty for two players"),
            (Choice("thirds", _("Every third diagonal")), Choice("rings", _("Rings round the middle"))),
        ),
        Option(
            "areas",
            _("When a new area adjoins a closed one"),
            (
                Choice("choice", _("The closer chooses whose wires")),
                Choice("inner", _("The new area’s wires")),
            ),
        ),
    )

    def initial(self, players: int, options: Mapping[str, str]) -> TaurusState:
        """An empty board; chance places the bulls."""
        return first_state(players, Options(**options))

    def warm(self) -> None:
        """Where all wires run, and which lead on from which."""
        for table in (CROSSING, HOLES_UNDER, FIELD_UNDER, BELOW):
            table.update((pair, table[pair]) for pair in range(len(PAIRS)))
        PAIRS_OVER.update((hole, PAIRS_OVER[hole]) for hole in range(len(HOLES)))
        AROUND.update((hole, AROUND[hole]) for hole in range(len(HOLES)))

    def from_text(self, text: str) -> TaurusState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return position.read(text)
