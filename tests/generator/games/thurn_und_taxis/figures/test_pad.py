"""The score pad on the screen: what can be touched, what is ticked, and that it is the form that is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from engine import GAMES
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.south import SOUTH
from generator.drawing.figure import View
from generator.drawing.scene import Group, Item, Point, Polygon, Polyline, Rect, Scene, Text
from generator.games import figure_of
from generator.games.thurn_und_taxis.figures.score_pad import pad
from generator.games.thurn_und_taxis.figures.score_pad import table as pad_table
from generator.games.thurn_und_taxis.figures.score_pad.blocks import FREE, SCREEN_ROWS, blocks_of
from generator.games.thurn_und_taxis.figures.score_pad.form import form_of
from tests.engine.tables import VARIANTS, random_match

PAD: Final = GAMES["thurn-und-taxis"].tools["score"]
FIGURE: Final = figure_of("thurn-und-taxis/score")
LEAST_TOUCH: Final = 11.8
"""44 px where 100 mm are 374 px: the width of a telephone of 390 px without the frame."""
HIGHEST: Final = 137.0
"""What leaves a telephone 844 px high room for status and buttons below a picture of full width."""
every_number = pytest.mark.parametrize("players", PAD.players)


GAMES_PLAYED: Final[Mapping[str, Mapping[str, str]]] = {
    "south": {},
    "north": {"map": "north"},
    "horses": {"map": "north", "horses": "on"},
}
every_game = pytest.mark.parametrize("game", GAMES_PLAYED)


def written(players: int, *marks: str, game: str = "south") -> Any:
    state = PAD.new_initial_state(players, **GAMES_PLAYED[game])
    for mark in marks:
        state = state.apply(state.parse(mark))
    return state


SAMPLE: Final = (
    *("carriage 1 7", "left 1 2", "tile 1 baden 3", "tile 1 length-7 4", "end 1"),
    *("player 2", "carriage 2 7", "left 2 2", "tile 2 everywhere 6"),
)


def titles(state: Any) -> dict[str, str]:
    return {group.touch: group.title for group in FIGURE.board(state, View()).groups() if group.touch}


def shapes(items: Sequence[Item], at: Point = (0.0, 0.0)) -> Iterator[tuple[Item, Point]]:
    for item in items:
        if isinstance(item, Group):
            yield from shapes(item.items, (at[0] + item.shift[0], at[1] + item.shift[1]))
        else:
            yield item, at


def words(items: Sequence[Item]) -> list[str]:
    return [item.text for item, _at in shapes(items) if isinstance(item, Text)]


def side(state: Any) -> Scene:
    scene = FIGURE.side(state)
    assert scene is not None
    return scene


# ---- the board


@every_number
@every_game
def test_everything_is_large_enough_for_a_finger_on_a_telephone(players: int, game: str) -> None:
    scene = FIGURE.board(written(players, game=game), View())
    assert (scene.width, scene.height <= HIGHEST) == (100.0, True)
    places = []
    for group in scene.groups():
        if group.touch:
            (hit,) = [item for item in group.items if isinstance(item, Rect) and item.style == "hit"]
            assert min(hit.width, hit.height) >= LEAST_TOUCH
            places.append((*group.shift, hit.width, hit.height))
    assert len(places) == players + {"south": 6 + 30, "north": 6 + 39, "horses": 39}[game] + 21
    for number, (x, y, wide, high) in enumerate(places):
        assert 0 <= x <= scene.width - wide + 1e-6
        assert 0 <= y <= scene.height - high + 1e-6
        for left, top, width, height in places[number + 1 :]:
            apart = left >= x + wide - 1e-6 or x >= left + width - 1e-6
            assert apart or top >= y + high - 1e-6 or y >= top + height - 1e-6


def test_things_are_named_with_those_who_have_them() -> None:
    said = titles(written(3, *SAMPLE))
    assert said["player:1"] == "Blue: 16 points, first"
    assert said["player:2"] == "Orange: 14 points, being written"
    assert said["player:3"] == "Green: −20 points"
    assert said["carriage:7"] == "Carriage of 7, worth 10: Blue, Orange"
    assert said["carriage:0"] == "No carriage: Green"
    assert said["tile:baden:3"] == "Tile Baden, 3: Blue"
    assert said["tile:baden:2"] == "Tile Baden, 2"
    assert said["left:2"] == "2 houses left: Blue, Orange"
    assert said["left:1"] == "One house left"


def test_who_has_a_thing_is_shown_by_colour_and_letter() -> None:
    scene = FIGURE.board(written(3, *SAMPLE), View())
    (group,) = [group for group in scene.groups() if group.touch == "left:2"]
    assert words(group.items) == ["2", "B", "O"]
    houses = [item.style for item, _at in shapes(group.items) if isinstance(item, Polygon)]
    assert houses == ["house-p4", "house-p1"]


def test_what_the_one_being_written_has_stands_out() -> None:
    chosen = {
        group.touch
        for group in FIGURE.board(written(3, *SAMPLE), View()).groups()
        if group.touch and any(isinstance(item, Rect) and item.style == "card-chosen" for item in group.items)
    }
    assert chosen == {"player:2", "carriage:7", "left:2", "tile:everywhere:6"}


def test_in_the_north_every_tile_is_named_by_its_stack() -> None:
    said = titles(written(2, "tile 1 bremen 1", "tile 1 length-8 5", game="north"))
    assert said["tile:bremen:1"] == "Tile Free city Bremen, 1: Blue"
    assert said["tile:length-8:5"] == "Tile Route of 8 or more, 5: Blue"
    assert said["tile:preussen:2"] == "Tile Preussen, 2"


def test_with_horses_nothing_speaks_of_carriages() -> None:
    state = written(2, "tile 1 bremen 1", "left 1 0", game="horses")
    scene, paper = FIGURE.board(state, View()), side(state)
    spoken = [*words(scene.items), *words(paper.items), paper.title, *titles(state).values()]
    assert not [text for text in spoken if "arriage" in text]
    assert paper.title.startswith(
        "Score pad. Blue: tiles Free city Bremen 1, houses left 0, total 1. Orange: tiles none,"
    )


@every_game
def test_a_preview_is_over_the_thing_that_is_touched(game: str) -> None:
    state = written(2, game=game)
    corners = {group.touch: group.shift for group in FIGURE.board(state, View()).groups() if group.touch}
    for action in state.legal_actions():
        for item in FIGURE.preview(state, action):
            assert isinstance(item, Group)
            (x, y), (left, top) = item.shift, corners[action.touches[0]]
            assert left < x < left + pad_table.CELL[0]
            assert top < y < top + pad_table.CELL[1]


# ---- the pad beside it


@every_number
@every_game
def test_the_pad_beside_the_board_is_the_printed_form(players: int, game: str) -> None:
    """Filled in, it has every word of the blank one but the numbers of the columns, and the same lines."""
    state = written(players, game=game)
    blank = pad.score_pad(form_of(state.land, players, *pad_table.PAPER))
    filled = side(state)
    assert (filled.width, filled.height) == (blank.width, blank.height)
    numbers = [str(seat + 1) for seat in range(players)]
    rest = words(filled.items)
    for word in words(blank.items)[players:]:
        rest.remove(word)
    assert words(blank.items)[:players] == numbers
    assert sorted({*rest}) == sorted(
        {*"BOGP"[:players], *("Blue", "Orange", "Green", "Purple")[:players], "0", "20", "−20"}
    )


def ticked(scene: Scene) -> list[str]:
    """What is in the boxes with a tick, from the top."""
    boxes = [group.items for group in scene.groups() if any(isinstance(item, Polyline) for item in group.items)]
    return ["".join(words(items)) for items in boxes]


def test_ticks_totals_and_the_winner_are_filled_in() -> None:
    scene = side(written(2, *SAMPLE))
    assert ticked(scene) == ["7", "7", "3", "4", "6", "1", ""]
    written_down = [
        item.text for item, _at in shapes(scene.items) if isinstance(item, Text) and item.style == pad.WRITTEN
    ]
    assert written_down == ["18", "16", "2", "2", "16", "14"]
    assert scene.title == (
        "Score pad. Blue: carriage 7, tiles Baden 3, Route of 7 or more 4, End of the game 1, houses left 2, total 16. "
        "Orange: carriage 7, tiles All countries 6, houses left 2, total 14."
    )


@pytest.mark.parametrize(
    ("marks", "leaders"),
    [
        ((), ()),
        (("left 1 4",), (0,)),
        (("left 1 4", "player 3", "left 3 4"), (0, 2)),
        (("left 1 4", "player 3", "left 3 4", "player 2", "end 2"), (2,)),
        (("left 1 4", "player 2", "left 2 4", "player 3", "end 3"), (0,)),
    ],
)
def test_who_is_first(marks: Sequence[str], leaders: tuple[int, ...]) -> None:
    state = written(3, *marks)
    assert pad.leaders(state) == leaders
    assert ticked(side(state)).count("") == (len(leaders) == 1)


def test_long_words_are_halved_evenly() -> None:
    assert pad.halved("Württemberg and Hohenzollern") == ("Württemberg and", "Hohenzollern")
    assert pad.halved("Baden") == ("Baden", "")


def test_a_row_that_is_too_long_for_a_narrow_column_has_two_lines() -> None:
    """Five tiles for a route of eight: abreast on a wide pad, else three and two."""
    for players, rows in ((2, 1), (4, 2)):
        scene = pad.score_pad(form_of(NORTH.with_horses, players, 93.0, 112.0))
        tops = [at[1] for item, at in shapes(scene.items) if isinstance(item, Rect) and item.width == item.height]
        assert len({round(top, 3) for top in tops}) == 11 + rows + 1


def test_letters_tell_the_free_cities_apart() -> None:
    (free,) = [block for block in blocks_of(NORTH) if block.name == FREE]
    assert [letter for _tile, letter in free.tiles] == ["B", "F", "H", "L"]


@pytest.mark.parametrize("land", [SOUTH, NORTH])
def test_the_calculator_has_a_place_for_every_block(land: Land) -> None:
    assert sorted(name for row in SCREEN_ROWS[land.name] for name in row) == sorted(
        block.name for block in blocks_of(land)
    )


def test_a_pad_too_small_for_a_pen_is_refused() -> None:
    with pytest.raises(ValueError, match="too little"):
        form_of(SOUTH, 4, 70.0, 112.0)
    with pytest.raises(ValueError, match="too little"):
        form_of(SOUTH, 2, 90.0, 80.0)


@every_game
def test_boxes_are_ticked_at_random_pads_as_the_state_says(game: str) -> None:
    variant = VARIANTS["thurn-und-taxis/score" + ("" if game == "south" else f".{game}")]
    for number in range(4):
        for state in random_match(variant, f"ticked {number}").states[::10]:
            columns: Any = state.columns  # type: ignore[attr-defined]
            wanted = sum(len(column.tiles) + bool(column.carriage) for column in columns)
            assert len(ticked(side(state))) == wanted + (len(pad.leaders(state)) == 1)  # type: ignore[arg-type]
