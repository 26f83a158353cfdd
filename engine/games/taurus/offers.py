"""What is offered in words beside the board: closings with their bulls and the order of picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.game import Action, Proposal
from engine.games.taurus import legal
from engine.games.taurus.actions import AREA, SIDE, Grey, Wire
from engine.games.taurus.board import HOLES, PAIRS, Hole, Pair
from engine.games.taurus.picks import fewer_or_more, picks_of
from engine.games.taurus.state import Phase, Position
from engine.games.taurus.turn import after
from engine.message import Message
from engine.message import unchanged as _

MOST: Final = 2
"""Closings: a telephone has no room for more such lines. The others are there on the board, and asked about as well."""
SIDES: Final = _("{few} or {many} bulls")
SIDE_WORDS: Final = {
    "ne": _("Bull to the upper right: {what}"),
    "nw": _("Bull to the upper left: {what}"),
    "se": _("Bull to the lower right: {what}"),
    "sw": _("Bull to the lower left: {what}"),
}


def proposals(position: Position) -> list[Proposal]:
    """The closings that are possible now, first those that bring the mover most picks; or the ways to settle one."""
    offer = OFFERS.get(position.phase)
    if offer is None:
        return []
    return sorted(offer(position), key=lambda proposal: -_share(position, proposal.actions))[:MOST]


def _share(position: Position, actions: tuple[Action, ...]) -> int:
    """How many picks the mover gets; 0 where that is yet to be settled."""
    mover = position.seat
    for action in actions:
        position = after(position, action)
    return position.picks.count(mover)


def _greys(position: Position) -> Iterator[Proposal]:
    """Grey wires alone."""
    for action in legal.actions(position):
        if isinstance(action, Grey):
            a, b = PAIRS[action.pair]
            values = {"a": HOLES[a], "b": HOLES[b], "what": _what(position, action)}
            yield Proposal((action,), Message(_("Grey wire from {a} to {b}: {what}"), values))


def _both(position: Position) -> Iterator[Proposal]:
    """A wire of the mover's and then a grey one for the new post; not where a bull under the first is moved between."""
    assert position.fresh is not None
    for own in legal.actions(position):
        wired = after(position, own)
        for grey in legal.actions(wired) if wired.phase == Phase.WIRED else ():
            if isinstance(own, Wire) and isinstance(grey, Grey):
                yield Proposal((own, grey), _of_both(wired, position.fresh, own.pair, grey))


def _of_both(wired: Position, fresh: Hole, own: Pair, grey: Grey) -> Message:
    values = {"own": _other(own, fresh), "grey": _other(grey.pair, fresh), "what": _what(wired, grey)}
    return Message(_("Own wire to {own}, grey to {grey}: {what}"), values)


def _other(pair: Pair, hole: Hole) -> str:
    a, b = PAIRS[pair]
    return HOLES[a + b - hole]


def _sides(position: Position) -> Iterator[Proposal]:
    """The two sides of a bull under a grey wire."""
    assert position.wire is not None
    for side in legal.open_sides(position) if position.grey >> position.wire & 1 else ():
        values = {"what": picks_of(after(position, SIDE[side]))}
        yield Proposal((SIDE[side],), Message(SIDE_WORDS[side], values))


def _areas(position: Position) -> Iterator[Proposal]:
    """The two fences whose wires may give the picks."""
    words = (_("Wires round this area: {what}"), _("Wires round all areas: {what}"))
    for action, msgid in zip(AREA, words, strict=True):
        yield Proposal((action,), Message(msgid, {"what": picks_of(after(position, action))}))


def _what(position: Position, grey: Grey) -> Message:
    """What a grey wire brings."""
    closed = after(position, grey)
    return Message(SIDES, fewer_or_more(position, grey)) if closed.phase == Phase.SIDE else picks_of(closed)


OFFERS: Final = {
    Phase.PLAY: _greys,
    Phase.POSTED: _both,
    Phase.WIRED: _greys,
    Phase.SIDE: _sides,
    Phase.AREA: _areas,
}
"""By phase."""
