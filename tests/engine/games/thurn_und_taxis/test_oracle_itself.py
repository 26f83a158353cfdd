"""The oracle's answers where a person can work them out by hand, and its two ways to list house patterns."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.engine.games.thurn_und_taxis import oracle_rules as rules
from tests.engine.games.thurn_und_taxis.oracle import Table
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES, COUNTRIES, COUNTRY_OF, REGION_TILES, ROADS, STACKS

BAIERN = COUNTRIES["Baiern"]


def test_the_map_adds_up() -> None:
    assert len(CITIES) == len(set(CITIES)) == 22
    assert len(COUNTRIES) == 9
    assert len(ROADS) == len({frozenset(road) for road in ROADS}) == 45
    assert all(len(road) == 2 and road <= {*CITIES} for road in ROADS)
    assert sum(map(len, STACKS.values())) == 30
    ends = Counter(city for road in ROADS for city in road)
    assert (ends["München"], ends["Lodz"]) == (6, 1)
    assert {country for countries, _values in REGION_TILES.values() for country in countries} == {*COUNTRIES} - {
        "Polen"
    }


@pytest.mark.parametrize(
    ("cities", "is_one"),
    [
        (["Lodz"], True),
        (["München", "Salzburg", "Linz"], True),
        (["München", "Linz", "Salzburg"], False),
        (["Linz", "Salzburg", "Linz"], False),
        (["Kempten", "München"], False),
        (["Basel", "Kempten"], False),
        (["Zürich", "Kempten"], True),
    ],
)
def test_routes(cities: list[str], is_one: bool) -> None:
    assert rules.is_route(cities) == is_one
    assert rules.is_route(cities[::-1]) == is_one


def test_cards_fit_at_one_end_or_at_both() -> None:
    route = ["München", "Salzburg", "Linz"]
    assert rules.fitting(route, ["Innsbruck", "Kempten"]) == {("Innsbruck", "front")}
    assert rules.fitting(route, ["Passau"]) == {("Passau", "front"), ("Passau", "back")}
    assert rules.fitting(route, ["Linz", "Lodz", "Salzburg"]) == set()
    assert rules.fitting([], ["Linz"]) == set()


def test_houses_by_hand() -> None:
    free = {"Innsbruck", "München", "Salzburg", "Linz"}
    assert rules.further_houses([], free, 20) == free
    assert rules.further_houses(["Salzburg"], free, 20) == {"Innsbruck", "München", "Linz"}
    assert rules.further_houses(["Salzburg", "Linz"], free, 20) == set()
    assert rules.further_houses(["Innsbruck"], free, 20) == {"München", "Salzburg", "Linz"}
    assert rules.further_houses(["Innsbruck", "Linz"], free, 20) == {"München"}
    assert rules.further_houses(["Innsbruck", "Linz"], free, 2) == set()
    assert rules.further_houses([], free, 0) == set()


def test_the_patterns_are_all_subsets_that_fit() -> None:
    for seed in range(60):
        rng = Random(f"pattern/{seed}")
        cities = rng.sample(rng.choice([CITIES, [*BAIERN, "Linz"], [*COUNTRIES["Baden"], *BAIERN]]), rng.randrange(9))
        by_trying = {selection for selection in rules.subsets(cities) if rules.fits_a_pattern(selection)}
        assert rules.selections(cities) == by_trying, cities


def test_length_tiles_by_hand() -> None:
    full = {"5": [2, 1], "6": [3], "7": [4]}
    assert [rules.length_stack(length, full) for length in range(3, 10)] == ["", "", "5", "6", "7", "7", "7"]
    assert rules.length_stack(7, {**full, "7": []}) == "6"
    assert rules.length_stack(8, {"7": [], "6": [], "5": [1]}) == "5"
    assert rules.length_stack(8, {"7": [], "6": [], "5": []}) == ""
    assert rules.length_stack(5, {"7": [4], "6": [3], "5": []}) == ""


def test_carriages_by_hand() -> None:
    assert [rules.carriage_after(0, cards) for cards in (2, 3, 7)] == [0, 3, 3]
    assert [rules.carriage_after(6, cards) for cards in (6, 7, 12)] == [6, 7, 7]
    assert rules.carriage_after(7, 9) == 7
    assert [cards for cards in range(3, 9) if rules.wagner_helps(5, cards)] == [4, 5]
    assert [cards for cards in range(3, 9) if rules.wagner_helps(6, cards)] == [5, 6]
    assert not any(rules.wagner_helps(owned, 9) for owned in (0, 3, 6, 7))


def test_all_countries_by_hand() -> None:
    one_each = {cities[0] for cities in COUNTRIES.values()}
    assert rules.in_all_countries(one_each, "all")
    outer = {city for city in one_each if COUNTRY_OF[city] != "Baiern"}
    assert not rules.in_all_countries(outer, "all")
    assert rules.in_all_countries(outer, "outer")
    assert not rules.in_all_countries(outer - {"Lodz"}, "outer")


def test_regions_by_hand() -> None:
    assert rules.full_regions(["Basel", "Zürich"]) == []
    assert rules.full_regions(["Sigmaringen", "Ulm", "Stuttgart", *BAIERN]) == ["Württemberg+Hohenzollern", "Baiern"]


def play(table: Table, *steps: str) -> Table:
    """The table after these steps."""
    for step in steps:
        table = table.after(step)
    return table


OPEN = [f"deal {city}" for city in ("Linz", "Linz", "Linz", "München", "Salzburg", "Lodz")]


def test_a_first_turn() -> None:
    table = Table(3)
    assert table.chances() == {f"start {number}": Fraction(1, 3) for number in (1, 2, 3)}
    table = play(table, "start 2")
    assert table.chances() == {f"deal {city}": Fraction(1, 22) for city in CITIES}
    table = play(table, *OPEN[:3])
    assert table.chances()["deal Ulm"] == Fraction(3, 63)
    assert "deal Linz" not in table.chances()
    table = play(table, *OPEN[3:])
    assert table.mover == 1
    assert table.steps() == ["draw Linz", "draw Lodz", "draw München", "draw Salzburg", "draw pile"]
    table = play(table, "draw Linz", "deal Ulm")
    assert table.steps() == ["draw Linz", "draw Lodz", "draw München", "draw Salzburg", "draw Ulm", "draw pile"]
    table = play(table, "draw pile")
    assert table.chances()["deal Ulm"] == Fraction(2, 59)
    table = play(table, "deal Basel")
    assert table.steps() == ["lay Basel new", "lay Linz new"]
    table = play(table, "lay Linz new")
    assert (table.mover, table.hands[1], table.routes[1]) == (2, ["Basel"], ["Linz"])


def test_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    table = play(Table(2, {"first": "seat1"}), *OPEN)
    table.hands[0], table.routes[0] = ["Ulm"], ["Basel"]
    table.start_turn(0)
    table.pile, table.discards = Counter({"Ulm": 1}), Counter({"Passau": 3})
    table = play(table, "draw pile")
    assert table.chances() == {"deal Ulm": 1}
    table = play(table, "deal Ulm", "lay Ulm new", "draw pile")
    assert table.chances() == {"deal Passau": Fraction(3, 4), "deal Basel": Fraction(1, 4)}


def test_no_card_anywhere() -> None:
    table = play(Table(2, {"first": "seat1"}), *OPEN)
    table.hands = [["Basel", "Ulm"], []]
    table.routes = [["Linz", "Salzburg"], []]
    table.pile, table.discards, table.slots = Counter(), Counter(), [None] * 6
    table.start_turn(0)
    assert table.steps() == ["lay Basel new", "lay Ulm new"]
    torn = play(table, "lay Ulm new")
    assert torn.chances() == {"deal Linz": Fraction(1, 2), "deal Salzburg": Fraction(1, 2)}
    assert play(torn, "deal Linz", "deal Salzburg").steps() == ["draw Linz", "draw Salzburg"]
    assert play(torn, "deal Linz", "deal Salzburg").mover == 1
    table.start_turn(1)
    assert table.steps() == ["end"]


def test_a_closing() -> None:
    table = play(Table(2, {"first": "seat1"}), *OPEN)
    table.hands[0] = ["Basel", "Basel", "Basel", "Ulm", "Regensburg"]
    table.routes[0] = ["Kempten", "Innsbruck", "München", "Salzburg", "Linz"]
    table.houses[0] = {"Kempten", "Budweis", "Pilsen"}
    table.start_turn(0)
    table = play(table, "draw Lodz", "deal Mannheim", "lay Ulm front")
    assert table.steps() == ["close", "end"]
    table = play(table, "close")
    assert table.steps() == ["done", *(f"house {city}" for city in sorted(table.free))]
    table = play(table, "house Salzburg", "house Linz")
    assert table.gained == ["Böhmen+Salzburg", "6", "carriage 3"]
    assert table.scores() == (4 + 3 + 2 - 15, -20)
    assert table.steps() == ["discard Basel", "discard Lodz", "discard Regensburg"]
    table = play(table, "discard Basel", "discard Lodz")
    assert (table.mover, table.hands[0], table.routes[0]) == (1, ["Basel", "Basel", "Regensburg"], [])


def test_the_round_is_played_to_its_end() -> None:
    table = play(Table(3), "start 2", *OPEN)
    table.carriages[2], table.routes[2], table.hands[2] = 6, ["München", "Salzburg", "Linz", "Budweis"], ["Pilsen"]
    table.start_turn(2)
    table = play(table, "draw Lodz", "deal Ulm", "lay Pilsen back", "close wagner", "done")
    assert table.gained == ["5", "carriage 7", "end"]
    assert (table.mover, table.owner_of_the_end) == (0, 2)
    table = play(table, "draw Linz", "deal Ulm", "draw Linz", "deal Ulm", "lay Linz new")
    assert table.phase == "over"
    assert table.winners() == (2,)
