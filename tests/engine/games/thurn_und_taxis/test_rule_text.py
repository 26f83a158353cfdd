"""Preparation and laying cards: each sentence of the rule text, each picture, and each ruling on them.

The rest is in test_rule_text_officials.py (with drawing), test_rule_text_closing.py, ..._tiles.py and ..._end.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import SPECTATOR, BadOption
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES, COUNTRIES, ROADS
from tests.engine.games.thurn_und_taxis.table import (
    GAME,
    OPEN,
    actions,
    deals,
    discards,
    hand,
    new,
    open_cards,
    outcomes,
    play,
    refusal,
    refused,
    route,
    taken,
    touches,
    two,
)

# ---- Preparing the game, The table


def test_two_to_four_players() -> None:
    assert [*GAME.players] == [2, 3, 4]
    with pytest.raises(BadOption):
        GAME.new_initial_state(5)


def test_horses_are_refused_on_the_map_of_the_south() -> None:
    with pytest.raises(BadOption):
        GAME.new_initial_state(horses="on")


def test_22_cities_are_connected_by_roads() -> None:
    land = new().land
    assert [*land.names] == CITIES
    assert len(CITIES) == 22
    assert {frozenset(road) for road in land.roads} == {frozenset(road) for road in ROADS}
    assert len(land.roads) == 45
    assert {country.name: [*country.cities] for country in land.countries} == COUNTRIES


def test_there_are_three_cards_of_each_city() -> None:
    state = play(GAME.new_initial_state(), "start 1")
    assert outcomes(state) == pytest.approx(dict.fromkeys(deals(" ".join(CITIES)), 1 / 22))
    state = play(state, "deal Ulm", "deal Ulm", "deal Linz")
    assert outcomes(state)["deal Ulm"] == pytest.approx(1 / 63)
    assert "deal Ulm" not in outcomes(play(state, "deal Ulm"))
    assert new().pile_size == 60


def test_six_cards_lie_open_and_hands_are_empty() -> None:
    state = new(4)
    assert open_cards(state) == OPEN.split()
    assert [hand(state, number) for number in (1, 2, 3, 4)] == [[]] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    state = GAME.new_initial_state(players)
    assert outcomes(state) == pytest.approx({f"start {number}": 1 / players for number in range(1, players + 1)})
    for number in range(1, players + 1):
        assert new(players, number).current_player == number - 1


def test_the_first_seat_may_be_agreed_to_begin() -> None:
    assert new(3, first="seat1").current_player == 0


def test_the_others_see_how_many_cards_a_hand_has_and_which_of_them_lay_open() -> None:
    state = play(new(), "draw Lodz", "deal Ulm", *taken("Linz"))
    other, own = state.observe(1), state.observe(0)
    assert (hand(own), hand(other)) == (["Linz", "Lodz"], ["Lodz", "?"])
    assert other.players[0].held == 2
    assert hand(state.observe(SPECTATOR)) == ["Lodz", "?"]


# ---- Course of play


def test_you_must_draw_a_card() -> None:
    state = two("Ulm Linz", "Salzburg")
    assert {step.split()[0] for step in actions(state)} == {"draw", "swap"}
    assert refused(state, "lay Linz back") == refused(state, "end") == refused(state, "close") == "draw-first"


def test_you_must_lay_out_a_card() -> None:
    state = play(two("Ulm Linz", "Augsburg München Salzburg"), *taken("Lodz"))
    assert refused(state, "end") == refused(state, "close") == "lay-first"
    assert actions(state, "end", "close") == []


def test_you_can_score_the_route_if_it_has_a_length_of_at_least_3() -> None:
    state = play(two("Lodz Salzburg Linz", "München"), *taken("Basel"), "lay Salzburg back")
    assert actions(state) == ["end", "lay Linz back"]
    assert refused(state, "close") == "too-short"
    assert actions(play(state, "lay Linz back")) == ["close", "end"]


def test_a_turn_passes_by_itself_when_nothing_but_its_end_is_left() -> None:
    assert play(two("Lodz", "München"), *taken("Salzburg"), "lay Salzburg back").current_player == 1


# ---- Play cards


def test_without_a_route_any_card_may_be_played() -> None:
    state = play(two("Lodz Ulm Passau"), *taken("Linz"))
    assert actions(state, "lay") == ["lay Linz new", "lay Lodz new", "lay Passau new", "lay Ulm new"]
    assert touches(state, "lay Ulm new") == {"hand:Ulm"}
    assert refused(state, "lay Ulm back") == "no-route"
    assert refused(state, "lay Pilsen new") == "not-in-hand"


def test_a_card_must_connect_to_one_of_the_two_outer_cities() -> None:
    """Ingolstadt has a road to the middle of the route only: no branches."""
    state = play(two("Augsburg Ingolstadt Passau Lodz", "Innsbruck München Salzburg", tearing="forced"), *taken("Linz"))
    assert actions(state, "lay") == ["lay Augsburg front", "lay Linz back", "lay Passau back"]
    assert refused(state, "lay Ingolstadt back") == refused(state, "lay Ingolstadt front") == "no-road"
    assert refused(state, "lay Passau front") == "no-road"


def test_the_route_may_not_be_split_and_no_city_is_in_it_twice() -> None:
    state = play(two("Salzburg München Linz", "München Salzburg Passau"), *taken("Lodz"))
    assert refused(state, "lay München back") == refused(state, "lay Salzburg back") == "in-route"
    assert route(play(state, "lay Linz back")) == ["München", "Salzburg", "Passau", "Linz"]


def test_front_and_back_are_offered_where_both_fit() -> None:
    state = play(two("Passau Lodz", "München Salzburg"), *taken("Linz"))
    assert touches(state, "lay Passau front") == {"hand:Passau", "end:front"}
    assert touches(state, "lay Passau back") == {"hand:Passau", "end:back"}
    assert route(play(state, "lay Passau front")) == ["Passau", "München", "Salzburg"]
    assert route(play(state, "lay Passau back")) == ["München", "Salzburg", "Passau"]
    assert touches(state, "lay Linz back") == {"hand:Linz"}


def munich_salzburg_linz() -> Any:
    """The picture: Innsbruck and Kempten in the hand, and a card drawn that fits nowhere."""
    return play(two("Innsbruck Kempten", "München Salzburg Linz"), *taken("Lodz"))


def test_kempten_may_not_be_played_at_once_on_munich_salzburg_linz() -> None:
    state = munich_salzburg_linz()
    for end, city in (("front", "München"), ("back", "Linz")):
        assert refused(state, f"lay Kempten {end}") == "no-road"
        assert f"Kempten has no road to {city}" in str(refusal(state, f"lay Kempten {end}"))


def test_innsbruck_connects_to_munich_only() -> None:
    state = munich_salzburg_linz()
    fitting = [step for step in actions(state, "lay") if not step.endswith("new")]
    assert fitting == ["lay Innsbruck front"]
    assert touches(state, "lay Innsbruck front") == {"hand:Innsbruck"}, "only one place to choose"
    assert refused(state, "lay Innsbruck back") == "no-road"


def test_kempten_follows_with_the_postillion() -> None:
    state = play(munich_salzburg_linz(), "lay Innsbruck front")
    assert actions(state) == ["close", "end", "lay Kempten front"]
    state = play(state, "lay Kempten front")
    assert route(state) == ["Kempten", "Innsbruck", "München", "Salzburg", "Linz"]


# ---- Tearing down


def carlsruhe_mannheim_wuerzburg(**options: Any) -> Any:
    """The picture: Linz in the hand, Salzburg drawn."""
    return play(two("Linz", "Carlsruhe Mannheim Würzburg", **options), *taken("Salzburg"))


@pytest.mark.parametrize("tearing", ["free", "forced"])
def test_carlsruhe_mannheim_wuerzburg_must_be_torn_down_for_linz_or_salzburg(tearing: str) -> None:
    state = carlsruhe_mannheim_wuerzburg(tearing=tearing)
    assert actions(state, "lay") == ["lay Linz new", "lay Salzburg new"]
    assert refused(state, "lay Linz back") == refused(state, "lay Salzburg front") == "no-road"
    step = state.parse("lay Linz new")
    assert {*step.touches} == {"hand:Linz"}
    assert not step.gives_up
    assert state.caution(step) is None, "there is nothing to ask"


def test_the_route_torn_down_is_not_scored() -> None:
    state = play(carlsruhe_mannheim_wuerzburg(), "lay Linz new")
    assert route(state) == ["Linz"]
    assert discards(state) == ["Carlsruhe", "Mannheim", "Würzburg"]
    assert state.scores() == (-20, -20)
    assert actions(state) == ["end", "lay Salzburg back", "lay Salzburg front"]


def test_a_route_may_also_be_torn_down_freely_after_a_question() -> None:
    """The printed rule, and a confirmation."""
    state = munich_salzburg_linz()
    for card in ("Innsbruck", "Kempten", "Lodz"):
        step = state.parse(f"lay {card} new")
        assert {*step.touches} == {"tear-down", f"hand:{card}"}
        assert step.gives_up
        assert "München – Salzburg – Linz" in str(state.caution(step))
    assert route(play(state, "lay Lodz new")) == ["Lodz"]


def test_where_it_is_agreed_a_route_is_torn_down_only_when_no_card_fits() -> None:
    state = play(two("Innsbruck Kempten", "München Salzburg Linz", tearing="forced"), *taken("Lodz"))
    assert actions(state, "lay") == ["lay Innsbruck front"]
    for card in ("Innsbruck", "Kempten", "Lodz"):
        assert refused(state, f"lay {card} new") == "card-fits"
    assert "Innsbruck fits" in str(refusal(state, "lay Lodz new"))


def test_other_spellings_are_understood() -> None:
    state = play(two("München Carlsruhe Nürnberg"), *taken("Zürich"))
    for text in ("lay Muenchen new", "LAY munchen NEW", "lay Munich new", "laymünchennew"):
        assert str(state.parse(text)) == "lay München new"
    for text, name in (("Karlsruhe", "Carlsruhe"), ("Nuremberg", "Nürnberg"), ("Zurich", "Zürich")):
        assert str(state.parse(f"lay {text} new")) == f"lay {name} new"
    assert refused(state, "lay Berlin new") == "not-understood"
