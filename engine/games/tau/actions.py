"""Every step of the game as an interned action."""

from __future__ import annotations

from typing import Final

from engine.action import Action, action_class
from engine.games.tau.board import CAPS, COLOUR_NAMES, EACH, HOLES, SHAFTS, End, Hole, name_of, owner
from engine.message import Message
from engine.message import unchanged as _


@action_class
class Place(Action):
    """A stick from the reserve into a hole."""

    end: End = 0
    hole: Hole = 0


@action_class
class Flip(Action):
    """A stick on the board turned over in its hole."""

    hole: Hole = 0


@action_class
class Move(Action):
    """A stick on the board put into another hole, the same end up."""

    hole: Hole = 0
    to: Hole = 0


@action_class
class Recall(Action):
    """Have the hidden cap of a stick announced once more."""

    hole: Hole = 0


@action_class
class Start(Action):
    """Chance: who begins."""

    seat: int = 0


def _place(end: End, hole: Hole) -> Place:
    name = name_of(end)
    return Place(
        f"place {name} {HOLES[hole]}",
        (f"stick:{SHAFTS[owner(end >> 1)]}:{name}", f"hole:{HOLES[hole]}"),
        Message(_("Place {stick} in {hole}, {cap} up"), _where(hole) | _cap(end) | {"stick": name[:2]}),
        end=end,
        hole=hole,
    )


def _where(hole: Hole) -> dict[str, object]:
    return {"hole": HOLES[hole]}


def _cap(end: End) -> dict[str, object]:
    return {"cap": Message(COLOUR_NAMES[CAPS[end >> 1][end & 1]])}


def _move(hole: Hole, to: Hole) -> Move:
    return Move(
        f"move {HOLES[hole]} {HOLES[to]}",
        (f"hole:{HOLES[hole]}", f"hole:{HOLES[to]}"),
        Message(_("Move the stick in {hole} to {to}"), {"hole": HOLES[hole], "to": HOLES[to]}),
        hole=hole,
        to=to,
    )


EVERY_HOLE: Final = range(len(HOLES))
ENDS: Final = range(4 * EACH)
PLACES: Final = tuple(tuple(_place(end, hole) for hole in EVERY_HOLE) for end in ENDS)
"""By end and hole."""
FLIPS: Final = tuple(
    Flip(
        f"flip {HOLES[hole]}",
        (f"hole:{HOLES[hole]}", "turn"),
        Message(_("Turn over the stick in {hole}"), _where(hole)),
        hole=hole,
    )
    for hole in EVERY_HOLE
)
MOVES: Final = tuple(tuple(_move(hole, to) for to in EVERY_HOLE) for hole in EVERY_HOLE)
"""By hole and target; those onto themselves are no moves and never legal."""
RECALLS: Final = tuple(
    Recall(
        f"recall {HOLES[hole]}",
        (f"hole:{HOLES[hole]}", "ask"),
        Message(_("Ask what is hidden in {hole}"), _where(hole)),
        hole=hole,
    )
    for hole in EVERY_HOLE
)
STARTS: Final = tuple(
    Start(
        f"start {seat + 1}",
        (f"start:{seat + 1}",),
        Message(_("Player {number} begins"), {"number": seat + 1}),
        seat=seat,
    )
    for seat in (0, 1)
)
