"""What is true of Thurn und Taxis before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game, Hides
from engine.games.thurn_und_taxis import text as position_text
from engine.games.thurn_und_taxis.actions import STARTS
from engine.games.thurn_und_taxis.board import COLOURS, Player
from engine.games.thurn_und_taxis.options import OPTIONS, Options, clash, land_of
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.games.thurn_und_taxis.tools.score_pad import ScorePad
from engine.games.thurn_und_taxis.turn import NO_CARDS, start
from engine.message import unchanged as _

SCORE = ScorePad()


class ThurnUndTaxis(Game):
    """Karen and Andreas Seyfarth's game of post routes."""

    slug = "thurn-und-taxis"
    title = _("Thurn und Taxis")
    tagline = _("Post routes from city to city, houses, carriages and bonus tiles. For two to four.")
    players = range(2, 5)
    seat_titles = COLOURS
    hides = Hides.HANDS
    link_reveals = _("The link holds the cards of every hand, and it is not encrypted.")
    example = "draw pile"
    options = OPTIONS

    def clash(self, options: Mapping[str, str]) -> str:
        """The horses are played in the North alone, and Baiern may be left out in the South alone."""
        return clash(options)

    @property
    def tools(self) -> Mapping[str, Game]:
        """`score`: the score calculator for the real box."""
        return {"score": SCORE}

    def initial(self, players: int, options: Mapping[str, str]) -> ThurnUndTaxisState:
        """An empty table; the lot is still to be drawn, or the first cards are to be dealt."""
        land = land_of(options)
        tiles = tuple(len(stack.values) for stack in land.stacks)
        chosen = Options(options["countries"], options["tearing"], options["horses"])
        state = ThurnUndTaxisState(land, chosen, (Player(),) * players, NO_CARDS, land.deck, tiles)
        return state if options["first"] == "lot" else start(state, STARTS[0])

    def from_text(self, text: str) -> ThurnUndTaxisState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return ThurnUndTaxisState(*position_text.read(text))
