"""What is true of Turi-Tour before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game, Hides
from engine.games.turi_tour import text as position_text
from engine.games.turi_tour.cards import DECKS, TURN
from engine.games.turi_tour.options import OPTIONS, chosen
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.words import OTHER_PLAYERS
from engine.message import unchanged as _


class TuriTour(Game):
    """Alessandro Zucchini's game of touch and memory."""

    slug = "turi-tour"
    title = _("Turi-Tour")
    tagline = _("Find the animal in the dark, for two to four from five years on.")
    players = range(2, 5)
    options = OPTIONS
    seat_titles = OTHER_PLAYERS
    hides = Hides.DARK
    example = "glasses"

    def initial(self, players: int, options: Mapping[str, str]) -> TuriTourState:
        """An empty board; chance gives each animal its resort."""
        settled = chosen(options)
        deck = DECKS[settled.deck]
        turns = deck[TURN] if settled.turning == "on" else 0
        return TuriTourState(settled, (0,) * players, deck, settled.cards * players + turns, turns)

    def from_text(self, text: str) -> TuriTourState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return TuriTourState(*position_text.read(text))
