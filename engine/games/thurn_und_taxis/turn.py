"""A turn: what each action makes of a position.

Every function of an action takes a position and a legal action, and gives back the next one, of the class that came in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from engine.game import Action, Seat
from engine.games.thurn_und_taxis.actions import (
    BACK,
    FRONT,
    Close,
    Deal,
    Discard,
    Done,
    Draw,
    Finish,
    Harness,
    House,
    Lay,
    Start,
    Swap,
)
from engine.games.thurn_und_taxis.board import Official, Phase, Player, replaced
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, gathered, less_known
from engine.games.thurn_und_taxis.closing import Awards, awards, next_houses
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, SLOTS
from engine.games.thurn_und_taxis.legal import may_close, second_lays, second_loads
from engine.games.thurn_und_taxis.state import Position

P = TypeVar("P", bound=Position)
NO_CARDS: Final = (NO_CITY,) * SLOTS


def start(position: P, action: Start) -> P:
    """The first turn begins; its six open cards are still to be dealt."""
    return begin(position._replace(starter=action.seat), action.seat)


def begin(position: P, seat: Seat) -> P:
    """The turn of a seat begins. A player without cards has the Postmeister (rules, Postmaster)."""
    helper = Official.NOBODY if position.players[seat].held else Official.POSTMEISTER
    return position._replace(seat=seat, phase=Phase.PLAY, official=helper, drawn=0, laid=0, placed=0)


def deal(position: P, action: Deal) -> P:
    """A card comes from the pile, into the hand or the first empty slot. The discards replace an empty pile."""
    pile, discards = (position.pile, position.discards) if position.pile else (position.discards, 0)
    pile -= action.card
    if not position.to_hand:
        slot = position.open.index(NO_CITY)
        row = (*position.open[:slot], action.card, *position.open[slot + 1 :])
        return position._replace(open=row, pile=pile, discards=discards)
    player = position.players[position.seat]
    player = player._replace(hand=player.hand + action.card)
    players = replaced(position.players, position.seat, player)
    return position._replace(players=players, pile=pile, discards=discards, to_hand=False)


def swap(position: P, action: Swap) -> P:
    """The six open cards are put away."""
    discards = position.discards + gathered(position.open)
    return position._replace(open=NO_CARDS, discards=discards, official=Official.AMTMANN)


def draw(position: P, action: Draw) -> P:
    """An open card goes to the hand at once, one of the pile when it is dealt. The Postmeister helps with a second."""
    official = Official.POSTMEISTER if position.drawn else position.official
    if action.card == NO_CITY:
        return position._replace(to_hand=True, drawn=position.drawn + 1, official=official)
    slot = position.open.index(action.card)
    row = (*position.open[:slot], NO_CITY, *position.open[slot + 1 :])
    player = position.players[position.seat]
    player = player._replace(hand=player.hand + action.card, known=player.known + action.card)
    players = replaced(position.players, position.seat, player)
    return position._replace(open=row, players=players, drawn=position.drawn + 1, official=official)


def lay(position: P, action: Lay) -> P:
    """A card joins the route, or begins another. A second card in a turn is the Postillion's help."""
    player, discards, card = position.players[position.seat], position.discards, action.card
    if action.end == FRONT:
        route, on_route = (card, *player.route), player.on_route | action.city
    elif action.end == BACK:
        route, on_route = (*player.route, card), player.on_route | action.city
    else:
        discards += gathered(player.route)
        route, on_route = (card,), action.city
    player = player._replace(route=route, on_route=on_route)
    return _played(position._replace(discards=discards), player, card)


def harness(position: P, action: Harness) -> P:
    """A card is attached to the carriage. A second card in a turn is the Postillion's help."""
    player = position.players[position.seat]
    return _played(position, player._replace(harnessed=player.harnessed + action.card), action.card)


def _played(position: P, player: Player, card: Card) -> P:
    """The position after a card of the hand was played; the next turn, if nothing else can be done in this one."""
    player = player._replace(hand=player.hand - card, known=less_known(player.known, card))
    official = Official.POSTILLION if position.laid else position.official
    played = position._replace(
        players=replaced(position.players, position.seat, player), laid=position.laid + 1, official=official
    )
    return played if may_close(played) or second_lays(played) or second_loads(played) else _pass_on(played)


def close(position: P, action: Close) -> P:
    """The route is to be scored: first the houses, if there are any to place."""
    official = Official.WAGNER if action.wagner else position.official
    return _houses_next(position._replace(phase=Phase.HOUSES, official=official))


def house(position: P, action: House) -> P:
    """A house is placed in a city."""
    player = position.players[position.seat]
    player = player._replace(houses=player.houses | action.city)
    players = replaced(position.players, position.seat, player)
    return _houses_next(position._replace(players=players, placed=position.placed | action.city))


def _houses_next(position: P) -> P:
    """Goes on with the houses of the closing, or ends it once no house can be added."""
    return (
        position
        if next_houses(position.land, position.players[position.seat], position.placed)
        else done(position, None)
    )


def won(position: Position) -> Awards:
    """What the mover gets if the closing ends with the houses as they stand."""
    player = position.players[position.seat]
    return awards(
        position.land,
        player,
        position.left,
        position.land.everywhere[position.options.countries],
        haulage_of(position).carriage(player, position.official == Official.WAGNER),
        position.ended is None,
    )


def done(position: P, action: Done | None) -> P:
    """Ends a closing: tiles and carriage are taken, the route is put away, and a hand that is too large is cut down."""
    seat, player, award = position.seat, position.players[position.seat], won(position)
    taken = [tile.stack for tile in award.tiles]
    left = tuple(number - taken.count(place) for place, number in enumerate(position.left)) if taken else position.left
    scored = player._replace(
        route=(), on_route=0, harnessed=0, carriage=award.carriage, tiles=player.tiles + award.tiles
    )
    position = position._replace(
        players=replaced(position.players, seat, scored),
        discards=position.discards + gathered(player.route) + player.harnessed,
        left=left,
        ended=seat if award.ends and position.ended is None else position.ended,
        placed=0,
        phase=Phase.DISCARD,
    )
    return position if scored.held > HAND_LIMIT else _pass_on(position)


def discard(position: P, action: Discard) -> P:
    """A card of the hand is put away; the turn ends once few enough are left."""
    player, card = position.players[position.seat], action.card
    player = player._replace(hand=player.hand - card, known=less_known(player.known, card))
    position = position._replace(
        players=replaced(position.players, position.seat, player), discards=position.discards + card
    )
    return position if player.held > HAND_LIMIT else _pass_on(position)


def finish(position: P, action: Finish) -> P:
    """The turn ends without more."""
    return _pass_on(position)


def _pass_on(position: P) -> P:
    """The next seat's turn; once somebody has the end tile, the round is played to its end (rules, End of the game)."""
    seat = (position.seat + 1) % len(position.players)
    if position.ended is not None and seat == position.starter:
        return position._replace(phase=Phase.OVER, official=Official.NOBODY, drawn=0, laid=0)
    return begin(position, seat)


STEPS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    Start: start,
    Deal: deal,
    Swap: swap,
    Draw: draw,
    Lay: lay,
    Harness: harness,
    Close: close,
    House: house,
    Done: done,
    Discard: discard,
    Finish: finish,
}
"""By class of action."""


def after(position: P, action: Action) -> P:
    """The position after a legal action."""
    following: P = STEPS[type(action)](position, action)
    return following
