"""Steps with horses as people type them, the words of refusals, and why touching something does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.thurn_und_taxis.table import actions, horses, new, play, refusal, refused, taken

SIX = "Bremen1 Bremen2 Bremen3 Hamburg1 Hamburg2 Hamburg3"


def three_of_cölln() -> Any:
    """All cards of Cölln in the hand, and one of Lübeck."""
    return play(horses("Cölln1 Cölln2 Cölln3"), *taken("Lübeck3"))


# ---- Notation


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("harness Lübeck 3", "harness Lübeck 3"),
        ("harness Lübeck", "harness Lübeck 3"),
        ("HARNESS LUEBECK", "harness Lübeck 3"),
        ("harnesslubeck3", "harness Lübeck 3"),
        ("lay lübeck new", "lay Lübeck 3 new"),
        ("lay lübeck3new", "lay Lübeck 3 new"),
        ("lay Cölln 2 new", "lay Cölln 2 new"),
        ("lay Köln 2 new", "lay Cölln 2 new"),
        ("lay Koeln2 new", "lay Cölln 2 new"),
        ("harness colln 1", "harness Cölln 1"),
        ("harness Cologne 3", "harness Cölln 3"),
    ],
)
def test_the_number_follows_the_city_and_may_be_left_out_where_one_card_can_be_meant(typed: str, step: str) -> None:
    assert str(three_of_cölln().parse(typed)) == step


@pytest.mark.parametrize("step", ["lay Cölln new", "harness Cölln", "lay Köln new", "harness koeln"])
def test_it_is_asked_which_card_of_several_is_meant(step: str) -> None:
    reason = refusal(three_of_cölln(), step)
    assert reason.code == "which-card"
    assert str(reason) == (
        "There is more than one card of Cölln: name the number of its horses as well (Cölln 1, Cölln 2, Cölln 3)."
    )


def test_the_cards_to_choose_from_are_those_that_are_there() -> None:
    open_cards = "Berlin1 Berlin3 Weimar2 Dresden1 Dresden2 Dresden3"
    state = horses("Cassel2 Fulda1", open_cards=open_cards)
    assert str(state.parse("draw Weimar")) == "draw Weimar 2"
    assert "(Berlin 1, Berlin 3)" in str(refusal(state, "draw Berlin"))
    assert "(Dresden 1, Dresden 2, Dresden 3)" in str(refusal(state, "draw Dresden"))
    dealt = play(state, "draw Weimar")
    assert str(dealt.parse("deal Berlin")) == "deal Berlin 2", "one is left in the pile"
    assert refused(dealt, "deal Cassel") == "which-card"


def test_what_is_discarded_is_named_with_its_number_too() -> None:
    state = horses("Cölln1 Cölln2 Frankfurt3 Weimar2", "Berlin2 Dresden2", "Hamburg3")
    state = play(state, *taken("Leipzig1"), "lay Leipzig back", "close", "done")
    assert refused(state, "discard Köln") == "which-card"
    assert str(state.parse("discard Frankfurt am Main")) == "discard Frankfurt 3"
    assert str(state.parse("discard Koeln 2")) == "discard Cölln 2"


@pytest.mark.parametrize(
    "step", ["harness Cölln 0", "harness Cölln 4", "lay Cölln 9 new", "draw Cölln 12", "harness 2"]
)
def test_no_card_has_no_horse_or_more_than_three(step: str) -> None:
    assert refused(three_of_cölln(), step) == "not-understood"


@pytest.mark.parametrize("step", ["harness", "harness Ulm 2", "harness Cölln 2 front", "lay Cölln 2", "house Cölln 2"])
def test_what_is_not_understood(step: str) -> None:
    reason = refusal(three_of_cölln(), step)
    assert reason.code == "not-understood"
    assert "draw Berlin · draw pile · lay Berlin front · harness Berlin 1 · close" in str(reason)


def test_every_step_is_printed_as_it_is_read() -> None:
    for state in (three_of_cölln(), horses("Cassel2"), play(three_of_cölln(), "harness Cölln 2")):
        for action in state.legal_actions():
            assert str(state.parse(str(action))) == str(action)
            assert state.parse(str(action).replace(" ", "").upper()) == action


def test_steps_come_in_the_order_of_their_notation() -> None:
    state = play(horses("Weimar1 Weimar2 Berlin1 Berlin3", "Leipzig2 Dresden2"), *taken("Wittenberg2"))
    assert actions(state, "harness", "lay") == sorted(actions(state, "harness", "lay"))


# ---- Refusals


def test_a_card_that_is_not_there_is_called_what_matters() -> None:
    """The number is said only where there is another card of the city."""
    state = three_of_cölln()
    assert str(refusal(state, "harness Berlin")) == "Berlin is not in your hand."
    assert str(refusal(state, "harness Berlin 2")) == "Berlin is not in your hand."
    assert str(refusal(state, "lay Lübeck 2 new")) == "Lübeck 2 is not in your hand."
    before = horses("Cassel2")
    assert str(refusal(before, "draw Weimar")) == "Weimar is not among the open cards."
    assert str(refusal(before, "draw Brüssel 3")) == "Brüssel 3 is not among the open cards."


def test_on_the_south_there_are_no_horses() -> None:
    state = play(new(open_cards="Ulm Linz Passau Lodz Basel Pilsen"), *taken("Ulm", "Linz"))
    assert refused(state, "harness Ulm") == "no-horses"
    assert refused(state, "harness Ulm 2") == "not-understood"
    assert state.explain(("hand:Ulm", "carriage")).code == "no-horses"
    assert state.explain(("carriage",)).code == "nothing-there"


# ---- Touches that do nothing


def touched(state: Any, *touches: str) -> str:
    """Why nothing is done by touching these, as a sentence."""
    reason = state.explain(touches)
    assert str(reason) == str(reason.message)
    return str(reason)


def drawn(attached: str = "", route: str = "Weimar1 Leipzig1") -> Any:
    """Dresden fits at the back of Weimar – Leipzig, and Lübeck nowhere."""
    return play(
        horses("Dresden3 Lübeck2", route, attached), *taken("Bremen2" if "Bremen2" not in attached else "Cassel1")
    )


def test_the_carriage_before_a_card_is_taken() -> None:
    for touches in (["carriage"], ["hand:Dresden 3", "carriage"], ["carriage", "hand:Dresden 3"]):
        assert touched(horses("Dresden3"), *touches) == "First take a card: every turn begins with one."
    assert "takes two" in touched(play(horses(""), *taken("Berlin3")), "carriage")
    assert touched(horses(""), "carriage") == "First take a card: every turn begins with one."


def test_the_full_carriage() -> None:
    for touches in (["carriage"], ["hand:Dresden 3", "carriage"], ["carriage", "hand:Lübeck 2"]):
        assert touched(drawn(SIX), *touches) == "No more than 6 cards are harnessed to a carriage."


def test_the_carriage_after_two_cards_or_beside_another_official() -> None:
    state = play(drawn(), "lay Dresden 3 back", "harness Lübeck 2")
    assert touched(state, "carriage") == "You have laid or harnessed your cards of this turn."
    state = play(horses("Dresden3 Lübeck2", "Weimar1 Leipzig1", "Hamburg3"), *taken("Bremen2", "Bremen1"))
    state = play(state, "lay Dresden back")
    assert touched(state, "hand:Lübeck 2", "carriage") == (
        "Only one official helps in a turn, and the Postmeister has."
    )


def test_an_end_that_the_card_does_not_fit() -> None:
    state = drawn()
    assert touched(state, "hand:Dresden 3", "end:front") == (
        "Dresden has no road to Weimar: a card joins one end of the route."
    )
    for end, city in (("front", "Weimar"), ("back", "Leipzig")):
        for touches in (("hand:Lübeck 2", f"end:{end}"), (f"end:{end}", "hand:Lübeck 2")):
            assert touched(state, *touches) == f"Lübeck has no road to {city}: a card joins one end of the route."


def test_a_card_that_fits_no_end_when_the_carriage_is_full() -> None:
    assert touched(drawn(SIX), "hand:Lübeck 2") == (
        "Lübeck has no road to Weimar or Leipzig: a card joins one end of the route."
    )


def test_a_city_that_is_in_the_route() -> None:
    state = play(horses("Leipzig3 Dresden2", "Weimar1 Leipzig1"), *taken("Bremen2"))
    assert touched(state, "hand:Leipzig 3", "end:back") == (
        "Leipzig is in the route already, and no city may be in it twice."
    )


def test_closing_with_too_few_horses() -> None:
    state = play(drawn(route="Göttingen2 Weimar1 Leipzig1"), "lay Dresden 3 back")
    assert touched(state, "close") == "A route of 4 needs as many horses; your carriage has 2: 2 more."
    assert touched(state, "wagner") == "Where horses draw the carriage there is no Wagner."
    assert touched(play(state, "harness Bremen 2"), "hand:Lübeck 2", "carriage") == (
        "You have laid or harnessed your cards of this turn."
    )


def test_closing_before_anything_is_laid_or_harnessed() -> None:
    assert touched(drawn(), "close") == touched(drawn(), "end") == "First lay or harness a card: every turn has one."


def test_a_tear_down_after_harnessing() -> None:
    state = play(drawn(), "harness Bremen 2")
    assert touched(state, "tear-down", "hand:Lübeck 2") == (
        "The second card of a turn must join the route, or be harnessed."
    )


def test_the_cards_of_the_open_row_by_their_number() -> None:
    state = drawn()
    played = play(state, "harness Bremen 2")
    assert touched(played, "open:Brüssel 1") == "Cards are taken before one is laid or harnessed."
    assert state.explain(("open:Brüssel",)).code == "nothing-there", "no such card"


def test_while_a_card_is_dealt() -> None:
    assert play(horses("Dresden3"), "draw pile").explain(("carriage",)).code == "chance-first"
    assert play(new(map="north", horses="on"), "draw Brüssel").explain(("hand:Brüssel 1",)).code == "chance-first"
