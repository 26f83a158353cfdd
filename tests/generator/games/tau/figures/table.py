"""Positions of Tau to draw, and what is in their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias, cast

from engine import GAMES
from engine.game import Action
from engine.games.tau.actions import Place
from engine.games.tau.rules import TauState
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Item, Line, Polygon, Polyline, Rect, Scene, Text
from generator.games import figure_of

Shape: TypeAlias = Circle | Line | Polygon | Polyline | Rect | Text
GAME: Final = GAMES["tau"]
FIGURE: Final = figure_of("tau")


def walk(seed: str, **options: Any) -> Iterator[tuple[TauState, Action | None]]:
    """The positions of a random game, each with what was done last, to the end or 150 plies."""
    state, last, rng = GAME.new_initial_state(**options), cast("Action | None", None), Random(seed)
    for _ply in range(150):
        assert isinstance(state, TauState)
        yield state, last
        steps = [action for action, _chance in state.chance_outcomes()] or list(state.legal_actions())
        placing: list[Action] = [step for step in steps if isinstance(step, Place)]
        steps = placing if placing and rng.random() < 0.6 else steps
        if not steps:
            return
        last = steps[int(rng.random() * len(steps))]
        state = state.after(last)


def picture(state: TauState, last: Action | None) -> Scene:
    return FIGURE.board(state, View(last))


def titles(scene: Scene) -> dict[str, str]:
    return {group.touch: group.title for group in scene.groups() if group.touch}


def at(text: str, **options: Any) -> TauState:
    """The position after these steps, dark beginning."""
    state = GAME.new_initial_state(first="dark", **options)
    for step in text.split(", "):
        state = state.apply(state.parse(step))
    assert isinstance(state, TauState)
    return state


def styles(items: tuple[Item, ...]) -> set[str]:
    return {item.style for item in shapes(items)}


def shapes(items: tuple[Item, ...]) -> Iterator[Shape]:
    for item in items:
        if isinstance(item, Group):
            yield from shapes(item.items)
        else:
            yield item
