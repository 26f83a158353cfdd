"""A table with a toy on it, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import patch

from app.table import sight
from app.table.table import Table
from engine.game import SPECTATOR, Action, Game, Seat, State, Touch
from engine.match import Match, setup
from generator.drawing.figure import Figure, View
from generator.drawing.scene import Item, Scene, Text
from tests.engine.toy import TOY


class ToyFigure(Figure):
    """The last step and the position in words; of the viewer nothing but the number is drawn."""

    viewer: Seat | None = None

    def board(self, state: State, view: View) -> Scene:
        self.viewer = view.viewer
        return Scene(10.0, 10.0, (Text((0.0, 5.0), f"{view.last}|{state.to_text()}", 3.0),), "A toy")

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        return (Text((0.0, 5.0), f"{action}?", 3.0),)

    def glance(self, state: State, touch: Touch) -> tuple[Item, ...]:
        return (Text((0.0, 5.0), f"{touch}: {state.to_text()}", 3.0),) if touch == "post:a" else ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> None:
        return


def lay(match: Match) -> Table:
    """A table with this match on it."""
    with patch.object(sight, "figure_of", lambda _slug: ToyFigure()):
        return Table(match)


def at_table(*moves: str, seats: Sequence[str] | None = None, by_hand: bool = False, game: Game = TOY) -> Table:
    """The toy after these moves."""
    table = lay(Match(setup(game, "seed", seats=seats, by_hand=by_hand)))
    for move in moves:
        assert table.type_in(move)
    return table


def words(items: tuple[Item, ...]) -> list[str]:
    """The texts of a picture."""
    return [item.text for item in items if isinstance(item, Text)]


def code(table: Table) -> str:
    """The code of the refusal on the table."""
    assert table.refusal is not None
    return table.refusal.code
