"""What is said about the game: whose turn it is, what was done, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.game import CHANCE, Action, Seat
from engine.games.thurn_und_taxis.actions import NEW, TEAR_WORDS, Deal, Lay
from engine.games.thurn_und_taxis.board import COLOURS, Official, Phase, Player, Tile
from engine.games.thurn_und_taxis.cards import each, kinds
from engine.games.thurn_und_taxis.closing import top
from engine.games.thurn_und_taxis.haulage import haulage_of, horses_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, Land, Prize
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

DEALT: Final = _("{city} is drawn from the pile")
DEALT_UNSEEN: Final = _("A card is drawn from the pile")
CAUTION: Final = _("This gives up the route {route}: it will not be scored.")
WON: Final = _("{player} wins with {points} points.")
LAST_ROUND: Final = _("The last round: {player} has the end tile, and {last} moves last.")
HORSES_ENOUGH: Final = _("{player} has {horses} horses, and the route needs {cities}.")
HORSES_LACK: Final = _("{player} has {horses} horses, and the route needs {cities}: {missing} more.")
ONE_SHORT: Final = _("{player} lacks one house for {stack} ({points}): {city}.")


def player_name(seat: Seat) -> Message:
    """What a seat is called: its colour."""
    return Message(COLOURS[seat])


def road_of(land: Land, player: Player) -> str:
    """A route from front to back: "Mannheim – Carlsruhe"."""
    return " – ".join(land.name_of[land.city_of[card]] for card in player.route)


def joined(parts: Sequence[Message]) -> Message | None:
    """Several sentences as one; None if there is none."""
    if not parts:
        return None
    message = parts[0]
    for part in parts[1:]:
        message = Message("{first} {second}", {"first": message, "second": part})
    return message


def logged(state: ThurnUndTaxisState, action: Action, viewer: Seat | None) -> Message:
    """What the log says of a step; of a card drawn from the pile only its holder reads the name."""
    if isinstance(action, Deal) and state.to_hand:
        seen = viewer == state.seat
        return Message(DEALT, action.message.values) if seen else Message(DEALT_UNSEEN)
    message = action.message
    if isinstance(action, Lay) and action.end == NEW and state.player.route:
        message = Message(TEAR_WORDS, message.values)
    return message


def caution(state: ThurnUndTaxisState, action: Action) -> Message | None:
    """What to ask before a route is given up that could go on; None for every other step."""
    if not isinstance(action, Lay) or action.end != NEW or not state.player.route or state.must_tear():
        return None
    return Message(CAUTION, {"route": road_of(state.land, state.player)})


def tile_words(land: Land, tile: Tile) -> dict[str, object]:
    """What a tile is for, and its points."""
    return {"stack": Message(land.stacks[tile.stack].title), "points": tile.points}


def consequence(state: ThurnUndTaxisState, action: Action) -> Message | None:
    """Tiles, carriage and end that a step brings the mover."""
    if state.phase not in (Phase.PLAY, Phase.HOUSES) or state.current_player < 0:
        return None
    after, seat = state.after(action), state.seat
    before, player = state.players[seat], after.players[seat]
    values: dict[str, object] = {"player": player_name(seat)}
    parts = [
        Message(_("Tile for {player}: {stack}, {points}."), values | tile_words(state.land, tile))
        for tile in player.tiles[len(before.tiles) :]
    ]
    if player.carriage != before.carriage:
        words = _("{player} gets the carriage of {size}, worth {points}.")
        parts.append(Message(words, values | {"size": player.carriage, "points": player.carriage_points}))
    if after.ended != state.ended:
        parts.append(_last_round(after))
    return joined(parts)


def _last_round(state: ThurnUndTaxisState) -> Message:
    last = (state.starter - 1) % len(state.players)
    return Message(LAST_ROUND, {"player": player_name(state.ended or 0), "last": player_name(last)})


STATUS: Final = {
    "draw": _("{player}: take an open card or one from the pile."),
    "draw-or-swap": _("{player}: take an open card or one from the pile, or have the Amtmann exchange the open ones."),
    "draw-two": _("{player}: take two cards; the Postmeister helps who holds none."),
    "draw-second": _("{player}: take a second card."),
    "draw-or-lay": _("{player}: lay a card, or take a second one with the Postmeister."),
    "lay": _("{player}: lay a card at an end of your route."),
    "begin": _("{player}: begin a route with a card."),
    "lay-or-harness": _("{player}: lay a card at an end of your route, or harness one."),
    "begin-or-harness": _("{player}: begin a route with a card, or harness one."),
    "harness": _("{player}: no card fits your route: harness one."),
    "harness-or-tear": _("{player}: no card fits your route: harness one, or tear the route down."),
    "draw-or-play": _("{player}: lay or harness a card, or take a second one with the Postmeister."),
    "tear-down": _("{player}: no card fits, so the route is torn down: choose the card that begins a new one."),
    "stuck": _("{player}: there is no card anywhere; end the turn."),
    "close": _("{player}: close the route, or end the turn."),
    "close-or-lay": _("{player}: close the route, lay a second card with the Postillion, or end the turn."),
    "second": _("{player}: lay a second card with the Postillion, or end the turn."),
    "close-or-play": _("{player}: close the route, lay or harness a second card with the Postillion, or end the turn."),
    "play": _("{player}: lay or harness a second card with the Postillion, or end the turn."),
    "houses": _("{player}: put houses into the cities that are marked."),
    "discard": _("{player}: discard until you hold {limit} cards."),
}


def status(state: ThurnUndTaxisState) -> Message:
    """Who is on, and what that player may do now."""
    if state.phase == Phase.OVER:
        best = state.winners()[0]
        return Message(WON, {"player": player_name(best), "points": state.scores()[best]})
    if state.phase == Phase.START:
        return Message(_("The lot decides who begins."))
    if state.current_player == CHANCE:
        return Message(_("The next card of the pile is turned up."))
    return Message(STATUS[_task(state)], {"player": player_name(state.seat), "limit": HAND_LIMIT})


def _task(state: ThurnUndTaxisState) -> str:
    if state.phase != Phase.PLAY:
        return "houses" if state.phase == Phase.HOUSES else "discard"
    if state.laid:
        second = state.laid == 1 and state.official == Official.NOBODY
        if second and _may_harness(state):
            return "close-or-play" if state.may_close() else "play"
        if state.may_close():
            return "close-or-lay" if state.second_lays() else "close"
        # Whoever does not see the hand does not see what fits; but the turn would be over if nothing did.
        return "second"
    if state.must_draw():
        if state.drawn:
            return "draw-second"
        return "draw-two" if state.official == Official.POSTMEISTER else "draw-or-swap" if state.may_swap() else "draw"
    if not state.player.held:
        return "stuck"
    harness = _may_harness(state)
    if state.may_draw():
        return "draw-or-play" if harness else "draw-or-lay"
    if harness and _nothing_fits(state):
        return "harness-or-tear" if state.options.tearing == "free" else "harness"
    task = "tear-down" if state.must_tear() else "lay" if state.player.route else "begin"
    return f"{task}-or-harness" if harness else task


def _nothing_fits(state: ThurnUndTaxisState) -> bool:
    """Whether the one who sees the hand sees that no card of it joins the route."""
    player = state.player
    return bool(player.route) and not player.veiled and not kinds(player.hand) & state.fits(player)


def _may_harness(state: ThurnUndTaxisState) -> bool:
    """Whether any card of the hand may be harnessed, for which it need not be seen."""
    return state.player.held > 0 and haulage_of(state).room(state.player)


def remarks(state: ThurnUndTaxisState) -> Sequence[Message]:
    """The last round, horses that a route lacks, and the tiles that the mover is one house short of."""
    if state.phase in (Phase.START, Phase.OVER):
        return ()
    last = [_last_round(state)] if state.ended is not None else []
    return [*last, *_horses(state), *_one_short(state)]


def _horses(state: ThurnUndTaxisState) -> list[Message]:
    """What the route needs to be closed, and has."""
    player = state.player
    if not state.land.horses or state.phase != Phase.PLAY or not player.route:
        return []
    has, missing = horses_of(state.land, player), haulage_of(state).missing(state.land, player)
    values = {"player": player_name(state.seat), "cities": len(player.route), "horses": has, "missing": missing}
    return [Message(HORSES_LACK if missing else HORSES_ENOUGH, values)]


def _one_short(state: ThurnUndTaxisState) -> list[Message]:
    land, player, found = state.land, state.player, []
    owned = {tile.stack for tile in player.tiles}
    for place, wanted in enumerate(land.wanted):
        missing = wanted & ~player.houses
        once = land.stacks[place].prize is Prize.COUNTRIES
        if once and missing.bit_count() == 1 and state.left[place] and place not in owned:
            tile = Tile(place, top(land, place, state.left))
            names: dict[str, object] = {"player": player_name(state.seat), "city": land.name_of[next(each(missing))]}
            found.append(Message(ONE_SHORT, names | tile_words(land, tile)))
    return found
