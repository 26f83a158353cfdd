"""What is true of Thurn und Taxis before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Choice, Game, Hides, Option
from engine.games.thurn_und_taxis import text as position
from engine.games.thurn_und_taxis.actions import STARTS
from engine.games.thurn_und_taxis.board import COLOURS, Player
from engine.games.thurn_und_taxis.maps import HORSES_OPTION, MAP_OPTION, clash, land_of
from engine.games.thurn_und_taxis.options import Options
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
    example = "draw pile"
    options = (
        MAP_OPTION,
        HORSES_OPTION,
        Option(
            "countries",
            _("The tile for all countries asks for a house in"),
            (Choice("all", _("All nine countries")), Choice("outer", _("The eight outside Baiern"))),
        ),
        Option(
            "tearing",
            _("A route may be torn down"),
            (Choice("free", _("At any time")), Choice("forced", _("Only when no card can be played"))),
        ),
        Option("first", _("Who begins"), (Choice("lot", _("The lot")), Choice("seat1", _("The first seat")))),
    )

    def clash(self, options: Mapping[str, str]) -> str:
        """The horses are for the North alone, and there Baiern is a country like the others."""
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
        return position.read(text)
