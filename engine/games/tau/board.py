"""What lies on the table: 21 holes, 36 lines of three, and seven sticks of two caps for each player.

Holes are named by column A-E from the left and row 1-5, row 5 at the top; the corners are missing. A stick is named by
its two caps; on the board one cap shows and the other is hidden in the hole.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.action import action_class
from engine.game import Action
from engine.message import Message
from engine.message import unchanged as _

Hole: TypeAlias = int
"""A place in HOLES: 0..20."""
HoleMask: TypeAlias = int
Colour: TypeAlias = int
"""A place in COLOURS: 0..7."""
Stick: TypeAlias = int
"""0..6 are the first player's sticks in the order of STICKS, 7..13 the second's."""
End: TypeAlias = int
"""Stick and cap: 2 * stick + (0 or 1), the cap that is up."""

SIZE: Final = 5
COLUMNS: Final = "ABCDE"
HOLES: Final = tuple(
    f"{column}{row}" for column in COLUMNS for row in range(1, SIZE + 1) if column not in "AE" or row not in (1, SIZE)
)
HOLE_OF: Final = {name: hole for hole, name in enumerate(HOLES)}
ALL_HOLES: Final[HoleMask] = (1 << len(HOLES)) - 1

COLOURS: Final = "YORVBGWK"
"""Letters of the caps; violet is V, black is K."""
WILD: Final[Colour] = COLOURS.index("W")
BLOCKER: Final[Colour] = COLOURS.index("K")
"""Black stands for no colour (rulings: a second slip of the French text calls it a joker)."""
STICKS: Final = ("YO", "OR", "RV", "VB", "BG", "GY", "WK")
EACH: Final = len(STICKS)
WILD_STICK: Final = STICKS.index("WK")
CAPS: Final[tuple[tuple[Colour, Colour], ...]] = tuple(
    (COLOURS.index(name[0]), COLOURS.index(name[1])) for name in STICKS * 2
)
"""By stick: its two caps."""
COLOUR_NAMES: Final = (
    _("yellow"),
    _("orange"),
    _("red"),
    _("violet"),
    _("blue"),
    _("green"),
    _("white"),
    _("black"),
)


def column_row(hole: Hole) -> tuple[int, int]:
    """Column 0..4 from the left and row 1..5 of a hole."""
    return COLUMNS.index(HOLES[hole][0]), int(HOLES[hole][1])


def _line(hole: Hole, right: int, up: int) -> HoleMask:
    """Three holes from this one on in a direction; 0 if one is missing."""
    column, row = column_row(hole)
    mask = 0
    for step in range(3):
        x, y = column + step * right, row + step * up
        name = f"{COLUMNS[x]}{y}" if 0 <= x < SIZE else ""
        if name not in HOLE_OF:
            return 0
        mask |= 1 << HOLE_OF[name]
    return mask


LINES: Final[tuple[HoleMask, ...]] = tuple(
    mask
    for hole in range(len(HOLES))
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1))
    if (mask := _line(hole, right, up))
)
"""The 36 triples of consecutive holes: 11 across, 11 upright, 7 and 7 aslant."""
LINES_AT: Final[tuple[tuple[HoleMask, ...], ...]] = tuple(
    tuple(line for line in LINES if line >> hole & 1) for hole in range(len(HOLES))
)
"""By hole: the lines through it."""


def owner(stick: Stick) -> int:
    """The seat whose stick it is."""
    return stick // EACH


def name_of(end: End) -> str:
    """A stick with the cap that is up: "RV:V"."""
    stick = STICKS[(end >> 1) % EACH]
    return f"{stick}:{stick[end & 1]}"


class Spot(NamedTuple):
    """Where a stick is: its hole, and which of its two caps is up."""

    hole: Hole
    up: int


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
    """Have the hidden cap of a stick told once more."""

    hole: Hole = 0


@action_class
class Start(Action):
    """Chance: who begins."""

    seat: int = 0


SHAFTS: Final = ("dark", "light")


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
ENDS_SORTED: Final = tuple(tuple(sorted(range(2 * EACH * seat, 2 * EACH * (seat + 1)), key=name_of)) for seat in (0, 1))
"""By seat: the ends of the sticks in the order of their names, so that lists of actions come out sorted."""
