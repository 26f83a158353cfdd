"""Pictures of Thurn und Taxis: the table from a seat's place, and the players beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State, Touch
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Scene
from generator.games.thurn_und_taxis.figures import emblem, examples, foresight, legend, side, table
from generator.games.thurn_und_taxis.figures.score_pad.table import ScorePadFigure


class ThurnUndTaxisFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """Players, map, open cards, officials, and the viewer's route and hand."""
        assert isinstance(state, ThurnUndTaxisState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The road, house, card or tile that a step would bring."""
        assert isinstance(state, ThurnUndTaxisState)
        return foresight.preview(state, action)

    def glance(self, state: State, touch: Touch) -> tuple[Item, ...]:
        """The roads of the city that a card, or the map, shows there."""
        assert isinstance(state, ThurnUndTaxisState)
        return foresight.glance(state, touch)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """The players in full; after the game the reckoning."""
        assert isinstance(state, ThurnUndTaxisState)
        return side.side(state, viewer)

    def emblem(self) -> Scene:
        """A post horn over a road."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the table, and the officials."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The pictures of the rules page."""
        return examples.drawn()


FIGURE: Final = ThurnUndTaxisFigure()
TOOLS: Final[Mapping[str, Figure]] = {"score": ScorePadFigure()}
