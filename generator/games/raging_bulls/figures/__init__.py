"""Pictures of Raging Bulls: the field with its row of dice, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.raging_bulls.rules import RagingBullsState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Scene
from generator.games.raging_bulls.figures import emblem, examples, foresight, legend, side, table
from generator.games.raging_bulls.figures.check import CheckFigure


class RagingBullsFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """Dice, gate and mallets over the field in play."""
        assert isinstance(state, RagingBullsState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The fence and what it would isolate; nothing for other actions."""
        assert isinstance(state, RagingBullsState)
        return foresight.preview(state, action)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The score sheet."""
        assert isinstance(state, RagingBullsState)
        return side.score_sheet(state)

    def emblem(self) -> Scene:
        """A bull in its pen."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the field."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The fields drawn on the rules page."""
        return examples.drawn()


FIGURE: Final = RagingBullsFigure()
TOOLS: Final[Mapping[str, Figure]] = {"check": CheckFigure()}
