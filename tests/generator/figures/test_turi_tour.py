"""The pictures of Turi-Tour: the day with all that lies on the board, the night with nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pytest

from engine.game import CHANCE, SPECTATOR, State
from engine.match import Match
from engine.turi_tour.animals import KINDS, NAMES, PARTS
from engine.turi_tour.board import Phase
from engine.turi_tour.cards import CARDS
from engine.turi_tour.rules import TuriTourState
from engine.turi_tour.sea import BOARD, FOOTPRINT, ISLANDS, LAND, STRIP, Ground, ground, turned
from generator.figures import View, figure_of
from generator.figures.turi_tour import TEXTURES, day, night
from generator.figures.turi_tour.animals import BASE, LETTERS, SHAPES
from generator.figures.turi_tour.islands import middle, outline
from generator.figures.turi_tour.plan import CELL, WIDE, at
from generator.scene import Circle, Group, Line, Pad, Point, Polygon, Scene, Text
from generator.svg import render
from tests.site.dark_table import answer, match_of, position

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


# by day


def test_every_figure_stands_where_it_is_with_its_name_and_letters() -> None:
    match = played()
    state = position(match)
    groups = {group.title: group for group in lit(match).groups()}
    assert len(state.figures) > 6
    for figure in state.figures:
        x, y = figure.spot
        group = groups[f"{NAMES[figure.kind]} at {x} {y}"]
        assert group.shift == at(figure.spot)
        assert any(isinstance(item, Text) and item.text == LETTERS[figure.kind] for item in group.items)


def test_kinds_have_letters_and_shapes_of_their_own() -> None:
    assert len({*LETTERS}) == len(KINDS)
    assert {*SHAPES} == {*KINDS}
    assert len({*SHAPES.values()}) == len(KINDS)


def test_a_base_covers_its_cells() -> None:
    reach = max(dist((0, 0), cell) for cell in FOOTPRINT) * CELL
    assert abs(BASE - reach) < 0.1


@pytest.mark.parametrize("quarters", range(4))
def test_chips_lie_in_the_sea_before_their_islands(quarters: int) -> None:
    state = position(played())._replace(quarters=quarters, figures=())
    groups = {group.title: group for group in FIGURE.board(state, View()).groups()}
    for island, kind in enumerate(state.chips):
        chip = groups[f"Resort of the {NAMES[kind]}"]
        here = next(item.shift for item in chip.items if isinstance(item, Group))
        nearest = min(range(len(ISLANDS)), key=lambda other: dist(here, middle(other, quarters)))
        assert nearest == island
        cell = next(cell for cell in BOARD if dist(at(cell), here) < CELL)
        assert ground(turned(cell, -quarters)) == Ground.SEA


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """Whether a ray from the point crosses the outline an odd number of times."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed = not crossed
    return crossed


@pytest.mark.parametrize("island", range(len(ISLANDS)))
def test_outlines_hold_the_middles_of_their_cells_and_of_no_others(island: int) -> None:
    for cells in (LAND[island], LAND[island] - STRIP):
        for quarters in (0, 3):
            way = outline(cells, quarters)
            held = {cell for cell in BOARD if inside(at(turned(cell, quarters)), way)}
            assert held == cells


def test_outlines_of_islands_differ() -> None:
    shapes = {frozenset((x - ISLANDS[i].middle[0], y - ISLANDS[i].middle[1]) for x, y in LAND[i]) for i in range(6)}
    assert len(shapes) == 6


def test_what_was_put_down_half_in_the_sea_is_marked_there_and_where_it_stands_now() -> None:
    """On the way from the middle of the board to its resort the first cell where it touches it."""
    match = played()
    while True:
        match.play_text("glasses")
        if position(match).task == "holiday":
            break
        for step in answer(position(match)):
            match.play_text(step)
    state = position(match)
    assert isinstance(state.hand, int)
    match.play_text(f"say {KINDS[state.hand]}")
    match.play_text("feel 36 36")
    match.play_text("drop 36 36")
    groups = list(lit(match).groups())
    (mark,) = [group for group in groups if group.layer == "put-down"]
    assert any(isinstance(item, Circle) and item.centre == at((36, 36)) for item in mark.items)
    assert mark.title
    (new,) = [
        group
        for group in groups
        if any(isinstance(item, Circle) and item.style == "pedestal-new" for item in group.items)
    ]
    (now,) = {*position(match).figures} - {*state.figures}
    assert new.shift == at(now.spot)
    lines = [item for item in lit(match).everything() if isinstance(item, Line) and item.style == "trace"]
    assert [(line.a, line.b) for line in lines] == [(at((36, 36)), at(now.spot))]


