"""The yardstick: routes of five, and the card that fits."""

from random import Random

import pytest

from engine.bots import Playouts
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from generator.bench.games.thurn_und_taxis.greedy import GreedyPlayer
from tests.engine.games.thurn_und_taxis.table import GAME, closing, houses, new, play, two


def choices(state, seeds=20):
    return {str(GreedyPlayer().choose(state, Random(seed), Playouts(0))) for seed in range(seeds)}


def laid(hand, route, **table):
    """After taking Lodz, and laying the last city of the route."""
    *before, last = route.split()
    return play(two(f"{hand} {last}", " ".join(before), **table), "draw Lodz", "deal Ulm", f"lay {last} back")


def test_it_takes_an_open_card_that_fits():
    assert choices(two("Lodz", "Pilsen Budweis", open_cards="Basel Linz Ulm Mannheim Regensburg Ulm")) == {
        "draw Linz",
        "draw Regensburg",
    }


def test_it_takes_no_second_of_a_card_that_it_holds():
    assert choices(two("Linz", "Pilsen Budweis", open_cards="Basel Linz Ulm Mannheim Zürich Ulm")) == {"draw pile"}


def test_it_takes_an_unknown_card_if_none_fits():
    assert choices(two("Lodz", "Pilsen Budweis", open_cards="Basel Ulm Ulm Basel Mannheim Freiburg")) == {"draw pile"}


def test_without_a_route_it_looks_for_neighbours_of_its_hand():
    assert choices(two("Lodz", open_cards="Basel Ulm Pilsen Basel Mannheim Freiburg")) == {"draw Pilsen"}


def test_its_first_turn_has_two_cards():
    state = play(new(), "draw pile", "deal Ulm")
    assert all(choice.startswith("draw") for choice in choices(state))


def test_it_lays_where_most_cities_fit():
    state = play(two("Linz München", "Passau"), "draw Lodz", "deal Ulm")
    assert choices(state) <= {"lay München back", "lay München front"}


def test_it_takes_a_second_card_if_nothing_fits():
    state = play(two("Basel", "Passau"), "draw Lodz", "deal Linz")
    assert choices(state) == {"draw Linz"}


@pytest.mark.parametrize(
    ("hand", "route", "carriage", "chosen"),
    [
        ("Basel", "Pilsen Budweis Linz Passau München", 3, "close"),
        ("Innsbruck", "Pilsen Budweis Linz Passau München", 5, "close wagner"),
        ("Innsbruck", "Budweis Linz Passau München", 3, "lay Innsbruck back"),
        ("Basel", "Budweis Linz Passau München", 6, "close"),
        ("Basel", "Linz Passau München", 3, "close wagner"),
    ],
)
def test_it_closes_at_five_cards_or_when_it_is_stuck(hand, route, carriage, chosen):
    assert choices(laid(hand, route, carriage=carriage)) == {chosen}


def test_it_places_the_most_houses():
    state = closing("Innsbruck München Salzburg Linz Budweis")
    while str(step := GreedyPlayer().choose(state, Random(1), Playouts(0))).startswith("house"):
        state = play(state, str(step))
        if len(houses(state)) == 4:
            break
    assert len(houses(state)) == 4


def test_whole_games_end():
    rng, state, decisions = Random(4), GAME.new_initial_state(4), 0
    while state.current_player != TERMINAL:
        on_chance = state.current_player == CHANCE
        state = state.after(draw(state, rng) if on_chance else GreedyPlayer().choose(state, rng, Playouts(0)))
        decisions += not on_chance
    assert decisions < 900
    assert min(state.scores()) > -20
