"""A position as one line of text, read back: the table of its fields.

A hole is a sign: "." for an empty one, a letter for each end of each stick, "?" for a stick of which the lower cap is
not seen. Such observed positions are written, but not read.
"""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE, UNKNOWN, Unknown
from engine.games.tau.board import CAPS, COLOURS, EACH, HOLES, HoleMask, owner
from engine.games.tau.lines import winning_lines
from engine.games.tau.options import CHOICES, Options
from engine.games.tau.state import DRAW, Holes, Position, Sight
from engine.position_text import BadPosition, Codec, Field, Line, choices, in_a_row, number, one_of, side_by_side

SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZab"
"""By end: the sticks of the first player in order, each with its first cap up, then its second; then the other's."""
EMPTY: Final = "."
UNSEEN: Final = "?"
MOST: Final = 999_999
"""Of a number; no game is so long."""


def _write_holes(holes: Holes) -> str:
    return "".join(EMPTY if end is None else SIGNS[end] if isinstance(end, int) else UNSEEN for end in holes)


def _read_holes(signs: str) -> Holes:
    if len(signs) != len(HOLES) or any(sign not in SIGNS and sign != EMPTY for sign in signs):
        raise BadPosition(f"The board has {len(HOLES)} signs: a dot for an empty hole or a letter for a stick's end.")
    holes = tuple(None if sign == EMPTY else SIGNS.index(sign) for sign in signs)
    sticks = [end >> 1 for end in holes if end is not None]
    if len(set(sticks)) != len(sticks):
        raise BadPosition("A stick is on the board twice.")
    return holes


def _write_sight(sight: Sight) -> str:
    return f"{sight[0] + 1}{_write_holes(sight[1])}"


def _read_sight(text: str) -> Sight:
    if text[:1] not in ("1", "2"):
        raise BadPosition("An earlier position begins with 1 or 2 for the player to move.")
    return int(text[0]) - 1, _read_holes(text[1:])


SIGHTS: Final = in_a_row(Codec(_write_sight, _read_sight))
COUNT: Final = number(most=MOST)
LINE: Final = Line(
    Field("the player to move", one_of({"1": 0, "2": 1, "lot": CHANCE}), lambda position: position.mover),
    Field("the holes", Codec(_write_holes, _read_holes), lambda position: position.holes),
    Field("how the game ended", one_of({"-": None, "1": 0, "2": 1, "draw": DRAW}), lambda position: position.end),
    Field("the ply", COUNT, lambda position: position.ply),
    Field("the plies without a placing", COUNT, lambda position: position.still),
    Field(
        "by hole the ply of its last announcement",
        in_a_row(COUNT, ".", count=len(HOLES)),
        lambda position: position.announced,
    ),
    Field(
        "the questions of each player, and whether the mover may ask",
        side_by_side(".", COUNT, COUNT, number(most=1)),
        lambda position: (*position.asked, int(position.may_ask)),
    ),
    Field(
        "the positions since the last placing",
        Codec(lambda past: UNSEEN if past is UNKNOWN else SIGHTS.write(past), SIGHTS.read),
        lambda position: position.past,
    ),
    Field("the options", choices(*(CHOICES[name] for name in Options._fields)), lambda position: position.options),
)


def write(position: Position) -> str:
    """The text of a position; of an observed one, with "?" for what is not seen."""
    return LINE.write(position)


def read(text: str) -> Position:
    """The position that a text names. Raises BadPosition."""
    mover, holes, end, ply, still, announced, (first, second, may_ask), past, chosen = LINE.read(text)
    position = Position(
        mover,
        holes,
        _reserves(holes),
        _shown(holes),
        _occupied(holes),
        ply,
        announced,
        still,
        past,
        (first, second),
        bool(may_ask),
        end,
        Options(*chosen),
    )
    _check(position)
    return position


def _reserves(holes: Holes) -> tuple[int, int]:
    reserves = [2**EACH - 1, 2**EACH - 1]
    for end in holes:
        if isinstance(end, int):
            reserves[owner(end >> 1)] &= ~(1 << (end >> 1) % EACH)
    return reserves[0], reserves[1]


def _shown(holes: Holes) -> tuple[HoleMask, ...]:
    shown = [0] * len(COLOURS)
    for hole, end in enumerate(holes):
        if isinstance(end, int):
            shown[CAPS[end >> 1][end & 1]] |= 1 << hole
    return tuple(shown)


def _occupied(holes: Holes) -> tuple[HoleMask, HoleMask]:
    occupied = [0, 0]
    for hole, end in enumerate(holes):
        if isinstance(end, int):
            occupied[owner(end >> 1)] |= 1 << hole
    return occupied[0], occupied[1]


def _check(position: Position) -> None:
    """Raise BadPosition for what cannot be so together."""
    past = () if isinstance(position.past, Unknown) else position.past
    if max(position.announced) >= max(1, position.ply) or len(past) > int(position.options.cap) + 1:
        raise BadPosition("The announcements or the positions since the last placing do not fit.")
    lines = winning_lines(position.shown, position.options.line)
    if bool(lines) != (position.end in (0, 1)):
        raise BadPosition("Three caps in line end the game, and nothing else is won.")
    if position.end in (0, 1) and position.mover != 1 - int(position.end or 0):
        raise BadPosition("The winner acted last.")
    if position.mover == CHANCE and (position.sticks or position.ply or position.end is not None):
        raise BadPosition("The lot is drawn before anything else.")
