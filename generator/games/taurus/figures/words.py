"""The names of holes, fields, signs and players for screen readers."""

from __future__ import annotations

from typing import Final

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.board import (
    BULL_NAMES,
    FIELDS,
    HOLES,
    LENGTH_NAMES,
    PAIRS,
    PAIRS_AT,
    PLAYERS,
    Colour,
    Field,
    Hole,
)
from engine.games.taurus.rules import TaurusState
from engine.message import unchanged as msgid
from generator.games.taurus.figures.wires import owner
from generator.language import gettext as _

CORNERS: Final = {
    "ne": msgid("{field} upper right"),
    "nw": msgid("{field} upper left"),
    "se": msgid("{field} lower right"),
    "sw": msgid("{field} lower left"),
}
SIDES: Final = {
    "ne": msgid("Bull in {field} to the upper right"),
    "nw": msgid("Bull in {field} to the upper left"),
    "se": msgid("Bull in {field} to the lower right"),
    "sw": msgid("Bull in {field} to the lower left"),
}
BULLS: Final = (
    msgid("{field}: black bull"),
    msgid("{field}: brown bull"),
    msgid("{field}: grey bull"),
    msgid("{field}: red bull"),
)
INSIDE: Final = (
    msgid("{field}: black bull, in the closed area"),
    msgid("{field}: brown bull, in the closed area"),
    msgid("{field}: grey bull, in the closed area"),
    msgid("{field}: red bull, in the closed area"),
)


def hole_name(hole: Hole) -> str:
    """A hole in words."""
    name = HOLES[hole]
    return _(CORNERS[name[2:]]).format(field=name[:2])


def empty(hole: Hole) -> str:
    """A hole without a post."""
    return _("{hole}, empty").format(hole=hole_name(hole))


def post(state: TaurusState, hole: Hole) -> str:
    """A post with the wires that lead from it: "post; Blue to c4se, grey to d4nw"."""
    ways = []
    for pair in bits(PAIRS_AT[hole] & state.net.laid):
        seat = owner(state, pair)
        other = PAIRS[pair].a if PAIRS[pair].b == hole else PAIRS[pair].b
        colour = _("grey") if seat is None else _(PLAYERS[seat])
        words = _("{colour} to {hole}, dead") if state.dead >> pair & 1 else _("{colour} to {hole}")
        ways.append(words.format(colour=colour, hole=HOLES[other]))
    return _("{hole}, post; {wires}").format(hole=hole_name(hole), wires=", ".join(ways) or _("no wire"))


def field(field: Field, colour: Colour, *, inside: bool = False) -> str:
    """A field with a bull."""
    return _((INSIDE if inside else BULLS)[colour]).format(field=FIELDS[field])


def side(side: str, field: Field) -> str:
    """A side to which the bull under a wire may be moved."""
    return _(SIDES[side]).format(field=FIELDS[field])


def player(state: TaurusState, seat: Seat) -> str:
    """A player's wires, bulls and points."""
    own = state.players[seat]
    return _("{player}: {points} points. Wires: {wires}. Bulls: {bulls}").format(
        player=_(PLAYERS[seat]),
        points=own.score,
        wires=stock(own.stock),
        bulls=", ".join(f"{count} {_(name)}" for count, name in zip(own.caught, BULL_NAMES, strict=True)),
    )


def stock(wires: tuple[int, int, int]) -> str:
    """Wires by length."""
    return ", ".join(f"{count} {_(name)}" for count, name in zip(wires, LENGTH_NAMES, strict=True))


def pool(state: TaurusState) -> str:
    """What lies beside the board."""
    return _("Beside the board: {posts} posts. Grey wires: {wires}").format(
        posts=state.posts_left, wires=stock(state.pool)
    )


def names(seats: tuple[Seat, ...]) -> str:
    """Players in a row."""
    return ", ".join(_(PLAYERS[seat]) for seat in seats)
