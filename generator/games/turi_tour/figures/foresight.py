"""What a step would do, drawn over the table."""

from __future__ import annotations

from engine.game import Action
from engine.games.turi_tour.actions import Drop
from engine.games.turi_tour.rules import TuriTourState
from generator.drawing.scene import Circle, Item
from generator.games.turi_tour.figures.animals import BASE
from generator.games.turi_tour.figures.plan import at


def preview(state: TuriTourState, action: Action) -> tuple[Item, ...]:
    """Where a figure would come to stand: as much as its base covers. What is there is not told."""
    return (Circle(at(action.spot), BASE, "bar-preview"),) if isinstance(action, Drop) else ()
