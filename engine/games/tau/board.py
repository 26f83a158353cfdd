"""What lies on the table: 21 holes, 36 lines of three, and seven sticks of two caps for each player.

Holes are named by column A-E from the left and row 1-5, row 5 at the top; the corners are missing. A stick is named by
its two caps; on the board one cap shows and the other is hidden in the hole.
"""

from __future__ import annotations

from typing import Final, TypeAlias

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
OTHERS: Final = (1 << WILD_STICK) - 1
"""The six sticks that must be on the board before the seventh, as bits of a reserve."""
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


SHAFTS: Final = ("dark", "light")
"""By seat: the colour of its shafts."""
PLAYERS: Final = (_("Dark"), _("Light"))
"""By seat: what the player is called."""
ENDS_SORTED: Final = tuple(tuple(sorted(range(2 * EACH * seat, 2 * EACH * (seat + 1)), key=name_of)) for seat in (0, 1))
"""By seat: the ends of the sticks in the order of their names, so that lists of actions come out sorted."""
