"""The score pad of the North: its tiles, its free cities, and no word of a carriage where horses draw the routes."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.game import TERMINAL, BadOption, BadPosition, IllegalAction
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.options import SOUTH_WITH_HORSES
from engine.games.thurn_und_taxis.tools.marks import marks_of
from engine.games.thurn_und_taxis.tools.notation import marks_by_key
from engine.match import PERSON, Match, setup
from engine.saving import open_save, save
from tests.engine.games.thurn_und_taxis.test_score_pad import COLOURS, PAD, refused, says, written
from tests.engine.tables import VARIANTS, random_match

RULES: Final = ("off", "on")
LANDS: Final = {"off": NORTH, "on": NORTH.with_horses}
every_rules = pytest.mark.parametrize("horses", RULES)


def pad(players: int = 2, horses: str = "off") -> Any:
    return PAD.new_initial_state(players, map="north", horses=horses)


def full(*marks: str, horses: str = "off") -> Any:
    """Both columns have something, so that everything is doubted that can be."""
    return written(pad(horses=horses), "left 1 0", *marks, "player 2", "left 2 5")


@every_rules
def test_there_are_thirty_nine_tiles(horses: str) -> None:
    ticks = [str(action) for action in pad(horses=horses).legal_actions() if str(action).startswith("tile")]
    assert len(ticks) == 39
    assert sum(int(tick.rpartition(" ")[2]) for tick in ticks) == 14 + 4 * 6 + 3 + 6 + 10 + 15 + 18 + 4 + 1
    assert {f"tile 1 {city} 1" for city in ("bremen", "frankfurt", "hamburg", "lübeck")} <= {*ticks}


@pytest.mark.parametrize(
    ("marks", "total"),
    [
        ((), 0),
        (("tile 1 preussen 5", "tile 1 sachsen-thüringen 3"), 8),
        (("tile 1 length-8 5", "tile 1 length-8 4", "tile 1 length-8 1"), 10),
        (("tile 1 bremen 1", "tile 1 luebeck 1", "tile 1 hamburg 1", "tile 1 frankfurt 1", "end 1"), 5),
    ],
)
@every_rules
def test_tiles_less_the_houses_left(marks: tuple[str, ...], total: int, horses: str) -> None:
    assert full(*marks, horses=horses).scores() == (total, -5)


def test_carriages_count_by_the_standard_rules() -> None:
    assert full("carriage 1 7", "tile 1 preussen 5").scores() == (15, -5)


@pytest.mark.parametrize("mark", ["carriage 1 7", "carriage 1 0", "carriage 1 none"])
def test_with_horses_there_is_no_carriage_to_enter(mark: str) -> None:
    state = pad(horses="on")
    assert not [action for action in state.legal_actions() if "carriage" in str(action)]
    assert refused(state, mark).code == "not-understood"
    assert "carriage" not in str(refused(state, mark)).replace(mark, "")


def test_with_horses_nothing_asks_for_a_carriage() -> None:
    """Whatever is on the pad."""
    for number in range(4):
        for state in random_match(VARIANTS["thurn-und-taxis/score.horses"], f"words {number}").states:
            said = [str(state.status()), *map(str, state.remarks())]
            assert "arriage" not in " ".join(said)


def test_the_end_tile_without_the_end() -> None:
    with_horses = "Orange has the end tile, but not every house placed."
    standard = "Orange has the end tile, but neither the carriage of 7 nor every house placed."
    for horses, doubt in (("off", standard), ("on", with_horses)):
        state = written(full(horses=horses), "end 2")
        assert doubt in says(state)
        assert doubt not in says(written(state, "left 2 0"))


def test_tiles_for_more_houses_than_were_placed() -> None:
    """Preussen has seven cities in both its parts together; a free city is one more."""
    doubt = "Orange has tiles for at least 8 houses, but only 7 placed."
    state = written(full(), "tile 2 preussen 5", "tile 2 bremen 1")
    assert doubt not in says(state)
    assert doubt in says(written(state, "left 2 13"))


def test_all_countries_ask_for_nine_houses_beside_those_in_free_cities() -> None:
    doubt = "Orange has tiles for at least 10 houses, but only 9 placed."
    assert doubt in says(written(full(), "tile 2 everywhere 6", "tile 2 hamburg 1", "left 2 11"))


def test_a_free_city_has_one_tile() -> None:
    state = full("tile 1 bremen 1")
    assert str(refused(state, "tile 2 bremen 1")) == (
        "Blue has the tile Free city Bremen, 1, and it is there once: take it from Blue first."
    )


# ---- setting up, texts and saves


def test_horses_on_the_south_are_refused() -> None:
    with pytest.raises(BadOption) as raised:
        PAD.new_initial_state(2, map="south", horses="on")
    assert str(raised.value) == SOUTH_WITH_HORSES


def test_a_pad_as_text() -> None:
    assert full("carriage 1 5", "end 1").to_text() == "north 2 5/0/end.1 0/5/-"
    assert full("end 1", horses="on").to_text() == "north.horses 2 0/0/end.1 0/5/-"
    for text in ("north 2 5/0/end.1 0/5/-", "north.horses 2 0/0/preussen.5,bremen.1 0/5/-"):
        assert PAD.from_text(text).to_text() == text


@pytest.mark.parametrize(
    "text",
    [
        "south.horses 1 0/0/- 0/0/-",
        "north.horses 1 3/0/- 0/0/-",
        "north.off 1 0/0/- 0/0/-",
        "north 1 0/0/baden.3 0/0/-",
        "north 1 0/0/bremen.1 0/0/bremen.1",
        "north 1 0/0/preussen.5,preussen.4 0/0/-",
    ],
)
def test_a_text_that_no_pad_writes_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        PAD.from_text(text)


def test_saves_of_the_south_are_as_they_were_and_those_of_the_north_name_what_they_are() -> None:
    south, north = (
        Match(setup(PAD, "saved", seats=(PERSON,) * 2, options=options))
        for options in ({}, {"map": "north", "horses": "on"})
    )
    assert '"options": {},' in save(south)
    assert open_save(save(north)).state == pad(horses="on")


@every_rules
def test_no_notation_means_two_marks(horses: str) -> None:
    marks = marks_of(LANDS[horses])
    assert {str(mark) for mark in marks_by_key(LANDS[horses]).values()} == {str(mark) for mark in marks.each()}
    assert all(str(pad(horses=horses).read(str(mark))) == str(mark) for mark in marks.each())


@every_rules
def test_what_is_said_to_type_is_understood(horses: str) -> None:
    with pytest.raises(IllegalAction) as raised:
        pad(horses=horses).read("nothing of the kind")
    examples = str(raised.value.values["example"]).split(" · ")
    assert len(examples) >= 5
    for example in examples:
        pad(horses=horses).read(example)


# ---- whole games


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("variant", ["north", "horses"])
def test_a_finished_game_scores_on_the_pad_as_it_did(number: int, variant: str) -> None:
    end: Any = random_match(VARIANTS[f"thurn-und-taxis.{variant}"], f"pad {number}").state
    assert end.current_player == TERMINAL
    state = pad(len(end.players), "on" if variant == "horses" else "off")
    for seat, player in enumerate(end.players):
        marks = [f"carriage {seat + 1} {player.carriage}"] * bool(player.carriage)
        marks += [f"left {seat + 1} {player.houses_left}"] * (player.houses_left != 20)
        marks += [f"tile {seat + 1} {NORTH.stacks[tile.stack].name} {tile.points}" for tile in player.tiles]
        state = written(state, *([f"player {seat + 1}"] * bool(seat)), *marks)
    assert state.scores() == end.scores()
    assert state.owner == end.ended
    (winner,) = end.winners()
    (verdict,) = says(state)
    assert verdict.endswith((f"{COLOURS[winner]} wins with {end.scores()[winner]}.", "wins."))
    assert COLOURS[winner] in verdict
