"""Pictures of Tau: the board between the two reserves, and the memory check after the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.tau.rules import TauState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Scene
from generator.games.tau.figures import emblem, examples, foresight, legend, side, table


class TauFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The light reserve, the board, the dark reserve."""
        assert isinstance(state, TauState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The stick as it would be, and the line that it would make; a hidden cap stays hidden."""
        assert isinstance(state, TauState)
        return foresight.preview(state, action)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """After the game what was hidden; before, how often each player has asked, where that is allowed."""
        assert isinstance(state, TauState)
        return side.side(state)

    def emblem(self) -> Scene:
        """Three sticks in line."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The boards and sticks drawn on the rules page."""
        return examples.drawn()


FIGURE: Final = TauFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
