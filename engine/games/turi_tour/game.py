"""What is true of Turi-Tour before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Choice, Game, Hides, Option
from engine.games.turi_tour import text as position
from engine.games.turi_tour.cards import DECKS, TURN
from engine.games.turi_tour.options import Options
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.words import OTHER_PLAYERS
from engine.message import unchanged as _


class TuriTour(Game):
    """Alessandro Zucchini's game of touch and memory."""

    slug = "turi-tour"
    title = _("Turi-Tour")
    tagline = _("Find the animal in the dark, for two to four from five years on.")
    players = range(2, 5)
    seat_titles = OTHER_PLAYERS
    example = "glasses"
    hides = Hides.DARK
    options = (
        Option(
            "cards",
            _("Task cards for each player"),
            (Choice("8", "8"), Choice("4", _("4: a short game")), Choice("12", _("12: a long game"))),
        ),
        Option(
            "turning",
            _("Turn-the-board cards"),
            (Choice("off", _("Left out")), Choice("on", _("Shuffled in (for older players)"))),
        ),
        Option(
            "hand",
            _("The figure in the hand"),
            (Choice("free", _("May be felt at any time")), Choice("one", _("Felt with one hand, each part once"))),
        ),
        Option(
            "board",
            _("The board while placing"),
            (Choice("free", _("May be felt")), Choice("untouched", _("Must not be touched"))),
        ),
        Option(
            "naming",
            _("Naming the figure wrongly"),
            (
                Choice("task", _("Loses the tasks that say so: counting and the farmer")),
                Choice("strict", _("Loses every task")),
                Choice("never", _("Loses none")),
            ),
        ),
        Option(
            "deck",
            _("Task cards"),
            (
                Choice("full", _("24 on holiday, 6 of each other kind")),
                Choice("lighter", _("18 on holiday, 12 to count")),
            ),
        ),
        Option(
            "start",
            _("Start cards"),
            (Choice("double", _("One kind twice, three once")), Choice("five", _("Five kinds once"))),
        ),
        Option(
            "lifted",
            _("A wrong animal that was lifted"),
            (Choice("off", _("Stays beside the board")), Choice("back", _("Goes back where it stood"))),
        ),
    )

    def initial(self, players: int, options: Mapping[str, str]) -> TuriTourState:
        """An empty board; chance gives each animal its resort."""
        texts = dict(options)
        chosen = Options(cards=int(texts.pop("cards")), **texts)
        deck = DECKS[chosen.deck]
        turns = deck[TURN] if chosen.turning == "on" else 0
        return TuriTourState(chosen, (0,) * players, deck, chosen.cards * players + turns, turns)

    def from_text(self, text: str) -> TuriTourState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return position.read(text)
