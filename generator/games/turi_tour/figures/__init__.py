"""Pictures of Turi-Tour: the board by day, the dark in which it is felt, and the cards won beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.turi_tour.actions import Feel, Stroke
from engine.games.turi_tour.board import standing_at
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.sea import Ground, ground, turned
from engine.message import unchanged as _
from generator.drawing.figure import Example, Figure, GameFigure, Mark, Texture, View
from generator.drawing.scene import Item, Scene
from generator.games.turi_tour.figures import emblem, examples, foresight, legend, side, table

TEXTURES: Final[Mapping[Ground, Texture]] = {Ground.SEA: "soft", Ground.STRIP: "rough", Ground.LAND: "firm"}


class TuriTourFigure(GameFigure):
    """A game as it is played."""

    is_felt = True
    keys = (("Shift ← ↑ → ↓", _("five places at once, where a finger feels its way in the dark")),)

    def board(self, state: State, view: View) -> Scene:
        """The night for whoever's eyes are covered, the day for all others."""
        assert isinstance(state, TuriTourState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """How much a figure's base would cover."""
        assert isinstance(state, TuriTourState)
        return foresight.preview(state, action)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The cards won."""
        assert isinstance(state, TuriTourState)
        return side.side(state)

    def texture(self, state: State, action: Action) -> Texture:
        """Of water, strip, island or a figure."""
        assert isinstance(state, TuriTourState)
        if isinstance(action, Stroke):
            return "thing"
        if not isinstance(action, Feel):
            return ""
        there = standing_at(state.figures, action.spot)
        return "thing" if there else TEXTURES[ground(turned(action.spot, -state.quarters))]

    def emblem(self) -> Scene:
        """A pair of sunglasses over an island."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The pictures of the rules page."""
        return examples.drawn()


FIGURE: Final = TuriTourFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
