"""Contents, preparation and how to play: each sentence of the rule text, and the rulings on it.

The general rules, the tasks, and the end with the variations are in the files beside this one.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import factorial
from typing import Any

import pytest

from engine.game import CHANCE
from engine.games.turi_tour import animals, sea
from tests.engine.games.turi_tour.oracle_lattice import AS_LAID, CELLS, base, quarter, wholly_on
from tests.engine.games.turi_tour.oracle_things import KINDS, PARTS, deck, pictured
from tests.engine.games.turi_tour.table import (
    CHIPS,
    GAME,
    actions,
    at,
    cards,
    lifted,
    new,
    play,
    put,
    refused,
    seat,
    spot,
    standing,
    told,
    where,
    wins,
)

# ---- Contents and preparation


def test_1_game_board_of_4_parts_makes_a_round_game_board() -> None:
    assert len(CELLS) == 2128 >= 2000
    quarters = Counter((x > 36, y > 36) for x, y in CELLS)
    assert {*quarters.values()} == {532}
    assert {quarter(cell) for cell in CELLS} == {*CELLS}


def test_six_islands_of_different_outline() -> None:
    shapes = set()
    for cells in AS_LAID:
        turned = cells
        for _quarter in range(4):
            turned = frozenset(map(quarter, turned))
            left, top = min(x for x, _y in turned), min(y for _x, y in turned)
            shapes.add((frozenset((x - left, y - top) for x, y in turned), cells))
    outlines = [shape for shape, _cells in shapes]
    assert len({*AS_LAID}) == 6
    assert len(outlines) == len({*outlines})
    assert sum(map(len, AS_LAID)) == len(frozenset().union(*AS_LAID))


def test_round_every_island_runs_a_border_strip() -> None:
    for cells in AS_LAID:
        edge = {cell for cell in cells if not base(cell) <= cells}
        strip = cells & sea.STRIP
        assert strip <= edge
        assert len(strip) < len(cells) / 2


def test_24_animal_figures_and_1_farmer() -> None:
    assert (*KINDS, "farmer") == animals.KINDS
    assert animals.EACH * len(KINDS) == 24
    full = at(crowd=dict.fromkeys(KINDS, 4))
    assert sum(standing(full).values()) == 24


def test_place_all_wooden_figures_next_to_the_game_board() -> None:
    state = GAME.new_initial_state()
    assert standing(state) == {}
    assert standing(play(state, *CHIPS)) == {}


def test_decide_which_animal_goes_on_holiday_in_which_resort_6_animal_chips() -> None:
    state: Any = GAME.new_initial_state()
    ways = 1
    for number in range(6):
        assert state.current_player == CHANCE
        outcomes = state.chance_outcomes()
        assert {chance for _chip, chance in outcomes} == {1 / (6 - number)}
        assert len({str(chip) for chip, _chance in outcomes}) == 6 - number
        assert all(chip.touches == (f"island:{number + 1}",) for chip, _chance in outcomes)
        ways *= len(outcomes)
        state = state.apply(outcomes[-1][0])
    assert ways == factorial(6)


@pytest.mark.parametrize(("option", "number"), [*product(("double", "five"), range(1, 7))])
def test_take_one_of_the_six_start_cards_and_place_the_pictured_animals_on_their_holiday_resort(
    option: str, number: int
) -> None:
    """Ruling: two of one kind and one each of the next three; or five different kinds."""
    before = play(GAME.new_initial_state(start=option), *CHIPS)
    assert [str(outcome) for outcome, _chance in before.chance_outcomes()] == [f"start {card}" for card in range(1, 7)]
    state = play(before, f"start {number}")
    assert standing(state) == Counter(pictured(option, number))
    assert sorted(standing(state).values()) == ([1, 1, 1, 2] if option == "double" else [1] * 5)
    assert all(wholly_on(AS_LAID, cell) == KINDS.index(kind) for kind, cell in where(state))


def test_start_cards_treat_all_kinds_alike() -> None:
    for option in ("double", "five"):
        assert Counter(kind for number in range(1, 7) for kind in pictured(option, number)) == dict.fromkeys(KINDS, 5)


def test_the_start_cards_are_not_needed_anymore() -> None:
    assert refused(new(), "start 2") == "not-chance"


def test_54_task_cards() -> None:
    """Ruling: 24 on holiday, 6 of each other kind, the turn cards among the 54."""
    tasks = Counter[str]()
    for name, number in deck("full").items():
        tasks[name.split()[0]] += number
    assert tasks == {"holiday": 24, "count": 6, "homesick": 6, "farmer": 6, "sourpuss": 6, "turn": 6}
    assert engine_deck(new()) == deck("full")


def test_the_lighter_deck_has_18_on_holiday_and_12_to_count() -> None:
    tasks = Counter[str]()
    for name, number in engine_deck(new(deck="lighter")).items():
        tasks[name.split()[0]] += number
    assert tasks == {"holiday": 18, "count": 12, "homesick": 6, "farmer": 6, "sourpuss": 6, "turn": 6}


def engine_deck(state: Any) -> Counter[str]:
    """The cards that nobody has seen, from the position's text."""
    numbers = map(int, state.to_text().split()[4].split("."))
    return Counter(dict(zip(sorted(deck("full")), numbers, strict=True)))


