"""The map of the North: what is reported of it, who may be where, and how its cities are written."""

from __future__ import annotations

import pytest

from engine.game import BadOption
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.table import (
    GAME,
    NORTH_OPEN,
    actions,
    deals,
    new,
    north,
    open_cards,
    outcomes,
    play,
    refusal,
    refused,
    taken,
)

WEST = ["Coblenz", "Cölln", "Münster"]
EAST = ["Berlin", "Magdeburg", "Stendal", "Wittenberg"]
FREE = ["Bremen", "Frankfurt", "Hamburg", "Lübeck"]
LAND = new(map="north").land


def reached(start: str, roads: list[set[str]]) -> set[str]:
    """The cities that these roads lead to."""
    found, more = {start}, {start}
    while more:
        more = {city for road in roads if road & more for city in road} - found
        found |= more
    return found


# ---- Options: map 1 South/2 North


def test_one_can_switch_between_the_maps() -> None:
    assert new().land.name == new(map="south").land.name == "south"
    assert new(map="north").land.name == "north"
    with pytest.raises(BadOption):
        GAME.new_initial_state(map="west")


def test_the_south_is_what_is_played_when_nothing_is_said() -> None:
    assert {option.name: option.default for option in GAME.options if option.name in ("map", "horses")} == {
        "map": "south",
        "horses": "off",
    }


def test_the_layout_is_called_our_own() -> None:
    option = next(option for option in GAME.options if option.name == "map")
    assert [choice.title for choice in option.choices if choice.value == "north"] == ["North Germany, own layout"]


@pytest.mark.parametrize("horses", ["off", "on"])
def test_in_the_north_all_nine_countries_are_asked_for(horses: str) -> None:
    """That Baiern may be left out belongs to an old printing of the South."""
    with pytest.raises(BadOption, match="each of the nine"):
        GAME.new_initial_state(map="north", countries="outer", horses=horses)


# ---- What is reported of the board


def test_23_cities_69_cards_and_39_tiles() -> None:
    assert len(LAND.names) == 23
    assert sum(len(stack.values) for stack in LAND.stacks) == 39
    state = play(GAME.new_initial_state(map="north"), "start 1")
    assert outcomes(state) == pytest.approx(dict.fromkeys(deals(" ".join(LAND.names)), 1 / 23))
    assert play(state, *deals(NORTH_OPEN)).pile_size == 63


def test_six_cards_lie_open_in_the_north() -> None:
    assert open_cards(new(3, map="north")) == NORTH_OPEN.split()


def test_the_board_is_the_one_that_the_oracle_has() -> None:
    assert {country.name: {*country.cities} for country in LAND.countries} == {
        name: {*cities} for name, cities in NORTH.countries.items()
    }
    assert len(LAND.roads) == len(NORTH.roads) == 41
    assert {frozenset(road) for road in LAND.roads} == {frozenset(road) for road in NORTH.roads}


def test_preussen_has_two_parts_with_hannover_between_them() -> None:
    """No road leads from one part to the other, and inside each all is joined."""
    preussen = next(country for country in LAND.countries if country.name == "Preussen")
    assert sorted(preussen.cities) == sorted(WEST + EAST)
    roads = [{*road} for road in LAND.roads]
    assert not [road for road in roads if road & {*WEST} and road & {*EAST}]
    for part in (WEST, EAST):
        assert reached(part[0], [road for road in roads if road <= {*part}]) == {*part}
    through = [{"Münster", "Hannover"}, {"Hannover", "Magdeburg"}]
    assert all(road in roads for road in through)


def test_every_city_can_be_reached() -> None:
    assert reached("Berlin", [{*road} for road in LAND.roads]) == {*LAND.names}


def test_the_four_free_cities_belong_to_no_country() -> None:
    assert sorted(LAND.free) == FREE
    for city in FREE:
        card = LAND.card_of[city]
        assert (LAND.country_of[card], LAND.country_names[card]) == (0, "")
        assert city not in [name for country in LAND.countries for name in country.cities]


def test_every_pair_has_a_country_of_two_cities_and_one_of_one() -> None:
    sizes = {country.name: len(country.cities) for country in LAND.countries}
    pairs = [sorted(sizes[name] for name in stack.countries) for stack in LAND.stacks if len(stack.countries) == 2]
    assert pairs == [[1, 2]] * 4


def test_würzburg_is_the_only_city_of_both_maps() -> None:
    assert {*LAND.names} & {*new().land.names} == {"Würzburg"}


# ---- Notation


@pytest.mark.parametrize(
    ("typed", "city"),
    [
        ("Köln", "Cölln"),
        ("koeln", "Cölln"),
        ("Koln", "Cölln"),
        ("Coelln", "Cölln"),
        ("COLLN", "Cölln"),
        ("Cologne", "Cölln"),
        ("Koblenz", "Coblenz"),
        ("Kassel", "Cassel"),
        ("Frankfurt am Main", "Frankfurt"),
        ("frankfurtammain", "Frankfurt"),
        ("Muenster", "Münster"),
        ("Munster", "Münster"),
        ("Göttingen", "Göttingen"),
        ("Goettingen", "Göttingen"),
        ("Luebeck", "Lübeck"),
        ("lubeck", "Lübeck"),
        ("Brüssel", "Brüssel"),
        ("Brussels", "Brüssel"),
        ("Wuerzburg", "Würzburg"),
        ("Hanover", "Hannover"),
        ("Lutherstadt Wittenberg", "Wittenberg"),
    ],
)
def test_old_and_modern_spellings_are_understood(typed: str, city: str) -> None:
    state = play(north("Berlin"), *taken(typed))
    assert str(state.parse(f"lay {typed} new")) == f"lay {city} new"
    assert str(state.parse(f"LAY {typed.upper()} NEW")) == f"lay {city} new"


def test_every_spelling_means_one_city() -> None:
    names = [*LAND.names, *(name for names in LAND.spellings.values() for name in names)]
    assert len({name.casefold() for name in names}) == len(names)
    state = north("Berlin")
    for city, spellings in LAND.spellings.items():
        assert {str(state.read(f"draw {name}")) for name in (city, *spellings)} == {f"draw {city}"}


def test_cities_of_the_south_are_not_understood_and_the_examples_are_of_the_north() -> None:
    reason = refusal(north("Berlin"), "draw Ulm")
    assert reason.code == "not-understood"
    assert "draw Berlin · draw pile · lay Berlin front · close" in str(reason)
    assert "draw Ulm · draw pile · lay Ulm front · close" in str(refusal(new(), "draw Berlin"))


@pytest.mark.parametrize("step", ["lay Berlin 2 new", "draw Lübeck 1", "draw Lübeck1", "house Berlin 2"])
def test_without_horses_no_number_follows_a_city(step: str) -> None:
    assert refused(play(north("Berlin"), *taken("Weimar")), step) == "not-understood"


def test_actions_come_in_the_order_of_the_names() -> None:
    listed = actions(play(north("Münster Lübeck Leipzig Cölln Coblenz"), *taken("Magdeburg")), "lay")
    assert listed == sorted(listed)
    assert len(listed) == 6
