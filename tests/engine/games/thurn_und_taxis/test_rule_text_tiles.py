"""Bonus tiles: each sentence of the rule text, and each ruling on it."""

from __future__ import annotations

import pytest

from tests.engine.games.thurn_und_taxis.oracle_map import CITIES, COUNTRIES, LENGTH_TILES, REGION_TILES
from tests.engine.games.thurn_und_taxis.table import at, closing, play, seat, taken, tiles, two

STACK_OF = {
    "Baden": "baden",
    "Schweiz+Tyrol": "schweiz-tyrol",
    "Württemberg+Hohenzollern": "württemberg-hohenzollern",
    "Böhmen+Salzburg": "böhmen-salzburg",
    "Baiern": "baiern",
}
ROUTE = ["Basel", "Freiburg", "Carlsruhe", "Mannheim", "Würzburg", "Nürnberg", "Regensburg", "Passau", "Linz"]
WAYS = {
    "Baden": "Mannheim Carlsruhe Freiburg",
    "Schweiz+Tyrol": "Basel Zürich Kempten Innsbruck",
    "Württemberg+Hohenzollern": "Stuttgart Ulm Sigmaringen",
    "Böhmen+Salzburg": "Pilsen Budweis Linz Salzburg",
    "Baiern": "Würzburg Nürnberg Regensburg Passau München Ingolstadt Augsburg Kempten",
}
"""By region a route through all of it."""


def cities_of(region: str) -> list[str]:
    """All cities that a region's tile asks for."""
    return [city for country in REGION_TILES[region][0] for city in COUNTRIES[country]]


def gone(stack: str, values: list[int], number: int) -> str:
    """So many tiles of a stack, from the top, in a position text."""
    return " ".join(f"{stack}:{value}" for value in values[:number])


# ---- Fully occupied countries


@pytest.mark.parametrize("region", REGION_TILES)
def test_a_house_in_each_city_of_a_country_or_of_a_combination_of_two(region: str) -> None:
    wanted = cities_of(region)
    last = next(city for city in wanted if city in WAYS[region].split())
    state = closing(WAYS[region], houses=" ".join(city for city in wanted if city != last))
    without = play(state, "done")
    assert not [tile for tile in tiles(without) if tile.startswith(STACK_OF[region])]
    state = play(state, f"house {last}")
    state = state if state.current_player == 1 else play(state, "done")
    assert tiles(state)[0] == f"{STACK_OF[region]}:{REGION_TILES[region][1][0]}"


@pytest.mark.parametrize("region", ["Schweiz+Tyrol", "Württemberg+Hohenzollern", "Böhmen+Salzburg"])
def test_one_country_of_two_is_not_enough(region: str) -> None:
    for country in REGION_TILES[region][0]:
        state = play(closing(WAYS[region], houses=" ".join(COUNTRIES[country])), "done")
        assert tiles(state) == []


def test_polen_has_no_tile_of_its_own() -> None:
    assert tiles(play(closing("Linz Budweis Pilsen Lodz"), "house Lodz", "done")) == []


def test_the_houses_of_several_routes_add_up() -> None:
    first = play(closing("Zürich Freiburg Carlsruhe"), "house Carlsruhe", "house Freiburg")
    assert tiles(first) == []
    second = play(closing("Mannheim Stuttgart Ulm", houses="Carlsruhe Freiburg"), "house Mannheim", "done")
    assert tiles(second) == ["baden:3"]


def test_one_closing_may_bring_several() -> None:
    """In the order: countries as on the map, length, all countries, end of the game."""
    everywhere = "Carlsruhe Basel Zürich Sigmaringen Stuttgart Ulm Innsbruck München Salzburg Linz Budweis Lodz"
    state = closing("Lodz Pilsen Budweis Linz Salzburg", houses=everywhere)
    assert tiles(play(state, "house Pilsen")) == [
        "schweiz-tyrol:3",
        "württemberg-hohenzollern:3",
        "böhmen-salzburg:4",
        "length-5:2",
        "everywhere:6",
    ]


def test_too_few_houses_left_for_the_last_city_bring_no_tile() -> None:
    """One house is left, and Baden lacks two."""
    nineteen = [city for city in CITIES if city not in ("Mannheim", "Carlsruhe", "Salzburg")]
    state = closing("Freiburg Carlsruhe Mannheim", houses=" ".join(nineteen))
    state = play(state, "house Carlsruhe")
    assert not [tile for tile in tiles(state) if tile.startswith("baden")]
    assert state.current_player == 1


@pytest.mark.parametrize("region", REGION_TILES)
def test_first_come_first_served_from_the_highest_to_the_lowest(region: str) -> None:
    """The stack gives its tiles in order, and none when it is empty."""
    stack, values = STACK_OF[region], REGION_TILES[region][1]
    wanted = cities_of(region)
    last = next(city for city in wanted if city in WAYS[region].split())
    *before, end = WAYS[region].split()
    for earlier in range(4):
        others = [seat(tiles=gone(stack, values[number:], number < earlier)) for number in range(3)]
        mine = seat(f"Lodz {end}", " ".join(before), " ".join(city for city in wanted if city != last))
        state = play(at(mine, *others), *taken("Lodz"), f"lay {end} back", "close", f"house {last}")
        state = state if state.current_player == 1 else play(state, "done")
        won = [tile for tile in tiles(state) if tile.startswith(stack)]
        assert won == ([f"{stack}:{values[earlier]}"] if earlier < len(values) else [])


