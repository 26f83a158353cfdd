"""What may be done: placing, turning over and moving, when the white and black stick may enter, and asking."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bits import bits
from engine.game import CHANCE, Action, Outcomes
from engine.games.tau.actions import FLIPS, MOVES, PLACES, RECALLS, STARTS
from engine.games.tau.board import BLOCKER, EACH, ENDS_SORTED, OTHERS, WILD, WILD_STICK, HoleMask
from engine.games.tau.state import Position


def actions(position: Position) -> Sequence[Action]:
    """Turning over, moving, placing, and asking where that is played; sorted."""
    if position.current_player < 0:
        return ()
    mover = position.mover
    free = [*bits(position.free)]
    own = [*bits(movable(position))]
    found: list[Action] = [FLIPS[hole] for hole in own]
    for hole in own:
        row = MOVES[hole]
        found += [row[to] for to in free]
    reserve, wild = position.reserves[mover], wild_may_enter(position)
    for end in ENDS_SORTED[mover]:
        stick = (end >> 1) % EACH
        if reserve >> stick & 1 and (stick != WILD_STICK or wild):
            places = PLACES[end]
            found += [places[hole] for hole in free]
    if position.options.hidden == "ask" and position.may_ask:
        found += [RECALLS[hole] for hole in bits(position.sticks)]
    return found


def outcomes(position: Position) -> Outcomes:
    """Either player may begin."""
    return [(start, 0.5) for start in STARTS] if position.current_player == CHANCE else []


def wild_may_enter(position: Position) -> bool:
    """Whether the mover's seventh stick may be placed: after the six others of the player, or of both."""
    waiting = position.reserves[position.mover]
    if position.options.gate == "all":
        waiting |= position.reserves[1 - position.mover]
    return not waiting & OTHERS


def movable(position: Position) -> HoleMask:
    """The holes with a stick that the mover may turn over or move."""
    own = position.occupied[position.mover]
    wild = position.shown[WILD] | position.shown[BLOCKER]
    return own & ~wild if position.options.wild == "fixed" else own
