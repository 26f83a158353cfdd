"""Pictures of Thurn und Taxis: what they say and show, to whom, and how large."""

from __future__ import annotations

import math
import time
from itertools import combinations
from typing import Final

import pytest

from engine.game import SPECTATOR
from engine.games.thurn_und_taxis.actions import Close, Done, Draw, House, Lay
from engine.games.thurn_und_taxis.board import Official, Phase, replaced
from engine.games.thurn_und_taxis.cards import count, each, kinds, listed
from engine.games.thurn_und_taxis.legal import may_swap, proposed_houses
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State
from engine.games.thurn_und_taxis.south import SOUTH
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Rect, Scene
from generator.games import LOOKS
from generator.games.thurn_und_taxis.figures import final, layout, legend
from generator.games.thurn_und_taxis.figures.side import side
from tests.generator.games.thurn_und_taxis.figures.table import (
    FIGURE,
    first,
    picture,
    placed,
    positions,
    texts,
    titles,
)

QUICK: Final = 0.03
"""Seconds in which a picture must be there, for the browser takes three times as long."""


def playing(state: State) -> bool:
    return state.current_player >= 0


def turn(state: State) -> bool:
    return playing(state) and state.phase == Phase.PLAY


def on_route(state: State, *names: str) -> State:
    """The same position with another route before the one on turn."""
    cards = tuple(state.land.card_of[name] for name in names)
    player = state.player._replace(route=cards, on_route=sum(cards))
    return state._replace(players=replaced(state.players, state.seat, player))


def layers(scene: Scene, name: str) -> list[Group]:
    return [group for group in scene.groups() if group.layer == name]


def test_every_city_of_the_map_is_named_with_its_houses() -> None:
    state = first(lambda state: playing(state) and any(player.houses.bit_count() > 5 for player in state.players))
    said = titles(picture(state))
    assert {touch for touch in said if touch.startswith("city:")} == {f"city:{name}" for name in SOUTH.card_of}
    for city, name in SOUTH.name_of.items():
        owners = [
            colour
            for colour, player in zip(("Blue", "Orange", "Green", "Purple"), state.players, strict=False)
            if player.houses & city
        ]
        assert said[f"city:{name}"].endswith(f"houses of {', '.join(owners)}" if owners else "no houses")


def test_a_card_says_its_country_and_where_its_roads_lead() -> None:
    state = first(lambda state: turn(state) and SOUTH.card_of["Ulm"] in state.open)
    words = "Ulm, in Württemberg; roads to Augsburg, Ingolstadt, Kempten, Sigmaringen, Stuttgart"
    assert words in titles(picture(state))["open:Ulm"]


def test_cards_of_one_city_are_one_thing_to_touch() -> None:
    state = first(
        lambda state: (
            turn(state) and len({*state.open}) < 6 and count(state.player.hand) > kinds(state.player.hand).bit_count()
        )
    )
    said = titles(picture(state))
    assert len([touch for touch in said if touch.startswith("open:")]) == len({*state.open})
    assert len([touch for touch in said if touch.startswith("hand:")]) == kinds(state.player.hand).bit_count()
    twice = next(city for city in state.open if state.open.count(city) > 1)
    assert said[f"open:{SOUTH.name_of[twice]}"].startswith(f"{state.open.count(twice)} × ")


def test_cards_that_fit_are_marked_by_an_arrow_and_in_words() -> None:
    """The rule text's picture: Innsbruck fits München, Kempten fits neither end."""
    state = on_route(first(turn), "München", "Salzburg", "Linz")
    hand = SOUTH.among(("Innsbruck", "Kempten", "Passau"))
    state = state._replace(players=replaced(state.players, state.seat, state.player._replace(hand=hand)))
    scene = picture(state)
    said = titles(scene)
    assert said["hand:Innsbruck"].endswith("fits the front of the route")
    assert said["hand:Passau"].endswith("fits both ends of the route")
    assert "fits" not in said["hand:Kempten"]
    arrows = [touch for item, _at, touch in placed(scene.items) if item.style == "arrow-accent"]
    assert [arrows.count(f"hand:{name}") for name in ("Innsbruck", "Kempten", "Passau")] == [1, 0, 2]


def test_nobody_sees_a_hand_but_its_holder() -> None:
    for state in positions(1)[::7]:
        for viewer in (SPECTATOR, *range(len(state.players))):
            scene = picture(state, viewer)
            held = {touch.removeprefix("hand:") for touch in titles(scene) if touch.startswith("hand:")}
            own = state.players[viewer].hand if viewer >= 0 else 0
            assert held == {SOUTH.name_of[city] for city in each(kinds(own))}
    assert "Hands are seen by those who hold them." in texts(picture(positions(1)[50], SPECTATOR).items)


