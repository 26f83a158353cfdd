"""What a step would do, drawn over the table."""

from __future__ import annotations

from engine.game import Action
from engine.games.null_game.actions import Take
from engine.games.null_game.state import Position
from generator.drawing.scene import Item, Line
from generator.games.null_game.figures import board


def preview(position: Position, action: Action) -> tuple[Item, ...]:
    """A stroke through each of the stones that would be taken."""
    if not isinstance(action, Take):
        return ()
    return tuple(_stroke(position.left, place) for place in range(1, action.stones + 1))


def _stroke(left: int, place: int) -> Line:
    (x, y), reach = board.middle(left, place), board.RADIUS
    return Line((x - reach, y + reach), (x + reach, y - reach), "bar-preview")
