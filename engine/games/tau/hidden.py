"""The lower caps: what is veiled, what is announced, and which of them are possible."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from engine.game import UNKNOWN, Action, Seat, Unknown
from engine.games.tau.board import CAPS, COLOUR_NAMES, EACH, HOLES, Colour, End, Flip, Place, Recall, owner
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.tau.rules import Holes


class Veiled(NamedTuple):
    """A stick whose lower cap is out of sight."""

    seat: Seat
    up: Colour
    down: Unknown = UNKNOWN


def veiled(holes: Holes) -> Holes:
    """The holes as the table shows them."""
    return tuple(Veiled(owner(end >> 1), CAPS[end >> 1][end & 1]) if isinstance(end, int) else end for end in holes)


def unveiled(holes: Holes, reserves: tuple[int, int], rng: Random) -> Holes:
    """Sticks for the veiled ones, every possible way alike; those not veiled stay."""
    found = list(holes)
    for seat in (0, 1):
        places = [hole for hole, end in enumerate(holes) if isinstance(end, Veiled) and end.seat == seat]
        ways = possible(holes, seat, reserves[seat])
        for hole, end in zip(places, ways[int(rng.random() * len(ways))], strict=True):
            found[hole] = end
    return tuple(found)


def possible(holes: Holes, seat: Seat, reserve: int) -> list[tuple[End, ...]]:
    """All ways to tell which sticks the veiled ones of a seat are, in the order of their holes."""
    known = {(end >> 1) % EACH for end in holes if isinstance(end, int) and owner(end >> 1) == seat}
    sticks = frozenset(stick for stick in range(EACH) if not reserve >> stick & 1 and stick not in known)
    caps = [end.up for end in holes if isinstance(end, Veiled) and end.seat == seat]
    return _ways(caps, sticks, seat)


def _ways(caps: Sequence[Colour], sticks: frozenset[int], seat: Seat) -> list[tuple[End, ...]]:
    if not caps:
        return [()]
    return [
        (2 * (seat * EACH + stick) + CAPS[stick].index(caps[0]), *rest)
        for stick in sorted(sticks)
        if caps[0] in CAPS[stick]
        for rest in _ways(caps[1:], sticks - {stick}, seat)
    ]


def lower_cap(holes: Holes, action: Action) -> Colour | None:
    """The cap that the action puts out of sight, or asks for; None if it does neither."""
    if isinstance(action, Place):
        return CAPS[action.end >> 1][1 - (action.end & 1)]
    if not isinstance(action, Flip | Recall):
        return None
    end = holes[action.hole]
    assert isinstance(end, int)
    return CAPS[end >> 1][end & 1 if isinstance(action, Flip) else 1 - (end & 1)]


def announcement(holes: Holes, action: Action) -> Message | None:
    """The lower cap that an action puts out of sight or asks for, in words."""
    cap = lower_cap(holes, action)
    return None if cap is None else Message(_("Hidden: {cap}"), {"cap": Message(COLOUR_NAMES[cap])})


def logged(action: Action) -> Message:
    """What the log says: of a placing, not which stick it was."""
    if not isinstance(action, Place):
        return action.message
    cap = COLOUR_NAMES[CAPS[action.end >> 1][action.end & 1]]
    values = {"hole": HOLES[action.hole], "cap": Message(cap)}
    return Message(_("Place a stick in {hole}, {cap} up (the other end is announced)"), values)
