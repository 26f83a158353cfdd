"""The lower caps: what the table shows without them, and which of them are possible."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.game import UNKNOWN, Seat, Unknown
from engine.games.tau.board import CAPS, EACH, Colour, End, owner
from engine.games.tau.state import Holes, Position, Veiled

P = TypeVar("P", bound=Position)


def observe(position: P) -> P:
    """What the table shows: no lower caps, unless they are played open. The same for both seats."""
    if position.options.hidden == "open":
        return position
    return position._replace(holes=veiled(position.holes), past=UNKNOWN)


def determinize(position: P, rng: Random) -> P:
    """Lower caps at random for the veiled ones, as the caps shown and the reserves allow; a full position stays.

    Every lower cap was announced to all, so a perfect memory has nothing to guess.
    """
    if not isinstance(position.past, Unknown):
        return position
    holes = unveiled(position.holes, position.reserves, rng)
    return position._replace(holes=holes, past=((position.mover, holes),) if position.sticks else ())


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
    """Every way to say which sticks the veiled ones of a seat are, in the order of their holes."""
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
