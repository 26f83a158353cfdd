"""What lies on the table: the night for whoever's eyes are covered, the day for all others."""

from __future__ import annotations

from engine.games.turi_tour.rules import TuriTourState
from generator.drawing.figure import View
from generator.drawing.scene import Scene
from generator.games.turi_tour.figures import day, night


def table(state: TuriTourState, view: View) -> Scene:
    """The board, and below it what lies there or can be done."""
    blind = state.is_veiled or (state.dark and view.viewer == state.seat)
    return night.picture(state) if blind else day.picture(state, view)
