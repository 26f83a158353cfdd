"""What must hold at every ply of every match: one function a promise of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

import pytest

from engine import chance
from engine.game import CHANCE, Action, IllegalAction, Touch
from engine.match import Match
from engine.saving import LONGEST_CODE, LONGEST_SAVE, open_save, open_share_code, save, share_code
from tests.engine.checks_of_hiding import (
    bots_choose_by_what_their_seat_knows,
    hides_what_a_seat_may_not_see,
    hides_what_it_says_and_no_more,
)
from tests.engine.tables import (
    MATCHES,
    assert_sentence,
    assert_teaches,
    at_end,
    replayed,
    snapshot,
    steps,
)

Check: TypeAlias = Callable[[Match, Random], None]

GARBAGE: Final = ("", " ", "nonsense", "-", "{text}", "0", "🐂", "\x00", "N3-E5-S1", "roll roll", "\ud800", "a" * 5000)
PLIES_SAVED: Final = 40 if MATCHES < 100 else 10**6
"""Of a match that is saved at many; all of them take longer than all other checks together."""


def a_few(rng: Random, things: Iterable[Action], most: int) -> list[Action]:
    """At most so many of them, in a random order."""
    pool = list(things)
    return rng.sample(pool, min(most, len(pool)))


def leaves_the_old_state_alone(match: Match, rng: Random) -> None:
    for state in match.states:
        before = snapshot(state)
        for action in a_few(rng, steps(state), 3):
            after = state.apply(action)
            assert after == state.after(action)
            assert hash(after) == hash(state.apply(action))
            after.observe(0)
            steps(after)
        assert snapshot(state) == before


def offers_sorted_unique_accepted_steps(match: Match, rng: Random) -> None:
    for state in match.states:
        offered = steps(state)
        assert offered == sorted(offered)
        assert [str(action) for action in offered] == sorted({str(action) for action in offered})
        assert all(state.refusal(action) is None for action in offered)
        assert bool(state.legal_actions()) == (state.current_player >= 0)
        assert bool(state.chance_outcomes()) == (state.current_player == CHANCE)
        assert state.current_player in (CHANCE, *range(match.setup.players)) or at_end(state)


def weighs_chance_to_one(match: Match, rng: Random) -> None:
    for state in match.states:
        outcomes = state.chance_outcomes()
        if outcomes:
            assert all(probability > 0 for _action, probability in outcomes)
            assert sum(probability for _action, probability in outcomes) == pytest.approx(1, abs=1e-12)
            assert chance.pick(state, 0.0) == outcomes[0][0]
            assert chance.pick(state, 1 - 2**-53) == outcomes[-1][0]


def draws_each_chance_under_its_own_number(match: Match, rng: Random) -> None:
    numbers = [state.chance_index(ply) for ply, state in enumerate(match.states) if state.current_player == CHANCE]
    assert len(numbers) == len(set(numbers))


def refuses_all_else_with_a_reason(match: Match, rng: Random) -> None:
    seen = {action for state in match.states for action in steps(state)}
    for state in match.states:
        strangers = a_few(rng, seen - {*steps(state)}, 10)
        for action in (*strangers, Action(rng.choice(GARBAGE))):
            refused = state.refusal(action)
            assert_teaches(refused)
            with pytest.raises(IllegalAction) as raised:
                state.apply(action)
            assert refused is not None
            assert raised.value.code == refused.code
        for text in (*map(str, strangers), rng.choice(GARBAGE)):
            with pytest.raises(IllegalAction) as raised:
                state.parse(text)
            assert_teaches(raised.value)


def reads_its_own_notation(match: Match, rng: Random) -> None:
    for state in match.states:
        for action in a_few(rng, steps(state), 8):
            for text in (str(action), _scribbled(str(action), rng)):
                understood = state.parse(text)
                assert understood == action, text
                assert type(understood) is type(action)


def _scribbled(text: str, rng: Random) -> str:
    """The same notation in random case, with spaces anywhere."""
    spaces = (" ", "\t", "  ")
    letters = ((char.upper() if rng.random() < 0.5 else char.lower()) for char in text)
    return "".join(char + (rng.choice(spaces) if rng.random() < 0.2 else "") for char in letters)


def names_what_is_touched_and_said(match: Match, rng: Random) -> None:
    looked_at: dict[int, Action] = {}
    for state in match.states:
        for action in steps(state):
            assert state.reveals(action) in (True, False)
            if id(action) in looked_at:
                continue
            looked_at[id(action)] = action
            assert action.touches, f"{action} touches nothing"
            assert all(touch and touch == touch.strip() for touch in action.touches)
            assert_sentence(action.message)


def explains_touches_that_do_nothing(match: Match, rng: Random) -> None:
    seen = sorted({touch for state in match.states for action in steps(state) for touch in action.touches})
    for state in match.states:
        for count in (1, 2, 2):
            touched = rng.sample(seen, min(count, len(seen)))
            if not any(_begun(action, touched) for action in steps(state)):
                assert_teaches(state.explain(touched))


def _begun(action: Action, touched: list[Touch]) -> bool:
    return {*touched} <= {*action.touches}


def writes_positions_it_can_read(match: Match, rng: Random) -> None:
    for state in match.states:
        text = state.to_text()
        assert text == " ".join(text.split()), "one line, without spaces at its ends"
        read = match.game.from_text(text)
        assert read == state
        assert snapshot(read) == snapshot(state)


def says_how_it_stands(match: Match, rng: Random) -> None:
    for state in match.states:
        assert_sentence(state.status())
        for remark in state.remarks():
            assert_sentence(remark)
        scores, winners = state.scores(), state.winners()
        assert len(scores) == match.setup.players
        assert all(type(score) is int for score in scores)
        assert at_end(state) or winners == ()
        assert list(winners) == sorted({*winners} & {*range(match.setup.players)})


def comes_to_an_end(match: Match, rng: Random) -> None:
    assert match.over or match.game.is_tool, f"not over after {len(match.plies)} plies"
    assert not any(at_end(state) for state in match.states[:-1])
    for action in a_few(rng, match.plies, 5) if match.over else ():
        refused = match.state.refusal(action)
        assert refused is not None
        assert refused.code == "game-over"


def ends_by_agreement_only_where_it_may(match: Match, rng: Random) -> None:
    ends = [(state, state.agreed_end()) for state in match.states]
    assert any(ended for _state, ended in ends) == match.game.may_end_by_agreement
    for state, ended in ends:
        if ended is not None:
            assert state.current_player >= 0
            assert at_end(ended)
            assert ended.scores() == state.scores()
            assert match.game.from_text(ended.to_text()) == ended
            assert_sentence(ended.status())


def proposes_what_is_possible(match: Match, rng: Random) -> None:
    for state in match.states:
        for proposal in state.proposals() if state.current_player >= 0 else ():
            following = state
            for action in proposal.actions:
                assert following.current_player == state.current_player
                if following.caution(action) is not None:
                    assert_sentence(following.caution(action))
                following = following.apply(action)
            assert proposal.actions
            assert str(proposal.message) or all(str(action.message) for action in proposal.actions)


def plays_the_same_from_the_same_seed(match: Match, rng: Random) -> None:
    *_before, again = replayed(match)
    assert again.plies == match.plies
    assert again.states == match.states


def survives_saves_and_links(match: Match, rng: Random) -> None:
    """At many plies of a match in ten, at a few of the others."""
    share = (PLIES_SAVED if rng.random() < 0.1 else 4) / len(match.plies)
    for again in replayed(match):
        if len(again.plies) == len(match.plies) or rng.random() < share:
            _survives(again)


def _survives(match: Match) -> None:
    text, code = save(match), share_code(match)
    assert len(text) <= LONGEST_SAVE
    assert len(code) <= LONGEST_CODE
    for opened in (open_save(text), open_share_code(code)):
        assert opened.setup == match.setup
        assert opened.plies == match.plies
        assert opened.states == match.states
        assert (save(opened), share_code(opened)) == (text, code)


CHECKS: Final[Mapping[str, Check]] = {
    check.__name__: check
    for check in (
        leaves_the_old_state_alone,
        offers_sorted_unique_accepted_steps,
        weighs_chance_to_one,
        draws_each_chance_under_its_own_number,
        refuses_all_else_with_a_reason,
        reads_its_own_notation,
        names_what_is_touched_and_said,
        explains_touches_that_do_nothing,
        writes_positions_it_can_read,
        says_how_it_stands,
        comes_to_an_end,
        hides_what_it_says_and_no_more,
        ends_by_agreement_only_where_it_may,
        proposes_what_is_possible,
        hides_what_a_seat_may_not_see,
        bots_choose_by_what_their_seat_knows,
        plays_the_same_from_the_same_seed,
        survives_saves_and_links,
    )
}


def undo_restores(match: Match, rng: Random) -> None:
    """One person among bots takes everything back, step by step, and plays it again."""
    plies, states = list(match.plies), list(match.states)
    decisions = [
        ply
        for ply, state in enumerate(states[:-1])
        if state.current_player == 0 or (match.setup.by_hand and state.current_player == CHANCE)
    ]
    for ply in reversed(decisions):
        match.undo()
        assert match.plies == plies[:ply]
        assert match.states == states[: ply + 1]
        assert match.undo_used
    assert_teaches(match.undo_refusal())
    for ply, following in pairwise([*decisions, len(plies)]):
        assert len(match.plies) == ply
        match.redo()
        assert match.states == states[: following + 1]
    with pytest.raises(IllegalAction):
        match.redo()
