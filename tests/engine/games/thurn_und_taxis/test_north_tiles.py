"""Bonus tiles of the North: Preussen, the pairs, the free cities, routes of 8, and all countries without free ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    at,
    closing_in_the_north,
    end_owner,
    houses,
    last_tiles,
    play,
    seat,
    taken,
    tiles,
)

WAYS = {
    "Münster": "Hannover Münster Bremen",
    "Cölln": "Brüssel Cölln Cassel",
    "Coblenz": "Cölln Coblenz Frankfurt",
    "Berlin": "Schwerin Berlin Dresden",
    "Magdeburg": "Hannover Magdeburg Leipzig",
    "Stendal": "Schwerin Stendal Magdeburg",
    "Wittenberg": "Berlin Wittenberg Leipzig",
}
"""By city of Preussen a route over it."""
PAIRS = {
    "sachsen-thüringen": "Dresden Leipzig Weimar",
    "hannover-mecklenburg": "Göttingen Hannover Hamburg Schwerin",
    "hessen-baiern": "Cassel Fulda Würzburg",
    "holland-belgien": "Groningen Amsterdam Brüssel",
}
"""By pair of countries a route over all of it."""
FREE = ["Bremen", "Frankfurt", "Hamburg", "Lübeck"]
TOWNS = sorted(city for cities in NORTH.countries.values() for city in cities)
"""The cities that belong to a country."""


def housed(route: str, city: str, before: str, **table: Any) -> Any:
    """The route is closed with a house in this one city beside those from before."""
    state = play(closing_in_the_north(route, before, **table), f"house {city}")
    return state if state.current_player == 1 else play(state, "done")


def gone(stack: str, values: Sequence[int], number: int) -> str:
    """So many tiles of a stack, from the top, in a position text."""
    return " ".join(f"{stack}:{value}" for value in values[:number])


# ---- Preussen


@pytest.mark.parametrize("last", WAYS)
def test_preussen_needs_all_seven_cities_in_both_parts(last: str) -> None:
    """Whichever of the seven is missing, in the west or in the east, the six others bring nothing."""
    six = " ".join(city for city in NORTH.countries["Preussen"] if city != last)
    assert len(six.split()) == 6
    assert tiles(play(closing_in_the_north(WAYS[last], six), "done")) == []
    assert tiles(housed(WAYS[last], last, six)) == ["preussen:5"]


@pytest.mark.parametrize("part", ["Coblenz Cölln Münster", "Berlin Magdeburg Stendal Wittenberg"])
def test_one_part_of_preussen_is_not_enough(part: str) -> None:
    assert tiles(play(closing_in_the_north("Dresden Leipzig Weimar", part), "done")) == []


@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_the_tiles_of_preussen_are_5_4_3_2(earlier: int) -> None:
    six = " ".join(city for city in NORTH.countries["Preussen"] if city != "Stendal")
    others = [seat("Weimar", tiles=f"preussen:{5 - number}" if number < earlier else "") for number in range(3)]
    state = at(seat("Berlin Magdeburg", "Schwerin Stendal", six), *others, land="north")
    state = play(state, *taken("Berlin"), "lay Magdeburg back", "close")
    assert last_tiles(state, "house Stendal", "done") == [f"preussen:{5 - earlier}"]


# ---- The pairs


@pytest.mark.parametrize("stack", PAIRS)
def test_a_pair_takes_two_closings_at_least(stack: str) -> None:
    """Pattern A gives one house in each of the two, pattern B all in one: never all three."""
    two, one = sorted((NORTH.countries[name] for name in _countries(stack)), key=len, reverse=True)
    every = [*two, *one]
    state = closing_in_the_north(PAIRS[stack])
    for first in every:
        follow = play(state, f"house {first}")
        for second in (city for city in every if f"house {city}" in actions(follow)):
            after = play(follow, f"house {second}")
            assert not [city for city in every if after.current_player == 0 and f"house {city}" in actions(after)]
            assert tiles(after if after.current_player else play(after, "done")) == []
    last = every[0]
    assert tiles(housed(PAIRS[stack], last, " ".join(every[1:]))) == [f"{stack}:3"]


def _countries(stack: str) -> list[str]:
    return [
        name for title in NORTH.region_tiles for name in title.split("+") if title.replace("+", "-").lower() == stack
    ]


@pytest.mark.parametrize("stack", PAIRS)
def test_one_country_of_a_pair_is_not_enough(stack: str) -> None:
    for country in _countries(stack):
        assert tiles(play(closing_in_the_north(PAIRS[stack], " ".join(NORTH.countries[country])), "done")) == []


@pytest.mark.parametrize("stack", PAIRS)
@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_the_tiles_of_a_pair_are_3_2_1_and_then_there_is_none(stack: str, earlier: int) -> None:
    every = [city for name in _countries(stack) for city in NORTH.countries[name]]
    *before, end = PAIRS[stack].split()
    others = [seat("Berlin", tiles=f"{stack}:{3 - number}" if number < earlier else "") for number in range(3)]
    mine = seat(f"Stendal {end}", " ".join(before), " ".join(city for city in every if city != end))
    state = play(at(mine, *others, land="north"), *taken("Stendal"), f"lay {end} back", "close", f"house {end}")
    state = state if state.current_player else play(state, "done")
    assert tiles(state) == ([f"{stack}:{3 - earlier}"] if earlier < 3 else [])


# ---- The player who scores a free city first receives the tile displayed there

HANSE = "Bremen Hamburg Lübeck"


@pytest.mark.parametrize(
    ("city", "way"),
    [
        ("Bremen", HANSE),
        ("Hamburg", HANSE),
        ("Lübeck", HANSE),
        ("Frankfurt", "Coblenz Frankfurt Fulda"),
    ],
)
def test_the_first_house_in_a_free_city_takes_its_tile(city: str, way: str) -> None:
    assert tiles(housed(way, city, "")) == [f"{city.lower()}:1"]


def test_it_comes_at_the_closing_itself_and_is_told() -> None:
    state = closing_in_the_north("Lübeck Hamburg Bremen Münster")
    state = play(state, "house Hamburg")
    assert tiles(state) == []
    assert str(state.consequence(state.parse("done"))).startswith("Tile for Blue: Free city Hamburg, 1.")
    state = play(state, "done")
    assert (tiles(state), state.scores()[0]) == (["hamburg:1"], 2 + 1 - 19)


def test_the_second_house_in_a_free_city_gets_none() -> None:
    state = at(
        seat("Stendal Lübeck", "Bremen Hamburg"),
        seat("Stendal Weimar", houses="Lübeck", tiles="lübeck:1"),
        land="north",
    )
    state = play(state, *taken("Berlin"), "lay Lübeck back", "close", "house Lübeck")
    assert (houses(state), tiles(state), tiles(state, 2)) == (["Lübeck"], [], ["lübeck:1"])


def test_first_is_the_first_house_not_the_first_route() -> None:
    """Who closes a route over the free city without a house there leaves the tile to the next."""
    state = at(seat("Stendal Lübeck", "Bremen Hamburg"), seat("Weimar Hamburg", "Schwerin Lübeck"), land="north")
    state = play(state, *taken("Berlin"), "lay Lübeck back", "close", "house Bremen")
    state = play(state, *taken("Berlin"), "lay Hamburg back", "close", "house Lübeck", "done")
    assert (tiles(state, 1), tiles(state, 2)) == (["bremen:1"], ["lübeck:1"])


def test_the_own_free_city_brings_its_tile_once() -> None:
    state = closing_in_the_north(HANSE, houses="Bremen", tiles="bremen:1")
    assert tiles(play(state, "done")) == ["bremen:1"]
    assert tiles(play(state, "house Hamburg")) == ["bremen:1", "hamburg:1"]


# ---- Free cities and all countries

ONE_EACH = "Münster Dresden Weimar Hannover Schwerin Cassel Würzburg Amsterdam"
"""One city of each country but Belgien."""


def test_all_countries_need_no_free_city() -> None:
    assert "everywhere:6" in tiles(housed("Münster Cölln Brüssel", "Brüssel", ONE_EACH))


@pytest.mark.parametrize("missing", ONE_EACH.split())
def test_free_cities_do_not_stand_for_a_country(missing: str) -> None:
    others = [city for city in ONE_EACH.split() if city != missing]
    won = tiles(housed("Bremen Münster Cölln Brüssel", "Brüssel", " ".join([*others, *FREE])))
    assert not [tile for tile in won if tile.startswith("everywhere")]


def test_one_part_of_preussen_stands_for_preussen() -> None:
    east = ONE_EACH.replace("Münster", "Berlin")
    assert "everywhere:6" in tiles(housed("Münster Cölln Brüssel", "Brüssel", east))


def test_nobody_can_place_20_houses_without_a_free_city() -> None:
    """The countries have 19 cities: the twentieth house is in a free one."""
    assert len(TOWNS) == 19
    last = "Lübeck Schwerin Berlin"
    state = play(closing_in_the_north(last, " ".join(city for city in TOWNS if city != "Berlin")), "house Berlin")
    assert (len(houses(state)), end_owner(state)) == (19, 0)
    assert actions(state) == ["done", "house Lübeck"]
    assert end_owner(play(state, "done")) == 0
    state = play(state, "house Lübeck")
    assert (len(houses(state)), end_owner(state)) == (20, 1)
    assert {"lübeck:1", "end:1"} <= {*tiles(state)}


# ---- Routes of 8

LONG = ["Cassel", "Fulda", "Weimar", "Göttingen", "Magdeburg", "Stendal", "Berlin"]
LONGER = ["Brüssel", "Amsterdam", "Groningen", "Münster", "Cölln", *LONG]


def length_tiles(cards: int, **missing: int) -> list[str]:
    """The tiles for a route of so many cards, when so many of the stacks `of5` .. `of8` are with another."""
    *before, last = LONGER[:cards]
    stacks = NORTH.length_tiles
    others = " ".join(gone(f"length-{size}", stacks[size], missing.get(f"of{size}", 0)) for size in stacks)
    state = at(seat(f"Lübeck {last}", " ".join(before)), seat("Lübeck", tiles=others), land="north")
    return tiles(play(state, *taken("Dresden"), f"lay {last} back", "close", "done"))


@pytest.mark.parametrize(
    ("cards", "tile"),
    [
        (4, []),
        (5, ["length-5:2"]),
        (6, ["length-6:3"]),
        (7, ["length-7:4"]),
        (8, ["length-8:5"]),
        (9, ["length-8:5"]),
        (12, ["length-8:5"]),
    ],
)
def test_a_route_of_8_or_more_has_tiles_of_its_own_in_the_standard_rules(cards: int, tile: list[str]) -> None:
    assert length_tiles(cards) == tile


def test_the_tiles_for_8_are_5_4_3_2_1() -> None:
    assert [length_tiles(8, of8=number) for number in range(5)] == [[f"length-8:{5 - number}"] for number in range(5)]


def test_after_8_comes_7_then_6_then_5_then_nothing() -> None:
    for cards in (8, 9, 11):
        assert length_tiles(cards, of8=5) == ["length-7:4"]
        assert length_tiles(cards, of8=5, of7=4) == ["length-6:3"]
        assert length_tiles(cards, of8=5, of7=4, of6=3) == ["length-5:2"]
        assert length_tiles(cards, of8=5, of7=4, of6=3, of5=2) == []


def test_a_route_of_7_never_has_a_tile_for_8() -> None:
    assert length_tiles(7, of7=4) == ["length-6:3"]
    assert length_tiles(7, of7=4, of6=3, of5=2) == []
