"""Houses in the North: Preussen in two parts, and a free city beside either pattern (rules, Northern Germany)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.games.thurn_und_taxis.legal import proposed_houses
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    at,
    carriage,
    closing_in_the_north,
    end_owner,
    houses,
    north,
    play,
    refusal,
    refused,
    seat,
    taken,
    tiles,
)

# ---- Preussen: one country with both its parts

BOTH_PARTS = "Münster Hannover Magdeburg Stendal Berlin"


def placed(route: str, *cities: str, before: str = "") -> Any:
    """The route is closed, and these cities have got a house."""
    return play(closing_in_the_north(route, before), *(f"house {city}" for city in cities))


@pytest.mark.parametrize("city", ["Münster", "Magdeburg", "Stendal", "Berlin"])
def test_preussen_is_one_country_where_there_is_one_city_in_each(city: str) -> None:
    state = placed(BOTH_PARTS, "Hannover")
    assert f"house {city}" in actions(state)
    state = play(state, f"house {city}")
    assert houses(state) == sorted(["Hannover", city])
    assert state.current_player == 1, "neither part has room for one more"


@pytest.mark.parametrize("other", ["Magdeburg", "Stendal", "Berlin"])
def test_a_house_in_one_part_of_preussen_is_preussens_house(other: str) -> None:
    state = placed("Bremen Münster Hannover Magdeburg Stendal Berlin", "Münster", "Hannover")
    assert refused(state, f"house {other}") == "one-in-each"
    assert "Preussen has its house already" in str(refusal(state, f"house {other}"))


def test_all_cities_of_preussen_on_the_route_whatever_part() -> None:
    for order in permutations(["Münster", "Magdeburg", "Stendal", "Berlin"]):
        assert houses(placed(BOTH_PARTS, *order)) == ["Berlin", "Magdeburg", "Münster", "Stendal"]


def test_beside_cities_of_both_parts_there_is_no_other_country() -> None:
    state = placed(BOTH_PARTS, "Münster", "Berlin")
    assert actions(state) == ["done", "house Magdeburg", "house Stendal"]
    assert refused(state, "house Hannover") == "all-of-one"
    assert "Hannover is not in Preussen" in str(refusal(state, "house Hannover"))


# ---- A maximum of one free city at each scoring

TWO_FREE = "Münster Bremen Hamburg Schwerin Berlin"
"""Preussen, two free cities, Mecklenburg, Preussen."""


def test_a_free_city_gets_a_house_beside_one_city_in_each_country() -> None:
    for order in permutations(["Münster", "Bremen", "Schwerin"]):
        state = placed(TWO_FREE, *order)
        assert houses(state) == ["Bremen", "Münster", "Schwerin"]
        assert state.current_player == 1, "there is nothing more to place"


def test_a_free_city_gets_a_house_beside_all_cities_of_one_country() -> None:
    for order in permutations(["Münster", "Hamburg", "Berlin"]):
        state = placed(TWO_FREE, *order)
        assert houses(state) == ["Berlin", "Hamburg", "Münster"]
        assert state.current_player == 1


@pytest.mark.parametrize("city", ["Bremen", "Hamburg"])
def test_a_free_city_may_get_the_only_house(city: str) -> None:
    state = placed(TWO_FREE, city)
    assert actions(state) == ["done", "house Berlin", "house Münster", "house Schwerin"], "the patterns are open"
    assert houses(play(state, "done")) == [city]


@pytest.mark.parametrize("others", [[], ["Münster"], ["Schwerin"], ["Berlin"]])
def test_the_second_free_city_gets_none(others: list[str]) -> None:
    for one, other in (("Bremen", "Hamburg"), ("Hamburg", "Bremen")):
        reason = refusal(placed(TWO_FREE, *others, one), f"house {other}")
        assert reason.code == "one-free-city"
        assert str(reason) == f"One house in a free city at each closing, and {one} has it already."


def test_of_three_free_cities_one_is_chosen() -> None:
    state = closing_in_the_north("Bremen Hamburg Lübeck")
    assert actions(state) == ["done", "house Bremen", "house Hamburg", "house Lübeck"]
    for city in ("Bremen", "Hamburg", "Lübeck"):
        done = play(state, f"house {city}")
        assert (houses(done), done.current_player) == ([city], 1)


def test_a_free_city_does_not_bind_the_patterns() -> None:
    """It is no country of its own: after it there may still be two of one country."""
    state = placed(TWO_FREE, "Hamburg", "Berlin")
    assert actions(state) == ["done", "house Münster", "house Schwerin"]


def test_a_free_city_does_not_have_to_get_a_house() -> None:
    assert houses(play(placed(TWO_FREE, "Münster", "Schwerin"), "done")) == ["Münster", "Schwerin"]


def test_a_free_city_with_an_own_house_is_skipped_and_the_next_may_follow() -> None:
    state = closing_in_the_north(TWO_FREE, houses="Bremen")
    assert refused(state, "house Bremen") == "house-there"
    assert houses(play(state, "house Hamburg", "done")) == ["Bremen", "Hamburg"]


def test_a_free_city_takes_one_of_the_houses_that_are_left() -> None:
    eighteen = [
        city for city in north().land.names if city not in ("Münster", "Hamburg", "Bremen", "Schwerin", "Berlin")
    ]
    state = placed(TWO_FREE, "Hamburg", before=" ".join(eighteen))
    assert len(eighteen) == 18
    assert actions(state) == ["done", "house Berlin", "house Münster", "house Schwerin"]
    state = play(state, "house Schwerin")
    assert (len(houses(state)), state.current_player, end_owner(state)) == (20, 1, 1)


def test_the_most_houses_are_proposed_with_a_free_city_among_them() -> None:
    state = closing_in_the_north(TWO_FREE)
    proposed = [str(action) for action in proposed_houses(state)]
    assert len(proposed) == 3
    assert sum(step in ("house Bremen", "house Hamburg") for step in proposed) == 1
    assert len(houses(play(state, *proposed))) == 3
    after_it = [str(action) for action in proposed_houses(placed(TWO_FREE, "Bremen"))]
    assert len(after_it) == 2
    assert "house Hamburg" not in after_it


# ---- The standard rules for all the rest: carriages and the Wagner as in the South

ROUTE = ["Brüssel", "Cölln", "Münster", "Hannover", "Göttingen", "Weimar", "Leipzig", "Dresden", "Berlin"]


def closed_with(owned: int, length: int, *, wagner: bool = False) -> Any:
    """After closing a route of this length without houses, with a carriage owned before."""
    *before, last = ROUTE[:length]
    ended = owned == 7
    state = north(f"Stendal {last}", " ".join(before), "", owned, "end:1" if ended else "", ended=int(ended))
    return play(state, *taken("Stendal"), f"lay {last} back", "close wagner" if wagner else "close", "done")


@pytest.mark.parametrize("length", range(3, 10))
@pytest.mark.parametrize("owned", [0, 3, 4, 5, 6, 7])
def test_always_the_next_highest_carriage_in_the_north_too(owned: int, length: int) -> None:
    following = {0: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 99}[owned]
    assert carriage(closed_with(owned, length)) == (following if length >= following else owned)


@pytest.mark.parametrize(("owned", "length"), [(4, 3), (5, 4), (6, 5)])
def test_the_wagner_adds_his_two_in_the_north_too(owned: int, length: int) -> None:
    assert carriage(closed_with(owned, length)) == owned
    assert carriage(closed_with(owned, length, wagner=True)) == owned + 1


def test_the_largest_carriage_brings_the_end_in_the_north_too() -> None:
    state = closed_with(6, 5, wagner=True)
    assert (tiles(state), end_owner(state)) == (["length-5:2", "end:1"], 1)


def test_there_is_nothing_to_harness_without_horses() -> None:
    state = play(north("Berlin"), *taken("Weimar"))
    assert actions(state, "harness") == []
    reason = refusal(state, "harness Berlin")
    assert reason.code == "no-horses"
    assert "only where the game is played with them" in str(reason)
    assert state.remarks() == [], "and nothing is said of horses"


def test_the_postillion_and_a_tear_down_in_the_north() -> None:
    state = at(seat("Bremen Lübeck Dresden", "Weimar"), seat("Berlin"), land="north")
    state = play(state, *taken("Hamburg"), "lay Bremen new")
    assert actions(state) == ["end", "lay Hamburg back", "lay Hamburg front"]
    assert actions(play(state, "lay Hamburg back"), "lay") == []
