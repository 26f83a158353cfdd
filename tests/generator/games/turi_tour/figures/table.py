"""Positions of Turi-Tour and their pictures, for the tests of the figure."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import State
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.state import Phase
from engine.match import Match
from generator.drawing.figure import View
from generator.drawing.scene import Scene, Text
from generator.games import figure_of
from tests.site.games.turi_tour.dark_table import answer, match_of, position

FIGURE = figure_of("turi-tour")
LEAST = 44 / 300
"""Of the picture's width: a finger's width on the narrowest telephone, which shows it 300 pixels wide."""


def played(seed: str = "drawn", turns: int = 8, **options: str) -> Match:
    """After some turns done rightly."""
    match = match_of(("person",) * 3, seed, options)
    for _turn in range(turns):
        take_turn(match)
    return match


def take_turn(match: Match) -> None:
    match.play_text("glasses")
    for step in answer(position(match)):
        match.play_text(step)


def lit(match: Match) -> Scene:
    state = match.state
    return FIGURE.board(state, View(match.plies[-1], state.current_player, match.states[-2]))


def dark(state: State) -> Scene:
    return FIGURE.board(state.observe(state.current_player), View(None, state.current_player))


def positions(match: Match) -> Iterator[TuriTourState]:
    for state in match.states:
        if isinstance(state, TuriTourState) and state.phase in (Phase.FEEL, Phase.ACT):
            yield state


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.everything() if isinstance(item, Text)]
