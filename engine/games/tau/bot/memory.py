"""What a bot remembers of the lower caps that were announced.

Every announcement is public, so a perfect memory knows every lower cap. The weaker levels forget: the chance that an
announcement is still remembered `age` plies after it was made is

    span * span / (span * span + age * age)

so that nearly all is known at first, and half of it after `span` plies: 4 for easy, 20 for normal; hard never forgets.
(Our own model: people keep about seven things in mind, Miller 1956, and a game has up to fourteen. Only + - * / are
used, so that every machine and Python forgets the same.)

Each announcement has its own threshold, drawn from the seed, the forgetter's seat, the ply of the announcement and what
everybody sees of the stick. So it does not come and go: what is forgotten stays so until it is announced again, and a
stick that is moved takes its announcement along. Nothing is drawn from what is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, TypeVar

from engine.game import UNKNOWN, Seat
from engine.games.tau import hidden
from engine.games.tau.board import Hole
from engine.games.tau.state import Position, Veiled

P = TypeVar("P", bound=Position)

SPAN: Final[Mapping[str, float]] = {"easy": 4.0, "normal": 20.0}
"""By level: plies after which half of the announcements are forgotten; levels not named forget nothing."""


def recalled(state: P, seat: Seat, level: str, seed: int) -> P:
    """What the seat sees and remembers: the forgotten lower caps are veiled, and so are the positions before."""
    if level not in SPAN or state.options.hidden == "open":
        return state
    table = hidden.veiled(state.holes)
    holes = tuple(
        end if remembers(shown, state.announced[hole], state.ply, seat, level, seed) else shown
        for hole, (end, shown) in enumerate(zip(state.holes, table, strict=True))
    )
    return state if holes == state.holes else state._replace(holes=holes, past=UNKNOWN)


def remembers(shown: object, announced: int, ply: int, seat: Seat, level: str, seed: int) -> bool:
    """Whether the seat still knows, at this ply, the lower cap of a stick; `shown` is what everybody sees of it."""
    if not isinstance(shown, Veiled):
        return True
    threshold = Random(f"memory/{seed}/{seat}/{announced}/{shown.seat}/{shown.up}").random()
    return threshold < chance(ply - announced, SPAN[level])


def chance(age: int, span: float) -> float:
    """The chance that an announcement of this age in plies is remembered."""
    return span * span / (span * span + age * age)


def guessed(state: P, rng: Random) -> P:
    """A full state: lower caps at random for the forgotten ones, as the caps shown and the reserves allow."""
    holes = hidden.unveiled(state.holes, state.reserves, rng)
    return state if holes == state.holes else state._replace(holes=holes, past=((state.mover, holes),))


def forgotten(state: Position) -> list[Hole]:
    """The holes whose lower cap is veiled in a recalled state."""
    return [hole for hole, end in enumerate(state.holes) if isinstance(end, Veiled)]
