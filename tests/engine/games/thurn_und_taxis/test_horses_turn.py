"""A turn with horses: a card is laid or harnessed, and the Postillion makes it two (rules, horses; our readings)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import BadOption
from tests.engine.games.thurn_und_taxis.table import (
    GAME,
    actions,
    deals,
    hand,
    harnessed,
    horses,
    new,
    play,
    refusal,
    refused,
    route,
    taken,
    touches,
)

FIVE = "Bremen1 Bremen2 Bremen3 Hamburg1 Hamburg2"
SIX = f"{FIVE} Hamburg3"


# ---- The option


def test_the_horses_can_only_be_played_with_the_north_germany_map() -> None:
    for options in ({}, {"map": "south"}, {"map": "south", "countries": "outer"}):
        with pytest.raises(BadOption, match="The horses are played on the map of North Germany only"):
            GAME.new_initial_state(2, horses="on", **options)
    assert new(map="north", horses="on").land.horses == (1, 2, 3)


def test_every_city_has_a_card_with_one_a_card_with_two_and_a_card_with_three_horses() -> None:
    state = play(GAME.new_initial_state(map="north", horses="on"), "start 1")
    dealt = [str(action) for action, chance in state.chance_outcomes() if chance == pytest.approx(1 / 69)]
    assert dealt == [f"deal {city} {number}" for city in state.land.names for number in (1, 2, 3)]
    assert "deal Berlin 2" not in [str(action) for action, _chance in play(state, "deal Berlin 2").chance_outcomes()]


# ---- Each player receives a carriage card with two horses


@pytest.mark.parametrize(
    ("attached", "has"), [("", 2), ("Bremen1", 3), ("Bremen2", 4), ("Bremen3", 5), ("Bremen1 Bremen3 Hamburg3", 9)]
)
def test_two_horses_and_those_of_the_cards_attached(attached: str, has: int) -> None:
    state = horses("Berlin3", "Weimar1 Leipzig1", attached)
    assert str(state.remarks()[0]) == f"Blue has {has} horses, and the route needs 2."


def test_six_cards_are_at_most_twenty_horses() -> None:
    state = horses("Berlin3", "Weimar1 Leipzig1", "Bremen3 Hamburg3 Lübeck3 Cassel3 Fulda3 Münster3")
    assert "has 20 horses" in str(state.remarks()[0])


# ---- Play as a city card, or attach the back with the horses


def laying(*steps: str, tearing: str = "free") -> Any:
    """A route of two, of whose neighbours one is in the hand; the card drawn fits nowhere."""
    state = horses("Dresden3 Hamburg3 Stendal2", "Weimar1 Leipzig1", tearing=tearing)
    return play(state, *taken("Bremen2"), *steps)


def test_a_card_is_laid_or_harnessed_in_every_turn() -> None:
    state = laying()
    assert actions(state, "harness") == [
        "harness Bremen 2",
        "harness Dresden 3",
        "harness Hamburg 3",
        "harness Stendal 2",
    ]
    assert [step for step in actions(state, "lay") if not step.endswith("new")] == ["lay Dresden 3 back"]
    assert refused(state, "end") == refused(state, "close") == "lay-first"
    assert str(refusal(state, "end")) == "First lay or harness a card: every turn has one."


def test_a_card_that_fits_nowhere_can_still_be_harnessed() -> None:
    state = laying("harness Bremen 2")
    assert (harnessed(state), route(state)) == (["Bremen2"], ["Weimar1", "Leipzig1"])
    assert hand(state) == ["Dresden3", "Hamburg3", "Stendal2"]
    assert "end" in actions(state), "that was the card of this turn"


def test_a_card_is_taken_before_one_is_harnessed() -> None:
    state = horses("Dresden3", "Weimar1 Leipzig1")
    assert actions(state, "harness") == []
    assert refused(state, "harness Dresden 3") == "draw-first"


def test_no_card_is_taken_after_harnessing() -> None:
    reason = refusal(laying("harness Bremen 2"), "draw pile")
    assert reason.code == "draw-before-laying"
    assert str(reason) == "Cards are taken before one is laid or harnessed."


def test_what_is_touched_says_what_is_meant() -> None:
    """A card alone could be laid or harnessed: the second touch tells which."""
    state = laying()
    assert touches(state, "harness Dresden 3") == {"hand:Dresden 3", "carriage"}
    assert touches(state, "lay Dresden 3 back") == {"hand:Dresden 3", "end:back"}
    assert touches(state, "lay Dresden 3 new") == {"hand:Dresden 3", "tear-down"}
    assert touches(play(horses("Dresden3"), *taken("Bremen2")), "lay Bremen 2 new") == {"hand:Bremen 2", "end:new"}


# ---- Postillion: "you can also combine the two actions"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("lay Dresden 3 back", "harness Bremen 2"),
        ("harness Bremen 2", "lay Dresden 3 back"),
        ("harness Bremen 2", "harness Stendal 2"),
        ("harness Dresden 3", "harness Hamburg 3"),
    ],
)
def test_the_postillion_plays_any_two(first: str, second: str) -> None:
    state = laying(first)
    assert {"end", second} <= {*actions(state)}
    played = play(state, second)
    laid = [step for step in (first, second) if step.startswith("lay")]
    assert (len(route(played)), len(harnessed(played))) == (2 + len(laid), 2 - len(laid))
    assert played.current_player == (0 if actions(played, "close") else 1), "a third is not to be had"


def test_the_postillion_lays_two() -> None:
    state = play(horses("Leipzig2 Dresden3", "Weimar1"), *taken("Bremen2"), "lay Leipzig 2 back", "lay Dresden 3 back")
    assert (route(state), state.current_player) == (["Weimar1", "Leipzig2", "Dresden3"], 1)


def test_after_two_cards_there_is_no_third() -> None:
    state = laying("lay Dresden 3 back", "harness Bremen 2")
    assert actions(state) == ["close", "end"]
    for step in ("harness Hamburg 3", "lay Stendal 2 back"):
        assert refused(state, step) == "laid-already"
    assert str(refusal(state, "harness Hamburg 3")) == "You have laid or harnessed your cards of this turn."


def test_the_second_card_must_fit_or_be_harnessed() -> None:
    state = laying("harness Bremen 2")
    assert actions(state) == [
        "end",
        "harness Dresden 3",
        "harness Hamburg 3",
        "harness Stendal 2",
        "lay Dresden 3 back",
    ]
    assert refused(state, "lay Hamburg 3 back") == "no-road"
    assert refused(state, "lay Hamburg 3 new") == "second-joins"
    assert str(refusal(state, "lay Hamburg 3 new")) == "The second card of a turn must join the route, or be harnessed."


def test_a_card_may_be_harnessed_before_there_is_a_route_which_the_second_begins() -> None:
    state = play(horses("Dresden3 Hamburg3"), *taken("Bremen2"))
    assert len(actions(state, "harness")) == len(actions(state, "lay")) == 3
    state = play(state, "harness Bremen 2")
    assert actions(state, "lay") == ["lay Dresden 3 new", "lay Hamburg 3 new"]
    assert touches(state, "lay Hamburg 3 new") == {"hand:Hamburg 3", "end:new"}
    state = play(state, "lay Hamburg 3 new")
    assert (route(state), harnessed(state), state.current_player) == (["Hamburg3"], ["Bremen2"], 1)


def test_the_turn_may_also_end_without_a_route() -> None:
    state = play(horses("Dresden3 Hamburg3"), *taken("Bremen2"), "harness Bremen 2", "end")
    assert (route(state), harnessed(state), state.current_player) == ([], ["Bremen2"], 1)


def test_harnessing_the_last_card_ends_the_turn() -> None:
    state = play(horses("Dresden3"), *taken("Bremen2"), "harness Bremen 2", "harness Dresden 3")
    assert (hand(state), state.current_player) == ([], 1)


# ---- exactly one official a turn


def test_after_the_amtmann_or_the_postmeister_no_second_card_is_played() -> None:
    swapped = ["swap", *deals("Cassel1 Cassel2 Cassel3 Fulda2 Fulda3 Münster1"), "draw Cassel 1", "deal Münster 2"]
    for steps, official in ((swapped, "Amtmann"), (taken("Bremen2", "Bremen3"), "Postmeister")):
        state = play(horses("Dresden3 Stendal2", "Göttingen1 Weimar1 Leipzig1", "Hamburg3"), *steps)
        for first in ("harness Stendal 2", "lay Dresden 3 back"):
            played = play(state, first)
            assert actions(played) == ["close", "end"]
            second = "lay Dresden 3 back" if first.startswith("harness") else "harness Stendal 2"
            assert refused(played, second) == "one-official"
            assert f"the {official} has" in str(refusal(played, second))


def test_after_the_postillion_there_is_no_other_official() -> None:
    state = laying("harness Bremen 2", "lay Dresden 3 back")
    assert refused(state, "draw pile") == refused(state, "draw Lübeck 1") == "draw-before-laying"
    assert refused(state, "swap") == "swap-first"
    assert refused(state, "close wagner") == "no-wagner"


def test_with_an_empty_hand_two_are_taken_and_one_is_played() -> None:
    """The Postmeister must help, so that the Postillion cannot."""
    for first in ("harness Bremen 2", "lay Bremen 2 new"):
        state = play(horses("", ""), *taken("Bremen2"))
        assert refused(state, first) == "draw-second-first"
        state = play(state, *taken("Hamburg3"), first)
        assert (state.current_player, hand(state)) == (1, ["Hamburg3"])


def test_everybodys_first_turn_plays_one_card() -> None:
    state = new(3, 2, map="north", horses="on")
    for mover in (1, 2, 0):
        assert state.current_player == mover
        state = play(state, *taken(f"Berlin{mover + 1}", f"Weimar{mover + 1}"), f"harness Berlin {mover + 1}")
    assert [harnessed(state, number) for number in (1, 2, 3)] == [["Berlin1"], ["Berlin2"], ["Berlin3"]]


# ---- A maximum of six cards may be attached to the carriage


def test_the_sixth_card_may_be_attached_and_no_seventh() -> None:
    state = play(horses("Dresden3 Münster2", "Weimar1 Leipzig1", FIVE), *taken("Hamburg3"), "harness Hamburg 3")
    assert harnessed(state) == SIX.split()
    assert actions(state) == ["end", "lay Dresden 3 back"]
    for card in ("Dresden 3", "Münster 2"):
        reason = refusal(state, f"harness {card}")
        assert (reason.code, str(reason)) == ("carriage-full", "No more than 6 cards are harnessed to a carriage.")


def test_with_six_attached_a_card_is_laid() -> None:
    state = play(horses("Dresden3 Münster2", "Weimar1 Leipzig1", SIX, tearing="forced"), *taken("Cassel1"))
    assert (actions(state, "harness"), actions(state, "lay")) == ([], ["lay Dresden 3 back"])
    assert refused(state, "harness Dresden 3") == "carriage-full"
