"""What a step would do, drawn over the table."""

from __future__ import annotations

from engine.game import Action
from engine.games.turi_tour.actions import Drop
from engine.games.turi_tour.rules import TuriTourState
from generator.drawing.scene import Circle, Item
from generator.games.turi_tour.figures.animals import BASE
from generator.games.turi_tour.figures.plan import at


def preview(state: TuriTourState, action: Action) -> tuple[Item, ...]:
    """The circle that the base of a figure would cover. It shows nothing of what stands there."""
    return (Circle(at(action.spot), BASE, "bar-preview"),) if isinstance(action, Drop) else ()