def test_what_was_put_down_where_it_stands_has_no_mark_but_its_ring() -> None:
    match = played()
    while True:
        before = {*position(match).figures}
        take_turn(match)
        if str(match.plies[-1]).startswith("drop") and len({*position(match).figures} - before) == 1:
            break
    assert not [group for group in lit(match).groups() if group.layer == "put-down"]
    assert [item for item in lit(match).everything() if getattr(item, "style", "") == "pedestal-new"]


def test_whoever_looks_on_sees_the_card_the_hand_and_the_finger() -> None:
    match = played()
    match.play_text("glasses")
    state = position(match)
    match.play_text("feel 30 40")
    other = (state.seat + 1) % 3
    scene = FIGURE.board(match.state.observe(other), View(None, other))
    titles = [group.title for group in scene.groups()]
    assert any(title.startswith("Task card: ") for title in titles)
    (finger,) = [group for group in scene.groups() if group.layer == "finger"]
    assert any(isinstance(item, Circle) and item.centre == at((30, 40)) for item in finger.items)
    assert not scene.pads()


def test_every_card_can_be_drawn() -> None:
    for card in CARDS:
        words = [item.text for item in day.card(card) if isinstance(item, Text)]
        assert 1 <= len([word for word in words if word != "?"]) <= 2
        assert any(isinstance(item, Group) for item in day.card(card)) == (card.in_hand is not None)


# in the dark


def test_the_night_is_the_same_whatever_is_hidden() -> None:
    """Of all positions with the same task, phase and strokes there is one picture."""
    pictures: dict[object, set[str]] = {}
    for seed in ("one", "two", "three"):
        for state in positions(played(seed, 10)):
            read_out = "holiday" if state.task == "farmer" else state.task
            known = (state.phase, read_out, state.stroked)
            pictures.setdefault(known, set()).add(render(dark(state)))
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
        assert (pad.width, pad.rounded) == (WIDE, WIDE / 2)
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


# beside the board


def test_players_have_their_cards_beside_the_board_by_day_and_night() -> None:
    match = played()
    state = position(match)
    assert sum(state.won) > 4
    titles = {group.title for group in (FIGURE.side(state) or Scene(1, 1, ())).groups()}
    for name, cards in zip(("Red", "Yellow", "Green"), state.won, strict=True):
        assert f"{name}, cards won: {cards}" in titles
    assert {title for title in titles if title} <= {group.title for group in lit(match).groups()}


def test_the_winner_has_a_star() -> None:
    match = played("ended", 0, cards="4")
    while not match.over:
        take_turn(match)
    stars = [item for item in lit(match).everything() if isinstance(item, Polygon) and item.style == "arrow-accent"]
    assert len(stars) == 1 + len(match.state.winners()) > 1
    assert any(group.title == str(match.state.status()) for group in lit(match).groups())


def test_the_picture_at_the_start_and_of_an_observer_can_be_drawn() -> None:
    state = match_of(("person", "person"))
    for number, position_ in enumerate(state.states):
        scene = FIGURE.board(position_.observe(SPECTATOR), View())
        assert scene.width == WIDE
        assert bool(scene.touches()) == (position_.current_player != CHANCE), number


def test_emblem_and_legend_have_their_sizes() -> None:
    emblem = FIGURE.emblem()
    assert (emblem.width, emblem.height) == (40.0, 40.0)
    marks = FIGURE.legend()
    assert {name for _scene, name in marks} >= {*NAMES}
    assert all((scene.width, scene.height) == (10.0, 10.0) and scene.title for scene, _name in marks)


def test_the_night_is_drawn_once() -> None:
    states = [state for state in positions(played()) if state.phase == Phase.FEEL and state.task == "holiday"]
    assert len(states) > 1
    assert len({id(night.picture(state.observe(state.seat))) for state in states}) == 1
