"""What is said about the game: whose turn it is, what was done, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import CHANCE, Action, Seat
from engine.games.thurn_und_taxis.actions import NEW, TEAR_WORDS, Deal, Lay
from engine.games.thurn_und_taxis.board import COLOURS, Official, Phase, Player, Tile
from engine.games.thurn_und_taxis.cards import each, kinds
from engine.games.thurn_und_taxis.closing import top
from engine.games.thurn_und_taxis.haulage import haulage_of, horses_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, Land, Prize
from engine.games.thurn_und_taxis.legal import may_close, may_draw, may_swap, must_draw, must_tear, second_lays
from engine.games.thurn_und_taxis.scoring import winners
from engine.games.thurn_und_taxis.state import Position
from engine.games.thurn_und_taxis.turn import after
from engine.message import Message
from engine.message import unchanged as _

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


def logged(position: Position, action: Action, viewer: Seat | None) -> Message:
    """What the log says of an action. Only the player who draws a card from the pile reads its name."""
    if isinstance(action, Deal) and position.to_hand:
        seen = viewer == position.seat
        return Message(DEALT, action.message.values) if seen else Message(DEALT_UNSEEN)
    message = action.message
    if isinstance(action, Lay) and action.end == NEW and position.player.route:
        message = Message(TEAR_WORDS, message.values)
    return message


def caution(position: Position, action: Action) -> Message | None:
    """What to ask before a route is given up that could go on; None for every other action."""
    if not isinstance(action, Lay) or action.end != NEW or not position.player.route or must_tear(position):
        return None
    return Message(CAUTION, {"route": road_of(position.land, position.player)})


def tile_words(land: Land, tile: Tile) -> dict[str, object]:
    """What a tile is for, and its points."""
    return {"stack": Message(land.stacks[tile.stack].title), "points": tile.points}


def consequence(position: Position, action: Action) -> Message | None:
    """The tiles, the carriage and the end that an action brings the mover; None if it brings none."""
    if position.phase not in (Phase.PLAY, Phase.HOUSES) or position.current_player < 0:
        return None
    following, seat = after(position, action), position.seat
    before, player = position.players[seat], following.players[seat]
    values: dict[str, object] = {"player": player_name(seat)}
    parts = [
        Message(_("Tile for {player}: {stack}, {points}."), values | tile_words(position.land, tile))
        for tile in player.tiles[len(before.tiles) :]
    ]
    if player.carriage != before.carriage:
        words = _("{player} gets the carriage of {size}, worth {points}.")
        parts.append(Message(words, values | {"size": player.carriage, "points": player.carriage_points}))
    if following.ended != position.ended:
        parts.append(_last_round(following))
    return joined(parts)


def _last_round(position: Position) -> Message:
    names = {"player": player_name(position.ended or 0), "last": player_name(position.last_seat)}
    return Message(LAST_ROUND, names)


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


def status(position: Position) -> Message:
    """Whose turn it is, and what may be done now; who has won at the end."""
    if position.phase == Phase.OVER:
        best = winners(position)[0]
        return Message(WON, {"player": player_name(best), "points": position.players[best].score})
    if position.phase == Phase.START:
        return Message(_("The lot decides who begins."))
    if position.current_player == CHANCE:
        return Message(_("The next card of the pile is turned up."))
    return Message(STATUS[_task(position)], {"player": player_name(position.seat), "limit": HAND_LIMIT})


def _task(position: Position) -> str:
    if position.phase != Phase.PLAY:
        return "houses" if position.phase == Phase.HOUSES else "discard"
    if position.laid:
        second = position.laid == 1 and position.official == Official.NOBODY
        if second and _may_harness(position):
            return "close-or-play" if may_close(position) else "play"
        if may_close(position):
            return "close-or-lay" if second_lays(position) else "close"
        # An observer who does not see the hand cannot tell what fits; but something does, else the turn would be over.
        return "second"
    if must_draw(position):
        if position.drawn:
            return "draw-second"
        return (
            "draw-two"
            if position.official == Official.POSTMEISTER
            else "draw-or-swap"
            if may_swap(position)
            else "draw"
        )
    if not position.player.held:
        return "stuck"
    harness = _may_harness(position)
    if may_draw(position):
        return "draw-or-play" if harness else "draw-or-lay"
    if harness and _nothing_fits(position):
        return "harness-or-tear" if position.options.tearing == "free" else "harness"
    task = "tear-down" if must_tear(position) else "lay" if position.player.route else "begin"
    return f"{task}-or-harness" if harness else task


def _nothing_fits(position: Position) -> bool:
    """Whether the whole hand is seen, and no card of it joins the route."""
    player = position.player
    return bool(player.route) and not player.veiled and not kinds(player.hand) & position.fits(player)


def _may_harness(position: Position) -> bool:
    """Whether a card of the hand may be harnessed; any may, so that the hand need not be seen."""
    return position.player.held > 0 and haulage_of(position).room(position.player)


def remarks(position: Position) -> Sequence[Message]:
    """The last round, horses that a route lacks, and the tiles that the mover is one house short of."""
    if position.phase in (Phase.START, Phase.OVER):
        return ()
    last = [_last_round(position)] if position.ended is not None else []
    return [*last, *_horses(position), *_one_short(position)]


def _horses(position: Position) -> list[Message]:
    """The horses that the route has, and those that it needs to be closed."""
    player = position.player
    if not position.land.horses or position.phase != Phase.PLAY or not player.route:
        return []
    has, missing = horses_of(position.land, player), haulage_of(position).missing(position.land, player)
    values = {"player": player_name(position.seat), "cities": len(player.route), "horses": has, "missing": missing}
    return [Message(HORSES_LACK if missing else HORSES_ENOUGH, values)]


def _one_short(position: Position) -> list[Message]:
    """The tiles for sets of cities in which the mover lacks one house."""
    land, player = position.land, position.player
    owned = {tile.stack for tile in player.tiles}
    messages = []
    for place, wanted in enumerate(land.wanted):
        missing = wanted & ~player.houses
        once = land.stacks[place].prize is Prize.COUNTRIES
        if once and missing.bit_count() == 1 and position.left[place] and place not in owned:
            tile = Tile(place, top(land, place, position.left))
            names: dict[str, object] = {"player": player_name(position.seat), "city": land.name_of[next(each(missing))]}
            messages.append(Message(ONE_SHORT, names | tile_words(land, tile)))
    return messages
