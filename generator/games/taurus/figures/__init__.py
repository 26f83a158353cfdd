"""Pictures of Taurus: the players in a line above the wooden board, and the table of points beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State, Touch
from engine.games.taurus.rules import TaurusState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Scene
from generator.games.taurus.figures import emblem, examples, foresight, legend, side, table


class TaurusFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The players, the board with all that is on it, and what can be touched."""
        assert isinstance(state, TaurusState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The step as if done; of a closing the area, its bulls and the order of picks."""
        assert isinstance(state, TaurusState)
        return foresight.preview(state, action)

    def glance(self, state: State, touch: Touch) -> tuple[Item, ...]:
        """The wires that a post could get now."""
        assert isinstance(state, TaurusState)
        return foresight.glance(state, touch)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The points of each colour."""
        assert isinstance(state, TaurusState)
        return side.side(state)

    def emblem(self) -> Scene:
        """A bull in its fence."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The boards drawn on the rules page."""
        return examples.drawn()


FIGURE: Final = TaurusFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
