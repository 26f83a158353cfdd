"""The task cards: each sentence of the rule text, and the rulings on it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.engine.games.turi_tour.oracle_lattice import AS_LAID, CELLS, distance, standing_places, touched, wholly_on
from tests.engine.games.turi_tour.oracle_things import KINDS
from tests.engine.games.turi_tour.table import (
    actions,
    at,
    lifted,
    play,
    put,
    refused,
    shore,
    spot,
    standing,
    step,
    told,
    where,
    wins,
)

OPEN_SEA = (36, 36)
STRICT, NEVER = {"naming": "strict"}, {"naming": "never"}


def home_of(state: object, kind: str) -> bool:
    """Whether all of a kind stand wholly on their own resort."""
    return all(wholly_on(AS_LAID, cell) == KINDS.index(kind) for one, cell in where(state) if one == kind)


# ---- An animal wants to go on holiday


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_animal_on_the_correct_holiday_resort(kind: str) -> None:
    state = at(f"holiday {kind}")
    assert told(state, f"say {kind}", *put(spot(kind))) == f"Well done! The {kind} stands on its resort."
    assert wins(state, f"say {kind}", *put(spot(kind)))
    assert where(play(state, f"say {kind}", *put(spot(kind)))) == [(kind, spot(kind))]


def test_within_the_border_strip() -> None:
    strip, _water = shore("cow")
    assert wins(at("holiday cow"), "say cow", *put(strip))


def test_standing_completely_in_the_water_now_place_the_animal_on_its_correct_holiday_resort() -> None:
    state = at("holiday cow")
    assert told(state, "say cow", *put(OPEN_SEA)) == "What a shame. The cow stands in the water."
    assert not wins(state, "say cow", *put(OPEN_SEA))
    after = play(state, "say cow", *put(OPEN_SEA))
    assert standing(after) == {"cow": 1}
    assert home_of(after, "cow")


def test_placed_in_the_wrong_holiday_resort_now_place_the_animal_on_its_correct_holiday_resort() -> None:
    state = at("holiday cow", cow=2, pig=1)
    steps = ("say cow", *put(spot("pig", 2)))
    assert told(state, *steps) == "What a shame. The cow stands on another resort than its own."
    assert not wins(state, *steps)
    assert standing(play(state, *steps)) == {"cow": 3, "pig": 1}
    assert home_of(play(state, *steps), "cow")


def test_where_there_is_no_room_left_the_animals_of_the_resort_move_closer_together() -> None:
    """Three stand so that a fourth can't: whoever moves it completely onto the resort must make room."""
    island = KINDS.index("chicken")
    x, y = 36, 19
    spread = [(x - 4, y), (x + 2, y - 3), (x + 1, y + 3)]
    places = standing_places(AS_LAID, island)
    assert {*spread} <= {*places}
    assert all(min(distance(place, other) for other in spread) <= 20 for place in places)
    state = at("holiday chicken", figures=[("chicken", cell) for cell in spread])
    after = play(state, "say chicken", *put(OPEN_SEA))
    assert standing(after) == {"chicken": 4}
    assert home_of(after, "chicken")


@pytest.mark.parametrize(
    ("options", "won"), [({}, True), (STRICT, False), (NEVER, True)], ids=["task", "strict", "never"]
)
def test_holiday_and_homesick_after_a_wrong_name(options: Mapping[str, str], won: bool) -> None:
    """The option: strict naming loses them."""
    assert wins(at("holiday cow", options=options), "say pig", *put(spot("cow"))) == won
    assert wins(at("homesick cow", options=options), "say pig", "none") == won
    assert wins(at("homesick cow", options=options, cow=1), "say pig", *lifted(spot("cow"))) == won
    if not won:
        why = "What a shame. You said pig, but it is the cow."
        assert told(at("holiday cow", options=options), "say pig", *put(spot("cow"))) == why
        assert told(at("homesick cow", options=options), "say pig", "none") == why
        assert told(at("homesick cow", options=options, cow=1), "say pig", *lifted(spot("cow"))) == why


# ---- Count the animals


