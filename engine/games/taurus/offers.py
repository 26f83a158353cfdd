"""What is written out before it is decided: closings with their bulls and the order of picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.game import Action, Proposal
from engine.games.taurus.actions import AREA, SIDE, Grey, Wire
from engine.games.taurus.board import Phase
from engine.games.taurus.closing import catch, pick_orders
from engine.games.taurus.ground import HOLES, PAIRS, Hole, Pair
from engine.games.taurus.words import names
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState as State

MOST: Final = 2
"""Closings: a telephone has no room for more such lines. The others are there on the board, and asked about as well."""
PICKS: Final = _("picks {players}")
EITHER: Final = _("picks {players} or {others}")
SIDES: Final = _("{few} or {many} bulls")
SIDE_WORDS: Final = {
    "ne": _("Bull to the upper right: {what}"),
    "nw": _("Bull to the upper left: {what}"),
    "se": _("Bull to the lower right: {what}"),
    "sw": _("Bull to the lower left: {what}"),
}


def caution(state: State, action: Action) -> Message | None:
    """The bulls and the order of picks of a closing; nothing else is asked about."""
    if not isinstance(action, Grey):
        return None
    after = state.after(action)
    if after.phase == Phase.SIDE:
        words = _("This closes {few} or {many} bulls: you then choose the side of the bull under the wire.")
        return Message(words, _numbers(state, action))
    values = {"bulls": after.inside.bit_count(), "picks": _picks(after)}
    if after.phase == Phase.AREA:
        return Message(_("This closes {bulls} bulls, and you then choose: {picks}."), values)
    return Message(_("This closes {bulls} bulls: {picks}."), values)


def proposals(state: State) -> list[Proposal]:
    """The closings that are possible now, those that bring the mover most picks first; how else to settle one."""
    offer = OFFERS.get(state.phase)
    if offer is None:
        return []
    found = [*offer(state)]
    return sorted(found, key=lambda proposal: -_share(state, proposal))[:MOST]


def _share(state: State, proposal: Proposal) -> int:
    """How many picks the mover gets; 0 where that is yet to be settled."""
    after = state
    for action in proposal.actions:
        after = after.after(action)
    return after.picks.count(state.seat)


def _greys(state: State) -> Iterator[Proposal]:
    """Grey wires alone."""
    for action in state.legal_actions():
        if isinstance(action, Grey):
            a, b = PAIRS[action.pair]
            values = {"a": HOLES[a], "b": HOLES[b], "what": _what(state, action)}
            yield Proposal((action,), Message(_("Grey wire from {a} to {b}: {what}"), values))


def _both(state: State) -> Iterator[Proposal]:
    """An own wire and a grey one for the new post, in either order; not where a bull under the own one comes first."""
    assert state.fresh is not None
    for own in state.legal_actions():
        after = state.after(own)
        for grey in after.legal_actions() if after.phase == Phase.WIRED else ():
            if isinstance(own, Wire) and isinstance(grey, Grey):
                yield Proposal((own, grey), _of_both(after, state.fresh, own.pair, grey))


def _of_both(state: State, fresh: Hole, own: Pair, grey: Grey) -> Message:
    values = {"own": _other(own, fresh), "grey": _other(grey.pair, fresh), "what": _what(state, grey)}
    return Message(_("Own wire to {own}, grey to {grey}: {what}"), values)


def _other(pair: Pair, hole: Hole) -> str:
    a, b = PAIRS[pair]
    return HOLES[a + b - hole]


def _sides(state: State) -> Iterator[Proposal]:
    """The two sides of a bull under a grey wire."""
    assert state.wire is not None
    for side in state.open_sides() if state.grey >> state.wire & 1 else ():
        after = state.after(SIDE[side])
        yield Proposal((SIDE[side],), Message(SIDE_WORDS[side], {"what": _picks(after)}))


def _areas(state: State) -> Iterator[Proposal]:
    """The two fences whose wires may give the picks."""
    words = (_("Wires round this area: {what}"), _("Wires round all areas: {what}"))
    for action, msgid in zip(AREA, words, strict=True):
        yield Proposal((action,), Message(msgid, {"what": _picks(state.after(action))}))


def _what(state: State, grey: Grey) -> Message:
    """What a grey wire brings."""
    after = state.after(grey)
    return Message(SIDES, _numbers(state, grey)) if after.phase == Phase.SIDE else _picks(after)


def _numbers(state: State, grey: Grey) -> dict[str, object]:
    few = catch(state, grey.pair).bulls.bit_count()
    return {"few": few, "many": few + 1}


def _picks(after: State) -> Message:
    """Who takes the bulls of a fence just closed; of both orders if there is a choice."""
    if after.phase == Phase.AREA:
        assert after.wire is not None
        inner, outer = pick_orders(after, after.wire, after.inside.bit_count())
        return Message(EITHER, {"players": names(inner), "others": names(outer)})
    return Message(PICKS, {"players": names(after.picks)})


OFFERS: Final = {
    Phase.PLAY: _greys,
    Phase.POSTED: _both,
    Phase.WIRED: _greys,
    Phase.SIDE: _sides,
    Phase.AREA: _areas,
}
"""By phase."""
