"""The end of the game and the variations: each sentence of the rule text, and the rulings on it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.game import CHANCE, TERMINAL
from tests.engine.games.turi_tour.oracle_lattice import CELLS, quarter
from tests.engine.games.turi_tour.oracle_things import PARTS
from tests.engine.games.turi_tour.table import (
    actions,
    at,
    cards,
    new,
    play,
    put,
    refused,
    seat,
    spot,
    step,
    where,
    wins,
)

# ---- The end of the game


def test_the_game_ends_when_no_new_task_card_can_be_drawn() -> None:
    assert play(at("count pig", fresh=0), "say pig", "count 0").current_player == TERMINAL
    assert seat(play(at("count pig", fresh=1), "say pig", "count 0")) == 2
    assert seat(play(at("count pig", fresh=0, under=["holiday cow"]), "say pig", "count 0")) == 2


def test_the_winner_is_the_player_or_the_players_with_the_most_task_cards() -> None:
    last = at("count pig", fresh=0, won=(2, 1, 3))
    assert play(last, "say pig", "count 1").winners() == (2,)
    shared = play(last, "say pig", "count 0")
    assert shared.winners() == (0, 2)
    assert str(shared.status()) == "Red and Green share the win: 3 cards each."


# ---- Variations


def test_shuffle_the_6_turn_cards_into_the_stack_of_counted_task_cards() -> None:
    state = play(new(2, turning="on"), "glasses")
    assert state.fresh == 16 + 6
    assert cards(state)["turn"] == pytest.approx(float(Fraction(6, 22)))
    assert cards(state)["farmer"] == pytest.approx(float(Fraction(16, 22) * Fraction(6, 48)))


def test_the_board_is_turned_clockwise_by_90_degrees_and_a_new_card_is_drawn_for_the_same_player() -> None:
    before = at(phase="look", options={"turning": "on"}, fresh=9, won=(1, 0), cow=2, sheep=1)
    state = play(before, "glasses", "card turn")
    assert [seat(state), *actions(state)] == [1, "glasses"], "off with the sunglasses, and on again"
    assert (state.scores(), state.fresh) == ((1, 0), 8)
    assert where(state) == sorted((kind, quarter(cell)) for kind, cell in where(before))
    assert quarter((36, 11)) == (62, 36), "what was at the top is on the right"
    again = play(state, "glasses")
    assert again.current_player == CHANCE
    assert cards(again)["turn"] == pytest.approx(5 / 8)
    resort = spot("cow", 3, quarters=1)
    assert wins(play(again, "card holiday cow"), "say cow", *put(resort))
    assert not wins(play(again, "card holiday cow"), "say cow", *put(spot("rabbit")))


def test_four_turns_bring_the_board_back() -> None:
    state = at(phase="look", options={"turning": "on"}, cow=2)
    turned = play(state, *["glasses", "card turn"] * 4)
    assert where(turned) == where(state)
    assert where(play(state, "glasses", "card turn")) != where(state)


def test_the_last_card_of_all_may_turn_the_board() -> None:
    """All 48 task cards of four players with twelve each are gone."""
    state = new(4, turning="on", cards="12")._replace(fresh=1)
    state = state._replace(unseen=(*[0] * (len(state.unseen) - 1), 1))
    assert cards(play(state, "glasses")) == {"turn": 1.0}
    assert play(state, "glasses", "card turn").current_player == TERMINAL


def test_without_the_variation_no_card_turns_the_board() -> None:
    assert "turn" not in cards(play(new(), "glasses"))


def test_when_feeling_the_animals_only_one_hand() -> None:
    """Our reading: each part once, and not while the other hand would be needed to hold what is placed."""
    state = play(at("holiday pig", options={"hand": "one"}), "stroke ears")
    assert actions(state, "stroke") == [f"stroke {part}" for part in PARTS if part != "ears"]
    assert refused(state, "stroke ears") == refused(play(state, "say pig"), "stroke legs") == "one-hand"
    free = play(at("holiday pig"), "stroke ears", "say pig")
    assert actions(free, "stroke") == [f"stroke {part}" for part in PARTS]


def test_when_placing_you_are_not_allowed_to_touch_the_game_board() -> None:
    for card, name in (("holiday pig", "say pig"), ("farmer", "say pig"), ("sourpuss", "ask pig")):
        state = at(card, options={"board": "untouched"})
        assert len(actions(state, "feel")) == len(CELLS), "before placing it may be"
        state = play(state, name)
        assert actions(state, "feel") == []
        assert len(actions(state, "drop")) == len(CELLS)
        assert refused(state, "feel 36 36") == "hands-off"
    assert wins(at("holiday pig", options={"board": "untouched"}), "say pig", step("drop", spot("pig")))


def test_counting_and_homesick_place_nothing() -> None:
    for card in ("count pig", "homesick pig"):
        state = play(at(card, options={"board": "untouched"}), "say pig")
        assert len(actions(state, "feel")) == len(CELLS)


def test_else_the_figure_goes_where_the_fingertip_is() -> None:
    state = play(at("holiday pig"), "say pig")
    assert actions(state, "drop") == []
    assert refused(state, "drop 36 36") == "drop-at-finger"
    assert actions(play(state, "feel 36 36"), "drop") == ["drop 36 36"]
