"""Horses on the table: on cards, before the carriage, and what a card would bring that is harnessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from engine.game import SPECTATOR
from engine.games.thurn_und_taxis.actions import Deal, Draw, Finish, Harness, Lay, Start
from engine.games.thurn_und_taxis.board import Phase, Player, replaced
from engine.games.thurn_und_taxis.cards import count, each
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import MOST_HARNESSED, START_HORSES
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State
from generator.drawing.figure import View
from generator.drawing.scene import Item, Polygon, Rect, Scene
from generator.games import LOOKS
from generator.games.thurn_und_taxis.figures import final, layout, team
from generator.games.thurn_und_taxis.figures import horses as shoes
from generator.games.thurn_und_taxis.figures.card import card, card_title
from generator.games.thurn_und_taxis.figures.rows import CARD
from generator.games.thurn_und_taxis.figures.side import side
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

LAND: Final = NORTH.with_horses
CARDS: Final = {name: card for card, name in LAND.card_names.items()}
SHOE: Final = len(shoes.shoe(1.0).points)


def drawn_shoes(items: Sequence[Item]) -> int:
    shapes = [item for item, _at, _touch in placed(tuple(items))]
    return sum(isinstance(item, Polygon) and len(item.points) == SHOE and item.style == "pip" for item in shapes)


def playing(state: State) -> bool:
    return state.current_player >= 0 and state.phase == Phase.PLAY


def with_player(state: State, player: Player) -> State:
    return state._replace(players=replaced(state.players, state.seat, player))


def holding(state: State, *names: str, route: Sequence[str] = (), harnessed: Sequence[str] = ()) -> State:
    """The same position with these cards in the hand, on the route and on the carriage of the one on turn."""
    way = tuple(CARDS[name] for name in route)
    cards, loads = sum(CARDS[name] for name in names), sum(CARDS[name] for name in harnessed)
    there = sum(LAND.city_of[card] for card in way)
    return with_player(state, state.player._replace(hand=cards, route=way, on_route=there, harnessed=loads))


def labelled(scene: Scene, touch: str) -> tuple[Item, ...]:
    return next(group.items for group in scene.groups() if group.touch == touch)


@pytest.mark.parametrize("size", [CARD, (56.0, 80.0)])
def test_a_card_shows_its_horses_drawn_and_as_a_number(size: tuple[float, float]) -> None:
    for kind in LAND.card_names:
        face = card(LAND, kind, *size)
        assert drawn_shoes(face) == LAND.horses_of[kind]
        assert str(LAND.horses_of[kind]) in texts(face)
        assert LAND.name_of[LAND.city_of[kind]] in texts(face)
    assert not drawn_shoes(card(NORTH, NORTH.card_of["Bremen"], *size))


def test_a_card_tells_its_horses() -> None:
    assert card_title(LAND, CARDS["Weimar 2"]).startswith("Weimar, in Thüringen; 2 horses; roads to ")
    assert "; one horse; " in card_title(LAND, CARDS["Bremen 1"])


def test_cards_of_one_city_with_different_horses_are_different_things() -> None:
    state = holding(first(playing, HORSES), "Weimar 1", "Weimar 2", "Bremen 3", route=("Cassel 1", "Fulda 3"))
    scene = picture(
        state._replace(open=tuple(CARDS[f"{name} {of}"] for name in ("Berlin", "Fulda") for of in (1, 2, 3)))
    )
    for touch in ("hand:Weimar 1", "hand:Weimar 2", "hand:Bremen 3", "open:Berlin 1", "open:Fulda 3"):
        assert drawn_shoes(labelled(scene, touch)) == int(touch[-1])
    assert titles(scene)["hand:Weimar 2"].endswith("fits the back of the route")


def test_the_route_shows_the_horses_of_its_cards() -> None:
    state = holding(first(playing, HORSES), "Weimar 1", route=("Cassel 1", "Fulda 3", "Würzburg 2"))
    way = next(group for group in picture(state).groups() if group.title.startswith("Route: "))
    assert way.title == "Route: Cassel 1, Fulda 3, Würzburg 2"
    assert drawn_shoes(way.items) == 6


@pytest.mark.parametrize(
    ("route", "harnessed", "words"),
    [
        ((), (), "2 horses"),
        (("Cassel 1", "Fulda 3", "Würzburg 2"), (), "2 of 3 horses"),
        (("Cassel 1", "Fulda 3", "Würzburg 2"), ("Berlin 1",), "3 of 3 horses"),
        (("Cassel 1", "Fulda 3"), ("Berlin 3", "Bremen 3"), "8 horses, 2 needed"),
    ],
)
def test_the_carriage_says_the_horses_there_and_those_needed(
    route: tuple[str, ...], harnessed: tuple[str, ...], words: str
) -> None:
    state = holding(first(playing, HORSES), "Weimar 1", route=route, harnessed=harnessed)
    scene = picture(state)
    assert words in texts(labelled(scene, "carriage"))
    said = titles(scene)["carriage"]
    assert all(name in said for name in harnessed)
    room = MOST_HARNESSED - len(harnessed)
    assert said.endswith(f"room for {room} more cards")


def test_a_full_carriage_says_that_there_is_no_room() -> None:
    names = ("Berlin 1", "Berlin 2", "Berlin 3", "Bremen 1", "Bremen 2", "Bremen 3")
    state = holding(first(playing, HORSES), "Weimar 1", route=("Cassel 1",), harnessed=names)
    scene = picture(state)
    assert titles(scene)["carriage"].endswith("no more room")
    coach = labelled(scene, "carriage")
    assert [text for text in texts(coach) if text in "123"] == ["2", "1", "2", "3", "1", "2", "3"]
    assert drawn_shoes(coach) == MOST_HARNESSED


def test_the_carriage_is_large_enough_for_a_thumb_and_everything_in_it_lies_inside() -> None:
    names = ("Berlin 1", "Berlin 2", "Berlin 3", "Bremen 1", "Bremen 2", "Bremen 3")
    state = holding(first(playing, HORSES), "Weimar 1", route=("Cassel 1", "Fulda 3", "Würzburg 2"), harnessed=names)
    group = next(group for group in picture(state).groups() if group.touch == "carriage")
    hit = group.items[0]
    assert isinstance(hit, Rect)
    assert min(hit.width, hit.height) >= layout.LEAST
    for item, (x, y), _touch in placed(group.items):
        if isinstance(item, Rect):
            assert x + item.corner[0] + item.width <= hit.width + 1e-6
            assert y + item.corner[1] + item.height <= hit.height + 1e-6


def test_everything_that_is_touched_is_large_enough_and_covers_nothing_else() -> None:
    for state in positions(1, HORSES)[::9]:
        if not playing(state) or len([*each(state.player.hand)]) > 7:
            continue
        boxes = []
        for item, (x, y), touch in placed(picture(state).items):
            if item.style == "hit" and isinstance(item, Rect):
                assert min(item.width, item.height) >= layout.LEAST, touch
                boxes.append((x + item.corner[0], y + item.corner[1], item.width, item.height))
        for place, (ax, ay, aw, ah) in enumerate(boxes):
            for bx, by, bw, bh in boxes[:place]:
                apart = ax + aw <= bx + 1e-6 or bx + bw <= ax + 1e-6 or ay + ah <= by + 1e-6 or by + bh <= ay + 1e-6
                assert apart


def test_there_is_no_wagner_and_no_carriage_to_win() -> None:
    for state in positions(0, HORSES)[::11]:
        scene = picture(state)
        assert "wagner" not in scene.touches()
        assert not [group.title for group in scene.groups() if "Wagner" in group.title]
    over = positions(0, HORSES)[-1]
    assert "Carriage" not in final.reckoning(over).title
    assert "no carriage" not in side(positions(0, HORSES)[40], SPECTATOR).title


def test_the_first_card_has_a_place_of_its_own() -> None:
    begin = first(lambda state: playing(state) and not state.player.route, HORSES)
    assert "end:new" in picture(begin).touches()
    begun = first(lambda state: playing(state) and bool(state.player.route), HORSES)
    assert "end:new" not in picture(begun).touches()


def test_harnessing_is_previewed_with_the_horses_it_brings() -> None:
    state = holding(first(playing, HORSES), "Weimar 3", "Bremen 1", route=("Cassel 1", "Fulda 3"))
    action = Harness("harness Weimar 3", card=CARDS["Weimar 3"])
    said = texts(FIGURE.preview(state, action))
    assert "5 horses, 2 needed" in said
    used = {item.style for item, _at, _touch in placed(FIGURE.preview(state, action))}
    assert "line-accent" in used


def test_every_kind_of_step_has_a_preview() -> None:
    seen: set[type] = set()
    for state in positions(0, HORSES) + positions(2, HORSES):
        for action in state.legal_actions():
            items = FIGURE.preview(state, action)
            assert {item.style for item, _at, _touch in placed(items)} <= {*LOOKS.styles}
            shown = items or isinstance(action, Finish) or (isinstance(action, Draw) and not action.card)
            assert shown or type(action).__name__ in ("Done", "Close"), str(action)
            seen.add(type(action))
    assert {Lay, Harness, Draw} <= seen
    assert not seen & {Deal, Start}


def test_a_glance_at_a_card_lights_the_roads_of_its_city() -> None:
    state = first(playing, HORSES)
    for touch in ("hand:Münster 2", "open:Münster 3", "city:Münster"):
        lit = [item for item, _at, _touch in placed(FIGURE.glance(state, touch)) if item.style == "road-lit"]
        assert len(lit) == 6


def test_the_card_that_was_just_harnessed_is_framed() -> None:
    state = holding(first(playing, HORSES), "Weimar 1", harnessed=("Bremen 3",))
    for name, found in (("Bremen 3", 1), ("Weimar 1", 0)):
        scene = FIGURE.board(state, View(Harness(f"harness {name}", card=CARDS[name]), state.seat))
        assert len([group for group in scene.groups() if group.layer == "last"]) == found


def test_everybody_sees_the_horses_of_everybody() -> None:
    state = first(lambda state: playing(state) and count(state.player.harnessed) > 1, HORSES)
    for viewer in (SPECTATOR, *range(len(state.players))):
        scene = side(state.observe(viewer), viewer)
        for player in state.players:
            assert team.told(LAND, player) in scene.title
            assert str(horses_of(LAND, player)) in texts(scene.items)


def test_where_nobody_looks_the_carriage_is_that_of_the_one_on_turn() -> None:
    state = first(lambda state: playing(state) and bool(state.player.harnessed), HORSES)
    said = titles(picture(state, SPECTATOR))["carriage"]
    assert said == team.title(LAND, state.seat, state.player)


def test_every_number_of_horses_is_told_apart_without_colour() -> None:
    assert START_HORSES == 2
    faces = {drawn_shoes(card(LAND, CARDS[f"Weimar {number}"], *CARD)) for number in (1, 2, 3)}
    assert faces == {1, 2, 3}
