"""Officials and drawing cards: each sentence of the rule text, and each ruling on it.

The rest is in test_rule_text.py (preparation, laying), test_rule_text_closing.py, ..._tiles.py and ..._end.py.
"""

from __future__ import annotations

import pytest

from tests.engine.games.thurn_und_taxis.table import (
    OPEN,
    actions,
    at,
    by_chance,
    carriage,
    deals,
    discards,
    hand,
    in_order,
    new,
    open_cards,
    outcomes,
    play,
    refusal,
    refused,
    route,
    seat,
    taken,
    tiles,
    two,
    with_pile,
)

# ---- exactly one official a turn

LONG = "Augsburg München Salzburg"


@pytest.mark.parametrize(
    ("steps", "name"),
    [
        (["swap", *deals("Ulm Ulm Passau Passau Passau Basel"), "draw Ulm", "deal Lodz"], "Amtmann"),
        ([*taken("Lodz", "Lodz")], "Postmeister"),
    ],
)
def test_exactly_one_official_a_turn(steps: list[str], name: str) -> None:
    state = play(two("Linz Budweis Pilsen", LONG, carriage=5), *steps)
    assert actions(state, "draw", "swap") == []
    if name == "Amtmann":
        assert (refusal(state, "draw pile").code, str(refusal(state, "draw pile"))) == (
            "one-official",
            "Only one official helps in a turn, and the Amtmann has.",
        )
    state = play(state, "lay Linz back")
    assert actions(state) == ["close", "end"]
    for step in ("lay Budweis back", "close wagner"):
        assert refused(state, step) == "one-official"
        assert name in str(refusal(state, step))


def test_after_the_postillion_no_wagner() -> None:
    state = play(two("Linz Budweis", LONG, carriage=6), *taken("Lodz"), "lay Linz back", "lay Budweis back")
    assert actions(state) == ["close", "end"]
    assert refused(state, "close wagner") == "one-official"


# ---- Amtmann ("officer", "bailiff")


def test_the_amtmann_exchanges_the_six_open_cards() -> None:
    state = play(two("Lodz"), "swap")
    assert (open_cards(state), discards(state)) == (["-"] * 6, in_order(OPEN.split()))
    for number in range(6):
        assert by_chance(state)
        assert open_cards(state)[number:] == ["-"] * (6 - number)
        state = play(state, "deal " + ("Passau", "Linz")[number % 2])
    assert open_cards(state) == ["Passau", "Linz"] * 3
    assert actions(state) == ["draw Linz", "draw Passau", "draw pile"]


def test_the_amtmann_can_only_be_chosen_with_a_card_in_the_hand() -> None:
    assert "swap" in actions(two("Lodz"))
    assert refused(two(""), "swap") == refused(new(), "swap") == "swap-empty-hand"


def test_the_amtmann_comes_before_the_draw_and_once() -> None:
    assert refused(play(two("Lodz"), *taken("Ulm")), "swap") == "swap-first"
    again = play(two("Lodz"), "swap", *deals("Linz Linz Linz Passau Passau Passau"))
    assert refused(again, "swap") == "one-official"


def test_the_amtmann_with_fewer_than_six_cards_in_the_pile() -> None:
    """The six go to the discards first; they are shuffled when the pile is empty."""
    state = with_pile("Ulm Ulm", "Lodz", discards="Linz", open_cards=OPEN)
    state = play(state, "swap", "deal Ulm", "deal Ulm")
    assert outcomes(state) == pytest.approx({f"deal {city}": 1 / 7 for city in [*OPEN.split(), "Linz"]})
    assert discards(play(state, "deal Linz")) == []


# ---- Postmeister