@pytest.mark.parametrize("there", range(4))
def test_state_clearly_how_many_animals_of_this_kind_are_already_on_holiday(there: int) -> None:
    state = at("count sheep", sheep=there, cow=2)
    assert actions(play(state, "say sheep"), "count") == [f"count {number}" for number in range(5)]
    for number in range(5):
        assert wins(state, "say sheep", f"count {number}") == (number == there)
    assert told(state, "say sheep", "count 4") == (
        f"What a shame. You said 4, but on the board there are: sheep, {there}."
    )
    assert told(state, "say sheep", f"count {there}") == f"Well done! On the board: sheep, {there}."


def test_put_the_animal_in_your_hand_back_next_to_the_game_board() -> None:
    state = at("count sheep", sheep=2)
    for number in (1, 2):
        assert standing(play(state, "say sheep", f"count {number}")) == {"sheep": 2}


def test_you_have_not_recognized_the_animal_counted_right_all_the_same() -> None:
    """The specific sentence beats the general one; the option can lift it."""
    assert not wins(at("count sheep", sheep=2), "say cow", "count 2")
    assert not wins(at("count sheep", options=STRICT, sheep=2), "say cow", "count 2")
    assert wins(at("count sheep", options=NEVER, sheep=2), "say cow", "count 2")
    assert told(at("count sheep", sheep=2), "say cow", "count 2") == (
        "What a shame. You said cow, but it is the sheep."
    )


# ---- The farmer


def test_the_farmer_on_the_resort_with_the_most_animals_takes_them_all_home() -> None:
    state = at("farmer", cow=3, pig=2)
    steps = ("say farmer", *put(free_cell("cow", 3)))
    assert wins(state, *steps)
    assert standing(play(state, *steps)) == {"pig": 2}
    assert told(state, *steps) == "Well done! The farmer takes the largest group home."


def free_cell(kind: str, standing_there: int) -> tuple[int, int]:
    """A cell from which a base reaches the resort and no figure on it."""
    land = AS_LAID[KINDS.index(kind)]
    figures = [spot(kind, place + 1) for place in range(standing_there)]
    return next(cell for cell in sorted(land) if all(distance(cell, other) > 20 for other in figures))


def test_the_farmer_on_the_wrong_resort_is_put_back_next_to_the_game_board() -> None:
    state = at("farmer", cow=3, pig=2)
    for cell in (free_cell("pig", 2), spot("horse"), OPEN_SEA):
        assert not wins(state, "say farmer", *put(cell))
        assert standing(play(state, "say farmer", *put(cell))) == {"cow": 3, "pig": 2}


def test_the_same_number_in_two_or_more_resorts_you_can_choose() -> None:
    state = at("farmer", cow=2, pig=2, horse=1)
    assert wins(state, "say farmer", *put(free_cell("cow", 2)))
    assert standing(play(state, "say farmer", *put(free_cell("pig", 2)))) == {"cow": 2, "horse": 1}
    assert not wins(state, "say farmer", *put(free_cell("horse", 1)))


def test_on_two_of_the_largest_at_once_the_farmer_takes_the_first_island_home() -> None:
    """Our reading: one group leaves. With an animal on each, a cell between two islands decides it."""
    pairs = 0
    for cell in CELLS:
        islands = touched(AS_LAID, cell)
        kinds = [KINDS[island] for island in islands]
        state = at("farmer", crowd=dict.fromkeys(kinds, 1))
        if len(kinds) == 2 and all(distance(cell, spot(kind)) > 20 for kind in kinds):
            pairs += 1
            assert standing(play(state, "say farmer", *put(cell))) == {kinds[1]: 1}
    assert pairs


@pytest.mark.parametrize("kind", KINDS)
def test_on_an_empty_board_all_resorts_are_tied(kind: str) -> None:
    state = at("farmer")
    assert wins(state, "say farmer", *put(spot(kind)))
    assert standing(play(state, "say farmer", *put(spot(kind)))) == {}
    assert not wins(state, "say farmer", *put(OPEN_SEA))


def test_you_did_not_recognize_the_farmer() -> None:
    steps = ("say pig", *put(free_cell("cow", 3)))
    assert not wins(at("farmer", cow=3), *steps)
    assert standing(play(at("farmer", cow=3), *steps)) == {"cow": 3}
    assert wins(at("farmer", options=NEVER, cow=3), *steps)


# ---- Homesick


