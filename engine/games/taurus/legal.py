"""What the player to move may do, and what chance may do; each mask of pairs says where a wire of some kind may run."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bits import bits
from engine.game import Action, Outcomes
from engine.games.taurus.actions import (
    BULL,
    DONE,
    GREY,
    GREY_FROM,
    INNER,
    OUTER,
    PASS,
    POST,
    SIDE,
    START,
    TAKE,
    WIRE,
    WIRE_FROM,
)
from engine.games.taurus.board import ALL_PAIRS, KITS, PAIRS_AT, Hole, Pair, Pairs
from engine.games.taurus.closing import catch, closable
from engine.games.taurus.geometry import sides
from engine.games.taurus.state import Phase, Position


def own_pairs(position: Position) -> Pairs:
    """The pairs for which the mover has a wire."""
    return KITS[position.options.lengths].within(position.players[position.seat].stock)


def uncrossed(position: Position) -> Pairs:
    """The pairs between which an own wire may run as far as crossing goes."""
    return ALL_PAIRS & ~position.net.crossed if position.options.crossing == "none" else ALL_PAIRS


def starts(position: Position) -> Pairs:
    """The pairs for a first fence: two empty holes, the shortest wire (rules, Initial turn)."""
    first = KITS["three"].pairs[0] if position.options.first == "short" else ALL_PAIRS
    net = position.net
    return first & own_pairs(position) & ~net.one & ~net.barred & ~net.over_post & uncrossed(position)


def reachable(position: Position) -> Pairs:
    """The pairs of a post and an empty hole that the mover may join by a new post and a wire."""
    net = position.net
    return net.one & ~net.both & ~net.barred & ~net.over_post & own_pairs(position) & uncrossed(position)


def attachable(position: Position, among: Pairs) -> Pairs:
    """The pairs of posts that the mover may join by an own wire: it must not close, unless it is dead anyway."""
    net = position.net
    apart = (~net.joined | net.crossed) & uncrossed(position)
    return among & net.both & ~net.over_post & ~net.laid & own_pairs(position) & apart


def closings(position: Position, among: Pairs) -> list[Pair]:
    """The pairs of posts between which a grey wire closes an area with enough bulls."""
    net = position.net
    grey = KITS[position.options.lengths].within(position.pool)
    return closable(position, among & net.both & ~net.over_post & ~net.laid & ~net.crossed & net.joined & grey)


def holes(position: Position) -> list[Hole]:
    """The holes in which a new post could be joined."""
    if not position.posts_left:
        return []
    net, pairs = position.net, reachable(position)
    return [hole for hole in bits(net.near & ~net.posts & ~net.blocked) if PAIRS_AT[hole] & pairs]


def open_sides(position: Position) -> tuple[str, ...]:
    """The sides to which the bull under the new wire may be moved."""
    assert position.wire is not None
    if position.grey >> position.wire & 1:
        return catch(position, position.wire).choices
    return tuple(sorted(sides(position.wire)))


def actions(position: Position) -> Sequence[Action]:
    """What the current player may do, sorted; nothing at chance and at the end."""
    phase, fresh = position.phase, position.fresh
    if phase == Phase.PLAY:
        return _whole_turn(position)
    if phase == Phase.POSTED:
        assert fresh is not None
        return [WIRE_FROM[fresh, pair] for pair in bits(attachable(position, PAIRS_AT[fresh]))]
    if phase == Phase.WIRED:
        assert fresh is not None
        return [DONE, *(GREY_FROM[fresh, pair] for pair in closings(position, PAIRS_AT[fresh]))]
    if phase == Phase.SIDE:
        return [SIDE[side] for side in open_sides(position)]
    if phase == Phase.START:
        return [START[pair] for pair in bits(starts(position))]
    if phase == Phase.AREA:
        return [INNER, OUTER]
    return [TAKE[field] for field in bits(position.inside)] if phase == Phase.TAKE else []


def _whole_turn(position: Position) -> Sequence[Action]:
    """At the beginning of a turn."""
    greys: list[Action] = [GREY[pair] for pair in closings(position, ALL_PAIRS)]
    posts = [POST[hole] for hole in holes(position)]
    wires = [WIRE[pair] for pair in bits(attachable(position, ALL_PAIRS))]
    return greys + posts + wires or [PASS]


def outcomes(position: Position) -> Outcomes:
    """The colour of the next bull, as many of each colour as of the others in all; nothing once all bulls stand."""
    if position.phase != Phase.BULLS:
        return []
    field = next(bits(position.waiting))
    each = (position.waiting.bit_count() + position.free.bit_count()) // len(position.bulls)
    left = [each - fields.bit_count() for fields in position.bulls]
    total = sum(left)
    return [(BULL[colour][field], number / total) for colour, number in enumerate(left) if number]
