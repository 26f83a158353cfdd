"""Why a decision is worth considering, in a player's words, read off the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.game import Action
from engine.games.thurn_und_taxis.actions import (
    CLOSE_WAGNER,
    NEW,
    PILE,
    Close,
    Discard,
    Done,
    Draw,
    Finish,
    Harness,
    House,
    Lay,
    Swap,
)
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Cards, City, each, kinds
from engine.games.thurn_und_taxis.closing import largest_choice
from engine.games.thurn_und_taxis.haulage import haulage_of, horses_of
from engine.games.thurn_und_taxis.land import SHORTEST, Prize, Stack, next_size
from engine.games.thurn_und_taxis.turn import won
from engine.games.thurn_und_taxis.words import joined
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State

MOST_SENTENCES: Final = 2


def reason(state: State, action: Action) -> Message:
    """A sentence or two about a legal action of a state in which the mover's hand is seen."""
    return joined(_REASONS[type(action)](state, action)[:MOST_SENTENCES]) or Message(_("Nothing else is better."))


def last_of(state: State, city: City) -> Stack | None:
    """The tile for which a house in this city is the only one that the mover still lacks."""
    houses = state.player.houses
    owned = {tile.stack for tile in state.player.tiles}
    for place, wanted in enumerate(state.land.wanted):
        if wanted & ~houses == city and state.left[place] and place not in owned:
            return state.land.stacks[place]
    return None


LACKING_WORDS: Final = {
    Prize.COUNTRIES: _("It is the last city that you need for {stack}."),
    Prize.FREE_CITY: _("Its tile is still there for the first house."),
}
COMPLETING_WORDS: Final = {
    Prize.COUNTRIES: _("It completes {stack}."),
    Prize.FREE_CITY: _("The first house there brings a tile."),
}


def _of_tile(state: State, city: City, words: Mapping[Prize, str]) -> list[Message]:
    """The tile that a house in the city would bring."""
    stack = last_of(state, city)
    return [] if stack is None else [Message(words[stack.prize], {"stack": Message(stack.title)})]


def _fitting_next(state: State, fits: Cards) -> list[Message]:
    """The cards of the hand that fit, by their cities."""
    names = ", ".join(state.land.listing(state.land.cities_among(fits)))
    return [Message(_("From your hand this fits next: {cities}."), {"cities": names})] if fits else []


def _lacking_horses(state: State, player: Player) -> list[Message]:
    """How many more horses the route would need to be closed as it is."""
    missing = haulage_of(state).missing(state.land, player)
    return [Message(MISSING_WORDS[missing != 1], {"count": missing})] if missing else []


MISSING_WORDS: Final = (_("The route then lacks 1 horse."), _("The route then lacks {count} horses."))


def _of_draw(state: State, action: Draw) -> list[Message]:
    land = state.land
    if action == PILE:
        fits = any(card & state.fits(state.player) for card in state.open)
        if state.player.route and not fits:
            return [Message(_("No open card fits your route."))]
        return [Message(_("The open cards help you little."))]
    player, card, city = state.player, action.card, land.city_of[action.card]
    name = land.name_of[city]
    held = land.cities_among(player.hand)
    found = []
    if player.route and card & state.fits(player):
        end = land.city_of[player.route[0 if card & state.fits_front(player) else -1]]
        found.append(Message(_("{city} fits your route beside {end}."), {"city": name, "end": land.name_of[end]}))
    bridge = land.neighbours[city] & held & ~player.on_route
    if bridge and not held & city:
        other = land.name_of[bridge & -bridge]
        found.append(Message(_("{city} and {other} in your hand are neighbours."), {"city": name, "other": other}))
    if haulage_of(state).missing(land, player) and land.horses_of[card] > 1:
        found.append(Message(_("It shows {count} horses, and your route lacks some."), {"count": land.horses_of[card]}))
    found += _of_tile(state, city, LACKING_WORDS)
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
    fits = kinds(after.hand) & state.fits(after)
    found = [Message(_("Makes the route {count} cards long."), {"count": size})]
    if fits:
        found += _fitting_next(state, fits)
    elif size < SHORTEST or size < next_size(after.carriage):
        ways = state.land.cities_among(state.fits(after)).bit_count()
        found.append(Message(_("Then {count} cities fit."), {"count": ways}))
    return found + _lacking_horses(state, after)