def test_a_country_tile_comes_once_a_player() -> None:
    owner = seat("Lodz Freiburg", "Mannheim Carlsruhe", "Mannheim Carlsruhe Freiburg", tiles="baden:3")
    state = play(at(owner, seat("Ulm")), *taken("Lodz"), "lay Freiburg back", "close")
    assert tiles(state) == ["baden:3"]


def test_tiles_are_looked_at_when_a_route_is_closed() -> None:
    """Whoever has all of Baden and closes elsewhere gets the tile then."""
    state = closing("München Salzburg Linz", houses="Mannheim Carlsruhe Freiburg")
    assert tiles(play(state, "done")) == ["baden:3"]


# ---- Route length


def length_tiles(cards: int, **missing: int) -> list[str]:
    """The tiles for a route of so many cards, when so many of the stacks `of5`, `of6`, `of7` are with another."""
    *before, last = ROUTE[:cards]
    others = " ".join(gone(f"length-{size}", LENGTH_TILES[size], missing.get(f"of{size}", 0)) for size in LENGTH_TILES)
    state = at(seat(f"Lodz {last}", " ".join(before)), seat("Ulm", tiles=others))
    return tiles(play(state, *taken("Ulm"), f"lay {last} back", "close", "done"))


@pytest.mark.parametrize(
    ("cards", "tile"),
    [(3, ""), (4, ""), (5, "length-5:2"), (6, "length-6:3"), (7, "length-7:4"), (8, "length-7:4"), (9, "length-7:4")],
)
def test_a_route_of_5_6_7_or_more_cards_receives_the_top_tile(cards: int, tile: str) -> None:
    assert length_tiles(cards) == ([tile] if tile else [])


def test_the_top_tile_of_what_is_left() -> None:
    assert length_tiles(5, of5=1) == ["length-5:1"]
    assert length_tiles(6, of6=2) == ["length-6:1"]
    assert [length_tiles(7, of7=number) for number in (1, 2, 3)] == [["length-7:3"], ["length-7:2"], ["length-7:1"]]


def test_the_next_shorter_route_if_the_exact_length_is_gone() -> None:
    assert length_tiles(7, of7=4) == ["length-6:3"]
    assert length_tiles(6, of6=3) == ["length-5:2"]
    assert length_tiles(6, of6=3, of5=1) == ["length-5:1"]


def test_so_on_down_and_also_for_more_than_7() -> None:
    assert length_tiles(9, of7=4) == ["length-6:3"]
    assert length_tiles(8, of7=4, of6=3) == ["length-5:2"]
    assert length_tiles(8, of7=4, of6=3, of5=2) == []
    assert length_tiles(5, of5=2) == [], "never a longer one"
    assert length_tiles(6, of6=3, of5=2) == []


def test_several_tiles_of_the_same_length_may_be_won() -> None:
    state = two("Lodz Würzburg", "Basel Freiburg Carlsruhe Mannheim", tiles="length-5:2")
    assert tiles(play(state, *taken("Lodz"), "lay Würzburg back", "close", "done")) == ["length-5:2", "length-5:1"]


def test_a_length_tile_needs_no_house() -> None:
    state = closing(" ".join(ROUTE[:6]), houses=" ".join(ROUTE[:6]))
    assert [tile for tile in tiles(state) if tile.startswith("length")] == ["length-6:3"]


# ---- All countries

OUTER = "Carlsruhe Basel Innsbruck Sigmaringen Ulm Salzburg Budweis"
"""One city of each country but Baiern and Polen."""


def test_a_house_in_all_countries() -> None:
    state = closing("Budweis Pilsen Lodz", houses=f"{OUTER} Passau")
    assert tiles(play(state, "house Pilsen", "done")) == []
    assert tiles(play(state, "house Lodz", "done")) == ["everywhere:6"]


def test_it_does_not_matter_how_many_cities_are_occupied_in_each() -> None:
    state = closing("Budweis Pilsen Lodz", houses=f"{OUTER} Passau München Kempten Zürich Linz")
    assert "everywhere:6" in tiles(play(state, "house Lodz", "done"))


@pytest.mark.parametrize(("countries", "won"), [("all", []), ("outer", ["everywhere:6"])])
def test_with_or_without_baiern_as_agreed(countries: str, won: list[str]) -> None:
    state = closing("Budweis Pilsen Lodz", houses=OUTER, countries=countries)
    assert tiles(play(state, "house Lodz", "done")) == won


@pytest.mark.parametrize("missing", OUTER.split())
def test_none_of_the_outer_countries_may_be_missing(missing: str) -> None:
    there = " ".join(city for city in OUTER.split() if city != missing)
    state = closing("Budweis Pilsen Lodz", houses=there, countries="outer")
    assert tiles(play(state, "house Lodz", "done")) == []


def test_the_tile_for_all_countries_comes_once_a_player() -> None:
    owner = seat("Ulm Lodz", "Budweis Pilsen", f"{OUTER} Passau Lodz", tiles="everywhere:6")
    state = play(at(owner, seat("Ulm")), *taken("Salzburg"), "lay Lodz back", "close", "house Pilsen")
    assert tiles(state) == ["everywhere:6"]


@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_the_tiles_for_all_countries_are_6_5_4_3(earlier: int) -> None:
    others = [seat("Ulm", tiles=f"everywhere:{6 - number}" if number < earlier else "") for number in range(3)]
    mine = seat("Linz Lodz", "Budweis Pilsen", f"{OUTER} Passau")
    state = play(at(mine, *others), *taken("Linz"), "lay Lodz back", "close", "house Lodz", "done")
    assert tiles(state) == [f"everywhere:{6 - earlier}"]
