"""Closing a route: houses, carriages and discards, by each sentence of the rule text, its picture and each ruling."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.games.thurn_und_taxis.legal import proposed_houses
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES, COUNTRIES
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    at,
    carriage,
    closing,
    discards,
    hand,
    houses,
    play,
    refusal,
    refused,
    route,
    seat,
    taken,
    touches,
    two,
)

# ---- Route evaluation


def test_you_need_not_score() -> None:
    state = play(two("Lodz Linz", "München Salzburg"), *taken("Basel"), "lay Linz back")
    assert actions(state) == ["close", "end"]
    kept = play(state, "end")
    assert (route(kept), kept.current_player) == (["München", "Salzburg", "Linz"], 1)


def test_houses_are_placed_once_the_route_is_closed() -> None:
    state = play(two("Lodz Linz", "München Salzburg"), *taken("Basel"), "lay Linz back")
    assert refused(state, "house Linz") == refused(state, "done") == "close-first"
    closed = play(state, "close")
    assert touches(closed, "house Linz") == {"city:Linz"}
    for step in ("lay Basel new", "draw pile", "swap", "end", "close", "discard Lodz"):
        assert refused(closed, step) == "houses-first"


FIVE = "Kempten Innsbruck München Salzburg Linz"


def five_cities() -> Any:
    """The picture: Kempten has the player's house already."""
    return closing(FIVE, houses="Kempten")


def test_kempten_is_excluded_from_the_scoring() -> None:
    assert actions(five_cities()) == ["done", "house Innsbruck", "house Linz", "house München", "house Salzburg"]
    assert refused(five_cities(), "house Kempten") == "house-there"


def test_the_first_option_is_one_city_in_each_country() -> None:
    for order in permutations(["Innsbruck", "München", "Salzburg"]):
        state = five_cities()
        for city in order[:2]:
            state = play(state, f"house {city}")
        assert f"house {order[2]}" in actions(state)
        if "Salzburg" in order[:2]:
            assert refused(state, "house Linz") == "one-in-each"
            assert "Salzburg has its house already" in str(refusal(state, "house Linz"))
        done = play(state, f"house {order[2]}")
        assert houses(done) == ["Innsbruck", "Kempten", "München", "Salzburg"]


def test_instead_of_salzburg_it_may_be_linz() -> None:
    state = play(five_cities(), "house Linz", "house Innsbruck")
    assert actions(state) == ["done", "house München"]
    assert refused(state, "house Salzburg") == "one-in-each"


def test_the_second_option_is_all_cities_of_one_country() -> None:
    for order in permutations(["Salzburg", "Linz"]):
        state = play(five_cities(), f"house {order[0]}")
        assert f"house {order[1]}" in actions(state)
        done = play(state, f"house {order[1]}")
        assert houses(done) == ["Kempten", "Linz", "Salzburg"]
        assert done.current_player == 1, "neither Innsbruck nor München can be chosen"


def test_after_two_of_one_country_no_other_country() -> None:
    state = play(closing("Pilsen Budweis Linz Salzburg München"), "house München", "done")
    assert houses(state) == ["München"]
    state = play(closing("Ingolstadt Augsburg München Salzburg Linz"), "house Ingolstadt", "house Augsburg")
    assert actions(state) == ["done", "house München"]
    assert refused(state, "house Salzburg") == "all-of-one"
    assert "Salzburg is not in Baiern" in str(refusal(state, "house Salzburg"))


@pytest.mark.parametrize("city", ["Innsbruck", "München"])
def test_alternatively_innsbruck_or_munich_but_then_one_house_only(city: str) -> None:
    state = play(five_cities(), f"house {city}", "done")
    assert houses(state) == sorted([city, "Kempten"])


