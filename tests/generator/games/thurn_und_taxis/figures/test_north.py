"""The North on the table: free cities and their tiles, the country in two parts, and what the map says of itself."""

from __future__ import annotations

import pytest

from engine.games.thurn_und_taxis.actions import House
from engine.games.thurn_und_taxis.board import Phase
from engine.games.thurn_und_taxis.north import FREE_CITIES, NORTH, PREUSSEN_IN_THE_EAST, PREUSSEN_IN_THE_WEST
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State
from engine.games.thurn_und_taxis.south import SOUTH
from generator.drawing.scene import Circle, Group, Polygon, Rect, Scene
from generator.games.thurn_und_taxis.figures import board, final, pieces
from generator.games.thurn_und_taxis.figures.card import card, card_title
from generator.games.thurn_und_taxis.figures.places import FREE, PLACES
from generator.games.thurn_und_taxis.looks import LAND_HATCHES
from tests.generator.games.thurn_und_taxis.figures.table import (
    FIGURE,
    HORSES,
    first,
    picture,
    placed,
    positions,
    texts,
    titles,
)
from tests.generator.games.thurn_und_taxis.figures.table import NORTH as PLAIN


def town(scene: Scene, name: str) -> Group:
    return next(group for group in scene.groups() if group.touch == f"city:{name}")


def housed(state: State) -> set[str]:
    return {name for name in FREE_CITIES if any(player.houses & NORTH.card_of[name] for player in state.players)}


def test_free_cities_have_walls_and_no_other_city_has() -> None:
    scene = picture(positions(0, PLAIN)[20])
    walled = {name for name in NORTH.card_of if any(_is_wall(item) for item in town(scene, name).items)}
    assert walled == set(FREE_CITIES)


def _is_wall(item: object) -> bool:
    return isinstance(item, Polygon) and item.style == FREE and len(item.points) == 16


def test_the_tile_of_a_free_city_lies_on_it_until_the_first_house() -> None:
    state = first(lambda state: state.current_player >= 0 and 0 < len(housed(state)) < 4, PLAIN)
    scene = picture(state)
    for name in FREE_CITIES:
        group = town(scene, name)
        styles = [item.style for item, _at, _touch in placed(group.items)]
        assert ("tile" in styles) == (name not in housed(state))
        assert ("the first wins a tile of one point" in group.title) == (name not in housed(state))
        assert group.title.startswith(f"{name}, a free city: ")


def test_a_tile_lies_within_the_town() -> None:
    chart = board.Chart(NORTH, 100.0)
    (box, _points) = pieces.coin(1, chart.mm(board.COIN)).items
    assert isinstance(box, Rect)
    town_ = next(group for group in board.towns(chart, (), [1] * 15) if group.title.startswith("Bremen"))
    disc = next(item for item in town_.items if isinstance(item, Circle))
    assert (box.width**2 + box.height**2) ** 0.5 / 2 <= disc.radius


def test_a_house_in_a_free_city_is_previewed_over_its_tile() -> None:
    state = first(lambda state: state.phase == Phase.HOUSES and bool(_free_house(state)), PLAIN)
    for action in _free_house(state):
        styles = [item.style for item, _at, _touch in placed(FIGURE.preview(state, action))]
        assert any(style.startswith("house-p") for style in styles)


def _free_house(state: State) -> list[House]:
    return [action for action in state.legal_actions() if isinstance(action, House) and action.city & NORTH.free_cities]


def test_preussen_is_one_country_in_two_parts_named_in_both() -> None:
    outlines = board.country_borders(NORTH).outlines
    assert len(outlines["Preussen"]) == 2
    assert [len(loops) for name, loops in outlines.items() if name != "Preussen"] == [1] * 8
    assert texts(board.ground(NORTH, 100.0)).count("Preussen") == 2
    looks = [PLACES["north"].realms[NORTH.country_names[NORTH.card_of[name]]].look for name in PREUSSEN_IN_THE_EAST]
    looks += [PLACES["north"].realms[NORTH.country_names[NORTH.card_of[name]]].look for name in PREUSSEN_IN_THE_WEST]
    assert set(looks) == {"stone"}


@pytest.mark.parametrize("variant", [PLAIN, HORSES])
def test_the_table_says_that_the_layout_is_our_own(variant: str) -> None:
    assert "North Germany, own layout" in texts(picture(positions(0, variant)[30]).items)


def test_the_south_says_nothing_of_the_kind() -> None:
    assert not {text for text in texts(picture(positions(0)[30]).items) if "layout" in text}
    assert PLACES[SOUTH.name].note is None


def test_cards_of_free_cities_say_so_in_words_beside_their_colour() -> None:
    for name in FREE_CITIES:
        city = NORTH.card_of[name]
        assert "Free city" in texts(card(NORTH, city, 12.8, 14.0))
        assert card_title(NORTH, city).startswith(f"{name}, a free city; roads to ")
    assert FREE.removeprefix("land-") not in LAND_HATCHES


def test_stacks_of_five_show_every_value_apart() -> None:
    place = next(place for place, stack in enumerate(NORTH.stacks) if stack.name == "length-8")
    stack = pieces.tile_stack(NORTH, place, 5)
    assert {"5", "4 3 2 1"} <= {*texts(stack.items)}
    assert stack.title == "Tiles for Route of 8 or more: 5, 4, 3, 2, 1"


def test_the_reckoning_has_the_tiles_of_free_cities() -> None:
    state = next(
        over
        for over in (positions(number, PLAIN)[-1] for number in range(8))
        if any(NORTH.stacks[tile.stack].city for player in over.players for tile in player.tiles)
    )
    assert "Free city " in final.reckoning(state).title
    assert "Carriage" in final.reckoning(state).title


def test_every_city_is_told_with_its_country_or_that_it_has_none() -> None:
    said = titles(picture(positions(0, PLAIN)[20]))
    for city, name in NORTH.name_of.items():
        country = NORTH.country_names[city]
        assert said[f"city:{name}"].startswith(f"{name}, in {country}: " if country else f"{name}, a free city: ")
