"""Tree search where something is hidden: a coin lies under a cup, and whoever names it right has a point."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import NamedTuple

import pytest

from engine.bots.budget import Playouts
from engine.bots.mcts import search
from engine.bots.playout import Playout
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Outcomes, Seat, State
from engine.message import Message
from tests.engine.bots.toy import BOLD, MAD, SAFE, Bet, Hidden, Onward

BLIND, PEEK, PASS = Action("blind"), Action("peek"), Action("pass")
HEADS, TAILS, EDGE = Action("heads"), Action("tails"), Action("edge")
FEE = 0.2
"""What looking under the cup costs."""


class _Cup(NamedTuple):
    coin: str = ""
    """"" if it is not seen."""
    way: str = ""
    passed: bool = False
    call: str = ""
    edge: bool = False
    """Whether one may name the edge, which is always right."""


class Cup(_Cup, State):
    """Seat 0 looks or does not, seat 1 passes, seat 0 names the coin."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        return TERMINAL if self.call else 1 if self.way and not self.passed else 0

    def legal_actions(self) -> Sequence[Action]:
        if self.current_player == 0:
            return (HEADS, TAILS, *[EDGE] * self.edge) if self.passed else (BLIND, PEEK)
        return (PASS,) if self.current_player == 1 else ()

    def chance_outcomes(self) -> Outcomes:
        return []

    def refusal(self, action: Action) -> IllegalAction | None:
        return None

    def after(self, action: Action) -> State:
        assert self.coin, "a search played on in a state that hides something"
        if not self.way:
            return self._replace(way=str(action))
        return self._replace(call=str(action)) if self.passed else self._replace(passed=True)

    def read(self, text: str) -> Action:
        return Action(text)

    def scores(self) -> tuple[int, ...]:
        return (int(self.call in (self.coin, "edge")), 0)

    def winners(self) -> tuple[Seat, ...]:
        return ()

    def to_text(self) -> str:
        return repr(self)

    def status(self) -> Message:
        return Message("")

    def observe(self, seat: Seat) -> State:
        return self if self.way == "peek" and seat == 0 else self._replace(coin="")

    def determinize(self, seat: Seat, rng: Random) -> State:
        return self._replace(coin="heads" if rng.random() < 0.5 else "tails")


class Player(Playout):
    """Names heads when nobody thinks, and pays for looking."""

    def policy(self, state: State, rng: Random) -> Action:
        return state.legal_actions()[0]

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Cup)
        return state.scores()[seat] - FEE * (state.way == "peek")


def found(
    budget: int = 2000, seed: int = 1, state: State | None = None, playout: Playout | None = None
) -> dict[str, float]:
    ranked = search(state or Cup(), playout or Player(), Random(seed), Playouts(budget), (BLIND, PEEK))
    return {str(each.action): each.value for each in ranked}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_seen_is_not_used(seed: int) -> None:
    """Whoever could see the coin anyway would not pay for it; without looking, half the calls are wrong."""
    values = found(seed=seed)
    assert [*values] == ["peek", "blind"]
    assert values["peek"] == pytest.approx(1 - FEE, abs=0.06)
    assert values["blind"] == pytest.approx(0.5, abs=0.12)


def test_a_game_may_leave_out_what_its_seat_sees() -> None:
    """If all states count as alike, looking is of no use."""

    class Careless(Player):
        def seen(self, state: State, seat: Seat) -> Hashable:
            return None

    assert [*found(playout=Careless())] == ["blind", "peek"]


def test_a_choice_that_is_seldom_open_is_measured_by_how_often_it_was() -> None:
    """In one world of ten the edge can be named: it must be found good although its place is visited far more often."""

    class Lucky(Cup):
        __slots__ = ()

        def determinize(self, seat: Seat, rng: Random) -> State:
            return self._replace(coin="tails" if rng.random() < 0.5 else "heads", edge=rng.random() < 0.1)

        def observe(self, seat: Seat) -> State:
            return self._replace(coin="", edge=False)

    values = found(4000, state=Lucky())
    assert values["blind"] == pytest.approx(0.55, abs=0.04)


def test_it_asks_to_stop_once_an_iteration_and_tries_everything_once() -> None:
    for budget in (0, 5):
        ranked = search(Cup(), Player(), Random(1), Playouts(budget), (BLIND, PEEK))
        assert sum(each.playouts for each in ranked) == 2 + budget


def test_same_seed_and_budget_same_answer() -> None:
    assert found(300, 7) == found(300, 7) != found(300, 8)


def test_one_action_needs_no_thought() -> None:
    (ranked,) = search(Cup(), Player(), Random(1), Playouts(10**9), (PEEK,))
    assert (ranked.action, ranked.playouts) == (PEEK, 1)


@pytest.mark.parametrize("seed", range(5))
def test_chance_is_played_on_the_way(seed: int) -> None:
    ranked = search(Hidden(), Onward(), Random(seed), Playouts(3000), (SAFE, MAD, BOLD))
    assert ranked[0].action == BOLD
    assert ranked[0].value == pytest.approx(6, abs=0.6)
    assert Bet("bold").current_player == CHANCE


def test_a_tree_ends_where_the_game_says_so() -> None:
    """Then the playout alone says what a place is worth."""

    class Settled(Player):
        def settled(self, state: State) -> bool:
            return True

        def value(self, state: State, seat: Seat) -> float:
            assert isinstance(state, Cup)
            return {"blind": 3.0, "peek": 2.0}[state.way]

    assert found(50, playout=Settled()) == {"blind": 3, "peek": 2}