def test_what_others_hold_changes_nothing_in_a_picture() -> None:
    """Two positions that differ in hidden cards alone look the same, board and side, to another seat."""
    state = first(lambda state: turn(state) and len(listed(state.player.hand - state.player.known)) > 0)
    viewer = (state.seat + 1) % len(state.players)
    secret = listed(state.player.hand - state.player.known)[0]
    other = next(city for city in each(kinds(state.pile)) if city != secret)
    changed = state.player._replace(hand=state.player.hand - secret + other)
    swapped = state._replace(players=replaced(state.players, state.seat, changed), pile=state.pile - other + secret)
    for eyes in (viewer, SPECTATOR):
        one, two = state.observe(eyes), swapped.observe(eyes)
        assert FIGURE.board(one, View(None, eyes)) == FIGURE.board(two, View(None, eyes))
        assert FIGURE.side(one, eyes) == FIGURE.side(two, eyes)
    assert picture(state, state.seat) != picture(swapped, state.seat)


def test_the_pile_counts_without_the_cards_in_hidden_hands() -> None:
    state = first(lambda state: turn(state) and any(player.hand != player.known for player in state.players))
    for viewer in (SPECTATOR, 0, 1):
        assert f"Pile: {count(state.pile)} cards" in titles(picture(state, viewer))["pile"]


@pytest.mark.parametrize("hand", [1, 4, 8])
def test_what_is_touched_is_large_enough_for_a_thumb_and_covers_nothing_else(hand: int) -> None:
    state = first(turn)
    held = SOUTH.among(SOUTH.names[:hand])
    state = state._replace(players=replaced(state.players, state.seat, state.player._replace(hand=held)))
    scene = picture(state)
    found = [(item, at, touch) for item, at, touch in placed(scene.items) if item.style == "hit"]
    assert {touch for _item, _at, touch in found} == {*scene.touches()}
    boxes = []
    for item, (x, y), touch in found:
        if isinstance(item, Circle):
            assert 2 * item.radius >= layout.LEAST, touch
        else:
            assert isinstance(item, Rect)
            assert min(item.width, item.height) >= layout.LEAST, touch
            boxes.append((x + item.corner[0], y + item.corner[1], item.width, item.height))
    for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(boxes, 2):
        assert ax + aw <= bx + 1e-6 or bx + bw <= ax + 1e-6 or ay + ah <= by + 1e-6 or by + bh <= ay + 1e-6
    rounds = [(item.radius, at) for item, at, _touch in found if isinstance(item, Circle)]
    for (radius, one), (_radius, other) in combinations(rounds, 2):
        assert math.dist(one, other) >= 2 * radius - 1e-6


def test_the_picture_is_as_wide_as_a_telephone() -> None:
    """At 390 by 844 the page leaves 373 by 504 px for it, and 44 px are then the least."""
    scene = picture(first(turn))
    assert scene.height / scene.width <= 504 / 373
    assert layout.LEAST * 373 / scene.width >= 44


def test_officials_say_what_they_do_now() -> None:
    state = first(lambda state: turn(state) and may_swap(state))
    said = {group.title for group in picture(state).groups() if group.title}
    assert "Amtmann: exchanges the six open cards. May still help in this turn" in said
    used = first(lambda state: turn(state) and state.official == Official.POSTMEISTER)
    said = {group.title for group in picture(used).groups() if group.title}
    assert "Postmeister: a second card is taken. Helps in this turn" in said
    assert "Wagner: two cards more when it comes to the carriage. Can't help now" in said


def test_houses_that_may_be_placed_are_outlined_and_the_proposal_has_letters() -> None:
    state = first(
        lambda state: state.phase == Phase.HOUSES and 1 < len(proposed_houses(state)) < len(state.legal_actions()) - 1
    )
    ghosts = [item for item, _at, _touch in placed(picture(state).items) if item.style == "house-ghost"]
    lettered = [item for item, _at, _touch in placed(picture(state).items) if item.style == "number-accent"]
    assert len(ghosts) == len(state.legal_actions()) - 1
    assert len(lettered) == len(proposed_houses(state))


