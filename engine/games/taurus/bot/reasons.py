"""Why a decision is worth considering, in a player's words, read off the board."""

from __future__ import annotations

from engine.game import Seat
from engine.games.taurus.actions import Area, Done, Grey, Post, Side, Start, Take, Wire
from engine.games.taurus.board import BULL_NAMES, POINTS
from engine.games.taurus.bot.exchange import Closing, Market, exchange
from engine.games.taurus.bot.judge import Thought, before_post
from engine.games.taurus.bot.pens import Pens
from engine.games.taurus.fence import Owners
from engine.games.taurus.picks import player_name
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase, colour_in
from engine.message import Message
from engine.message import unchanged as _


def reason(state: TaurusState, thought: Thought) -> Message:
    """A sentence about a legal action that was thought about."""
    action = thought.action
    if isinstance(action, Post | Wire | Grey) and state.phase in (Phase.PLAY, Phase.POSTED):
        return _of_turn(state, thought)
    if isinstance(action, Take):
        return _of_taking(state, action)
    if isinstance(action, Start):
        return Message(_("Many bulls stand around it."))
    if isinstance(action, Done):
        return Message(_("Others would get more of these bulls than you."))
    if isinstance(action, Side | Area | Grey):
        return _of_settling(state, thought)
    return Message(_("Nothing else is possible."))


def _of_turn(state: TaurusState, thought: Thought) -> Message:
    if thought.turn is None:
        return Message(_("Nothing else is better."))
    if thought.turn.closing is not None:
        return _closes(thought.turn.closing.picks, state.seat)
    return _of_building(before_post(state), thought)


def _closes(picks: Owners, seat: Seat) -> Message:
    mine = [place for place, picker in enumerate(picks, 1) if picker == seat]
    if len(mine) == len(picks):
        return Message(_("Closes {count} bulls, and all are yours."), {"count": len(picks)})
    if not mine:
        return Message(_("Closes {count} bulls, and you get none."), {"count": len(picks)})
    values = {"count": len(picks), "picks": ", ".join(map(str, mine))}
    return Message(_("Closes {count} bulls; your picks: {picks}."), values)


def _of_building(state: TaurusState, thought: Thought) -> Message:
    """A turn without a closing: what it leaves to the others, what it keeps them from, or what it prepares."""
    assert thought.turn is not None
    seat, market = state.seat, Market(state)
    after = _after(state, thought)
    left = exchange(Market(after).open, (seat + 1) % len(state.players))
    threat = _threat(market, seat)
    if left:
        return _left(left[0], seat, after)
    if threat is not None:
        values = {"player": player_name(threat[0]), "count": threat[1].gap.inside.bit_count()}
        return Message(_("Keeps {player} from closing {count} bulls."), values)
    pens = Pens(Market(after), seat)
    best = max(pens.all(), key=lambda pen: pen.value, default=None)
    if best is not None and best.value > 0:
        values = {"count": best.inside.bit_count(), "wires": best.lacking}
        return Message(_("Builds a fence for {count} bulls, most of it yours; {wires} wires are lacking."), values)
    return Message(_("Leaves nobody an area to close."))


def _after(state: TaurusState, thought: Thought) -> TaurusState:
    """The position after a whole turn; bulls under wires are moved to the first side."""
    assert thought.turn is not None
    for step in thought.turn.steps:
        state = state.after(step)
        while state.phase == Phase.SIDE:
            state = state.after(state.legal_actions()[0])
    return state.after(state.legal_actions()[0]) if state.phase == Phase.WIRED else state


def _threat(market: Market, seat: Seat) -> tuple[Seat, Closing] | None:
    """Who would close first if the mover did nothing."""
    for step in range(1, len(market.seats)):
        other = (seat + step) % len(market.seats)
        best = next(iter(market.open[other]), None)
        if best is not None and best.worth > 0:
            return other, best
    return None


def _left(closing: Closing, seat: Seat, after: TaurusState) -> Message:
    mine, count = closing.picks.count(seat), closing.gap.inside.bit_count()
    if closing.worth > 0 and mine * len(after.players) > count:
        return Message(_("Whoever closes there, you get {mine} of {count} bulls."), {"mine": mine, "count": count})
    values = {"count": count, "mine": mine}
    return Message(_("{count} bulls can be closed then, and you get {mine}; nothing else is better."), values)


def _of_taking(state: TaurusState, action: Take) -> Message:
    colour = colour_in(state, action.field)
    assert colour is not None
    seat = state.current_player
    name = Message(BULL_NAMES[colour])
    have = state.players[seat].caught[colour]
    others = [(player.caught[colour], other) for other, player in enumerate(state.players) if other != seat]
    most, rival = max(others, key=lambda pair: pair[0])
    if most > have:
        values = {"player": player_name(rival), "count": most, "colour": name}
        return Message(_("{player} has {count} of this colour ({colour}) and would score more with it."), values)
    values = {"number": have + 1, "colour": name, "points": POINTS[have + 1] - POINTS[have]}
    return Message(_("Makes {number} of this colour ({colour}): worth {points} more."), values)


def _of_settling(state: TaurusState, thought: Thought) -> Message:
    """A side, an area or a grey wire that may close."""
    after = state.after(thought.action)
    if after.phase == Phase.TAKE:
        return _closes(after.picks, state.seat)
    if after.phase == Phase.WIRED:
        return Message(_("Then you can close at once."))
    return Message(_("Better for what is built later."))
