"""Every way to close in one turn, found by trying everything that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple


class Way(NamedTuple):
    """The steps of a turn that closes, in notation, and who then takes the bulls."""

    steps: tuple[str, ...]
    picks: tuple[int, ...]


def all_ways(state: Any, steps: tuple[str, ...] = ()) -> Iterator[Way]:
    """Those of the seat that is on."""
    seat = state.seat
    for action in state.legal_actions():
        kind = str(action).split()[0]
        if kind not in ("post", "grey", "side", "area") and not (kind == "wire" and steps):
            continue
        after = state.after(action)
        told = (*steps, str(action)) if kind in ("post", "wire", "grey") else steps
        if str(after.phase.name) == "TAKE":
            yield Way(told, after.picks)
        elif after.seat == seat:
            yield from all_ways(after, told)


def most(state: Any, seat: int) -> int:
    """The most bulls that a seat could get by any closing of the player to move."""
    return max((way.picks.count(seat) for way in all_ways(state)), default=0)
