"""The oracle's answers in the North and with horses, where a person can work them out by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.engine.games.thurn_und_taxis import oracle_rules as rules
from tests.engine.games.thurn_und_taxis.oracle import Table
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.test_oracle_itself import play

HORSES = {"first": "seat1", "map": "north", "horses": "on"}
OPEN_NORTH = [f"deal {city} 1" for city in ("Brüssel", "Groningen", "Lübeck", "Dresden", "Schwerin", "Fulda")]


def test_the_map_of_the_north_adds_up() -> None:
    assert len(NORTH.cities) == len(set(NORTH.cities)) == 23
    assert len(NORTH.countries) == 9
    assert len(NORTH.countries["Preussen"]) == 7
    assert len(NORTH.roads) == len({frozenset(road) for road in NORTH.roads}) == 41
    assert all(len(road) == 2 and road <= {*NORTH.cities} for road in NORTH.roads)
    assert sum(map(len, NORTH.stacks.values())) == 39
    assert sorted(len(countries) for countries, _values in NORTH.region_tiles.values()) == [1, 2, 2, 2, 2]
    assert {*NORTH.free} < {*NORTH.other_tiles}
    assert {*NORTH.cities} & {*CITIES} == {"Würzburg"}
    ends = Counter(city for road in NORTH.roads for city in road)
    assert min(ends.values()) == 2
    west = {"Münster", "Cölln", "Coblenz"}
    assert not any(
        len(road & west) == 1 and NORTH.country_of.get(*road - west) == "Preussen" for road in NORTH.roads
    ), "the two parts of Preussen do not touch"


def test_houses_in_the_north_by_hand() -> None:
    free = {"Frankfurt", "Coblenz", "Cölln", "Magdeburg", "Bremen", "Schwerin"}
    assert rules.further_houses([], free, 20, NORTH) == free
    assert rules.further_houses(["Bremen"], free, 20, NORTH) == {"Coblenz", "Cölln", "Magdeburg", "Schwerin"}
    assert rules.further_houses(["Coblenz"], free, 20, NORTH) == free - {"Coblenz"}
    assert rules.further_houses(["Coblenz", "Magdeburg"], free, 20, NORTH) == {"Cölln", "Bremen", "Frankfurt"}
    assert rules.further_houses(["Schwerin", "Cölln"], free, 20, NORTH) == {"Bremen", "Frankfurt"}
    assert rules.further_houses(["Schwerin", "Cölln", "Bremen"], free, 20, NORTH) == set()
    assert rules.further_houses(["Bremen"], free, 1, NORTH) == set()


def test_the_patterns_in_the_north_are_all_subsets_that_fit() -> None:
    for seed in range(40):
        rng = Random(f"north/{seed}")
        towns = rng.choice([NORTH.cities, [*NORTH.free, *NORTH.countries["Preussen"], "Schwerin"]])
        cities = rng.sample(towns, rng.randrange(9))
        by_trying = {selection for selection in rules.subsets(cities) if rules.fits_a_pattern(selection, NORTH)}
        assert rules.selections(cities, NORTH) == by_trying, cities


def test_length_tiles_of_the_north_by_hand() -> None:
    assert [rules.length_stack(length, NORTH.stacks) for length in range(4, 11)] == ["", "5", "6", "7", "8", "8", "8"]
    assert rules.length_stack(9, {**NORTH.stacks, "8": []}) == "7"


def test_horses_by_hand() -> None:
    assert rules.words("lay Ulm 2 front") == ["lay", "Ulm 2", "front"]
    assert rules.words("harness Ulm 2") == ["harness", "Ulm 2"]
    assert rules.words("end") == ["end"]
    assert rules.drawn_by([]) == 2
    assert rules.drawn_by(["Ulm 3", "Basel 3"]) == 8
    assert rules.fitting(["Cölln 1"], ["Coblenz 2", "Cölln 2", "Berlin 2"], NORTH) == {
        ("Coblenz 2", "front"),
        ("Coblenz 2", "back"),
    }


def test_free_cities_do_not_count_for_all_countries() -> None:
    one_each = {cities[0] for cities in NORTH.countries.values()}
    assert rules.in_all_countries(one_each, "all", NORTH)
    assert not rules.in_all_countries({*NORTH.free, *one_each} - {"Brüssel"}, "all", NORTH)


def test_preussen_is_full_with_both_parts() -> None:
    seven = NORTH.countries["Preussen"]
    assert rules.full_regions(seven, NORTH) == ["Preussen"]
    assert all(rules.full_regions({*seven} - {city}, NORTH) == [] for city in seven)


def test_harnessing() -> None:
    table = play(Table(2, HORSES), *OPEN_NORTH, "draw Lübeck 1", "deal Cassel 2", "draw Cassel 2", "deal Cassel 3")
    assert table.steps() == ["harness Cassel 2", "harness Lübeck 1", "lay Cassel 2 new", "lay Lübeck 1 new"]
    assert play(table, "lay Lübeck 1 new").mover == 1, "the Postmeister helped: no second card"
    table.hands[0] = ["Cassel 1", "Lübeck 1"]
    table.start_turn(0)
    table = play(table, "draw Cassel 3", "deal Weimar 1", "harness Cassel 1")
    assert table.steps() == [
        "end",
        *(f"harness {card}" for card in ("Cassel 3", "Lübeck 1")),
        *(f"lay {card} new" for card in ("Cassel 3", "Lübeck 1")),
    ]
    table = play(table, "harness Cassel 3")
    assert (table.mover, table.harnessed, table.hands[0]) == (1, [["Cassel 1", "Cassel 3"], []], ["Lübeck 1"])


def test_a_closing_with_horses() -> None:
    table = play(Table(2, HORSES), *OPEN_NORTH)
    table.hands[0] = ["Bremen 2", "Bremen 3", "Weimar 1"]
    table.routes[0] = ["Frankfurt 1", "Coblenz 1", "Cölln 1", "Münster 1"]
    table.harnessed[0] = ["Berlin 2"]
    table.start_turn(0)
    table = play(table, "draw Lübeck 1", "deal Hamburg 1")
    short = play(table, "lay Bremen 2 back")
    assert short.steps() == ["end", *(f"harness {card}" for card in ("Bremen 3", "Lübeck 1", "Weimar 1"))]
    table = play(short, "harness Weimar 1", "close", "house Frankfurt", "house Cölln", "house Coblenz", "house Münster")
    assert table.gained == ["Frankfurt", "5"]
    assert (table.routes[0], table.harnessed[0], table.hands[0]) == ([], [], ["Bremen 3", "Lübeck 1"])
    assert table.discards["Weimar 1"] == table.discards["Berlin 2"] == table.discards["Bremen 2"] == 1
    assert table.scores() == (3 - 16, -20)


def test_with_horses_the_last_house_ends_the_game() -> None:
    table = play(Table(2, HORSES), *OPEN_NORTH)
    table.houses[1] = {*NORTH.cities} - {"Hamburg", "Bremen", "Lübeck", "Berlin"}
    table.routes[1], table.harnessed[1], table.hands[1] = (
        ["Bremen 1", "Hamburg 1", "Lübeck 1"],
        ["Weimar 3"],
        ["Schwerin 2"],
    )
    table.start_turn(1)
    table = play(table, "draw Dresden 1", "deal Cassel 1", "lay Schwerin 2 back", "close", "house Bremen")
    assert table.gained == [*(name for name in NORTH.region_tiles if name != "Preussen"), "Bremen", "all", "end"]
    assert table.phase == "over"
    assert table.winners() == (1,)
