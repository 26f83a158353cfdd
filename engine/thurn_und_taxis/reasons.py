"""Why a decision is worth considering, in a player's words, read off the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.game import Action
from engine.message import Message
from engine.message import unchanged as _
from engine.thurn_und_taxis.actions import (
    CLOSE_WAGNER,
    NEW,
    PILE,
    Close,
    Discard,
    Done,
    Draw,
    Finish,
    House,
    Lay,
    Swap,
)
from engine.thurn_und_taxis.board import Player
from engine.thurn_und_taxis.cards import Cities, City, each, kinds
from engine.thurn_und_taxis.closing import largest_choice, next_carriage
from engine.thurn_und_taxis.land import SHORTEST, next_size
from engine.thurn_und_taxis.words import joined

if TYPE_CHECKING:
    from engine.thurn_und_taxis.rules import ThurnUndTaxisState as State

MOST_SENTENCES: Final = 2


def reason(state: State, action: Action) -> Message:
    """A sentence or two about a legal action of a state in which the mover's hand is seen."""
    return joined(_REASONS[type(action)](state, action)[:MOST_SENTENCES]) or Message(_("Nothing else is better."))


def _reach(state: State, player: Player) -> Cities:
    """The cities that fit the route."""
    return state.fits_front(player) | state.fits_back(player)


def last_of(state: State, city: City) -> Message | None:
    """The tile for which a house in this city is the only one that the mover still lacks."""
    houses = state.player.houses
    owned = {tile.stack for tile in state.player.tiles}
    for place, wanted in enumerate(state.land.wanted):
        if wanted & ~houses == city and state.left[place] and place not in owned:
            return Message(state.land.stacks[place].title)
    return None


def _lacking(state: State, city: City) -> list[Message]:
    """That a card is the last one for a tile."""
    stack = last_of(state, city)
    return [] if stack is None else [Message(_("It is the last city that you need for {stack}."), {"stack": stack})]


def _of_draw(state: State, action: Draw) -> list[Message]:
    if action == PILE:
        fits = any(city & _reach(state, state.player) for city in state.open)
        if state.player.route and not fits:
            return [Message(_("No open card fits your route."))]
        return [Message(_("The open cards help you little."))]
    player, city = state.player, action.card
    name = state.land.name_of[city]
    held = kinds(player.hand)
    found = []
    if player.route and city & _reach(state, player):
        end = player.route[0] if city & state.fits_front(player) else player.route[-1]
        found.append(Message(_("{city} fits your route beside {end}."), {"city": name, "end": state.land.name_of[end]}))
    bridge = state.land.neighbours[city] & held & ~player.on_route
    if bridge and not held & city:
        other = state.land.name_of[bridge & -bridge]
        found.append(Message(_("{city} and {other} in your hand are neighbours."), {"city": name, "other": other}))
    found += _lacking(state, city)
    if not city & player.houses and not found:
        found.append(Message(_("You have no house in {city} yet."), {"city": name}))
    return found or [Message(_("{city} is a card to go on with."), {"city": name})]


def _of_swap(state: State, action: Swap) -> list[Message]:
    return [Message(_("The six open cards help you little; the next six may do better."))]


def _of_lay(state: State, action: Lay) -> list[Message]:
    if action.end == NEW:
        return _of_new(state, action)
    after = state.after(action).players[state.seat]
    size = len(after.route)
    fits = kinds(after.hand) & _reach(state, after)
    found = [Message(_("Makes the route {count} cards long."), {"count": size})]
    if fits:
        names = ", ".join(state.land.listing(fits))
        found.append(Message(_("From your hand this fits next: {cities}."), {"cities": names}))
    elif size < SHORTEST or size < next_size(after.carriage):
        ways = _reach(state, after).bit_count()
        found.append(Message(_("Then {count} cities fit."), {"count": ways}))
    return found


def _of_new(state: State, action: Lay) -> list[Message]:
    near = state.land.neighbours[action.city] & kinds(state.player.hand) & ~action.city
    found = []
    if state.must_tear():
        found.append(Message(_("None of your cards fits the route, so a new one must begin.")))
    if near:
        names = ", ".join(state.land.listing(near))
        found.append(Message(_("From your hand this fits next: {cities}."), {"cities": names}))
    else:
        ways = state.land.neighbours[action.city].bit_count()
        found.append(Message(_("From there roads lead to {count} cities."), {"count": ways}))
    return found


def _of_close(state: State, action: Close) -> list[Message]:
    player, wagner = state.player, action == CLOSE_WAGNER
    houses = len(largest_choice(state.land, player, 0))
    carriage = next_carriage(player.carriage, len(player.route), wagner)
    found = []
    if carriage != player.carriage:
        found.append(Message(_("Brings the carriage of {size}."), {"size": carriage}))
    found.append(Message(HOUSES_WORDS[houses != 1], {"count": houses}))
    return found


HOUSES_WORDS: Final = (_("Places 1 house."), _("Places {count} houses."))


def _of_finish(state: State, action: Finish) -> list[Message]:
    player = state.player
    size = next_size(player.carriage)
    fits = kinds(player.hand) & _reach(state, player)
    found = []
    if size > len(player.route):
        found.append(Message(_("The carriage of {size} wants a longer route."), {"size": size}))
    if fits:
        names = ", ".join(state.land.listing(fits))
        found.append(Message(_("From your hand this fits next: {cities}."), {"cities": names}))
    return found or [Message(_("The route can grow further."))]


def _of_house(state: State, action: House) -> list[Message]:
    stack = last_of(state, action.city)
    if stack is not None:
        return [Message(_("It completes {stack}."), {"stack": stack})]
    choice = largest_choice(state.land, state.player, state.placed | action.city)
    return [Message(_("With it you can place {count} in all."), {"count": len(choice) + _placed(state) + 1})]


def _placed(state: State) -> int:
    return state.placed.bit_count()


def _of_done(state: State, action: Done) -> list[Message]:
    return [Message(_("Keeps the other houses for later."))]


def _of_discard(state: State, action: Discard) -> list[Message]:
    names = ", ".join(state.land.name_of[city] for city in each(kinds(state.player.hand - action.card)))
    return [Message(_("What is left goes better together: {cities}."), {"cities": names})]


_REASONS: Final[Mapping[type, Callable[[Any, Any], list[Message]]]] = {
    Draw: _of_draw,
    Swap: _of_swap,
    Lay: _of_lay,
    Close: _of_close,
    Finish: _of_finish,
    House: _of_house,
    Done: _of_done,
    Discard: _of_discard,
}