@pytest.mark.parametrize(
    "chosen", ["", "Salzburg", "Linz Innsbruck", "Innsbruck München Linz", "Linz Salzburg", "München Salzburg"]
)
def test_cities_that_you_do_not_want_to_score_are_left_out(chosen: str) -> None:
    """Any selection within a pattern, none at all included."""
    state = five_cities()
    for city in chosen.split():
        state = play(state, f"house {city}")
    if state.current_player == 0:
        state = play(state, "done")
    assert houses(state) == sorted(["Kempten", *chosen.split()])


def test_all_of_one_country_may_be_part_of_them() -> None:
    state = closing("Nürnberg Regensburg Passau München Augsburg")
    state = play(state, "house Passau", "house Augsburg")
    assert actions(state) == ["done", "house München", "house Nürnberg", "house Regensburg"]
    assert houses(play(state, "done")) == ["Augsburg", "Passau"]


def test_the_houses_of_others_do_not_matter() -> None:
    state = at(seat("Lodz Linz", "Kempten Innsbruck München Salzburg", "Kempten"), seat("Ulm", houses=FIVE))
    state = play(state, *taken("Basel"), "lay Linz back", "close")
    assert actions(state) == actions(five_cities())


def test_with_every_city_taken_there_are_no_houses_to_place() -> None:
    state = closing(FIVE, houses=FIVE)
    assert (state.current_player, route(state), houses(state)) == (1, [], sorted(FIVE.split()))


def test_no_more_houses_than_are_left() -> None:
    taken_already = [city for city in CITIES if city not in ("Innsbruck", "München", "Salzburg", "Linz")]
    state = closing("Innsbruck München Salzburg Linz", houses=" ".join(taken_already))
    assert len(taken_already) == 18
    assert actions(state) == ["done", "house Innsbruck", "house Linz", "house München", "house Salzburg"]
    one = play(state, "house München")
    assert actions(one) == ["done", "house Innsbruck", "house Linz", "house Salzburg"], "the player chooses which"
    two_placed = play(one, "house Linz")
    assert two_placed.current_player == 1, "there is none left for Innsbruck"
    assert len(houses(two_placed)) == 20


def test_the_most_houses_are_proposed() -> None:
    assert [str(action) for action in proposed_houses(five_cities())] in (
        [f"house {city}" for city in ("Innsbruck", "Linz", "München")],
        [f"house {city}" for city in ("Innsbruck", "München", "Salzburg")],
    )
    state = play(five_cities(), "house Salzburg")
    assert {"house Innsbruck", "house München"} == {str(action) for action in proposed_houses(state)}
    many = closing("Würzburg Nürnberg Regensburg Passau Linz")
    assert len(proposed_houses(many)) == 4, "all of Baiern rather than Baiern and Salzburg"


# ---- Carriages


def closed_with(owned: int, cities: str, *, wagner: bool = False) -> int:
    """The carriage after closing this route without houses."""
    *before, last = cities.split()
    ended = owned == 7
    state = two(f"Lodz {last}", " ".join(before), carriage=owned, ended=int(ended), tiles="end:1" if ended else "")
    state = play(state, *taken("Lodz"), f"lay {last} back", "close wagner" if wagner else "close", "done")
    return carriage(state)


ROUTE = ["Basel", "Freiburg", "Carlsruhe", "Mannheim", "Würzburg", "Nürnberg", "Regensburg", "Passau", "Linz"]


@pytest.mark.parametrize("length", range(3, 10))
@pytest.mark.parametrize("owned", [0, 3, 4, 5, 6, 7])
def test_always_the_next_highest_carriage_if_the_route_is_long_enough(owned: int, length: int) -> None:
    following = {0: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 99}[owned]
    expected = following if length >= following else owned
    assert closed_with(owned, " ".join(ROUTE[:length])) == expected


def test_no_level_may_be_skipped() -> None:
    assert closed_with(0, " ".join(ROUTE[:7])) == 3
    assert closed_with(4, " ".join(ROUTE[:9])) == 5


