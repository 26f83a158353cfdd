"""What the rules page says of the North and of the horses, against the oracle and by playing it."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

import pytest

from engine.game import BadOption
from engine.games.thurn_und_taxis.legal import must_tear
from engine.games.thurn_und_taxis.options import SOUTH_WITH_HORSES
from generator.games.thurn_und_taxis.figures.examples import EXAMPLES, drawn
from tests.engine.games.thurn_und_taxis import oracle_map, oracle_rules, table
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.generator.games.thurn_und_taxis.figures.test_rules import rows, section, styles, texts

WEST: Final = ("Münster", "Cölln", "Coblenz")
EAST: Final = ("Berlin", "Magdeburg", "Stendal", "Wittenberg")
FREE: Final = "Free cities"


def says(name: str, *sentences: str) -> None:
    """These words are in the section."""
    words = unescape(section(name))
    assert [sentence for sentence in sentences if sentence not in words] == []


def test_the_cities_and_tiles_of_the_north_are_those_of_the_game() -> None:
    found = {head: cells[0] for head, cells in rows("north").items()}
    assert {*found.pop(FREE).split(", ")} == {*NORTH.free}
    del found["Preussen"]
    countries = {name: {*found.pop(name, "").split(", ")} for name in NORTH.countries if name != "Preussen"}
    assert countries == {name: {*cities} for name, cities in NORTH.countries.items() if name != "Preussen"}
    assert sorted(found.values()) == sorted(
        " · ".join(map(str, values)) for name, values in NORTH.stacks.items() if name != "Preussen"
    )


def test_preussens_seven_cities_and_its_tiles_are_both_told() -> None:
    """Country and tile have the same name, in two tables."""
    cells = re.findall(r'<th scope="row">Preussen</th><td>(.*?)</td>', section("north"))
    assert {*cells[0].split(", ")} == {*NORTH.countries["Preussen"]}
    assert cells[1:] == [" · ".join(map(str, NORTH.stacks["Preussen"]))]


def test_the_numbers_of_the_north_are_those_of_the_game() -> None:
    says("north", "23 cities: 19 in nine countries and four free ones. 41 roads join them.")
    assert len(NORTH.cities) == 23
    assert (len(NORTH.country_of), len(NORTH.countries), len(NORTH.free), len(NORTH.roads)) == (19, 9, 4, 41)
    says("north", "69 cards, three for each city.", "39 bonus tiles.")
    assert oracle_map.COPIES * len(NORTH.cities) == 69
    assert sum(map(len, NORTH.stacks.values())) == 39
    says("north", "The countries have 19 cities together and you have 20 houses")
    assert len(NORTH.country_of) < oracle_map.HOUSES == 20


def test_it_is_said_that_the_layout_is_our_own_and_what_is_reported() -> None:
    says("north", "It is our own layout.", "No public source that we know of lists the printed board whole.")
    reported = unescape(section("north")).partition("of the names")[2].partition("All else is ours")[0]
    names = {city for city in NORTH.cities if city in reported}
    assert names == {"Berlin", "Cölln", "Dresden", "Göttingen", "Hannover", "Leipzig", "Weimar", "Würzburg"}
    assert names <= {*NORTH.cities}
    assert all(NORTH.stacks[city] == [1] for city in NORTH.free)
    shared = [countries for countries, _values in NORTH.region_tiles.values() if countries != ["Preussen"]]
    for countries in shared:
        assert sorted(len(NORTH.countries[country]) for country in countries) == [1, 2]
    assert ["Sachsen", "Thüringen"] in shared


def test_preussen_is_one_country_in_two_parts() -> None:
    says("north", f"{', '.join(WEST[:-1])} and {WEST[-1]} lie in the west")
    says("north", f"{', '.join(EAST[:-1])} and {EAST[-1]} in the east, and no road leads from one part to the other")
    assert {*WEST, *EAST} == {*NORTH.countries["Preussen"]}
    assert not [road for road in NORTH.roads if road & {*WEST} and road & {*EAST}]
    says("north", "Its tile asks for a house in all seven.")
    assert oracle_rules.full_regions({*WEST, *EAST}, NORTH) == ["Preussen"]
    assert all(not oracle_rules.full_regions({*WEST, *EAST} - {city}, NORTH) for city in (*WEST, *EAST))
    closing = table.closing_in_the_north("Cölln Münster Hannover Magdeburg Leipzig")
    assert table.refused(table.play(closing, "house Münster", "house Hannover"), "house Magdeburg") == "one-in-each"
    assert "house Magdeburg" in table.actions(table.play(closing, "house Münster", "house Cölln"))


@pytest.mark.parametrize("pattern", [("Hannover", "Cassel"), ("Hannover", "Göttingen")])
@pytest.mark.parametrize(("free", "other"), [("Lübeck", "Hamburg"), ("Hamburg", "Lübeck")])
def test_one_free_city_at_a_closing_is_beside_either_pattern(pattern: tuple[str, str], free: str, other: str) -> None:
    says("north", "At each closing you may have a house in one of them, and no more than one, beside the houses of")
    closing = table.closing_in_the_north("Lübeck Hamburg Hannover Göttingen Cassel")
    one, two = (f"house {city}" for city in pattern)
    state = table.play(closing, f"house {free}", one)
    assert table.refused(state, f"house {other}") == "one-free-city"
    assert two in table.actions(state)


def test_the_first_house_in_a_free_city_takes_its_tile() -> None:
    says("north", "Whoever places the first house of all in a free city takes its tile, worth 1.")
    closing = table.closing_in_the_north("Bremen Hamburg Hannover")
    assert table.tiles(table.play(closing, "house Hamburg", "done")) == ["hamburg:1"]


def test_free_cities_do_not_count_for_all_countries() -> None:
    says("north", "For the tile of all countries they do not count.", "asks for a house in each of the nine.")
    one_in_each = [cities[0] for cities in NORTH.countries.values()]
    assert oracle_rules.in_all_countries(one_in_each, "all", NORTH)
    for left_out in one_in_each:
        houses = [*NORTH.free, *(city for city in one_in_each if city != left_out)]
        assert not oracle_rules.in_all_countries(houses, "all", NORTH)
    says("options", "All nine countries or, in the South, only the eight outside Baiern")
    with pytest.raises(BadOption):
        table.new(map="north", countries="outer")


def test_seven_and_eight_have_stacks_of_their_own() -> None:
    says("north", "There is a stack for a route of eight or more, and a route of seven takes from that of seven.")
    assert [oracle_rules.length_stack(length, NORTH.stacks) for length in (7, 8, 9)] == ["7", "8", "8"]


def test_horses_are_for_the_north_alone() -> None:
    says("horses", "On the map of North Germany, and only there, you may play with horses.")
    with pytest.raises(BadOption, match=SOUTH_WITH_HORSES):
        table.new(map="south", horses="on")


def test_a_card_is_laid_or_harnessed_and_six_are_the_most() -> None:
    says("horses", "one, two or three", "you take a card and then lay one or harness one.", "At most six cards")
    assert oracle_map.HORSES == (1, 2, 3)
    assert oracle_map.MOST_HARNESSED == 6
    says("horses", "drawn by two horses")
    assert oracle_rules.drawn_by([]) == 2
    drawn = table.play(table.horses("Berlin3 Leipzig1", "Dresden2"), *table.taken("Hamburg1"))
    assert {"harness Berlin 3", "lay Berlin 3 back"} <= {*table.actions(drawn)}
    full = " ".join(f"{city}{number}" for city in ("Bremen", "Cassel") for number in oracle_map.HORSES)
    drawn = table.play(table.horses("Berlin3", "Dresden2", full), *table.taken("Hamburg1"))
    assert table.refused(drawn, "harness Berlin 3") == "carriage-full"


@pytest.mark.parametrize(
    "plays",
    [
        ("lay Berlin 3 back", "lay Stendal 1 back"),
        ("harness Berlin 3", "harness Stendal 1"),
        ("lay Berlin 3 back", "harness Stendal 1"),
        ("harness Stendal 1", "lay Berlin 3 back"),
    ],
)
def test_the_postillion_lets_you_play_any_two(plays: tuple[str, str]) -> None:
    says("horses", "lay two, harness two, or one of each.")
    drawn = table.play(table.horses("Berlin3 Stendal1", "Dresden2"), *table.taken("Hamburg1"))
    assert table.play(drawn, *plays) is not None


def test_a_route_needs_as_many_horses_and_everything_is_discarded() -> None:
    says("horses", "if your carriage has at least as many horses as the route has cities.")
    for harnessed, enough in (("Bremen1", True), ("", False)):
        state = table.horses("Leipzig1 Weimar1", "Berlin2 Dresden2", harnessed)
        laid = table.play(state, *table.taken("Hamburg1"), "lay Leipzig 1 back")
        assert ("close" in table.actions(laid)) == enough
    closed = table.play(table.closing_with_horses("Berlin Dresden Leipzig", "Bremen3 Cassel3"), "house Berlin", "done")
    says("horses", "the cards of the route and all that are harnessed go to the discards")
    assert table.route(closed) == table.field(closed, 1, 6) == []
    assert table.carriage(closed) == 0


def test_the_end_comes_with_the_last_house_only() -> None:
    says("horses", "The end comes near only when somebody places the twentieth house.")
    state = table.new(map="north", horses="on")
    assert state.scores() == (-oracle_map.HOUSES, -oracle_map.HOUSES)
    says("horses", "the points of your tiles, less one for each house that you have not placed.")
    scored = table.horses(houses="Bremen Berlin", tiles="bremen:1 length-5:2")
    assert scored.scores()[0] == 3 - 18


def test_what_is_typed_with_horses_is_understood() -> None:
    samples = re.findall(r"<tr><td>(.*?)</td>", section("horses"))
    assert {sample.split()[0] for sample in samples} == {"harness", "draw", "lay"}
    state = table.new(map="north", horses="on")
    assert [str(state.read(sample)) for sample in samples] == samples
    says("horses", "may leave the number out where only one card can be meant.")
    drawn = table.play(table.horses("Berlin3", "Dresden2"), *table.taken("Hamburg1"))
    assert str(drawn.parse("harness Berlin")) == "harness Berlin 3"


def test_our_readings_are_those_of_the_engine() -> None:
    says("readings", "The three cards of a city show one horse, two and three.")
    assert {f"deal Berlin {number}" for number in oracle_map.HORSES} <= {
        *table.outcomes(table.play(table.new(map="north", horses="on", first="seat1"), "draw pile"))
    }
    says("readings", "When a route is torn down, they stay.")
    torn = table.play(
        table.horses("Berlin3 Hamburg2", "Amsterdam2", "Bremen3"), *table.taken("Hamburg1"), "lay Berlin 3 new"
    )
    assert table.field(torn, 1, 6) == ["Bremen3"]
    says("readings", "A card may be harnessed before any route lies there.")
    assert "harness Berlin 3" in table.actions(table.play(table.horses("Berlin3"), *table.taken("Hamburg1")))
    says("readings", "only if none of your cards fits and six are harnessed already")
    assert not must_tear(table.play(table.horses("Berlin3", "Amsterdam2"), *table.taken("Hamburg1")))
    six = " ".join(f"{city}{number}" for city in ("Bremen", "Cassel") for number in oracle_map.HORSES)
    assert must_tear(table.play(table.horses("Berlin3", "Amsterdam2", six), *table.taken("Hamburg1")))


def test_seven_houses_earn_the_tile_of_preussen_on_its_picture() -> None:
    row, scene = EXAMPLES["preussen"], drawn()["preussen"].scene
    assert {*row.houses.split()} == {*WEST, *EAST}
    assert sum(style.startswith("house-p") for style in styles(scene)) == 7
    assert "Three cities in the west and four in the east" in row.caption
    assert (len(WEST), len(EAST)) == (3, 4)


@pytest.mark.parametrize("name", ["free-one-in-each", "free-all-in-one"])
def test_on_the_pictures_of_free_cities_the_tile_is_gone_where_the_house_stands(name: str) -> None:
    tiles = [text for text in texts(drawn()[name].scene.items) if text == "1"]
    placed = {*EXAMPLES[name].placed.split()}
    assert len(placed & {*NORTH.free}) == 1
    assert len(tiles) < len(NORTH.free)


def test_the_route_of_eight_is_drawn_by_just_enough_horses() -> None:
    row = EXAMPLES["eight"]
    cities = row.route.split()
    assert len(cities) == 8 == oracle_rules.drawn_by([f"Bremen {number}" for number in row.harnessed])
    said = [*texts(drawn()["eight"].scene.items)]
    assert {"+", "=", "8"} <= {*said}
    assert [said.count(str(number)) >= row.harnessed.count(number) for number in row.harnessed] == [True, True]
    for harnessed, close in (("Bremen3 Lübeck3", True), ("Bremen3 Lübeck2", False)):
        route = " ".join(f"{city}2" for city in cities[:-1])
        state = table.horses(f"{cities[-1]}2 Brüssel2", route, harnessed)
        laid = table.play(state, *table.taken("Amsterdam1"), f"lay {cities[-1]} 2 back")
        assert ("close" in table.actions(laid)) == close
    closed = table.closing_with_horses(row.route, "Bremen3 Lübeck3")
    assert table.tiles(table.play(closed, "done")) == ["length-8:5"]
