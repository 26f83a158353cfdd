"""Pictures of Tau: what they say and show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from engine.game import CHANCE
from engine.games.tau.actions import FLIPS, MOVES, RECALLS
from engine.games.tau.board import HOLE_OF
from generator.drawing.figure import View
from generator.drawing.scene import Group, Item, Line, Point, Rect
from generator.games.tau.figures import board, legend
from generator.games.tau.figures.table import PLAN
from tests.engine.games.tau import oracle
from tests.generator.games.tau.figures.table import FIGURE, GAME, at, picture, styles, titles

LEAST_TOUCH: Final = 12.0
MODES: Final = ("memory", "ask", "open")
every_mode = pytest.mark.parametrize("hidden", MODES)


def test_holes_and_ends_are_named_as_they_are() -> None:
    said = titles(picture(at("place RV:V C3, place YO:O D2"), None))
    assert said["hole:C3"] == "C3: dark stick, violet up"
    assert said["hole:D2"] == "D2: light stick, orange up"
    assert said["hole:D4"] == "Hole D4, empty"
    assert said["stick:dark:BG:G"] == "Dark stick blue and green, green up"
    assert said["stick:light:WK:K"] == "Light stick white and black, black up"
    assert said["turn"] == "Turn over"
    assert "ask" not in said
    assert not {"stick:dark:RV:V", "stick:dark:RV:R", "stick:light:YO:Y", "stick:light:YO:O"} & set(said)


def test_a_stick_on_the_board_leaves_an_empty_place_in_the_reserve() -> None:
    found = [group.title for group in picture(at("place RV:V C3"), None).groups() if group.title]
    assert "Dark stick red and violet: on the board" in found
    assert "Light stick red and violet: on the board" not in found


def test_played_open_the_lower_caps_are_told_and_drawn() -> None:
    scene = picture(at("place RV:V C3", hidden="open"), None)
    assert titles(scene)["hole:C3"] == "C3: dark stick, violet up, red below"
    (hole,) = [group for group in scene.groups() if group.touch == "hole:C3"]
    assert {"cap-violet", "cap-red"} <= styles(hole.items)


def test_whoever_plays_asking_can_touch_the_sign_for_it() -> None:
    assert titles(picture(at("place RV:V C3", hidden="ask"), None))["ask"] == "Ask what is hidden"


def test_the_lot_has_its_signs_and_nothing_else_to_do() -> None:
    state = GAME.new_initial_state()
    assert state.current_player == CHANCE
    said = titles(FIGURE.board(state, View()))
    assert (said["start:1"], said["start:2"]) == ("Player 1 begins", "Player 2 begins")
    assert "turn" not in said


@every_mode
def test_every_touch_is_large_enough_for_a_thumb_and_covers_no_other(hidden: str) -> None:
    for state in (GAME.new_initial_state(), at("place RV:V C3, place RV:V D4", hidden=hidden)):
        scene = FIGURE.board(state, View())
        assert scene.width == 100.0
        boxes = [box for items, shift in touchable(scene.items) for box in hits(items, shift)]
        assert len(boxes) == len(scene.touches())
        for x, y, width, height in boxes:
            assert width >= LEAST_TOUCH
            assert height >= LEAST_TOUCH
            assert x >= -1e-9
            assert y >= -1e-9
            assert x + width <= scene.width + 1e-9
            assert y + height <= scene.height + 1e-9
        for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(boxes, 2):
            apart = ax + aw <= bx + 1e-6 or bx + bw <= ax + 1e-6 or ay + ah <= by + 1e-6 or by + bh <= ay + 1e-6
            assert apart


def touchable(items: tuple[Item, ...], at: Point = (0.0, 0.0)) -> Iterator[tuple[tuple[Item, ...], Point]]:
    for item in items:
        if isinstance(item, Group):
            shift = (at[0] + item.shift[0], at[1] + item.shift[1])
            if item.touch:
                yield item.items, shift
            yield from touchable(item.items, shift)


def hits(items: tuple[Item, ...], at: Point) -> list[tuple[float, float, float, float]]:
    found = [item for item in items if isinstance(item, Rect) and item.style == "hit"]
    return [(at[0] + item.corner[0], at[1] + item.corner[1], item.width, item.height) for item in found]


def test_the_last_thing_done_is_marked_where_it_was_done() -> None:
    placed = at("place RV:V C3")
    x, y = PLAN.at(HOLE_OF["C3"])
    for action in (placed.read("place RV:V C3"), FLIPS[HOLE_OF["C3"]], RECALLS[HOLE_OF["C3"]]):
        (mark,) = [group for group in picture(placed, action).groups() if group.layer == "last"]
        assert max(abs(mark.shift[0] - x), abs(mark.shift[1] - y)) < PLAN.step / 2
    (way,) = [group for group in picture(placed, MOVES[HOLE_OF["B1"]][HOLE_OF["C3"]]).groups() if group.layer == "last"]
    (start,) = [item.a for item in way.items if isinstance(item, Line)]
    assert start == pytest.approx(PLAN.at(HOLE_OF["B1"]))
    assert not [group for group in picture(placed, None).groups() if group.layer == "last"]


def test_the_winning_line_is_drawn_and_told() -> None:
    won = at("place RV:V B2, place RV:V C3, place VB:V D4")
    assert won.winners() == (0,)
    scene = picture(won, None)
    assert scene.title == "Board of Tau. Three in line: B2, C3, D4"
    (band,) = [group for group in scene.groups() if group.layer == "line"]
    assert band.shift == pytest.approx(PLAN.at(HOLE_OF["C3"]))
    assert band.turn % 180 == pytest.approx(135.0)


def test_every_line_of_the_board_gets_a_band_through_its_middle() -> None:
    for triple in oracle.TRIPLES:
        holes = sorted(HOLE_OF[oracle.name(place)] for place in triple)
        (band,) = board.lasso(PLAN, holes)
        assert isinstance(band, Group)
        (shape,) = band.items
        assert isinstance(shape, Rect)
        middle = sorted(PLAN.at(hole) for hole in holes)[1]
        assert band.shift == pytest.approx(middle)
        slant = len({place[0] for place in triple}) == len({place[1] for place in triple}) == 3
        assert shape.width - shape.height == pytest.approx(2 * PLAN.step * (2**0.5 if slant else 1))


def test_the_marks_of_the_help_are_drawn_within_their_squares_and_differ() -> None:
    marks = legend.legend()
    assert {(scene.width, scene.height) for scene, _words in marks} == {(10.0, 10.0)}
    assert len({words for _scene, words in marks}) == len({scene.items for scene, _words in marks}) == len(marks)
    assert not any(scene.touches() for scene, _words in marks)
