"""The general rules: each sentence of the rule text, and the rulings on it."""

from __future__ import annotations

import pytest

from engine.game import CHANCE, TERMINAL
from engine.games.turi_tour import animals
from tests.engine.games.turi_tour.oracle_lattice import AS_LAID, CELLS, touched, wholly_on
from tests.engine.games.turi_tour.oracle_things import KINDS, PARTS
from tests.engine.games.turi_tour.table import (
    actions,
    at,
    cards,
    play,
    put,
    refused,
    seat,
    shore,
    spot,
    standing,
    step,
    told,
    where,
    wins,
)

# ---- General rules

TELLS = {
    "sheep": ("coat", "a woolly coat"),
    "pig": ("legs", "short legs, for it is small"),
    "rabbit": ("ears", "long ears"),
    "chicken": ("tail", "a bushy tail of feathers"),
    "horse": ("legs", "long legs"),
    "cow": ("back", "a long, straight back"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_remember_their_differences(kind: str) -> None:
    part, feels = TELLS[kind]
    assert animals.feels_like(KINDS.index(kind), part) == feels
    for other in (*KINDS, "farmer"):
        if other != kind:
            assert animals.feels_like(animals.KINDS.index(other), part) != feels


def test_the_horse_has_a_long_neck_too() -> None:
    assert [kind for kind in range(7) if animals.feels_like(kind, "neck") == "a long neck"] == [KINDS.index("horse")]


def test_every_figure_can_be_told_from_every_other() -> None:
    felt = {tuple(animals.feels_like(kind, part) for part in PARTS) for kind in range(7)}
    assert len(felt) == len({*animals.SHAPES}) == 7


@pytest.mark.parametrize("away", [(0, 0), (1, 0), (4, 2), (-2, 4), (4, 0)])
def test_none_of_the_animals_already_on_the_game_board_must_fall_over(away: tuple[int, int]) -> None:
    """Ruling: the task is lost, the fallen stand up again, the animal in the hand is treated as after a lost task."""
    x, y = spot("pig")
    state = at("holiday pig", pig=1)
    cell = (x + away[0], y + away[1])
    assert told(state, "say pig", *put(cell)) == "What a shame. Another figure has fallen over."
    assert not wins(state, "say pig", *put(cell))
    after = play(state, "say pig", *put(cell))
    assert standing(after) == {"pig": 2}
    assert ("pig", spot("pig")) in where(after)
    assert seat(after) == 2


@pytest.mark.parametrize("away", [(5, 0), (4, 3), (-3, 4), (0, -5)])
def test_side_by_side_they_stand(away: tuple[int, int]) -> None:
    x, y = spot("pig")
    assert "fallen" not in told(at("holiday pig", pig=1), "say pig", *put((x + away[0], y + away[1])))


def test_a_farmer_who_makes_an_animal_fall_takes_none_home() -> None:
    state = at("farmer", pig=3)
    assert not wins(state, "say farmer", *put(spot("pig")))
    assert standing(play(state, "say farmer", *put(spot("pig")))) == {"pig": 3}


def test_you_may_touch_the_game_board_as_well_as_the_animals_already_on_it() -> None:
    state = at("holiday pig", cow=1)
    x, y = spot("cow")
    assert told(state, step("feel", (x + 1, y - 2))) == "You feel something with a long, straight back."
    strip, water = shore("pig")
    assert told(state, step("feel", strip)) == "You feel a border strip."
    assert told(state, step("feel", water)) == "You feel water."
    assert told(state, step("feel", spot("pig"))) == "You feel an island."
    assert len(actions(state, "feel")) == len(actions(play(state, "say pig"), "feel")) == len(CELLS)


@pytest.mark.parametrize("card", ["holiday pig", "count pig", "farmer", "sourpuss"])
def test_you_are_not_allowed_to_lift_the_animals_off_the_game_board(card: str) -> None:
    name = "ask pig" if card == "sourpuss" else "say pig"
    state = play(at(card, pig=1), name, step("feel", spot("pig")))
    assert refused(state, step("take", spot("pig"))) == "not-to-take"


def test_only_a_part_on_the_resort_is_correct_and_then_it_is_moved_completely_onto_it() -> None:
    strip, water = shore("rabbit")
    assert touched(AS_LAID, water) == [KINDS.index("rabbit")]
    assert wholly_on(AS_LAID, water) is None
    state = at("holiday rabbit")
    assert told(state, "say rabbit", *put(water)) == (
        "Well done! The rabbit stands half in the water, but on its resort."
    )
    assert wins(state, "say rabbit", *put(water))
    ((kind, cell),) = where(play(state, "say rabbit", *put(water)))
    assert (kind, wholly_on(AS_LAID, cell)) == ("rabbit", KINDS.index("rabbit"))
    assert max(abs(cell[0] - strip[0]), abs(cell[1] - strip[1])) <= 3, "as near as can be"


@pytest.mark.parametrize("task", ["holiday", "count", "homesick"])
def test_not_enough_animals_the_card_is_put_under_the_stack_and_a_new_card_is_drawn(task: str) -> None:
    state = play(at(phase="look", fresh=3, pig=4), "glasses", f"card {task} pig")
    assert state.current_player == CHANCE
    assert (state.fresh, [card.name for card in state.under]) == (2, [f"{task} pig"])
    after = play(state, "card holiday cow", "say cow", *put(spot("cow")))
    assert seat(after) == 2, "the same player's turn went on"
    assert after.scores() == (1, 0)


def test_a_sourpuss_card_is_unplayable_only_if_all_24_stand() -> None:
    crowd = dict.fromkeys(KINDS, 4)
    assert play(at(phase="look", crowd=crowd), "glasses", "card sourpuss").current_player == CHANCE
    assert seat(play(at(phase="look", crowd=crowd, cow=3), "glasses", "card sourpuss")) == 1


def test_a_farmer_can_always_be_handed_over() -> None:
    assert seat(play(at(phase="look", crowd=dict.fromkeys(KINDS, 4)), "glasses", "card farmer")) == 1


def test_the_cards_under_the_stack_come_last_and_in_their_order() -> None:
    state = play(at(phase="look", fresh=1, under=["homesick pig", "count pig"], pig=4), "glasses")
    assert len(cards(state)) > 2
    state = play(state, "card holiday cow", "say cow", *put(spot("cow")), "glasses")
    assert cards(state) == {"homesick pig": 1}
    assert cards(play(state, "card homesick pig")) == {"count pig": 1}


def test_if_every_remaining_card_was_rejected_in_one_sequence_the_game_ends() -> None:
    state = play(at(phase="look", fresh=1, under=["homesick pig", "count pig"], pig=4, won=(2, 1)), "glasses")
    state = play(state, "card holiday pig", "card homesick pig")
    assert state.current_player == CHANCE
    state = play(state, "card count pig")
    assert state.current_player == TERMINAL
    assert state.winners() == (0,)