def test_with_a_four_the_route_must_have_5() -> None:
    assert closed_with(4, " ".join(ROUTE[:4])) == 4
    assert closed_with(4, " ".join(ROUTE[:5])) == 5
    assert closed_with(4, " ".join(ROUTE[:3]), wagner=True) == 5


def test_a_carriage_cannot_be_refused_and_several_players_may_have_the_same() -> None:
    state = at(seat("Ulm Linz", "München Salzburg"), seat("Ulm", carriage=3), seat("Ulm", carriage=3))
    state = play(state, *taken("Basel"), "lay Linz back", "close", "done")
    assert [carriage(state, number) for number in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.parametrize(("size", "points"), [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_carriages_of_3_4_5_6_7_count_2_3_5_7_10(size: int, points: int) -> None:
    ended = size == 7
    state = two(carriage=size, ended=int(ended), tiles="end:1" if ended else "")
    assert state.scores()[0] == points + ended - 20


# ---- Discard city cards


def test_more_than_three_cards_in_the_hand_after_scoring_are_discarded() -> None:
    state = play(
        two("Lodz Basel Ulm Passau Linz", "München Salzburg"), *taken("Basel"), "lay Linz back", "close", "done"
    )
    assert hand(state) == ["Basel", "Basel", "Lodz", "Passau", "Ulm"]
    assert actions(state) == ["discard Basel", "discard Lodz", "discard Passau", "discard Ulm"]
    assert touches(state, "discard Ulm") == {"hand:Ulm"}
    for step in ("end", "draw pile", "lay Ulm new", "house Linz", "close"):
        assert refused(state, step) == "discard-first"
    assert refused(state, "discard Linz") == "not-in-hand"
    state = play(state, "discard Basel")
    assert (state.current_player, actions(state)[0]) == (0, "discard Basel")
    state = play(state, "discard Passau")
    assert (state.current_player, hand(state)) == (1, ["Basel", "Lodz", "Ulm"])
    assert discards(state) == ["Basel", "Linz", "München", "Passau", "Salzburg"]


def test_of_four_cards_one_is_discarded() -> None:
    state = play(two("Lodz Basel Linz Ulm", "München Salzburg"), *taken("Ulm"), "lay Linz back", "close", "done")
    assert actions(state) == ["discard Basel", "discard Lodz", "discard Ulm"]
    state = play(state, "discard Ulm")
    assert (state.current_player, hand(state)) == (1, ["Basel", "Lodz", "Ulm"])


def test_three_cards_may_be_kept() -> None:
    state = play(two("Lodz Basel Linz", "München Salzburg"), *taken("Ulm"), "lay Linz back", "close", "done")
    assert (state.current_player, hand(state)) == (1, ["Basel", "Lodz", "Ulm"])


def test_there_is_no_hand_limit_without_a_scoring() -> None:
    state = play(two("Lodz Basel Ulm Passau Linz", "München Salzburg"), *taken("Basel"), "lay Linz back")
    assert refused(state, "discard Ulm") == "nothing-to-discard"
    state = play(state, "end")
    assert (state.current_player, len(hand(state))) == (1, 5)


def test_the_next_route_starts_in_a_later_turn() -> None:
    state = play(two("Lodz Basel Linz", "München Salzburg"), *taken("Ulm"), "lay Linz back", "close", "done")
    assert (route(state), state.current_player) == ([], 1)
    assert discards(state) == ["Linz", "München", "Salzburg"]
    state = play(state, *taken("Augsburg"), "lay Ulm new", "end", *taken("Stuttgart"))
    assert actions(state, "lay") == [f"lay {city} new" for city in ("Basel", "Lodz", "Stuttgart", "Ulm")]


def test_the_picture_has_the_countries_it_says() -> None:
    assert [country for country in COUNTRIES if {*COUNTRIES[country]} & {*FIVE.split()}] == [
        "Tyrol",
        "Baiern",
        "Salzburg",
    ]
