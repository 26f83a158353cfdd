"""Closing a route with horses: enough of them, all put away afterwards, and the end by the last house alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import TERMINAL
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    at,
    carriage,
    closing_with_horses,
    discards,
    end_owner,
    hand,
    harnessed,
    horses,
    houses,
    play,
    refusal,
    refused,
    route,
    seat,
    taken,
    tiles,
)

LONG = ["Brüssel", "Amsterdam", "Groningen", "Münster", "Cölln", "Cassel", "Fulda", "Weimar", "Göttingen", "Magdeburg"]
TWO_THREES = "Hamburg3 Lübeck3"


def before_closing(length: int, attached: str) -> Any:
    """A route of this length, whose last card was laid now."""
    *before, last = (f"{city}2" for city in LONG[:length])
    state = horses(f"Bremen2 Dresden2 {last}", " ".join(before), attached)
    return play(state, *taken("Stendal3"), f"lay {last} back")


# ---- At least as many horses as the route is long


@pytest.mark.parametrize("length", [5, 6, 7, 8])
def test_with_3_and_3_and_2_horses_a_route_of_eight_can_be_scored(length: int) -> None:
    """The picture: five cards lie there, and two cards with three horses each are attached."""
    state = before_closing(length, TWO_THREES)
    assert actions(state, "close") == ["close"]
    state = play(state, "close", "done")
    assert [tile for tile in tiles(state) if tile.startswith("length")] == [f"length-{length}:{length - 3}"]


def test_with_3_and_3_and_2_horses_a_route_of_nine_cannot() -> None:
    state = before_closing(9, TWO_THREES)
    assert actions(state, "close") == []
    reason = refusal(state, "close")
    assert reason.code == "too-few-horses"
    assert str(reason) == "A route of 9 needs as many horses; your carriage has 8: 1 more."
    assert str(state.remarks()[0]) == "Blue has 8 horses, and the route needs 9: 1 more."
    assert actions(play(state, "harness Bremen 2")) == ["close", "end"], "it can once there are more"


@pytest.mark.parametrize("attached", ["", "Hamburg1", "Hamburg2", "Hamburg3", "Hamburg1 Hamburg2", TWO_THREES])
@pytest.mark.parametrize("length", range(2, 9))
def test_as_many_horses_as_cities_and_three_cities_at_least(length: int, attached: str) -> None:
    has = 2 + sum(int(card[-1]) for card in attached.split())
    state = before_closing(length, attached)
    expected = "too-short" if length < 3 else "too-few-horses" if has < length else ""
    assert actions(state, "close") == ([] if expected else ["close"])
    if expected:
        assert refused(state, "close") == expected


def test_the_two_horses_of_the_start_do_not_draw_the_shortest_route() -> None:
    """A card at least is harnessed for each route."""
    state = before_closing(3, "")
    assert str(refusal(state, "close")) == "A route of 3 needs as many horses; your carriage has 2: 1 more."


def test_the_horses_that_were_missing_may_be_all_that_is_played() -> None:
    state = play(horses("Bremen1", "Weimar1 Leipzig1 Dresden3"), *taken("Berlin2"))
    assert refused(state, "close") == "lay-first"
    state = play(state, "harness Bremen 1")
    assert {"close", "end"} < {*actions(state)}
    assert play(state, "close", "done").current_player == 1


def test_one_need_not_close() -> None:
    state = play(before_closing(5, TWO_THREES), "end")
    assert (route(state), harnessed(state)) == ([f"{city}2" for city in LONG[:5]], TWO_THREES.split())


# ---- Afterwards all city and horse cards are discarded


def test_route_and_horses_are_discarded_with_their_numbers() -> None:
    state = play(before_closing(5, "Hamburg1 Lübeck3 Würzburg2"), "close", "done")
    assert discards(state) == sorted([f"{city}2" for city in LONG[:5]] + ["Hamburg1", "Lübeck3", "Würzburg2"])
    assert (route(state), harnessed(state)) == ([], [])


def test_more_horses_than_needed_are_lost() -> None:
    state = play(before_closing(3, "Hamburg3 Lübeck3 Würzburg3 Hannover3"), "close", "done")
    assert harnessed(state) == []
    assert {"Hamburg3", "Lübeck3", "Würzburg3", "Hannover3"} < {*discards(state)}


def test_the_next_route_has_two_horses_again() -> None:
    state = play(before_closing(5, TWO_THREES), "close", "done")
    state = play(state, *taken("Berlin1"), "harness Berlin 1", "end", *taken("Berlin2"), "lay Berlin 2 new")
    assert str(state.remarks()[0]) == "Blue has 2 horses, and the route needs 1."


def test_the_horses_of_others_stay() -> None:
    mine = seat("Bremen2 Groningen2", "Brüssel2 Amsterdam2", harnessed="Hamburg3")
    state = at(mine, seat("Weimar3", harnessed="Lübeck3"), land="north")
    state = play(state, *taken("Stendal3"), "lay Groningen 2 back", "close", "done")
    assert (harnessed(state, 1), harnessed(state, 2)) == ([], ["Lübeck3"])


def test_three_cards_may_be_kept_in_the_hand() -> None:
    state = horses("Bremen1 Bremen2 Bremen3 Groningen2", "Brüssel2 Amsterdam2", "Hamburg3")
    state = play(state, *taken("Stendal3"), "lay Groningen 2 back", "close", "done")
    assert actions(state) == ["discard Bremen 1", "discard Bremen 2", "discard Bremen 3", "discard Stendal 3"]
    assert refused(state, "harness Bremen 1") == refused(state, "lay Bremen 1 new") == "discard-first"
    state = play(state, "discard Bremen 2")
    assert (hand(state), state.current_player) == (["Bremen1", "Bremen3", "Stendal3"], 1)
    assert discards(state) == ["Amsterdam2", "Bremen2", "Brüssel2", "Groningen2", "Hamburg3"]


# ---- Houses and tiles as ever in the North


def test_houses_are_placed_by_city_whatever_card_was_laid() -> None:
    state = closing_with_horses("Münster Bremen Hamburg Schwerin Berlin", "Lübeck3")
    assert [step for step in actions(state) if step != "done"] == [
        f"house {city}" for city in ("Berlin", "Bremen", "Hamburg", "Münster", "Schwerin")
    ]
    state = play(state, "house Bremen", "house Schwerin")
    assert refused(state, "house Hamburg") == "one-free-city"
    assert refused(state, "harness Stendal 1") == "houses-first"
    assert tiles(play(state, "house Münster")) == ["bremen:1", "length-5:2"]


# ---- No Wagner, no carriages


@pytest.mark.parametrize("step", ["close wagner", "CLOSE WAGNER"])
def test_there_is_no_wagner(step: str) -> None:
    before = horses("Bremen2 Groningen2", "Brüssel2 Amsterdam2", "Hamburg3")
    drawn = play(before, *taken("Stendal3"))
    for state in (before, drawn, play(drawn, "harness Bremen 2"), play(drawn, "lay Groningen 2 back")):
        assert "close wagner" not in actions(state)
        reason = refusal(state, step)
        assert (reason.code, str(reason)) == ("no-wagner", "Where horses draw the carriage there is no Wagner.")


@pytest.mark.parametrize("length", range(3, 9))
def test_no_route_brings_a_carriage_or_the_end(length: int) -> None:
    state = play(before_closing(length, TWO_THREES), "close", "done")
    assert (carriage(state), end_owner(state)) == (0, 0)
    assert state.scores()[0] == sum(int(tile[-1]) for tile in tiles(state)) - 20


# ---- As soon as a player has built all their houses, the round is played to the end

TOWNS = [city for cities in NORTH.countries.values() for city in cities]


def twentieth(mover: int, start: int = 1) -> Any:
    """One of three seats has 19 houses, and closes a route with a free city."""
    others = [seat(f"Weimar{number}", harnessed="") for number in (1, 2)]
    owner = seat("Bremen2 Lübeck2", "Berlin2 Schwerin2", " ".join(TOWNS), harnessed="Bremen1")
    state = at(*others[: mover - 1], owner, *others[mover - 1 :], mover=mover, start=start, land="north")
    return play(state, *taken("Stendal3"), "lay Lübeck 2 back", "close")


def test_nineteen_houses_do_not_bring_the_end() -> None:
    state = play(twentieth(1), "done")
    assert (len(houses(state)), end_owner(state)) == (19, 0)


def test_the_last_house_brings_the_end_and_the_round_is_finished() -> None:
    state = play(twentieth(1), "house Lübeck")
    assert (len(houses(state)), end_owner(state), tiles(state)[-1]) == (20, 1, "end:1")
    assert state.current_player == 1
    assert "The last round: Blue has the end tile, and Green moves last." in str(state.remarks()[0])
    state = play(state, *taken("Stendal2"), "harness Stendal 2", "end")
    assert state.current_player == 2
    state = play(state, *taken("Hannover2"), "harness Hannover 2", "end")
    assert state.current_player == TERMINAL


def test_by_the_last_of_the_round_it_is_over_at_once() -> None:
    assert play(twentieth(3), "house Lübeck").current_player == TERMINAL
    assert play(twentieth(1, start=2), "house Lübeck").current_player == TERMINAL


def test_the_score_is_tiles_less_houses_left() -> None:
    state = play(twentieth(3), "house Lübeck")
    won = tiles(state, 3)
    assert state.scores() == (-20, -20, sum(int(tile.split(":")[1]) for tile in won))
    assert state.winners() == (2,)