@pytest.mark.parametrize(("players", "each"), [*product((2, 3, 4), (4, 8, 12))])
def test_remove_the_turn_cards_take_8_cards_for_each_player(players: int, each: int) -> None:
    """Variation: for a longer duration of the game more than 8; and fewer for a short one."""
    state = new(players, cards=str(each))
    assert state.fresh == each * players
    drawn = cards(play(state, "glasses"))
    assert "turn" not in drawn
    assert drawn["holiday pig"] == pytest.approx(4 / 48)
    assert drawn["farmer"] == pytest.approx(6 / 48)


def test_8_cards_unless_agreed_otherwise() -> None:
    assert new(3).fresh == 24


def test_the_player_who_has_been_on_holiday_most_recently_begins() -> None:
    """That is whoever takes the first seat."""
    assert all(seat(new(players)) == 1 for players in GAME.players)


# ---- How to play


def test_take_a_good_look_at_the_game_board_then_put_the_sunglasses_on() -> None:
    state = new()
    assert actions(state) == ["glasses"]
    assert state.observe(0) == state
    assert play(state, "glasses").observe(0) != play(state, "glasses")
    assert refused(state, "say pig") == refused(state, "feel 36 36") == "glasses-first"
    assert refused(play(state, "glasses", "card farmer"), "glasses") == "glasses-on"


def test_a_task_card_is_drawn_and_the_pictured_figure_is_placed_in_the_hand() -> None:
    dark = play(new(), "glasses")
    for name in ("holiday pig", "count pig", "homesick pig"):
        state = play(dark, f"card {name}")
        assert told(state, "stroke legs") == "the legs: short legs, for it is small."
    assert told(play(dark, "card farmer"), "stroke ears") == "the ears: a hat above the ears."
    assert refused(play(dark, "card sourpuss"), "stroke ears") == "empty-hand"


def test_feel_which_figure_it_is_and_say_this_out_loud() -> None:
    state = at("holiday pig")
    assert actions(state, "stroke") == [f"stroke {part}" for part in PARTS]
    assert actions(state, "say") == sorted(f"say {kind}" for kind in (*KINDS, "farmer"))
    assert refused(play(state, "feel 36 36"), "drop 36 36") == "say-first"
    assert refused(play(state, "say pig"), "say cow") == "said-already"


def test_now_the_other_players_tell_you_the_task() -> None:
    """The farmer's words are those of an animal on holiday."""
    said = {
        "holiday pig": "Place me on my holiday resort.",
        "farmer": "Place me on my holiday resort.",
        "count pig": "How many of these animals are already on holiday?",
        "homesick pig": "I’m homesick. Please take me back home.",
    }
    for name, words in said.items():
        assert words in str(play(at(name), "say pig").status())
    assert "Who is the greatest holiday sourpuss?" in str(at("sourpuss").status())


@pytest.mark.parametrize("name", ["pig", "cow", "farmer"])
def test_even_if_you_have_not_recognized_the_correct_animal_only_the_end_result_counts(name: str) -> None:
    """Ruling: so it is on holiday and homesick; counting and the farmer ask for recognition too."""
    assert wins(at("holiday pig"), f"say {name}", *put(spot("pig")))
    assert wins(at("homesick pig"), f"say {name}", "none")
    assert wins(at("homesick pig", pig=1), f"say {name}", *lifted(spot("pig")))


def test_performed_correctly_you_take_the_task_card() -> None:
    state = play(at("count pig", won=(2, 3), mover=2), "say pig", "count 0")
    assert state.scores() == (2, 4)


def test_not_performed_correctly_the_card_is_no_longer_needed() -> None:
    before = at("count pig", won=(2, 3), fresh=4)
    state = play(before, "say pig", "count 1")
    assert state.scores() == (2, 3)
    assert (state.fresh, state.under) == (4, ())
    assert engine_deck(state) == engine_deck(before) - Counter(["count pig"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_now_it_is_the_next_players_turn(players: int) -> None:
    for mover in range(1, players + 1):
        state = at("count pig", won=(0,) * players, mover=mover)
        for number in (0, 1):
            after = play(state, "say pig", f"count {number}")
            assert seat(after) == mover % players + 1
            assert actions(after) == ["glasses"]
