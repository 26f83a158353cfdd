"""Turns tried out: every other seat answers with the turn that promises most to it, until the mover moves again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots.bot import Stop
from engine.game import Seat
from engine.games.taurus.bot.judge import Thought, thoughts
from engine.games.taurus.bot.policy import Policy, Turn
from engine.games.taurus.bot.share import margin
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase


def looked_ahead(state: TaurusState, candidates: Sequence[Thought], stop: Stop) -> list[Thought]:
    """Those of the decisions for which there was time, at least one, the best first. Each must begin a turn.

    `stop` is asked once before each but the first.
    """
    tried: list[Thought] = []
    for thought in candidates:
        if tried and stop():
            break
        tried.append(thought._replace(value=value(state, thought)))
    return sorted(tried, key=lambda thought: -thought.value)


def value(state: TaurusState, thought: Thought) -> float:
    """What a turn is worth to the mover: what is gained until its next turn, and what its best turn promises then."""
    seat, turn, total = state.seat, thought.turn, 0.0
    assert turn is not None
    while True:
        total += gained(turn, seat)
        state = played(state, turn)
        if state.phase != Phase.PLAY:
            return total
        turns = Policy(state).turns()
        if state.seat == seat or not turns:
            return total + (turns[0].value if turns else 0.0)
        turn = turns[0]


def gained(turn: Turn, seat: Seat) -> float:
    """What the bulls of a turn bring a seat beyond the others' average."""
    return 0.0 if turn.closing is None else margin(turn.closing.gains, seat)


def played(state: TaurusState, turn: Turn) -> TaurusState:
    """The position after a turn, sides, areas and bulls chosen by the player whose choice it is."""
    seat, steps = state.seat, iter(turn.steps)
    while state.seat == seat and state.phase in OPEN:
        step = next(steps, None) if state.phase in STEPS else None
        if state.phase == Phase.WIRED and step not in state.legal_actions():
            step = None  # a bull under the new wire stands on its other side
        if step is None and state.phase == Phase.PLAY:
            return state
        state = state.after(step or thoughts(state)[0].action)
    return state


STEPS: Final = frozenset({Phase.PLAY, Phase.POSTED, Phase.WIRED})
"""When the next step of a turn is due."""
OPEN: Final = STEPS | {Phase.SIDE, Phase.AREA, Phase.TAKE}
"""When a turn goes on."""
