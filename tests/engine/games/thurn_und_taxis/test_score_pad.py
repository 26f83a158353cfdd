"""The score pad: worked totals, ties, what is refused, and whole games scored a second time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine import GAMES
from engine.game import TERMINAL, BadPosition, IllegalAction
from engine.games.thurn_und_taxis.south import SOUTH
from engine.games.thurn_und_taxis.tools.marks import marks_of
from engine.games.thurn_und_taxis.tools.notation import marks_by_key
from tests.engine.games.thurn_und_taxis.oracle_map import STACKS
from tests.engine.tables import random_match

GAME = GAMES["thurn-und-taxis"]
PAD = GAME.tools["score"]
COLOURS = ("Blue", "Orange", "Green", "Purple")


def pad(players: int = 2) -> Any:
    return PAD.new_initial_state(players)


def written(state: Any, *marks: str) -> Any:
    for mark in marks:
        state = state.apply(state.parse(mark))
    return state


def filled(*columns: str) -> Any:
    """A pad of columns such as "7 2 baden.3 end.1": carriage, houses left, tiles."""
    state = pad(len(columns))
    for number, column in enumerate(columns, start=1):
        carriage, left, *tiles = column.split()
        state = written(state, *([f"player {number}"] if number > 1 else []))
        marks = {f"carriage {number} {carriage}": carriage != "0", f"left {number} {left}": left != "20"}
        state = written(state, *(mark for mark, wanted in marks.items() if wanted))
        state = written(state, *(f"tile {number} {tile.replace('.', ' ')}" for tile in tiles))
    return state


def refused(state: Any, mark: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as raised:
        state.parse(mark)
    return raised.value


def says(state: Any) -> list[str]:
    return [str(remark) for remark in state.remarks()]


# ---- totals


@pytest.mark.parametrize(
    ("column", "total"),
    [
        ("0 20", -20),
        ("0 0", 0),
        ("3 0", 2),
        ("4 0", 3),
        ("5 0", 5),
        ("6 0", 7),
        ("7 0", 10),
        ("7 3 end.1", 8),
        ("5 4 baden.3 length-5.2", 6),
        ("7 0 baden.3 schweiz-tyrol.3 württemberg-hohenzollern.3 böhmen-salzburg.4 baiern.5 everywhere.6 end.1", 35),
        ("6 2 length-5.2 length-5.1 length-6.3 length-6.2 length-6.1 length-7.4 length-7.3 length-7.2 length-7.1", 24),
    ],
)
def test_carriage_and_tiles_less_the_houses_left(column: str, total: int) -> None:
    assert filled(column, "0 20").scores() == (total, -20)


def test_the_pad_has_every_tile_once() -> None:
    ticks = [str(action) for action in pad().legal_actions() if str(action).startswith("tile")]
    by_stack: dict[str, list[int]] = {}
    for tick in ticks:
        stack, _space, points = tick.rpartition(" ")
        by_stack.setdefault(stack, []).append(int(points))
    assert sorted(map(sorted, by_stack.values())) == sorted(map(sorted, STACKS.values()))
    assert len(ticks) == 30


def test_a_tick_can_be_taken_back() -> None:
    state = written(pad(), "tile 1 baden 3", "tile 1 length-5 2", "remove 1 baden 3")
    assert state == written(pad(), "tile 1 length-5 2")
    assert refused(state, "remove 1 baden 3").code == "not-ticked"


def test_the_order_of_marks_does_not_matter() -> None:
    there = written(pad(), "tile 1 baden 3", "left 1 4", "tile 1 end 1", "carriage 1 7")
    assert there == written(pad(), "carriage 1 7", "end 1", "tile 1 baden 3", "left 1 4")
    assert there.to_text() == "south 1 7/4/baden.3,end.1 0/20/-"


# ---- who wins


def test_the_most_points_win() -> None:
    assert says(filled("7 2 end.1", "5 0"))[0] == "Blue wins with 9."


def test_equals_the_end_tile_decides() -> None:
    state = filled("6 0", "5 0 length-5.1 end.1", "3 5")
    assert state.scores() == (7, 7, -3)
    assert says(state)[0] == "Blue and Orange have 7: Orange has the end tile and wins."


@pytest.mark.parametrize(
    ("owner", "names", "winner"),
    [(1, "Orange, Green and Purple", "Orange"), (2, "Blue, Green and Purple", "Green"), (4, "Blue and Orange", "Blue")],
)
def test_equals_without_the_end_tile_the_next_after_its_owner_wins(owner: int, names: str, winner: str) -> None:
    columns = ["4 0" if name in names else "0 9" for name in COLOURS]
    columns[owner - 1] += " end.1"
    expected = (
        f"{names} have 3, and none of them the end tile: "
        f"{winner} sits next after {COLOURS[owner - 1]}, who has it, and wins."
    )
    assert says(filled(*columns))[0] == expected


def test_equals_while_nobody_has_the_end_tile() -> None:
    said = says(filled("4 0", "4 0"))
    assert said[0] == "Blue and Orange have 3: the end tile decides, and nobody has it yet."
    assert said[1] == "Nobody has the end tile yet."


def test_of_an_empty_pad_nothing_is_said() -> None:
    assert says(pad()) == says(written(pad(), "player 2")) == []


def test_while_a_column_is_blank_only_that_is_doubted() -> None:
    assert says(filled("4 0 baden.1", "0 20", "3 4", "0 20")) == [
        "Blue wins with 4.",
        "Nothing is written yet for Orange and Purple.",
    ]


# ---- what cannot be right


def test_a_tile_below_one_that_nobody_has() -> None:
    assert "Tiles are taken from the top: somebody has Baden, 2, but nobody 3." in says(filled("4 10 baden.2", "4 0"))
    assert "Tiles are taken from the top" not in " ".join(says(filled("4 10 baden.2", "4 0 baden.3")))


def test_the_end_tile_without_the_end() -> None:
    doubt = "Blue has the end tile, but neither the carriage of 7 nor every house placed."
    assert doubt in says(filled("6 1 end.1", "4 0"))
    assert doubt not in says(filled("7 1 end.1", "4 0"))
    assert doubt not in says(filled("6 0 end.1", "4 0"))


def test_tiles_for_more_houses_than_were_placed() -> None:
    """Baiern has eight cities; a house in every country asks for one in each of the other eight."""
    doubt = "Blue has tiles for at least 16 houses, but only 15 placed."
    assert doubt in says(filled("6 5 baiern.5 everywhere.6", "4 0"))
    assert doubt not in says(filled("6 4 baiern.5 everywhere.6", "4 0"))


# ---- what is refused


def test_a_tile_is_there_once() -> None:
    state = filled("4 0 baden.3", "4 0")
    assert str(refused(state, "tile 2 baden 3")) == (
        "Blue has the tile Baden, 3, and it is there once: take it from Blue first."
    )
    assert refused(state, "tile 2 baden 3").code == "tile-taken"
    assert state.explain(["tile:baden:3"]).code == "tile-taken"
    freed = written(state, "player 1", "remove 1 baden 3", "player 2", "tile 2 baden 3")
    assert freed.scores() == (3, 6)


def test_the_end_tile_belongs_to_one() -> None:
    assert str(refused(filled("7 0 end.1", "7 0"), "end 2")) == (
        "Blue has the tile End of the game, 1, and it is there once: take it from Blue first."
    )


def test_a_player_has_one_tile_for_each_country_and_any_number_for_long_routes() -> None:
    state = filled("4 0 baden.3 everywhere.6 length-6.3", "4 0")
    state = written(state, "player 1")
    assert str(refused(state, "tile 1 baden 2")) == "Blue has a tile Baden already: a player gets one of them at most."
    assert refused(state, "tile 1 everywhere 5").code == "tile-once"
    assert written(state, "tile 1 length-6 2").scores()[0] == 3 + 3 + 6 + 3 + 2
    assert refused(state, "tile 1 length-6 3").code == "tile-there"
    assert state.explain(["tile:baden:2"]).code == "tile-once"


def test_one_column_is_written_at_a_time() -> None:
    assert str(refused(pad(3), "left 2 4")) == "Blue is being written down now: first touch Orange, or type “player 2”."
    assert str(refused(pad(3), "left 4 4")) == "There are 3 players on this pad, and no player 4."
    assert refused(pad(), "player 1").code == "pen-there"
    assert pad().explain(["player:1"]).code == "pen-there"


@pytest.mark.parametrize(
    ("mark", "code"),
    [
        ("carriage 1 0", "carriage-so"),
        ("left 1 20", "left-so"),
        ("left 1 21", "not-understood"),
        ("carriage 1 8", "not-understood"),
        ("tile 1 baden 4", "not-understood"),
        ("tile 1 polen 1", "not-understood"),
    ],
)
def test_what_is_so_already_or_is_not_there(mark: str, code: str) -> None:
    assert refused(pad(), mark).code == code


# ---- notation and text


@pytest.mark.parametrize(
    ("typed", "mark"),
    [
        ("tile 1 Boehmen-Salzburg 4", "tile 1 böhmen-salzburg 4"),
        ("TILE 1 wurttemberg-hohenzollern 3", "tile 1 württemberg-hohenzollern 3"),
        ("end 1", "tile 1 end 1"),
        ("carriage 1 none", "carriage 1 0"),
        ("left 1 14", "left 1 14"),
    ],
)
def test_marks_as_people_type_them(typed: str, mark: str) -> None:
    assert str(pad().read(typed)) == mark


def test_no_notation_means_two_marks() -> None:
    marks = marks_of(SOUTH)
    assert {str(mark) for mark in marks_by_key(SOUTH).values()} == {str(mark) for mark in marks.each()}
    assert all(str(pad().read(str(mark))) == str(mark) for mark in marks.each())


@pytest.mark.parametrize(
    "text",
    [
        "south 1 7/0/-",
        "west 1 7/0/- 7/0/-",
        "south 3 7/0/- 7/0/-",
        "south 1 2/0/- 7/0/-",
        "south 1 7/21/- 7/0/-",
        "south 1 7/0 7/0/-",
        "south 1 7/0/baden.4 7/0/-",
        "south 1 7/0/baden.3 7/0/baden.3",
        "south 1 7/0/baden.3,baden.2 7/0/-",
        "south 1 7/0/length-5.2,length-5.2 7/0/-",
    ],
)
def test_a_text_that_no_pad_writes_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        PAD.from_text(text)


# ---- whole games


def ticked(seat: int, player: Any) -> Iterable[str]:
    if seat:
        yield f"player {seat + 1}"
    if player.carriage:
        yield f"carriage {seat + 1} {player.carriage}"
    if player.houses_left != 20:
        yield f"left {seat + 1} {player.houses_left}"
    for tile in player.tiles:
        yield f"tile {seat + 1} {SOUTH.stacks[tile.stack].name} {tile.points}"


@pytest.mark.parametrize("number", range(24))
def test_a_finished_game_scores_on_the_pad_as_it_did(number: int) -> None:
    match = random_match(GAME, f"pad {number}")
    end: Any = match.state
    assert end.current_player == TERMINAL
    state = pad(len(end.players))
    for seat, player in enumerate(end.players):
        state = written(state, *ticked(seat, player))
    assert state.scores() == end.scores()
    assert state.owner == end.ended
    (winner,) = end.winners()
    (verdict,) = says(state)
    assert verdict.endswith((f"{COLOURS[winner]} wins with {end.scores()[winner]}.", "wins."))
    assert COLOURS[winner] in verdict