def test_take_one_of_these_animals_off_the_game_board() -> None:
    state = at("homesick horse", horse=2, pig=1)
    steps = ("say horse", *lifted(spot("horse", 2)))
    assert wins(state, *steps)
    assert where(play(state, *steps)) == sorted([("horse", spot("horse")), ("pig", spot("pig"))])
    assert told(state, *steps) == "Well done! The horse goes home."


def test_only_what_the_fingertip_has_met_is_lifted() -> None:
    state = play(at("homesick horse", horse=1), "say horse")
    assert refused(state, step("take", spot("horse"))) == "nothing-here"
    assert refused(play(state, step("feel", OPEN_SEA)), step("take", OPEN_SEA)) == "nothing-here"
    x, y = spot("horse")
    assert wins(state, *lifted((x + 2, y + 1))), "any part of its base"


def test_no_animal_of_this_kind_say_this_out_loud() -> None:
    assert wins(at("homesick horse", pig=1), "say horse", "none")


def test_you_have_said_that_there_are_none_and_this_is_not_true() -> None:
    state = at("homesick horse", horse=1)
    assert not wins(state, "say horse", "none")
    assert standing(play(state, "say horse", "none")) == {"horse": 1}


def test_you_have_taken_the_wrong_animal_and_every_animal_in_the_hand_goes_beside_the_board() -> None:
    steps = ("say horse", *lifted(spot("pig")))
    state = at("homesick horse", horse=1, pig=1)
    assert not wins(state, *steps)
    assert standing(play(state, *steps)) == {"horse": 1}
    assert told(state, *steps) == "What a shame. That was the pig, not the horse."


def test_the_wrong_animal_goes_back_where_it_stood_if_so_agreed() -> None:
    steps = ("say horse", *lifted(spot("pig")))
    state = at("homesick horse", options={"lifted": "back"}, horse=1, pig=1)
    assert not wins(state, *steps)
    assert where(play(state, *steps)) == where(state)
    assert standing(play(state, "say horse", *lifted(spot("horse")))) == {"pig": 1}


# ---- The holiday sourpuss


def test_decide_which_kind_is_the_least_represented_and_place_it_on_its_resort() -> None:
    state = at("sourpuss", chicken=1, cow=2, horse=2, pig=1, rabbit=2, sheep=3)
    assert actions(state, "ask") == sorted(f"ask {kind}" for kind in KINDS)
    for kind in ("chicken", "pig"):
        steps = (f"ask {kind}", *put(spot(kind, 2)))
        assert wins(state, *steps), "a tie is a free choice"
        assert standing(play(state, *steps))[kind] == 2
    assert told(state, "ask pig", *put(spot("pig", 2))) == "Well done! The pig stands on its resort."


def test_ask_the_other_players_to_hand_you_one() -> None:
    state = at("sourpuss")
    assert refused(state, "say pig") == "nothing-to-say"
    assert refused(play(state, step("feel", OPEN_SEA)), step("drop", OPEN_SEA)) == "ask-first"
    assert refused(at("holiday pig"), "ask pig") == "nothing-to-ask"
    assert told(play(state, "ask pig"), "stroke legs") == "the legs: short legs, for it is small."


def test_you_could_not_remember_which_animal_is_the_sourpuss() -> None:
    state = at("sourpuss", cow=1)
    steps = ("ask cow", *put(spot("cow", 2)))
    assert not wins(state, *steps)
    assert told(state, *steps) == "What a shame. The cow is not the rarest animal on the board."
    assert standing(play(state, *steps)) == {"cow": 2}


def test_the_sourpuss_in_the_wrong_resort_is_placed_on_its_correct_one() -> None:
    state = at("sourpuss", cow=1)
    for cell in (spot("horse"), OPEN_SEA):
        assert not wins(state, "ask pig", *put(cell))
        after = play(state, "ask pig", *put(cell))
        assert standing(after) == {"cow": 1, "pig": 1}
        assert home_of(after, "pig")


def test_an_animal_of_which_none_is_left_is_no_sourpuss() -> None:
    state = at("sourpuss", cow=4)
    assert not wins(state, "ask cow")
    assert standing(play(state, "ask cow")) == {"cow": 4}
    assert told(state, "ask cow") == "What a shame. All of these stand on the board: cow."
