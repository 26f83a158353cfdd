"""Tearing a route down where there are horses: when it must be, when it may be, and what stays (our readings)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.thurn_und_taxis.legal import must_tear
from tests.engine.games.thurn_und_taxis.table import (
    actions,
    discards,
    harnessed,
    horses,
    play,
    refusal,
    refused,
    route,
    taken,
    touches,
)

SIX = "Bremen1 Bremen2 Bremen3 Hamburg1 Hamburg2 Hamburg3"


def full(hand: str = "Lübeck3 Münster2", attached: str = SIX, tearing: str = "free") -> Any:
    """Weimar – Leipzig lies there, and a card is drawn that fits nowhere."""
    return play(horses(hand, "Weimar1 Leipzig1", attached, tearing=tearing), *taken("Cassel1"))


# ---- The six-card limit reached, and nothing fits: forced tear-down


@pytest.mark.parametrize("tearing", ["free", "forced"])
def test_a_full_carriage_and_no_card_that_fits_tear_the_route_down(tearing: str) -> None:
    state = full(tearing=tearing)
    assert must_tear(state)
    assert actions(state, "lay", "harness") == ["lay Cassel 1 new", "lay Lübeck 3 new", "lay Münster 2 new"]
    step = state.parse("lay Münster 2 new")
    assert {*step.touches} == {"hand:Münster 2"}, "nothing else can be meant"
    assert not step.gives_up
    assert state.caution(step) is None, "there is nothing to ask"
    state = play(state, "lay Münster 2 new")
    assert (route(state), discards(state)) == (["Münster2"], ["Leipzig1", "Weimar1"])


def test_it_is_said_that_the_route_must_be_torn_down() -> None:
    state = horses("Lübeck3", "Weimar1 Leipzig1", SIX)
    assert "lay a card, or take a second one" in str(play(state, *taken("Cassel1")).status())
    after = play(state, *taken("Cassel1", "Cassel2"))
    assert str(after.status()) == (
        "Blue: no card fits, so the route is torn down: choose the card that begins a new one."
    )


def test_with_room_on_the_carriage_nothing_is_forced() -> None:
    state = full(attached=SIX.replace(" Hamburg3", ""))
    assert not must_tear(state)
    assert actions(state, "harness") == ["harness Cassel 1", "harness Lübeck 3", "harness Münster 2"]
    assert touches(state, "lay Münster 2 new") == {"tear-down", "hand:Münster 2"}


def test_with_a_card_that_fits_nothing_is_forced() -> None:
    state = full(hand="Lübeck3 Dresden2")
    assert not must_tear(state)
    assert actions(state, "lay", "harness") == [
        "lay Cassel 1 new",
        "lay Dresden 2 back",
        "lay Dresden 2 new",
        "lay Lübeck 3 new",
    ]


# ---- Tearing down freely, after a question


def test_a_route_may_be_torn_down_freely_though_a_card_could_be_harnessed() -> None:
    state = full(attached="Hamburg3")
    step = state.parse("lay Lübeck 3 new")
    assert step.gives_up
    assert str(state.caution(step)) == "This gives up the route Weimar – Leipzig: it will not be scored."


def test_harnessing_asks_nothing() -> None:
    state = full(attached="Hamburg3")
    assert state.caution(state.parse("harness Lübeck 3")) is None


# ---- Where it is agreed that a route is torn down only when no card fits


def test_only_when_no_card_can_be_harnessed_either() -> None:
    state = full(attached="Hamburg3", tearing="forced")
    assert [step for step in actions(state, "lay") if step.endswith("new")] == []
    for card in ("Cassel 1", "Lübeck 3", "Münster 2"):
        assert refused(state, f"lay {card} new") == "card-harnessed"
    assert str(refusal(state, "lay Lübeck 3 new")) == (
        "Lübeck 3 can be harnessed, and here a route is torn down only when nothing else is left."
    )


def test_only_when_no_card_fits() -> None:
    state = full(hand="Lübeck3 Dresden2", tearing="forced")
    for card in ("Cassel 1", "Lübeck 3", "Dresden 2"):
        assert refused(state, f"lay {card} new") == "card-fits"
    assert "Dresden 2 fits" in str(refusal(state, "lay Lübeck 3 new"))


# ---- The horses after a tear-down


@pytest.mark.parametrize(("attached", "tearing"), [(SIX, "forced"), (SIX, "free"), ("Hamburg3", "free")])
def test_the_horses_stay_when_a_route_is_torn_down(attached: str, tearing: str) -> None:
    state = play(full(attached=attached, tearing=tearing), "lay Lübeck 3 new")
    assert harnessed(state) == attached.split()
    assert discards(state) == ["Leipzig1", "Weimar1"], "and nothing else is put away"


def test_after_a_tear_down_the_postillion_lays_what_fits_the_new_route() -> None:
    state = play(full(), "lay Cassel 1 new")
    assert actions(state) == ["end", "lay Münster 2 back", "lay Münster 2 front"]
    assert refused(state, "lay Lübeck 3 back") == "no-road"


def test_after_a_tear_down_the_postillion_may_harness() -> None:
    state = play(full(attached="Hamburg3"), "lay Lübeck 3 new", "harness Münster 2")
    assert (route(state), harnessed(state)) == (["Lübeck3"], ["Hamburg3", "Münster2"])


def test_after_harnessing_there_is_no_tearing_down_in_this_turn() -> None:
    state = play(full(attached="Hamburg3"), "harness Cassel 1")
    assert actions(state, "lay") == []
    assert refused(state, "lay Lübeck 3 new") == "second-joins"
