"""What a position within a turn is worth, for the small decisions: sides, areas, bulls, and whether to close."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import bits
from engine.game import Action, Seat
from engine.games.taurus.actions import POST, Start, Take
from engine.games.taurus.board import CENTRES, PAIRS, SPOTS
from engine.games.taurus.bot.exchange import Market
from engine.games.taurus.bot.policy import Policy, Turn, outcome
from engine.games.taurus.bot.share import Pens, margin
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from engine.games.taurus.turn import rebuilt

NEAR: Final = 16
"""How little it matters whether a bull is next to a first fence or a little further: the square of a distance in
quarters of a field."""


class Thought(NamedTuple):
    """A decision, and what it is worth."""

    action: Action
    value: float
    turn: Turn | None = None
    """The turn that it begins."""


def thoughts(state: TaurusState) -> list[Thought]:
    """The decisions that are worth a thought, not none, the best first."""
    if state.phase in (Phase.PLAY, Phase.POSTED):
        found = first_steps(state)
    elif state.phase == Phase.TAKE:
        found = [Thought(action, wish(state, action)) for action in state.legal_actions()]
    elif state.phase == Phase.START:
        found = [Thought(action, company(state, action)) for action in state.legal_actions()]
    else:
        found = [Thought(action, worth(state.after(action), state.seat)) for action in state.legal_actions()]
    return sorted(found, key=lambda thought: -thought.value)


def first_steps(state: TaurusState) -> list[Thought]:
    """By step: the best turn that begins with it, or goes on with it when the post is set."""
    legal = state.legal_actions()
    turns = Policy(before_post(state)).turns()
    if state.fresh is not None:
        post = POST[state.fresh]
        turns = [turn._replace(steps=turn.steps[1:]) for turn in turns if turn.steps[0] == post]
    found: dict[Action, Thought] = {}
    for turn in turns:
        found.setdefault(turn.steps[0], Thought(turn.steps[0], turn.value, turn))
    good = [found[action] for action in legal if action in found]
    return good or [Thought(action, 0.0) for action in legal]


def before_post(state: TaurusState) -> TaurusState:
    """The beginning of a turn in which only a post was set."""
    if state.fresh is None:
        return state
    net = state.net._replace(posts=state.net.posts & ~(1 << state.fresh))
    return rebuilt(state._replace(net=net, posts_left=state.posts_left + 1, fresh=None, phase=Phase.PLAY))


def worth(state: TaurusState, seat: Seat) -> float:
    """What a position is worth to a seat in, or just after, its turn."""
    if state.phase in (Phase.SIDE, Phase.AREA, Phase.WIRED) and state.seat == seat:
        return max(worth(state.after(action), seat) for action in state.legal_actions())
    if state.phase == Phase.TAKE:
        gained = margin(pens_of(state).allot(state.picks, inside(state)), seat)
        left = state._replace(bulls=tuple(fields & ~state.inside for fields in state.bulls))
        return gained + outcome(Market(left).open, seat)
    return 0.0 if state.phase == Phase.OVER else outcome(Market(state).open, seat)


def pens_of(state: TaurusState) -> Pens:
    """Bulls caught and unowned."""
    return Pens([player.caught for player in state.players], [fields.bit_count() for fields in state.bulls])


def inside(state: TaurusState) -> list[int]:
    """Bulls by colour in the closed area."""
    return [(fields & state.inside).bit_count() for fields in state.bulls]


def wish(state: TaurusState, action: Action) -> float:
    """What taking a bull is worth, for the taker and against the others."""
    assert isinstance(action, Take)
    colour = colour_in(state, action.field)
    assert colour is not None
    return pens_of(state).wish(state.current_player, colour)


def company(state: TaurusState, action: Action) -> float:
    """Bulls near a first fence, the nearer the more."""
    assert isinstance(action, Start)
    x, y = SPOTS[PAIRS[action.pair].a]
    bulls = (CENTRES[field] for field in bits(state.free))
    return sum(1 / (NEAR + (x - column) ** 2 + (y - row) ** 2) for column, row in bulls)
