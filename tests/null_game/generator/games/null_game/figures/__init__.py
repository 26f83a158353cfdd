"""Pictures of Null Game: the row of stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.null_game.actions import Take
from engine.games.null_game.board import LONGEST
from engine.games.null_game.rules import NullGameState
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Item, Rect, Scene
from generator.games.null_game.figures import examples, row
from generator.language import ngettext

WIDTH: Final = row.width(LONGEST)


class RowFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The stones that are left, each of which can be touched."""
        assert isinstance(state, NullGameState)
        left = state.left
        title = ngettext("A row of {count} stone", "A row of {count} stones", left).format(count=left)
        ground = Rect((0.0, 0.0), WIDTH, row.HEIGHT, "ground", 2.0)
        return Scene(WIDTH, row.HEIGHT, (ground, *row.stones(left, touchable=True)), title)

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """Which stones would be taken."""
        assert isinstance(state, NullGameState)
        return row.taken(state.left, action.stones) if isinstance(action, Take) else ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """Nothing lies beside the row."""
        return None

    def emblem(self) -> Scene:
        """A few stones."""
        return examples.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return examples.legend()

    def examples(self) -> Mapping[str, Example]:
        """The rows drawn on the rules page."""
        return examples.drawn()


FIGURE: Final = RowFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
"""Pictures of the tables in `tools/`, by their slugs."""
