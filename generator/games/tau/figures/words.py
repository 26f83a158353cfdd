"""The names of sticks and holes for screen readers."""

from __future__ import annotations

from typing import Final

from engine.games.tau.board import CAPS, COLOUR_NAMES, HOLES, Colour, End, Hole, Stick, owner
from engine.message import unchanged as msgid
from generator.language import gettext as _

IN_RESERVE: Final = (
    msgid("Dark stick {first} and {second}, {cap} up"),
    msgid("Light stick {first} and {second}, {cap} up"),
)
GONE: Final = (
    msgid("Dark stick {first} and {second}: on the board"),
    msgid("Light stick {first} and {second}: on the board"),
)
ON_BOARD: Final = (msgid("{hole}: dark stick, {cap} up"), msgid("{hole}: light stick, {cap} up"))
OPEN: Final = (
    msgid("{hole}: dark stick, {cap} up, {below} below"),
    msgid("{hole}: light stick, {cap} up, {below} below"),
)


def colour_name(colour: Colour) -> str:
    """The colour in the language in use."""
    return _(COLOUR_NAMES[colour])


def _pair(stick: Stick) -> dict[str, str]:
    first, second = CAPS[stick]
    return {"first": colour_name(first), "second": colour_name(second)}


def end_title(end: End) -> str:
    """An end of a stick in the reserve."""
    cap = colour_name(CAPS[end >> 1][end & 1])
    return _(IN_RESERVE[owner(end >> 1)]).format(**_pair(end >> 1), cap=cap)


def gone_title(stick: Stick) -> str:
    """The place of a stick that has left the reserve."""
    return _(GONE[owner(stick)]).format(**_pair(stick))


def hole_title(hole: Hole, seat: int | None = None, up: Colour = 0, down: Colour | None = None) -> str:
    """A hole: empty, or with a stick of `seat`, and its lower cap if that is played open."""
    if seat is None:
        return _("Hole {hole}, empty").format(hole=HOLES[hole])
    if down is None:
        return _(ON_BOARD[seat]).format(hole=HOLES[hole], cap=colour_name(up))
    return _(OPEN[seat]).format(hole=HOLES[hole], cap=colour_name(up), below=colour_name(down))
