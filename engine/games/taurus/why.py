"""The teaching side of the rules: reading moves, and refusing them with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.game import CHANCE, Action, IllegalAction, Touch, notation_key
from engine.games.taurus.actions import (
    BULL,
    DONE,
    GREY,
    INNER,
    OUTER,
    PASS,
    POST,
    SIDE,
    START,
    TAKE,
    WIRE,
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
from engine.games.taurus.board import BULLS, Phase
from engine.games.taurus.closing import catch, orders
from engine.games.taurus.ground import (
    FIELD_OF,
    FIELDS,
    HOLE_OF,
    HOLES,
    NEAR,
    PAIR_OF,
    PAIRS,
    PAIRS_AT,
    Ends,
    Hole,
    Pair,
)
from engine.games.taurus.options import FEWEST, KITS, Stock
from engine.games.taurus.refusals import LENGTH_NAMES, SENTENCES
from engine.message import Message
from engine.refusal import not_understood

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState as State

EXAMPLES: Final = "post c4ne · wire c4ne d4nw · grey c4ne c3se · take c4"
WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action for action in (DONE, INNER, OUTER, PASS, *SIDE.values())
}
GRAMMAR: Final = re.compile(
    rf"(?P<verb>start|post|wire|grey|take|bull)(?P<colour>{'|'.join(BULLS)})?(?P<places>(?:[a-g][1-7](?:ne|nw|se|sw)?)+)"
)
PLACE: Final = re.compile("[a-g][1-7](?:ne|nw|se|sw)?")
TABLES: Final[Mapping[str, Sequence[Action]]] = {"start": START, "wire": WIRE, "grey": GREY, "post": POST, "take": TAKE}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def read(text: str) -> Action:
    """The step that the notation names, legal or not; holes in any order. Raises IllegalAction."""
    key = notation_key(text) if len(text) <= 100 else ""
    found = GRAMMAR.fullmatch(key)
    action = WHOLE.get(key) or (_action(found) if found else None)
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _action(found: re.Match[str]) -> Action | None:
    verb, colour, names = found["verb"], found["colour"], PLACE.findall(found["places"])
    holes = [HOLE_OF[name] for name in names if name in HOLE_OF]
    fields = [FIELD_OF[name] for name in names if name in FIELD_OF]
    if len(holes) + len(fields) != len(names) or (verb == "bull") != bool(colour):
        return None
    shape = (len(holes), len(fields))
    if verb == "bull":
        return BULL[BULLS.index(colour)][fields[0]] if shape == (0, 1) else None
    if verb in ("take", "post"):
        wanted = (0, 1) if verb == "take" else (1, 0)
        return TABLES[verb][(fields + holes)[0]] if shape == wanted else None
    return _between(verb, holes) if shape == (2, 0) else None


def _between(verb: str, holes: Sequence[Hole]) -> Action | None:
    """A wire between two holes; of holes that are no neighbours nothing can be said but why not."""
    pair = PAIR_OF.get(Ends(*sorted(holes)))
    if pair is None:
        raise refuse("not-neighbours", a=HOLES[holes[0]], b=HOLES[holes[1]])
    return TABLES[verb][pair]


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), EXAMPLES)
    if state.current_player == CHANCE:
        return check(state, action) if isinstance(action, Bull) else IllegalAction("chance-first")
    if isinstance(action, Bull):
        return IllegalAction("not-chance")
    owed = OWED.get(state.phase)
    if owed is not None and not isinstance(action, owed[1]):
        return refuse(owed[0], hole=HOLES[state.fresh or 0])
    return check(state, action)


OWED: Final[Mapping[Phase, tuple[str, tuple[type, ...]]]] = {
    Phase.START: ("start-first", (Start,)),
    Phase.POSTED: ("wire-the-post", (Wire,)),
    Phase.WIRED: ("wired", (Grey, Done)),
    Phase.SIDE: ("side-first", (Side,)),
    Phase.AREA: ("area-first", (Area,)),
    Phase.TAKE: ("take-first", (Take,)),
}
"""By phase: what is owed before anything else, and the steps that do it."""


def _bull(state: State, action: Bull) -> IllegalAction | None:
    outcomes = [outcome for outcome, _probability in state.chance_outcomes()]
    return None if action in outcomes else IllegalAction("not-your-turn", {"action": action})


def _start(state: State, action: Start) -> IllegalAction | None:
    if state.phase != Phase.START:
        return refuse("start-over")
    pair, net = action.pair, state.net
    if state.starts() >> pair & 1:
        return None
    for hole in PAIRS[pair]:
        if net.posts >> hole & 1:
            return refuse("start-empty", hole=HOLES[hole])
        if net.blocked >> hole & 1:
            return refuse("hole-under-wire", hole=HOLES[hole])
    if state.options.first == "short" and not KITS["three"].pairs[0] >> pair & 1:
        return refuse("start-short")
    return _run(state, pair) or refuse("no-crossing")


def _post(state: State, action: Post) -> IllegalAction | None:
    hole, net = action.hole, state.net
    if net.posts >> hole & 1:
        return refuse("hole-taken", hole=HOLES[hole])
    if net.blocked >> hole & 1:
        return refuse("hole-under-wire", hole=HOLES[hole])
    if not state.posts_left:
        return refuse("no-posts")
    if not NEAR[hole] & net.posts:
        return refuse("post-alone", hole=HOLES[hole])
    return None if PAIRS_AT[hole] & state.reachable() else refuse("post-unjoinable", hole=HOLES[hole])


def _wire(state: State, action: Wire) -> IllegalAction | None:
    pair, net = action.pair, state.net
    if state.fresh is not None and state.fresh not in PAIRS[pair]:
        return refuse("from-the-post", hole=HOLES[state.fresh])
    refused = _run(state, pair)
    if refused is not None:
        return refused
    crosses = bool(net.crossed >> pair & 1)
    if crosses and state.options.crossing == "none":
        return refuse("no-crossing")
    if net.joined >> pair & 1 and not crosses:
        return refuse("would-close", **_names(pair))
    return _stocked(state, pair, state.players[state.seat].stock, "no-wire")


def _grey(state: State, action: Grey) -> IllegalAction | None:
    pair, net = action.pair, state.net
    if state.fresh is not None and state.fresh not in PAIRS[pair]:
        return refuse("from-the-post", hole=HOLES[state.fresh])
    refused = _run(state, pair)
    if refused is not None:
        return refused
    if net.crossed >> pair & 1:
        return refuse("crosses", **_names(pair))
    if not net.joined >> pair & 1:
        return refuse("closes-nothing", **_names(pair))
    return _stocked(state, pair, state.pool, "no-grey") or _enough(state, pair)


def _enough(state: State, pair: Pair) -> IllegalAction | None:
    """Whether the closed area would have bulls enough, and somebody to take them."""
    found = catch(state, pair)
    bulls = (found.bulls | found.under).bit_count()
    if bulls < FEWEST:
        return refuse("too-few", bulls=bulls, least=FEWEST)
    return None if orders(state, pair) else refuse("all-grey")


def _run(state: State, pair: Pair) -> IllegalAction | None:
    """Why no wire at all could run between these holes, once posts are in them."""
    net, first = state.net, state.phase == Phase.START
    for hole in () if first else PAIRS[pair]:
        if not net.posts >> hole & 1:
            return refuse("no-post", hole=HOLES[hole])
    if net.laid >> pair & 1:
        return refuse("joined-already", **_names(pair))
    return refuse("over-post", **_names(pair)) if net.over_post >> pair & 1 else None


def _stocked(state: State, pair: Pair, stock: Stock, code: str) -> IllegalAction | None:
    kit = KITS[state.options.lengths]
    length = Message(LENGTH_NAMES[kit.length(pair)])
    return None if kit.within(stock) >> pair & 1 else refuse(code, length=length, **_names(pair))


def _names(pair: Pair) -> dict[str, str]:
    a, b = PAIRS[pair]
    return {"a": HOLES[a], "b": HOLES[b]}


def _side(state: State, action: Side) -> IllegalAction | None:
    if state.phase != Phase.SIDE:
        return refuse("no-side")
    return None if action.side in state.open_sides() else refuse("other-side")


def _area(state: State, action: Area) -> IllegalAction | None:
    return None if state.phase == Phase.AREA else refuse("no-area")


def _take(state: State, action: Take) -> IllegalAction | None:
    if state.phase != Phase.TAKE:
        return refuse("nothing-to-take")
    if not state.free >> action.field & 1:
        return refuse("no-bull", field=FIELDS[action.field])
    return None if state.inside >> action.field & 1 else refuse("not-inside", field=FIELDS[action.field])


def _done(state: State, action: Done) -> IllegalAction | None:
    return None if state.phase == Phase.WIRED else refuse("not-wired")


def _pass(state: State, action: Pass) -> IllegalAction | None:
    return None if PASS in state.legal_actions() else refuse("may-act")


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


def explain(state: State, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    meant = _meant(state, touches)
    refused = refusal(state, meant) if isinstance(meant, Action) else meant
    return refused or IllegalAction("nothing-there")


def _meant(state: State, touches: Sequence[Touch]) -> Action | IllegalAction | None:
    """The step that most likely was meant, or at once why there is none."""
    kind, _colon, name = touches[-1].partition(":")
    holes = [HOLE_OF[touch[5:]] for touch in touches if touch.startswith("hole:")]
    if kind == "field" and name in FIELD_OF:
        return TAKE[FIELD_OF[name]]
    if kind in ("done", "pass", "side", "area"):
        return WHOLE.get(notation_key(touches[-1].replace(":", " ")))
    if state.fresh is not None:
        holes = [state.fresh, *(hole for hole in holes if hole != state.fresh)]
    if len(holes) < 2:
        return _meant_by_one(state, holes)
    pair = PAIR_OF.get(Ends(*sorted(holes[:2])))
    if pair is None:
        return refuse("not-neighbours", a=HOLES[holes[0]], b=HOLES[holes[1]])
    if state.phase == Phase.START:
        return START[pair]
    return GREY[pair] if state.phase == Phase.WIRED or state.net.joined >> pair & 1 else WIRE[pair]


def _meant_by_one(state: State, holes: Sequence[Hole]) -> Action | IllegalAction | None:
    if not holes or state.phase != Phase.START:
        return POST[holes[0]] if holes else None
    taken = state.net.posts >> holes[0] & 1
    return refuse("start-empty" if taken else "hole-under-wire", hole=HOLES[holes[0]])
