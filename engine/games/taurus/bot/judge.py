"""What a position within a turn is worth, for the small decisions: sides, areas, bulls, and whether to close."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import bits
from engine.game import Action, Seat
from engine.games.taurus.actions import POST, Start, Take
from engine.games.taurus.board import CENTRES, PAIRS, SPOTS
from engine.games.taurus.bot.exchange import Market
from engine.games.taurus.bot.policy import Policy, Turn, outcome
from engine.games.taurus.bot.share import margin, tally_of
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from engine.games.taurus.turn import rebuilt

NEAR: Final = 16
"""The square of a distance in quarters of a field: bulls much nearer to a first fence than that count alike."""


class Thought(NamedTuple):
    """A decision, and what it is worth."""

    action: Action
    value: float
    turn: Turn | None = None
    """The turn that it begins."""


def thoughts(state: TaurusState) -> list[Thought]:
    """The decisions that are worth a thought, at least one, the best first."""
    if state.phase in (Phase.PLAY, Phase.POSTED):
        decisions = first_steps(state)
    elif state.phase == Phase.TAKE:
        decisions = [Thought(action, wish(state, action)) for action in state.legal_actions()]
    elif state.phase == Phase.START:
        decisions = [Thought(action, company(state, action)) for action in state.legal_actions()]
    else:
        decisions = [Thought(action, worth(state.after(action), state.seat)) for action in state.legal_actions()]
    return sorted(decisions, key=lambda thought: -thought.value)


def first_steps(state: TaurusState) -> list[Thought]:
    """For each step that begins a turn, or goes on with it once its post is set: the best such turn."""
    legal = state.legal_actions()
    turns = Policy(before_post(state)).turns()
    if state.fresh is not None:
        post = POST[state.fresh]
        turns = [turn._replace(steps=turn.steps[1:]) for turn in turns if turn.steps[0] == post]
    best: dict[Action, Thought] = {}
    for turn in turns:
        best.setdefault(turn.steps[0], Thought(turn.steps[0], turn.value, turn))
    good = [best[action] for action in legal if action in best]
    return good or [Thought(action, 0.0) for action in legal]


def before_post(state: TaurusState) -> TaurusState:
    """The position at the beginning of a turn in which no more than a post was set."""
    if state.fresh is None:
        return state
    net = state.net._replace(posts=state.net.posts & ~(1 << state.fresh))
    return rebuilt(state._replace(net=net, posts_left=state.posts_left + 1, fresh=None, phase=Phase.PLAY))


def worth(state: TaurusState, seat: Seat) -> float:
    """What a position is worth to a seat in, or just after, its turn."""
    if state.phase in (Phase.SIDE, Phase.AREA, Phase.WIRED) and state.seat == seat:
        return max(worth(state.after(action), seat) for action in state.legal_actions())
    if state.phase == Phase.TAKE:
        gained = margin(tally_of(state).allot(state.picks, inside(state)), seat)
        left = state._replace(bulls=tuple(fields & ~state.inside for fields in state.bulls))
        return gained + outcome(Market(left).open, seat)
    return 0.0 if state.phase == Phase.OVER else outcome(Market(state).open, seat)


def inside(state: TaurusState) -> list[int]:
    """Bulls by colour in the closed area."""
    return [(fields & state.inside).bit_count() for fields in state.bulls]


def wish(state: TaurusState, action: Action) -> float:
    """What taking a bull is worth: what the taker gains and the others are denied."""
    assert isinstance(action, Take)
    colour = colour_in(state, action.field)
    assert colour is not None
    return tally_of(state).wish(state.current_player, colour)


def company(state: TaurusState, action: Action) -> float:
    """How many bulls are near a first fence; the nearer a bull, the more it counts."""
    assert isinstance(action, Start)
    x, y = SPOTS[PAIRS[action.pair].a]
    bulls = (CENTRES[field] for field in bits(state.free))
    return sum(1 / (NEAR + (x - column) ** 2 + (y - row) ** 2) for column, row in bulls)