def _of_new(state: State, action: Lay) -> list[Message]:
    land = state.land
    near = land.neighbours[action.city] & land.cities_among(state.player.hand) & ~action.city
    found = []
    if state.must_tear():
        found.append(Message(_("None of your cards fits the route, so a new one must begin.")))
    if near:
        found += _fitting_next(state, near)
    else:
        ways = land.neighbours[action.city].bit_count()
        found.append(Message(_("From there roads lead to {count} cities."), {"count": ways}))
    return found


def _of_harness(state: State, action: Harness) -> list[Message]:
    before, card = state.player, action.card
    after = before._replace(harnessed=before.harnessed + card)
    numbers = {"horses": horses_of(state.land, after), "count": len(after.route)}
    if not after.route:
        return [Message(_("Your carriage then has {horses} horses."), numbers)]
    found = [Message(_("Your carriage then has {horses} horses for a route of {count}."), numbers)]
    if not card & state.fits(before):
        name = state.land.card_names[card]
        found.append(Message(_("{city} does not fit the route."), {"city": name}))
    return found


def _of_close(state: State, action: Close) -> list[Message]:
    player, wagner = state.player, action == CLOSE_WAGNER
    houses = len(largest_choice(state.land, player, 0))
    carriage = haulage_of(state).carriage(player, wagner)
    found = []
    if carriage != player.carriage:
        found.append(Message(_("Brings the carriage of {size}."), {"size": carriage}))
    elif state.land.horses:
        found += _of_length(state)
    found.append(Message(HOUSES_WORDS[houses != 1], {"count": houses}))
    return found


def _of_length(state: State) -> list[Message]:
    """The tile for the length of the route, if there is one."""
    lengths = state.land.places(Prize.LENGTH)
    return [
        Message(_("Brings the tile of {points} for its length."), {"points": tile.points})
        for tile in won(state).tiles
        if tile.stack in lengths
    ]


HOUSES_WORDS: Final = (_("Places 1 house."), _("Places {count} houses."))


def _of_finish(state: State, action: Finish) -> list[Message]:
    player = state.player
    size = 0 if state.land.horses else next_size(player.carriage)
    found = []
    if size > len(player.route):
        found.append(Message(_("The carriage of {size} wants a longer route."), {"size": size}))
    found += _fitting_next(state, kinds(player.hand) & state.fits(player))
    return found or [Message(_("The route can grow further."))]


def _of_house(state: State, action: House) -> list[Message]:
    tile = _of_tile(state, action.city, COMPLETING_WORDS)
    choice = largest_choice(state.land, state.player, state.placed | action.city)
    return tile or [Message(_("With it you can place {count} in all."), {"count": len(choice) + _placed(state) + 1})]


def _placed(state: State) -> int:
    return state.placed.bit_count()


def _of_done(state: State, action: Done) -> list[Message]:
    return [Message(_("Keeps the other houses for later."))]


def _of_discard(state: State, action: Discard) -> list[Message]:
    names = ", ".join(state.land.card_names[card] for card in each(kinds(state.player.hand - action.card)))
    return [Message(_("What is left goes better together: {cities}."), {"cities": names})]


_REASONS: Final[Mapping[type, Callable[[Any, Any], list[Message]]]] = {
    Draw: _of_draw,
    Swap: _of_swap,
    Lay: _of_lay,
    Harness: _of_harness,
    Close: _of_close,
    Finish: _of_finish,
    House: _of_house,
    Done: _of_done,
    Discard: _of_discard,
}
