"""Pictures of Null Game: each method is answered by the file that is named so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.null_game.rules import NullGameState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Scene
from generator.games.null_game.figures import emblem, examples, foresight, legend, side, table


class NullGameFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The stones that are left, each of which can be touched."""
        assert isinstance(state, NullGameState)
        return table.table(state, view)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """Which stones would be taken."""
        assert isinstance(state, NullGameState)
        return foresight.preview(state, action)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """How many stones are left."""
        assert isinstance(state, NullGameState)
        return side.side(state)

    def emblem(self) -> Scene:
        """Three stones."""
        return emblem.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The rows drawn on the rules page."""
        return examples.drawn()


FIGURE: Final = NullGameFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
"""Pictures of the tables in `tools/`, by their slugs."""