def test_the_postmeister_is_a_second_card_drawn_after_the_first() -> None:
    state = play(two("Lodz", "Linz"), "draw Basel", "deal Ulm")
    assert {"draw pile", "draw Ulm", "draw Lodz", "lay Lodz new"} <= {*actions(state)}
    both = play(state, "draw Ulm", "deal Passau")
    assert hand(both) == ["Basel", "Lodz", "Ulm"]
    assert refused(both, "draw pile") == "drawn-already"
    assert hand(play(state, *taken("Ulm"))) == ["Basel", "Lodz", "Ulm"]


def test_without_a_card_at_the_start_of_a_turn_the_postmeister_must_be_chosen() -> None:
    state = play(two("", LONG, carriage=5), *taken("Linz"))
    assert {step.split()[0] for step in actions(state)} == {"draw"}
    assert refused(state, "lay Linz back") == "draw-second-first"
    state = play(state, *taken("Budweis"), "lay Linz back")
    assert actions(state) == ["close", "end"]
    assert refused(state, "lay Budweis back") == refused(state, "close wagner") == "one-official"


def test_also_at_the_start_of_the_game() -> None:
    state = new(3, 2)
    for mover in (1, 2, 0):
        assert state.current_player == mover
        state = play(state, *taken("Ulm"))
        assert refused(state, "lay Ulm new") == "draw-second-first"
        state = play(state, *taken(("Linz", "Passau", "Pilsen")[mover]), "lay Ulm new")
    assert state.current_player == 1
    assert "swap" in actions(state)


def test_the_forced_postmeister_takes_the_one_card_that_is_left() -> None:
    state = with_pile("Ulm")
    assert actions(state) == []
    state = play(state, "deal Ulm")
    assert actions(state) == ["draw Ulm"]
    assert actions(play(state, "draw Ulm")) == ["lay Ulm new"]


# ---- Postillion


def test_the_postillion_adds_a_second_card_that_must_fit() -> None:
    state = play(two("Salzburg Linz Kempten Ulm", "München"), *taken("Innsbruck"), "lay Salzburg back")
    assert actions(state) == ["end", "lay Innsbruck back", "lay Innsbruck front", "lay Linz back"]
    assert refused(state, "lay Kempten front") == refused(state, "lay Ulm back") == "no-road"
    assert refused(state, "lay Ulm new") == "second-joins"
    state = play(state, "lay Linz back")
    assert (actions(state), route(state)) == (["close", "end"], ["München", "Salzburg", "Linz"])
    assert refused(state, "lay Innsbruck front") == "laid-already"


def test_the_postillion_after_a_tear_down() -> None:
    """Yes, if the card fits the new route of one card."""
    state = play(two("Salzburg Linz Ulm", "Lodz Pilsen"), *taken("Basel"), "lay Salzburg new")
    assert actions(state) == ["end", "lay Linz back", "lay Linz front"]
    assert route(play(state, "lay Linz front")) == ["Linz", "Salzburg"]


# ---- Wagner


def test_the_wagner_gets_a_six_for_a_route_of_4_and_a_five() -> None:
    before = two("Lodz Passau", LONG, carriage=5)
    state = play(before, *taken("Basel"), "lay Passau back")
    assert actions(state, "close") == ["close", "close wagner"]
    helped = play(state, "close wagner", "done")
    assert carriage(helped) == 6
    assert carriage(play(state, "close", "done")) == 5
    assert tiles(helped) == [], "the two cards do not count for the tile of a length"


def test_the_wagner_gets_the_seven_for_a_six_and_a_route_of_5() -> None:
    state = play(
        two("Lodz Linz", f"{LONG} Passau", carriage=6), *taken("Basel"), "lay Linz back", "close wagner", "done"
    )
    assert (carriage(state), tiles(state)) == (7, ["length-5:2", "end:1"])


