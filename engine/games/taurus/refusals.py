"""The sentences of refused actions, by code, and what is checked to find them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.game import CHANCE, Action, IllegalAction
from engine.games.taurus import legal
from engine.games.taurus.actions import (
    EXAMPLES,
    PASS,
    Area,
    Bull,
    Done,
    Grey,
    Pass,
    Post,
    Side,
    Start,
    Take,
    Wire,
)
from engine.games.taurus.board import FIELDS, HOLES, KITS, LENGTH_NAMES, NEAR, PAIRS, PAIRS_AT, Hole, Pair, Stock
from engine.games.taurus.closing import FEWEST, catch, orders
from engine.games.taurus.state import Phase, Position
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "start-first": _("Every player’s first turn is a first fence: two new posts and a wire between them."),
    "start-over": _("First fences are for first turns: add a post, a wire, or close a fence."),
    "start-empty": _("A first fence stands in two empty holes, and {hole} has a post."),
    "start-short": _("A first fence takes the shortest wire: choose two holes closer together."),
    "hole-taken": _("{hole} has a post already."),
    "hole-under-wire": _("No post may be set in {hole}: it lies under a wire."),
    "no-posts": _("All posts are on the board."),
    "post-alone": _("A new post is joined to one in its field or the next; {hole} has no such neighbour."),
    "post-unjoinable": _("No wire of yours could join a post in {hole}."),
    "wire-the-post": _("First join the new post in {hole} by a wire of your own."),
    "from-the-post": _("The wire must begin at the new post in {hole}."),
    "wired": _("Your wire is attached: close the fence with a grey wire, or leave it open."),
    "not-neighbours": _("{a} and {b} are no neighbours: a wire joins posts in one field or two that share an edge."),
    "no-post": _("No post is in {hole}."),
    "joined-already": _("{a} and {b} are joined already, and two posts are joined only once."),
    "over-post": _("A wire from {a} to {b} would run over another post."),
    "crosses": _("A grey wire from {a} to {b} would cross another wire, and so close nothing."),
    "no-crossing": _("At this table no wire may cross another."),
    "no-wire": _("You have no {length} wire left, and nothing else fits from {a} to {b}."),
    "no-grey": _("No {length} grey wire is left, and nothing else fits from {a} to {b}."),
    "would-close": _("{a} and {b} are joined by other wires: only a grey wire may close a fence."),
    "closes-nothing": _("{a} and {b} are not joined by other wires: a grey wire may only close a fence."),
    "too-few": _("This would close an area with {bulls} bulls, and at least {least} are needed."),
    "all-grey": _("This fence would be of grey wires only, and nobody would get the bulls."),
    "side-first": _("First say to which side of the wire the bull is moved."),
    "other-side": _("With the bull on that side too few would be surrounded."),
    "no-side": _("No bull stands under a new wire."),
    "area-first": _("First say whose wires give the order of picks."),
    "no-area": _("No area is to be chosen."),
    "take-first": _("First the bulls of the closed area are taken."),
    "nothing-to-take": _("No bulls are to be taken now."),
    "not-inside": _("The bull in {field} is not in the closed area."),
    "no-bull": _("No bull is in {field}."),
    "not-wired": _("Only a fence that could be closed can be left open."),
    "may-act": _("A player passes only if no wire can be attached, and one can."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def not_neighbours(holes: Sequence[Hole]) -> IllegalAction:
    """The refusal of a wire between two holes that no wire joins."""
    return refuse("not-neighbours", a=HOLES[holes[0]], b=HOLES[holes[1]])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), EXAMPLES)
    if position.current_player == CHANCE:
        return check(position, action) if isinstance(action, Bull) else IllegalAction("chance-first")
    if isinstance(action, Bull):
        return IllegalAction("not-chance")
    only = ONLY.get(position.phase)
    if only is not None and not isinstance(action, only[1]):
        return refuse(only[0], hole=HOLES[position.fresh or 0])
    return check(position, action)


ONLY: Final[Mapping[Phase, tuple[str, tuple[type, ...]]]] = {
    Phase.START: ("start-first", (Start,)),
    Phase.POSTED: ("wire-the-post", (Wire,)),
    Phase.WIRED: ("wired", (Grey, Done)),
    Phase.SIDE: ("side-first", (Side,)),
    Phase.AREA: ("area-first", (Area,)),
    Phase.TAKE: ("take-first", (Take,)),
}
"""By phase in which only some kinds of action are possible: the code for all others, and those kinds."""


def _bull(position: Position, action: Bull) -> IllegalAction | None:
    outcomes = [outcome for outcome, _probability in legal.outcomes(position)]
    return None if action in outcomes else IllegalAction("not-your-turn", {"action": action})


def _start(position: Position, action: Start) -> IllegalAction | None:
    if position.phase != Phase.START:
        return refuse("start-over")
    pair, net = action.pair, position.net
    if legal.starts(position) >> pair & 1:
        return None
    for hole in PAIRS[pair]:
        if net.posts >> hole & 1:
            return refuse("start-empty", hole=HOLES[hole])
        if net.blocked >> hole & 1:
            return refuse("hole-under-wire", hole=HOLES[hole])
    if position.options.first == "short" and not KITS["three"].pairs[0] >> pair & 1:
        return refuse("start-short")
    return _attach(position, pair) or refuse("no-crossing")


def _post(position: Position, action: Post) -> IllegalAction | None:
    hole, net = action.hole, position.net
    if net.posts >> hole & 1:
        return refuse("hole-taken", hole=HOLES[hole])
    if net.blocked >> hole & 1:
        return refuse("hole-under-wire", hole=HOLES[hole])
    if not position.posts_left:
        return refuse("no-posts")
    if not NEAR[hole] & net.posts:
        return refuse("post-alone", hole=HOLES[hole])
    return None if PAIRS_AT[hole] & legal.reachable(position) else refuse("post-unjoinable", hole=HOLES[hole])


def _wire(position: Position, action: Wire) -> IllegalAction | None:
    pair, net = action.pair, position.net
    refused = _attach(position, pair)
    if refused is not None:
        return refused
    crosses = bool(net.crossed >> pair & 1)
    if crosses and position.options.crossing == "none":
        return refuse("no-crossing")
    if net.joined >> pair & 1 and not crosses:
        return refuse("would-close", **_names(pair))
    return _stocked(position, pair, position.players[position.seat].stock, "no-wire")


def _grey(position: Position, action: Grey) -> IllegalAction | None:
    pair, net = action.pair, position.net
    refused = _attach(position, pair)
    if refused is not None:
        return refused
    if net.crossed >> pair & 1:
        return refuse("crosses", **_names(pair))
    if not net.joined >> pair & 1:
        return refuse("closes-nothing", **_names(pair))
    return _stocked(position, pair, position.pool, "no-grey") or _enough(position, pair)


def _enough(position: Position, pair: Pair) -> IllegalAction | None:
    """Why the closed area would not do: too few bulls, or nobody to take them."""
    enclosed = catch(position, pair)
    bulls = (enclosed.bulls | enclosed.under).bit_count()
    if bulls < FEWEST:
        return refuse("too-few", bulls=bulls, least=FEWEST)
    return None if orders(position, pair) else refuse("all-grey")


def _attach(position: Position, pair: Pair) -> IllegalAction | None:
    """Why no wire of any kind can be attached here now, whatever it closes."""
    net, first = position.net, position.phase == Phase.START
    if position.fresh is not None and position.fresh not in PAIRS[pair]:
        return refuse("from-the-post", hole=HOLES[position.fresh])
    for hole in () if first else PAIRS[pair]:  # a first fence brings its posts along
        if not net.posts >> hole & 1:
            return refuse("no-post", hole=HOLES[hole])
    if net.laid >> pair & 1:
        return refuse("joined-already", **_names(pair))
    return refuse("over-post", **_names(pair)) if net.over_post >> pair & 1 else None


def _stocked(position: Position, pair: Pair, stock: Stock, code: str) -> IllegalAction | None:
    """The refusal with this code if there is no wire of the length that the pair takes."""
    kit = KITS[position.options.lengths]
    length = Message(LENGTH_NAMES[kit.length(pair)])
    return None if kit.within(stock) >> pair & 1 else refuse(code, length=length, **_names(pair))


def _names(pair: Pair) -> dict[str, str]:
    a, b = PAIRS[pair]
    return {"a": HOLES[a], "b": HOLES[b]}


def _side(position: Position, action: Side) -> IllegalAction | None:
    if position.phase != Phase.SIDE:
        return refuse("no-side")
    return None if action.side in legal.open_sides(position) else refuse("other-side")


def _area(position: Position, action: Area) -> IllegalAction | None:
    return None if position.phase == Phase.AREA else refuse("no-area")


def _take(position: Position, action: Take) -> IllegalAction | None:
    if position.phase != Phase.TAKE:
        return refuse("nothing-to-take")
    if not position.free >> action.field & 1:
        return refuse("no-bull", field=FIELDS[action.field])
    return None if position.inside >> action.field & 1 else refuse("not-inside", field=FIELDS[action.field])


def _done(position: Position, action: Done) -> IllegalAction | None:
    return None if position.phase == Phase.WIRED else refuse("not-wired")


def _pass(position: Position, action: Pass) -> IllegalAction | None:
    return None if PASS in legal.actions(position) else refuse("may-act")


CHECKS: Final[Mapping[type, Callable[[Any, Any], IllegalAction | None]]] = {
    Bull: _bull,
    Start: _start,
    Post: _post,
    Wire: _wire,
    Grey: _grey,
    Side: _side,
    Area: _area,
    Take: _take,
    Done: _done,
    Pass: _pass,
}
"""By class of action."""