def test_the_last_house_or_card_is_ringed() -> None:
    state = first(turn)
    for notation in ("lay Ulm new", "house Ulm"):
        scene = FIGURE.board(state, View(state.read(notation), state.seat))
        assert len(layers(scene, "last")) == 1
    assert not layers(FIGURE.board(state, View(state.read("draw Ulm"), state.seat)), "last")


def test_previews_show_what_a_step_brings() -> None:
    seen: set[type] = set()
    for state in positions(0) + positions(2):
        for action in state.legal_actions():
            items = FIGURE.preview(state, action)
            used = {item.style for item, _at, _touch in placed(items)}
            assert used <= {*LOOKS.styles}
            seen.add(type(action))
            if isinstance(action, Lay) and action.end != "new":
                assert {"road-lit", "bar-preview"} <= used
            if isinstance(action, House):
                assert any(style.startswith("house-p") for style in used)
            if isinstance(action, Draw) and action.card:
                assert "road-lit" in used
            if isinstance(action, Close):
                assert ("house-ghost" in used) == bool(state.after(action).phase == Phase.HOUSES)
    assert {Lay, House, Draw, Close, Done} <= seen


def test_a_glance_lights_the_roads_of_a_city() -> None:
    state = first(turn)
    for kind in ("open", "hand", "city"):
        lit = [
            item for item, _at, _touch in placed(FIGURE.glance(state, f"{kind}:München")) if item.style == "road-lit"
        ]
        assert len(lit) == 6
    assert FIGURE.glance(state, "pile") == ()


def test_the_side_shows_values_to_their_owner_alone() -> None:
    state = first(lambda state: turn(state) and len(state.player.tiles) >= 2)
    own, other = side(state, state.seat), side(state, SPECTATOR)
    assert "; tiles: " in own.title
    assert "; last tile: " in other.title
    assert f"= {state.player.tile_points}" in texts(own.items)
    assert f"= {state.player.tile_points}" not in texts(other.items)


def test_the_reckoning_adds_up_for_everybody() -> None:
    for number in range(6):
        state = positions(number)[-1]
        scene = final.reckoning(state)
        for colour, score in zip(("Blue", "Orange", "Green", "Purple"), state.scores(), strict=False):
            told = scene.title.split(f"{colour}: ")[1].split(". ")[0].rstrip(".")
            parts = [part.rsplit(" ", 1) if " + " not in part else part.split(" ", 1) for part in told.split(", ")]
            assert told.endswith(f"Total {score}")
            assert sum(points(part) for part in told.split(", ")[:-1]) == score, (told, parts)


def points(part: str) -> int:
    """Of "Route of 5 2 + 1" the 3; of "Baden –" nothing."""
    last = part.replace(" + ", "+").rsplit(" ", 1)[1].replace("−", "-")
    return sum(int(value) for value in last.split("+")) if last != "–" else 0


def test_the_reckoning_says_how_a_tie_was_broken() -> None:
    over = positions(0)[-1]
    assert over.phase == Phase.OVER
    even = tuple(over.players[0] for _player in over.players)
    for ended in range(len(even)):
        state = over._replace(players=even, ended=ended)
        assert "wins with the end tile" in final.reckoning(state).title
    low = over.players[0]._replace(tiles=(), carriage=0)
    players = (low, *even[1:])
    told = final.reckoning(over._replace(players=players, ended=0)).title
    assert ("sitting next after Blue" in told) == (len(players) > 2)


def test_every_player_is_told_with_all_that_is_seen_of_them() -> None:
    state = first(lambda state: turn(state) and bool(state.player.route) and bool(state.player.carriage))
    told = [group.title for group in picture(state).groups() if "whose turn it is" in group.title]
    player = state.player
    (words,) = told
    assert f"carriage {player.carriage}" in words
    assert words.endswith(f"route: {', '.join(SOUTH.name_of[city] for city in player.route)}")


def test_marks_of_the_help_lie_within_their_squares_and_differ() -> None:
    marks = legend.legend()
    assert len({words for _scene, words in marks}) == len(marks)
    assert all((scene.width, scene.height) == (legend.SIDE, legend.SIDE) for scene, _words in marks)
    assert len({scene.items for scene, _words in marks}) == len(marks)
    assert (FIGURE.emblem().width, FIGURE.emblem().height) == (40.0, 40.0)


def test_a_picture_is_there_at_once() -> None:
    states = [state for state in positions(3) if playing(state)][:60]
    FIGURE.board(states[0], View(None, states[0].seat))
    began = time.process_time()
    for state in states:
        FIGURE.board(state, View(None, state.seat))
    assert (time.process_time() - began) / len(states) < QUICK
