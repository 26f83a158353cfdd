"""Advice for people: in the dark it tells what was felt, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import UNKNOWN
from engine.games.turi_tour.actions import Count, Glasses
from engine.games.turi_tour.bot.finger import ROUND
from tests.engine.games.turi_tour.machine import OPTIONS, choose, decisions, hints, said
from tests.engine.games.turi_tour.table import at, lifted, new, play, spot, step
from tests.engine.tables import OnlyRandom


def test_hints_in_the_dark_tell_what_was_felt_and_nothing_else() -> None:
    """Whatever stands elsewhere, whosever the resorts are, whatever is in the hand: the same words."""
    tried = 0
    for state, _action in decisions(("normal", "hard"), 5):
        if state.dark:
            seen = state.observe(state.seat)
            assert seen.veil is UNKNOWN
            other: Any = seen.determinize(state.seat, OnlyRandom(f"guess/{tried}"))
            assert hints(other) == hints(state)
            tried += other != state
    assert tried > 60


@pytest.mark.parametrize("options", OPTIONS)
def test_hints_are_legal_with_chances_and_reasons(options: dict[str, str]) -> None:
    for state, _action in decisions(("easy", "hard", "normal"), 6, **options):
        offered = hints(state)
        assert len(offered) <= 3
        assert offered or not (state.may_feel() or state.felt)
        legal = state.legal_actions()
        for hint in offered:
            assert hint.action in legal
            assert 0 <= hint.value <= 1
            assert "{" not in str(hint.reason)
            assert str(hint.reason)
        assert hints(state, 1) == offered[:1]


def test_in_the_light_the_rarest_and_the_largest_are_named() -> None:
    state = at(phase="look", pig=3, cow=1, sheep=2, rabbit=1, horse=1)
    assert said(state) == [
        (
            "glasses",
            "Look where each animal has its resort. Rarest on the board: chicken. Largest group: pig.",
        )
    ]
    assert isinstance(hints(new())[0].action, Glasses)


def test_what_the_figure_can_still_be() -> None:
    first = said(at("holiday pig"))
    assert first[0] == (
        "stroke legs",
        "By the legs most can be told apart. It can still be: chicken, cow, horse, pig, rabbit, sheep, farmer.",
    )
    assert said(play(at("holiday cow"), "stroke legs"))[0] == (
        "stroke back",
        "By the back most can be told apart. It can still be: cow, rabbit, sheep.",
    )
    assert said(play(at("holiday pig"), "stroke tail")) == [
        ("say pig", "All that you have felt fits the pig alone."),
    ]


def test_where_to_feel_next() -> None:
    state = at("holiday rabbit", "rabbit", rabbit=1, options={"cards": "8"})
    assert said(state) == [("feel 36 36", "Begin somewhere, and feel your way to the resort.")]
    assert said(play(state, "feel 36 36"))[0][1] == "Here is water: feel on."
    met = play(state, step("feel", spot("rabbit")))
    assert said(met)[0][1] == "A figure stands too near: yours would make it fall."
    free = play(state, "feel 36 19")
    assert said(free)[0][1] == "Here is an island. Feel whether a figure stands near."
    for x, y in ROUND:
        free = play(free, f"feel {36 + x} {19 + y}")
    assert said(play(free, "feel 36 19")) == [("drop 36 19", "Here is an island, and you have met no figure near.")]


def test_where_the_board_must_not_be_touched_there_is_what_was_felt_before() -> None:
    state = at("holiday pig", options={"board": "untouched"}, rabbit=1)
    felt = play(state, "feel 36 36", "feel 36 19", step("feel", spot("rabbit")), "say pig")
    assert said(felt) == [("drop 36 19", "You have felt an island here, and met no figure near.")]
    assert said(play(state, "say pig")) == []


def test_hints_for_counting_and_lifting() -> None:
    counting = play(at("count rabbit", "rabbit", rabbit=2), step("feel", spot("rabbit")))
    assert said(counting)[0] == ("count 1", "So many you have met in the dark: 1. What do you remember?")
    state = at("homesick rabbit", "rabbit", rabbit=2)
    assert said(state)[-1] == ("none", "Only if you remember that none is there.")
    feel, take = lifted(spot("rabbit"))
    met = play(state, feel)
    assert said(met) == [(take, "What stands here feels like the rabbit.")]
    assert said(play(met, "feel 36 36")) == [(step("feel", met.met[0].spot), "Here you have met the rabbit.")]


def test_hints_for_asking() -> None:
    state = play(at("sourpuss", rabbit=1), step("feel", spot("rabbit")))
    assert "ask rabbit" not in {action for action, _reason in said(state)}
    assert said(state)[0] == ("ask chicken", "You have met no chicken in the dark; what do you remember?")


def test_the_chance_to_win_grows_with_the_cards_won() -> None:
    low, even, high = (hints(at("holiday pig", won=won))[0].value for won in ((1, 4), (2, 2), (4, 1)))
    assert low < even == 0.5 < high


def test_a_count_is_a_number_of_those_there_are() -> None:
    assert isinstance(choose(at("count pig", "pig", pig=2)), Count)
    assert choose(at("count pig", "farmer", pig=2)) == at("count pig", "farmer").parse("count 0")
