"""The pictures of Turi-Tour in the dark: nothing of what lies on the board, and all that can be pressed."""

from __future__ import annotations

from math import dist

import pytest

from engine.games.turi_tour.animals import PARTS
from engine.games.turi_tour.sea import BOARD, ISLANDS, STRIP, ground, turned
from engine.games.turi_tour.state import Phase
from generator.drawing.scene import Circle, Pad, Point, Polygon
from generator.drawing.svg import render
from generator.games import LOOKS
from generator.games.turi_tour.figures import TEXTURES, night
from generator.games.turi_tour.figures.plan import WIDE, at
from tests.generator.games.turi_tour.figures.table import FIGURE, LEAST, dark, lit, played, positions, texts
from tests.site.games.turi_tour.dark_table import answer, match_of, position


def test_the_night_is_the_same_whatever_is_hidden() -> None:
    """Of all positions with the same task, phase and strokes there is one picture."""
    pictures: dict[object, set[str]] = {}
    for seed in ("one", "two", "three"):
        for state in positions(played(seed, 10)):
            read_out = "holiday" if state.task == "farmer" else state.task
            known = (state.phase, read_out, state.stroked)
            pictures.setdefault(known, set()).add(render(dark(state), LOOKS))
    assert len(pictures) > 4
    assert all(len(drawn) == 1 for drawn in pictures.values())


def test_the_night_shows_the_rim_and_no_island() -> None:
    for state in positions(played()):
        scene = dark(state)
        assert not [
            item for item in scene.everything() if isinstance(item, Polygon) and item.style in ("isle", "strand")
        ]
        assert not [group for group in scene.groups() if " at " in group.title or "Resort" in group.title]
        assert isinstance(scene.items[0], Circle)
        assert scene.items[0].style == "night"


def test_the_board_in_the_dark_is_one_pad_of_all_its_cells() -> None:
    for state in positions(played()):
        (pad,) = dark(state).pads()
        assert pad.cells == frozenset(BOARD)
        assert pad.does == "feel"
        assert (pad.corner[0] + pad.width, pad.rounded) == (WIDE - pad.corner[0], pad.width / 2)
        for cell in (BOARD[0], BOARD[-1], (36, 36)):
            assert pad_middle(pad, cell) == pytest.approx(at(cell))


def pad_middle(pad: Pad, cell: tuple[int, int]) -> Point:
    across, down = (place - first + 0.5 for place, first in zip(cell, pad.first, strict=True))
    return pad.corner[0] + across * pad.width / pad.columns, pad.corner[1] + down * pad.height / pad.rows


def test_where_the_board_must_not_be_touched_a_cell_is_chosen() -> None:
    match = match_of(("person",) * 2, "untouched", {"board": "untouched"})
    match.play_text("glasses")
    while position(match).task not in ("holiday", "farmer"):
        for step in answer(position(match)):
            match.play_text(step)
        match.play_text("glasses")
    assert dark(match.state).pads()[0].does == "feel"
    match.play_text("say cow")
    assert dark(match.state).pads()[0].does == ""


def test_the_bag_tells_what_was_felt_and_no_more() -> None:
    match = played()
    match.play_text("glasses")
    while position(match).hand is None or position(match).task == "sourpuss":
        for step in answer(position(match)):
            match.play_text(step)
        match.play_text("glasses")
    titles = {group.touch: group.title for group in dark(match.state).groups()}
    assert {f"part:{part}" for part in PARTS} <= {*titles}
    assert titles["part:ears"] == "Feel the ears"
    match.play_text("stroke ears")
    ((_part, felt),) = position(match).stroked
    titles = {group.touch: group.title for group in dark(match.state).groups()}
    assert titles["part:ears"] == f"the ears: {felt}"
    assert titles["part:tail"] == "Feel the tail"
    assert " ".join(texts(dark(match.state))).count(felt.split()[-1]) == 1


def test_what_is_pressed_is_large_enough_for_a_finger() -> None:
    found = set()
    for seed in ("one", "two", "three"):
        match = played(seed, 10)
        scenes = [dark(state) for state in positions(match)] + [lit(match)]
        for scene in scenes:
            for group in scene.groups():
                if group.touch:
                    (hit,) = [item for item in group.items if getattr(item, "style", "") == "hit"]
                    found.add((group.touch.partition(":")[0], min(hit.width, hit.height) / scene.width))  # type: ignore[union-attr]
    assert {name for name, _size in found} >= {"part", "say", "drop", "count", "glasses"}
    assert [name for name, size in found if size < LEAST] == []


def test_textures_are_those_of_the_ground_and_of_figures() -> None:
    match = played()
    match.play_text("glasses")
    state = position(match)
    for cell in ((36, 36), next(iter(STRIP)), ISLANDS[0].middle):
        here = turned(cell, state.quarters)
        if not any(dist(here, figure.spot) < 3 for figure in state.figures):
            action = state.read(f"feel {here[0]} {here[1]}")
            assert FIGURE.texture(state, action) == TEXTURES[ground(cell)]
    x, y = state.figures[0].spot
    assert FIGURE.texture(state, state.read(f"feel {x} {y}")) == "thing"
    assert FIGURE.texture(state, state.read("stroke ears")) == "thing"
    assert FIGURE.texture(state, state.read("glasses")) == ""
    assert len({*TEXTURES.values()}) == len(TEXTURES)


def test_the_night_is_drawn_once() -> None:
    states = [state for state in positions(played()) if state.phase == Phase.FEEL and state.task == "holiday"]
    assert len(states) > 1
    assert len({id(night.picture(state.observe(state.seat))) for state in states}) == 1
