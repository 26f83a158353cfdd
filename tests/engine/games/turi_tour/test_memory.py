"""What bots know in the dark: what they remember of the lit board, what they felt, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import Playouts, seat_view
from engine.games.turi_tour.animals import FARMER
from engine.games.turi_tour.board import numbers
from engine.games.turi_tour.bot.hand import can_be
from engine.games.turi_tour.bot.memory import LAPSES, recalled
from engine.games.turi_tour.state import Phase
from tests.engine.games.turi_tour.machine import BOT, LEVELS, choose, decisions, steps
from tests.engine.games.turi_tour.table import at, play


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_dark_a_choice_follows_from_what_is_remembered_and_observed(level: str) -> None:
    """Another animal in the hand that feels the same so far, after the same lit board: the same choice."""
    tried = farmers = 0
    for state, action in (step for number in range(3, 9) for step in decisions((level, level), number)):
        if not state.dark or state.hand is None or state.task == "sourpuss":
            continue
        for kind in can_be(seat_view(state, state.seat)):
            card = state.card._replace(kind=kind) if kind != FARMER else type(state.card)("farmer")
            other = state._replace(hand=kind, card=card)
            if kind == state.hand or numbers(state.figures)[kind] == 4:
                continue
            assert seat_view(other, state.seat) == seat_view(state, state.seat)
            assert choose(other, level) == action
            tried += 1
            farmers += kind == FARMER and state.phase == Phase.ACT
    assert tried > 100
    assert farmers or level != "easy", "of one neck alone it may still be the farmer"


@pytest.mark.parametrize("level", LEVELS)
def test_what_went_under_the_stack_in_the_dark_changes_nothing(level: str) -> None:
    lit = at(phase="look", pig=4, cow=4)
    one = play(lit, "glasses", "card holiday pig", "card count rabbit")
    other = play(lit, "glasses", "card count cow", "card count rabbit")
    assert one != other
    assert recalled(lit, 0, level) == recalled(one, 0, level)
    assert seat_view(one, 0) == seat_view(other, 0)
    assert choose(one, level) == choose(other, level)
    assert recalled(one, 0, level) == recalled(other, 0, level)


@pytest.mark.parametrize("level", LEVELS)
def test_one_memory_lasts_through_a_turn_and_every_board_has_its_own(level: str) -> None:
    kept: dict[tuple[int, int], set[Any]] = {}
    turn = 0
    for state, _action in steps((level, level), 4, turning="on"):
        turn += state.phase == Phase.LOOK
        if turn and state.phase != Phase.OVER:
            kept.setdefault((turn, state.seat), set()).add(recalled(state, state.seat, level))
    assert len(kept) > 16
    assert all(len(beliefs) == 1 for beliefs in kept.values())
    assert len({next(iter(beliefs)).seed for beliefs in kept.values()}) == len(kept)


def test_what_is_seen_alone_counts_for_memory_and_the_cards_to_come_do_not() -> None:
    state = at(phase="look", pig=2, cow=1)
    fewer = state._replace(unseen=(*state.unseen[:-1], 0))
    assert fewer != state
    assert recalled(state, 0, "easy") == recalled(fewer, 0, "easy")
    assert recalled(state, 0, "easy") != recalled(state, 1, "easy")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_is_handed_what_is_hidden_from_it_objects(level: str) -> None:
    state = at("holiday pig", pig=1)
    with pytest.raises(AssertionError, match="seat_view"):
        BOT.choose(state, Random(1), Playouts(0), level)
    with pytest.raises(AssertionError, match="seat_view"):
        BOT.hints(state, Random(1), Playouts(0))


def errors(level: str) -> tuple[float, float, float]:
    """Of many boards: the mean error of the counts, of the resorts, and of the islands' places in cells."""
    counts = chips = cells = 0.0
    boards = 60
    for number in range(boards):
        state = at(phase="look", won=(number % 8, number // 8), pig=4, cow=2, sheep=3)
        mind, there = recalled(state, 0, level), numbers(state.figures)
        right = recalled(state._replace(figures=()), 0, "exact").middles
        counts += sum(abs(mind.counts[kind] - there[kind]) for kind in range(6)) / boards
        chips += sum(one != other for one, other in zip(mind.chips, state.chips, strict=True)) / boards
        cells += sum(
            abs(one[0] - other[0]) + abs(one[1] - other[1]) for one, other in zip(mind.middles, right, strict=True)
        ) / (boards * 6)
    return counts, chips, cells


def test_a_better_memory_errs_less(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = LAPSES["hard"]._replace(off=0, astray=0, forgets=0, doubles=0, swaps=0)
    monkeypatch.setitem(LAPSES, "exact", exact)
    easy, normal, hard, none = map(errors, (*LEVELS, "exact"))
    assert none == (0, 0, 0)
    assert all(0 < best < better < worst for best, better, worst in zip(hard, normal, easy, strict=True))
