"""A turn, step by step: what each action makes of the board.

Every function takes a position and a legal action, and returns the next position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.bits import bits
from engine.game import Action, Seat
from engine.games.taurus.actions import Area, Bull, Done, Grey, Pass, Post, Side, Start, Take, Wire
from engine.games.taurus.board import KITS, PAIRS, PAIRS_AT, Pair, Stock
from engine.games.taurus.closing import FEWEST, catch, pick_orders
from engine.games.taurus.geometry import CROSSING, FIELD_UNDER, SIDES
from engine.games.taurus.legal import closings
from engine.games.taurus.net import net_of
from engine.games.taurus.options import Options
from engine.games.taurus.state import P, Phase


def bull(position: P, action: Bull) -> P:
    """A bull into the next pasture; after the last the first player begins."""
    bulls = _set(position.bulls, action.colour, position.bulls[action.colour] | 1 << action.field)
    waiting = position.waiting & (position.waiting - 1)
    return position._replace(bulls=bulls, waiting=waiting, phase=Phase.BULLS if waiting else Phase.START)


def start(position: P, action: Start) -> P:
    """Two posts and the shortest wire."""
    a, b = PAIRS[action.pair]
    net = position.net.with_post(a).with_post(b)
    return _attached(position._replace(net=net, posts_left=position.posts_left - 2), action.pair)


def post(position: P, action: Post) -> P:
    """A post, which is to get its wire next."""
    net = position.net.with_post(action.hole)
    return position._replace(net=net, posts_left=position.posts_left - 1, fresh=action.hole, phase=Phase.POSTED)


def wire(position: P, action: Wire) -> P:
    """A wire of the mover's."""
    return _attached(position, action.pair)


def _attached(position: P, pair: Pair) -> P:
    """The mover's wire: across another it is dead; else a bull under it is first moved to a side."""
    seat = position.seat
    player = position.players[seat]
    player = player._replace(stock=less(position.options, player.stock, pair))
    position = position._replace(
        players=_set(position.players, seat, player),
        colours=_set(position.colours, seat, position.colours[seat] | 1 << pair),
        wire=pair,
    )
    if position.net.crossed >> pair & 1:
        return _go_on(_crossing(position, pair))
    if FIELD_UNDER[pair] & position.free:
        return position._replace(phase=Phase.SIDE)
    return _go_on(position._replace(net=position.net.with_live(pair)))


def _crossing(position: P, pair: Pair) -> P:
    """The later wire is dead; by the option `crossing` those under it may be too."""
    dead = position.dead | 1 << pair
    if position.options.crossing == "both":
        dead |= CROSSING[pair] & position.net.laid
        return rebuilt(position._replace(dead=dead, wire=None))
    return position._replace(dead=dead, net=position.net.with_dead(pair))


def rebuilt(position: P) -> P:
    """The position with its net made anew from posts and wires, without the wire to be settled.

    Of live wires the coloured come first, as `net_of` wants it.
    """
    coloured = [pair for laid in position.colours for pair in bits(laid)]
    wires = [pair for pair in (*coloured, *bits(position.grey)) if pair != position.wire]
    return position._replace(net=net_of(position.net.posts, wires, position.dead, position.lowered))


def _go_on(position: P) -> P:
    """After the mover's wire: from a new post a grey wire may follow if it closes a fence; else the turn is over."""
    if position.fresh is not None and closings(position, PAIRS_AT[position.fresh]):
        return position._replace(phase=Phase.WIRED, wire=None)
    return pass_on(position)


def side(position: P, action: Side) -> P:
    """The bull under the new wire is moved; it was the mover's wire, or a grey one that closes."""
    pair = position.wire
    assert pair is not None
    if position.grey >> pair & 1:
        inside = catch(position, pair).with_side(action.side)
        return _allot(_lowered(position, pair, action.side), pair, inside)
    position = _lowered(position, pair, action.side)
    return _go_on(position._replace(net=position.net.with_live(pair, FIELD_UNDER[pair] & position.lowered)))


