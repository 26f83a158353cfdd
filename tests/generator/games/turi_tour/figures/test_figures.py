"""The pictures of Turi-Tour by day: all that lies on the board, and what is beside it."""

from __future__ import annotations

from math import dist

import pytest

from engine.game import CHANCE, SPECTATOR
from engine.games.turi_tour.animals import KINDS, NAMES
from engine.games.turi_tour.cards import CARDS
from engine.games.turi_tour.sea import BOARD, FOOTPRINT, ISLANDS, LAND, STRIP, Ground, ground, turned
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Line, Point, Polygon, Scene, Text
from generator.games.turi_tour.figures import day
from generator.games.turi_tour.figures.animals import BASE, LETTERS, SHAPES
from generator.games.turi_tour.figures.board import bare, middle, outline
from generator.games.turi_tour.figures.plan import CELL, WIDE, at
from tests.generator.games.turi_tour.figures.table import FIGURE, lit, played, take_turn
from tests.site.games.turi_tour.dark_table import answer, match_of, position

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
        (chip,) = [group for title, group in groups.items() if title.startswith(f"Resort of the {NAMES[kind]}: ")]
        here = next(item.shift for item in chip.items if isinstance(item, Group))
        nearest = min(range(len(ISLANDS)), key=lambda other: dist(here, middle(other, quarters)))
        assert nearest == island
        cell = next(cell for cell in BOARD if dist(at(cell), here) < CELL)
        assert ground(turned(cell, -quarters)) == Ground.SEA


@pytest.mark.parametrize("quarters", range(4))
def test_chips_tell_where_their_islands_lie_on_the_board_as_it_is_turned(quarters: int) -> None:
    state = position(played())._replace(quarters=quarters, figures=())
    titles = [group.title for group in FIGURE.board(state, View()).groups()]
    for island, kind in enumerate(state.chips):
        (title,) = [title for title in titles if title.startswith(f"Resort of the {NAMES[kind]}: ")]
        left, top, right, bottom = map(int, title.partition(" from ")[2].replace(" to ", " ").split())
        assert f": island {island + 1}, from " in title
        cells = {turned(cell, quarters) for cell in LAND[island]}
        assert all(left <= x <= right and top <= y <= bottom for x, y in cells)
        assert {left, right} <= {x for x, _y in cells}
        assert {top, bottom} <= {y for _x, y in cells}


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


@pytest.mark.parametrize("quarters", range(4))
def test_there_is_sea_beyond_every_island(quarters: int) -> None:
    sea = bare(quarters)[0]
    assert isinstance(sea, Circle)
    for cells in LAND:
        assert all(dist(point, sea.centre) < sea.radius - 0.5 for point in outline(cells, quarters))


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
    assert mark.title == "Here it was put down: at 36 36"
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
