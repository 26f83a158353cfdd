"""Play, take back, play again, save, open, share, in any order: the match stays whole."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import GAMES
from engine.game import CHANCE, Action, IllegalAction, State
from engine.match import AGREED_END, PERSON, Match, setup
from engine.saving import open_save, open_share_code, save, share_code
from tests.engine.tables import TABLES, assert_teaches, steps
from tests.engine.toy import TOY

PLAYED = {**TABLES, TOY.slug: TOY}
PLAYERS = st.sampled_from([PERSON, "bot:easy", "bot:normal", "bot:hard"])
POINTS = st.floats(0, 1, exclude_max=True)


@pytest.fixture(autouse=True, scope="module")
def _toy_among_the_games() -> Iterator[None]:
    """Saves name their game, so the toy must be found."""
    with patch.dict(GAMES, {TOY.slug: TOY}):
        yield


def _after(state: State, action: Action) -> State | None:
    return state.agreed_end() if action == AGREED_END else state.apply(action)


class Table(RuleBasedStateMachine):
    """One match, and beside it what it should be: the plies that redo should lead to, the nearest last."""

    @initialize(data=st.data(), slug=st.sampled_from([*PLAYED]), seed=st.text("abc🐂<&'\" ", min_size=1, max_size=6))
    def sit_down(self, data: st.DataObject, slug: str, seed: str) -> None:
        game = PLAYED[slug]
        count = data.draw(st.sampled_from(game.players))
        options = {
            option.name: data.draw(st.sampled_from([choice.value for choice in option.choices]))
            for option in game.options
        }
        assume(not game.clash(options))
        self.match = Match(
            setup(
                game,
                seed,
                seats=data.draw(st.lists(PLAYERS, min_size=count, max_size=count)),
                options=options,
                by_hand=bool(game.chance_by_hand) and data.draw(st.booleans()),
                names=data.draw(st.lists(st.sampled_from(["Ann", "<b>", "Jörg", "", "{0}"]), max_size=count)),
            )
        )
        self.undone: list[list[str]] = []
        self.ever_undone = False

    def plies(self) -> list[str]:
        return [str(action) for action in self.match.plies]

    @precondition(lambda self: not self.match.over)
    @rule(point=POINTS)
    def play(self, point: float) -> None:
        before, offered = self.plies(), steps(self.match.state)
        action = offered[int(point * len(offered))]
        self.match.play(action)
        self.undone.clear()
        assert self.plies()[: len(before) + 1] == [*before, str(action)]

    @rule(sure=st.sampled_from([True, *[False] * 7]))
    def agree_to_end(self, sure: bool) -> None:
        before = (self.plies(), list(self.match.states), list(self.match.undone))
        if not self.match.may_agree():
            with pytest.raises(IllegalAction) as refused:
                self.match.play_text("Agreed end")
            assert_teaches(refused.value)
            assert before == (self.plies(), self.match.states, self.match.undone)
        elif sure:
            self.match.play_text("Agreed end")
            self.undone.clear()
            assert self.match.over
            assert self.plies() == [*before[0], str(AGREED_END)]

    @rule(text=st.sampled_from(["", "nonsense", "🐂", "undo", "N3", "dice 7 7 7"]))
    def mistype(self, text: str) -> None:
        before = (self.plies(), list(self.match.states))
        with pytest.raises(IllegalAction) as refused:
            self.match.play_text(text)
        assert_teaches(refused.value)
        assert before == (self.plies(), self.match.states)

    @rule()
    def undo(self) -> None:
        before = self.plies()
        refused = self.match.undo_refusal()
        if refused is not None:
            with pytest.raises(IllegalAction):
                self.match.undo()
            assert self.plies() == before
            return
        self.match.undo()
        self.undone.append(before)
        self.ever_undone = True
        assert self.plies() == before[: len(self.plies())]
        assert len(self.plies()) < len(before)
        assert self.match.on_turn == PERSON

    @rule()
    def redo(self) -> None:
        if not self.undone:
            with pytest.raises(IllegalAction):
                self.match.redo()
            return
        whole = self.undone[0]
        self.match.redo()
        assert self.plies() == whole[: len(self.plies())]
        while self.undone and len(self.undone[-1]) <= len(self.plies()):
            self.undone.pop()
        assert bool(self.undone) == bool(self.match.undone)

    @rule(shared=st.booleans())
    def put_away_and_open(self, shared: bool) -> None:
        old = self.match
        self.match = open_share_code(share_code(old)) if shared else open_save(save(old))
        self.undone.clear()
        assert self.match.setup == old.setup
        assert self.match.plies == old.plies
        assert self.match.states == old.states

    @invariant()
    def every_state_follows_from_the_one_before(self) -> None:
        match = self.match
        assert len(match.states) == len(match.plies) + 1
        tail = zip(match.states[-6:-1], match.plies[-5:], match.states[-5:], strict=False)
        if len(match.plies) >= 5:
            assert all(_after(before, action) == after for before, action, after in tail)

    @invariant()
    def chance_never_waits_unless_by_hand(self) -> None:
        assert self.match.setup.by_hand or self.match.state.current_player != CHANCE

    @invariant()
    def undo_is_never_forgotten(self) -> None:
        assert self.match.undo_used == self.ever_undone

    @invariant()
    def whoever_is_on_has_something_to_do(self) -> None:
        assert bool(steps(self.match.state)) == (not self.match.over) == (self.match.on_turn is not None)


Table.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestTable = Table.TestCase
TestTable.pytestmark = [pytest.mark.slow("it plays at dozens of tables")]
