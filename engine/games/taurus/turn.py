"""What each step makes of the board. Every function takes a state and a legal action, and returns the next state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.bits import bits
from engine.game import Seat
from engine.games.taurus.actions import Area, Bull, Done, Grey, Pass, Post, Side, Start, Take, Wire
from engine.games.taurus.board import Phase
from engine.games.taurus.closing import catch, pick_orders
from engine.games.taurus.geometry import CROSSING, FIELD_UNDER, SIDES
from engine.games.taurus.ground import PAIRS, PAIRS_AT, Pair
from engine.games.taurus.net import net_of
from engine.games.taurus.options import FEWEST, KITS, Options, Stock

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState as State


def bull(state: State, action: Bull) -> State:
    """A bull into the next pasture; after the last the first player begins."""
    bulls = _set(state.bulls, action.colour, state.bulls[action.colour] | 1 << action.field)
    waiting = state.waiting & (state.waiting - 1)
    return state._replace(bulls=bulls, waiting=waiting, phase=Phase.BULLS if waiting else Phase.START)


def start(state: State, action: Start) -> State:
    """Two posts and the shortest wire."""
    a, b = PAIRS[action.pair]
    net = state.net.with_post(a).with_post(b)
    return _attached(state._replace(net=net, posts_left=state.posts_left - 2), action.pair)


def post(state: State, action: Post) -> State:
    """A post, which is to get its wire next."""
    net = state.net.with_post(action.hole)
    return state._replace(net=net, posts_left=state.posts_left - 1, fresh=action.hole, phase=Phase.POSTED)


def wire(state: State, action: Wire) -> State:
    """A wire of the mover's."""
    return _attached(state, action.pair)


def _attached(state: State, pair: Pair) -> State:
    """An own wire; across another it is dead, else a bull under it is moved to a side first."""
    seat = state.seat
    player = state.players[seat]
    player = player._replace(stock=less(state.options, player.stock, pair))
    state = state._replace(
        players=_set(state.players, seat, player),
        colours=_set(state.colours, seat, state.colours[seat] | 1 << pair),
        wire=pair,
    )
    if state.net.crossed >> pair & 1:
        return _go_on(_crossing(state, pair))
    if FIELD_UNDER[pair] & state.free:
        return state._replace(phase=Phase.SIDE)
    return _go_on(state._replace(net=state.net.with_live(pair)))


def _crossing(state: State, pair: Pair) -> State:
    """The later wire is dead; at some tables those under it are too."""
    dead = state.dead | 1 << pair
    if state.options.crossing == "both":
        dead |= CROSSING[pair] & state.net.laid
        return rebuilt(state._replace(dead=dead, wire=None))
    return state._replace(dead=dead, net=state.net.with_dead(pair))


def rebuilt(state: State) -> State:
    """The state with its net made anew from posts and wires, without the one to be settled; coloured ones first."""
    coloured = [pair for laid in state.colours for pair in bits(laid)]
    wires = [pair for pair in (*coloured, *bits(state.grey)) if pair != state.wire]
    return state._replace(net=net_of(state.net.posts, wires, state.dead, state.lowered))


def _go_on(state: State) -> State:
    """After an own wire: a new post may still get a grey one; a first fence and any other wire end the turn."""
    if state.fresh is not None and state.closings(PAIRS_AT[state.fresh]):
        return state._replace(phase=Phase.WIRED, wire=None)
    return pass_on(state)


def side(state: State, action: Side) -> State:
    """The bull under the new wire is moved; it was the mover's wire, or a grey one that closes."""
    pair = state.wire
    assert pair is not None
    if state.grey >> pair & 1:
        inside = catch(state, pair).with_side(action.side)
        return _allot(_lowered(state, pair, action.side), pair, inside)
    state = _lowered(state, pair, action.side)
    return _go_on(state._replace(net=state.net.with_live(pair, FIELD_UNDER[pair] & state.lowered)))


def _lowered(state: State, pair: Pair, side: str) -> State:
    return state._replace(lowered=state.lowered | FIELD_UNDER[pair]) if SIDES[side] else state


def grey(state: State, action: Grey) -> State:
    """The fence is closed; a bull exactly under the wire may have to be moved before the bulls are counted."""
    pair = action.pair
    found = catch(state, pair)
    pool = less(state.options, state.pool, pair)
    state = state._replace(pool=pool, grey=state.grey | 1 << pair, wire=pair)
    if len(found.choices) > 1:
        return state._replace(phase=Phase.SIDE)
    if found.under:
        state = _lowered(state, pair, found.inside)
    return _allot(state, pair, found.bulls | found.under)


def _allot(state: State, pair: Pair, inside: int) -> State:
    """Who takes the bulls; asked if two fences give different orders."""
    orders = pick_orders(state, pair, inside.bit_count())
    state = state._replace(inside=inside, fresh=None)
    if len(orders) > 1:
        return state._replace(phase=Phase.AREA)
    return _take_from(state, orders[0])


def area(state: State, action: Area) -> State:
    """The order is chosen."""
    assert state.wire is not None
    orders = pick_orders(state, state.wire, state.inside.bit_count())
    return _take_from(state, orders[action.outer])


def _take_from(state: State, order: tuple[Seat, ...]) -> State:
    pair = state.wire
    assert pair is not None
    net = state.net.with_live(pair)
    return state._replace(net=net, picks=order, wire=None, phase=Phase.TAKE)


def take(state: State, action: Take) -> State:
    """A bull goes to the one whose pick it is."""
    seat, bit = state.picks[0], 1 << action.field
    colour = next(colour for colour, fields in enumerate(state.bulls) if fields & bit)
    player = state.players[seat]
    caught = _set(player.caught, colour, player.caught[colour] + 1)
    state = state._replace(
        players=_set(state.players, seat, player._replace(caught=caught)),
        bulls=_set(state.bulls, colour, state.bulls[colour] & ~bit),
        inside=state.inside & ~bit,
        picks=state.picks[1:],
    )
    return state if state.picks else pass_on(state)


def done(state: State, action: Done) -> State:
    """The fence is left open."""
    return pass_on(state)


def give_up(state: State, action: Pass) -> State:
    """A turn without a wire; after a round of them the game is over."""
    passes = state.passes + 1
    if passes == len(state.players):
        return state._replace(passes=passes, phase=Phase.OVER)
    return state._replace(passes=passes, seat=(state.seat + 1) % len(state.players))


def pass_on(state: State) -> State:
    """The next player's turn, or the end when too few bulls are left."""
    seat = (state.seat + 1) % len(state.players)
    phase = Phase.PLAY if state.colours[seat] else Phase.START
    if state.free.bit_count() < FEWEST:
        phase = Phase.OVER
    return state._replace(seat=seat, phase=phase, fresh=None, wire=None, passes=0)


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
