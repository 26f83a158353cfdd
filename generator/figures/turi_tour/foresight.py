"""What a step would do, over the board."""

from __future__ import annotations

from engine.game import Action
from engine.turi_tour.actions import Drop
from engine.turi_tour.rules import TuriTourState
from generator.figures.turi_tour.animals import BASE
from generator.figures.turi_tour.plan import at
from generator.scene import Circle, Item


def drawn(state: TuriTourState, action: Action) -> tuple[Item, ...]:
    """Where a figure would come to stand: as much as its base covers. What is there is not told."""
    return (Circle(at(action.spot), BASE, "bar-preview"),) if isinstance(action, Drop) else ()