@pytest.mark.parametrize(
    ("owned", "code"),
    [(0, "wagner-needless"), (3, "wagner-needless"), (4, ""), (5, ""), (6, "wagner-too-short")],
)
def test_the_wagner_only_where_he_changes_something(owned: int, code: str) -> None:
    """A route of 4: long enough for the four anyway, too short for the seven."""
    state = play(two("Lodz Passau", LONG, carriage=owned), *taken("Basel"), "lay Passau back")
    assert actions(state, "close") == (["close"] if code else ["close", "close wagner"])
    if code:
        assert refused(state, "close wagner") == code
    else:
        assert carriage(play(state, "close wagner", "done")) == owned + 1


def test_the_wagner_is_of_no_use_to_the_owner_of_a_seven() -> None:
    state = at(seat("Lodz Passau", LONG, carriage=7, tiles="end:1"), seat("Ulm"), ended=1, start=2)
    state = play(state, *taken("Basel"), "lay Passau back")
    assert refused(state, "close wagner") == "wagner-largest"


# ---- Draw cards


def test_one_of_the_six_open_cards_or_one_from_the_pile() -> None:
    assert actions(two("Linz"), "draw") == [*(f"draw {card}" for card in in_order(OPEN.split())), "draw pile"]
    assert refused(two("Linz"), "draw Passau") == "not-open"
    state = play(two("Linz"), "draw pile")
    assert by_chance(state)
    assert hand(play(state, "deal Passau")) == ["Linz", "Passau"]
    assert open_cards(play(state, "deal Passau")) == OPEN.split()


def test_the_display_is_replenished_immediately() -> None:
    state = play(two("Linz"), "draw Freiburg")
    assert by_chance(state)
    assert open_cards(state) == ["Lodz", "Basel", "-", "Mannheim", "Carlsruhe", "Budweis"]
    assert open_cards(play(state, "deal Ulm"))[2] == "Ulm"


def test_cards_are_not_drawn_after_laying() -> None:
    state = play(two("Salzburg Linz", "München"), *taken("Basel"), "lay Salzburg back")
    assert refused(state, "draw pile") == refused(state, "draw Lodz") == "draw-before-laying"


def test_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed() -> None:
    state = with_pile("Ulm", "Lodz", discards="Linz Linz Passau", open_cards=OPEN)
    assert outcomes(play(state, "draw pile")) == {"deal Ulm": 1.0}
    state = play(state, "draw pile", "deal Ulm")
    assert (discards(state), state.pile_size) == (["Linz", "Linz", "Passau"], 0)
    again = play(state, "draw pile")
    assert outcomes(again) == pytest.approx({"deal Linz": 2 / 3, "deal Passau": 1 / 3})
    assert discards(play(again, "deal Passau")) == []


def test_with_no_card_to_come_the_open_slots_stay_empty() -> None:
    state = play(with_pile("", "Lodz", open_cards=OPEN, route="Linz Salzburg"), "draw Basel")
    assert open_cards(state)[1] == "-"
    assert "draw pile" not in actions(state)
    assert refused(state, "draw pile") == "no-card-left"
    state = play(state, "lay Lodz new")
    assert outcomes(state) == {"deal Linz": 0.5, "deal Salzburg": 0.5}, "as soon as a card can be had"
    assert open_cards(play(state, "deal Linz"))[1] == "Linz"


def test_with_a_slot_empty_the_amtmann_is_not_there() -> None:
    state = with_pile("", "Lodz", open_cards="Linz Ulm")
    assert actions(state) == ["draw Linz", "draw Ulm"]
    assert refused(state, "swap") == "swap-gap"


def test_with_no_card_anywhere_the_draw_is_skipped() -> None:
    state = with_pile("", "Lodz Salzburg", route="Linz")
    assert actions(state) == ["lay Lodz new", "lay Salzburg back", "lay Salzburg front", "lay Salzburg new"]
    assert refused(state, "draw pile") == refused(state, "draw Ulm") == "no-card-left"


def test_with_no_card_anywhere_and_an_empty_hand_the_turn_ends() -> None:
    state = with_pile("", "", route="Linz Salzburg München")
    assert actions(state) == ["end"]
    assert play(state, "end").current_player == 1