def _lowered(position: P, pair: Pair, side: str) -> P:
    return position._replace(lowered=position.lowered | FIELD_UNDER[pair]) if SIDES[side] else position


def grey(position: P, action: Grey) -> P:
    """The fence is closed; a bull exactly under the wire may have to be moved before the bulls are counted."""
    pair = action.pair
    enclosed = catch(position, pair)
    pool = less(position.options, position.pool, pair)
    position = position._replace(pool=pool, grey=position.grey | 1 << pair, wire=pair)
    if len(enclosed.choices) > 1:
        return position._replace(phase=Phase.SIDE)
    if enclosed.under:
        position = _lowered(position, pair, enclosed.inside)
    return _allot(position, pair, enclosed.bulls | enclosed.under)


def _allot(position: P, pair: Pair, inside: int) -> P:
    """Who takes the bulls: the mover is asked if two fences give different orders."""
    orders = pick_orders(position, pair, inside.bit_count())
    position = position._replace(inside=inside, fresh=None)
    if len(orders) > 1:
        return position._replace(phase=Phase.AREA)
    return _take_from(position, orders[0])


def area(position: P, action: Area) -> P:
    """The fence whose wires give the order of picks is chosen."""
    assert position.wire is not None
    orders = pick_orders(position, position.wire, position.inside.bit_count())
    return _take_from(position, orders[action.outer])


def _take_from(position: P, order: tuple[Seat, ...]) -> P:
    pair = position.wire
    assert pair is not None
    net = position.net.with_live(pair)
    return position._replace(net=net, picks=order, wire=None, phase=Phase.TAKE)


def take(position: P, action: Take) -> P:
    """A bull goes to the player whose pick it is; after the last the next player's turn begins."""
    seat, bit = position.picks[0], 1 << action.field
    colour = next(colour for colour, fields in enumerate(position.bulls) if fields & bit)
    player = position.players[seat]
    caught = _set(player.caught, colour, player.caught[colour] + 1)
    position = position._replace(
        players=_set(position.players, seat, player._replace(caught=caught)),
        bulls=_set(position.bulls, colour, position.bulls[colour] & ~bit),
        inside=position.inside & ~bit,
        picks=position.picks[1:],
    )
    return position if position.picks else pass_on(position)


def done(position: P, action: Done) -> P:
    """The fence is left open."""
    return pass_on(position)


def give_up(position: P, action: Pass) -> P:
    """A turn without a wire; after a round of them the game is over."""
    passes = position.passes + 1
    if passes == len(position.players):
        return position._replace(passes=passes, phase=Phase.OVER)
    return position._replace(passes=passes, seat=(position.seat + 1) % len(position.players))


def pass_on(position: P) -> P:
    """The next player's turn, or the end when fewer than three bulls are left (rules, End)."""
    seat = (position.seat + 1) % len(position.players)
    phase = Phase.PLAY if position.colours[seat] else Phase.START
    if position.free.bit_count() < FEWEST:
        phase = Phase.OVER
    return position._replace(seat=seat, phase=phase, fresh=None, wire=None, passes=0)


def less(options: Options, stock: Stock, pair: Pair) -> Stock:
    """A stock without the wire that a pair takes."""
    length = KITS[options.lengths].length(pair)
    left: Stock = _set(stock, length, stock[length] - 1)
    return left


def _set(row: Any, place: int, value: object) -> Any:
    """A tuple with one entry changed."""
    return (*row[:place], value, *row[place + 1 :])


STEPS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    Bull: bull,
    Start: start,
    Post: post,
    Wire: wire,
    Side: side,
    Grey: grey,
    Area: area,
    Take: take,
    Done: done,
    Pass: give_up,
}
"""By class of action."""


def after(position: P, action: Action) -> P:
    """The position after a legal action."""
    following: P = STEPS[type(action)](position, action)
    return following
