"""What each step makes of the table. Every function takes a state and a legal action, and returns the next state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

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

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State

NO_CARDS: Final = (NO_CITY,) * SLOTS


def start(state: State, action: Start) -> State:
    """The first turn begins; its six open cards are still to be dealt."""
    return begin(state._replace(starter=action.seat), action.seat)


def begin(state: State, seat: int) -> State:
    """A seat's turn. Who holds no card has the Postmeister (rules, Postmaster)."""
    helper = Official.NOBODY if state.players[seat].held else Official.POSTMEISTER
    return state._replace(seat=seat, phase=Phase.PLAY, official=helper, drawn=0, laid=0, placed=0)


def deal(state: State, action: Deal) -> State:
    """A card from the pile; if that is empty, the discards are shuffled first."""
    pile, discards = (state.pile, state.discards) if state.pile else (state.discards, 0)
    pile -= action.card
    if not state.to_hand:
        slot = state.open.index(NO_CITY)
        row = (*state.open[:slot], action.card, *state.open[slot + 1 :])
        return state._replace(open=row, pile=pile, discards=discards)
    player = state.players[state.seat]
    player = player._replace(hand=player.hand + action.card)
    players = replaced(state.players, state.seat, player)
    return state._replace(players=players, pile=pile, discards=discards, to_hand=False)


def swap(state: State, action: Swap) -> State:
    """The six open cards are put away."""
    discards = state.discards + gathered(state.open)
    return state._replace(open=NO_CARDS, discards=discards, official=Official.AMTMANN)


def draw(state: State, action: Draw) -> State:
    """An open card goes to the hand at once, one of the pile when it is dealt; the second is the Postmeister's."""
    official = Official.POSTMEISTER if state.drawn else state.official
    if action.card == NO_CITY:
        return state._replace(to_hand=True, drawn=state.drawn + 1, official=official)
    slot = state.open.index(action.card)
    row = (*state.open[:slot], NO_CITY, *state.open[slot + 1 :])
    player = state.players[state.seat]
    player = player._replace(hand=player.hand + action.card, known=player.known + action.card)
    players = replaced(state.players, state.seat, player)
    return state._replace(open=row, players=players, drawn=state.drawn + 1, official=official)


def lay(state: State, action: Lay) -> State:
    """A card joins the route, or begins another; the second is the Postillion's."""
    player, discards, card = state.players[state.seat], state.discards, action.card
    if action.end == FRONT:
        route, on_route = (card, *player.route), player.on_route | action.city
    elif action.end == BACK:
        route, on_route = (*player.route, card), player.on_route | action.city
    else:
        discards += gathered(player.route)
        route, on_route = (card,), action.city
    player = player._replace(route=route, on_route=on_route)
    return _played(state._replace(discards=discards), player, card)


def harness(state: State, action: Harness) -> State:
    """A card is attached to the carriage; the second of a turn is the Postillion's."""
    player = state.players[state.seat]
    return _played(state, player._replace(harnessed=player.harnessed + action.card), action.card)


def _played(state: State, player: Player, card: Card) -> State:
    """A card has left the hand; the turn is over if nothing else can be done in it."""
    player = player._replace(hand=player.hand - card, known=less_known(player.known, card))
    official = Official.POSTILLION if state.laid else state.official
    played = state._replace(players=replaced(state.players, state.seat, player), laid=state.laid + 1, official=official)
    return played if played.may_close() or played.second_lays() or played.second_loads() else _pass_on(played)


def close(state: State, action: Close) -> State:
    """The route is to be scored: first the houses, if there are any to place."""
    official = Official.WAGNER if action.wagner else state.official
    return _houses_next(state._replace(phase=Phase.HOUSES, official=official))


def house(state: State, action: House) -> State:
    """A house into a city."""
    player = state.players[state.seat]
    player = player._replace(houses=player.houses | action.city)
    players = replaced(state.players, state.seat, player)
    return _houses_next(state._replace(players=players, placed=state.placed | action.city))


def _houses_next(state: State) -> State:
    """Once no house can be added, the player is done with them."""
    return state if next_houses(state.land, state.players[state.seat], state.placed) else done(state, None)


def won(state: State) -> Awards:
    """What the mover gets when done with the houses as they stand."""
    player = state.players[state.seat]
    return awards(
        state.land,
        player,
        state.left,
        state.land.everywhere[state.options.countries],
        haulage_of(state).carriage(player, state.official == Official.WAGNER),
        state.ended is None,
    )


def done(state: State, action: Done | None) -> State:
    """Tiles and carriage; the route is put away, and the hand is cut down."""
    seat, player, found = state.seat, state.players[state.seat], won(state)
    taken = [tile.stack for tile in found.tiles]
    left = tuple(number - taken.count(place) for place, number in enumerate(state.left)) if taken else state.left
    scored = player._replace(
        route=(), on_route=0, harnessed=0, carriage=found.carriage, tiles=player.tiles + found.tiles
    )
    state = state._replace(
        players=replaced(state.players, seat, scored),
        discards=state.discards + gathered(player.route) + player.harnessed,
        left=left,
        ended=seat if found.ends and state.ended is None else state.ended,
        placed=0,
        phase=Phase.DISCARD,
    )
    return state if scored.held > HAND_LIMIT else _pass_on(state)


def discard(state: State, action: Discard) -> State:
    """A card of the hand is put away."""
    player, card = state.players[state.seat], action.card
    player = player._replace(hand=player.hand - card, known=less_known(player.known, card))
    state = state._replace(players=replaced(state.players, state.seat, player), discards=state.discards + card)
    return state if player.held > HAND_LIMIT else _pass_on(state)


def finish(state: State, action: Finish) -> State:
    """The rest of the turn is left."""
    return _pass_on(state)


def _pass_on(state: State) -> State:
    """The next seat's turn; once the end has come near, the round is played to its end (rules, End of the game)."""
    seat = (state.seat + 1) % len(state.players)
    if state.ended is not None and seat == state.starter:
        return state._replace(phase=Phase.OVER, official=Official.NOBODY, drawn=0, laid=0)
    return begin(state, seat)


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
