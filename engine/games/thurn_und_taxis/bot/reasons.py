"""Why a decision is worth considering, in a player's words, read off the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

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
from engine.games.thurn_und_taxis.legal import must_tear
from engine.games.thurn_und_taxis.state import Position
from engine.games.thurn_und_taxis.turn import after, won
from engine.games.thurn_und_taxis.words import joined
from engine.message import Message
from engine.message import unchanged as _

MOST_SENTENCES: Final = 2


def reason(position: Position, action: Action) -> Message:
    """A sentence or two about a legal action of a position in which the mover's hand is seen."""
    return joined(_REASONS[type(action)](position, action)[:MOST_SENTENCES]) or Message(_("Nothing else is better."))


def last_of(position: Position, city: City) -> Stack | None:
    """The tile for which a house in this city is the only one that the mover still lacks."""
    houses = position.player.houses
    owned = {tile.stack for tile in position.player.tiles}
    for place, wanted in enumerate(position.land.wanted):
        if wanted & ~houses == city and position.left[place] and place not in owned:
            return position.land.stacks[place]
    return None


LACKING_WORDS: Final = {
    Prize.COUNTRIES: _("It is the last city that you need for {stack}."),
    Prize.FREE_CITY: _("Its tile is still there for the first house."),
}
COMPLETING_WORDS: Final = {
    Prize.COUNTRIES: _("It completes {stack}."),
    Prize.FREE_CITY: _("The first house there brings a tile."),
}


def _of_tile(position: Position, city: City, words: Mapping[Prize, str]) -> list[Message]:
    """The tile that a house in the city would bring."""
    stack = last_of(position, city)
    return [] if stack is None else [Message(words[stack.prize], {"stack": Message(stack.title)})]


def _fitting_next(position: Position, fits: Cards) -> list[Message]:
    """The cards of the hand that fit, by their cities."""
    names = ", ".join(position.land.listing(position.land.cities_among(fits)))
    return [Message(_("From your hand this fits next: {cities}."), {"cities": names})] if fits else []


def _lacking_horses(position: Position, player: Player) -> list[Message]:
    """How many more horses the route would need to be closed as it is."""
    missing = haulage_of(position).missing(position.land, player)
    return [Message(MISSING_WORDS[missing != 1], {"count": missing})] if missing else []


MISSING_WORDS: Final = (_("The route then lacks 1 horse."), _("The route then lacks {count} horses."))


def _of_draw(position: Position, action: Draw) -> list[Message]:
    land = position.land
    if action == PILE:
        fits = any(card & position.fits(position.player) for card in position.open)
        if position.player.route and not fits:
            return [Message(_("No open card fits your route."))]
        return [Message(_("The open cards help you little."))]
    player, card, city = position.player, action.card, land.city_of[action.card]
    name = land.name_of[city]
    held = land.cities_among(player.hand)
    sentences = []
    if player.route and card & position.fits(player):
        end = land.city_of[player.route[0 if card & position.fits_front(player) else -1]]
        sentences.append(Message(_("{city} fits your route beside {end}."), {"city": name, "end": land.name_of[end]}))
    bridge = land.neighbours[city] & held & ~player.on_route
    if bridge and not held & city:
        other = land.name_of[bridge & -bridge]
        sentences.append(Message(_("{city} and {other} in your hand are neighbours."), {"city": name, "other": other}))
    if haulage_of(position).missing(land, player) and land.horses_of[card] > 1:
        horses = {"count": land.horses_of[card]}
        sentences.append(Message(_("It shows {count} horses, and your route lacks some."), horses))
    sentences += _of_tile(position, city, LACKING_WORDS)
    if not city & player.houses and not sentences:
        sentences.append(Message(_("You have no house in {city} yet."), {"city": name}))
    return sentences or [Message(_("{city} is a card to go on with."), {"city": name})]


def _of_swap(position: Position, action: Swap) -> list[Message]:
    return [Message(_("The six open cards help you little; the next six may do better."))]


def _of_lay(position: Position, action: Lay) -> list[Message]:
    if action.end == NEW:
        return _of_new(position, action)
    player = after(position, action).players[position.seat]
    size = len(player.route)
    fits = kinds(player.hand) & position.fits(player)
    sentences = [Message(_("Makes the route {count} cards long."), {"count": size})]
    if fits:
        sentences += _fitting_next(position, fits)
    elif size < SHORTEST or size < next_size(player.carriage):
        cities = position.land.cities_among(position.fits(player)).bit_count()
        sentences.append(Message(_("Then {count} cities fit."), {"count": cities}))
    return sentences + _lacking_horses(position, player)


def _of_new(position: Position, action: Lay) -> list[Message]:
    land = position.land
    near = land.neighbours[action.city] & land.cities_among(position.player.hand) & ~action.city
    sentences = []
    if must_tear(position):
        sentences.append(Message(_("None of your cards fits the route, so a new one must begin.")))
    if near:
        sentences += _fitting_next(position, near)
    else:
        cities = land.neighbours[action.city].bit_count()
        sentences.append(Message(_("From there roads lead to {count} cities."), {"count": cities}))
    return sentences


def _of_harness(position: Position, action: Harness) -> list[Message]:
    before, card = position.player, action.card
    after = before._replace(harnessed=before.harnessed + card)
    numbers = {"horses": horses_of(position.land, after), "count": len(after.route)}
    if not after.route:
        return [Message(_("Your carriage then has {horses} horses."), numbers)]
    sentences = [Message(_("Your carriage then has {horses} horses for a route of {count}."), numbers)]
    if not card & position.fits(before):
        name = position.land.card_names[card]
        sentences.append(Message(_("{city} does not fit the route."), {"city": name}))
    return sentences


def _of_close(position: Position, action: Close) -> list[Message]:
    player, wagner = position.player, action == CLOSE_WAGNER
    houses = len(largest_choice(position.land, player, 0))
    carriage = haulage_of(position).carriage(player, wagner)
    sentences = []
    if carriage != player.carriage:
        sentences.append(Message(_("Brings the carriage of {size}."), {"size": carriage}))
    elif position.land.horses:
        sentences += _of_length(position)
    sentences.append(Message(HOUSES_WORDS[houses != 1], {"count": houses}))
    return sentences


def _of_length(position: Position) -> list[Message]:
    """The tile for the length of the route, if there is one."""
    lengths = position.land.places(Prize.LENGTH)
    return [
        Message(_("Brings the tile of {points} for its length."), {"points": tile.points})
        for tile in won(position).tiles
        if tile.stack in lengths
    ]


HOUSES_WORDS: Final = (_("Places 1 house."), _("Places {count} houses."))


def _of_finish(position: Position, action: Finish) -> list[Message]:
    player = position.player
    size = 0 if position.land.horses else next_size(player.carriage)
    sentences = []
    if size > len(player.route):
        sentences.append(Message(_("The carriage of {size} wants a longer route."), {"size": size}))
    sentences += _fitting_next(position, kinds(player.hand) & position.fits(player))
    return sentences or [Message(_("The route can grow further."))]


def _of_house(position: Position, action: House) -> list[Message]:
    tile = _of_tile(position, action.city, COMPLETING_WORDS)
    choice = largest_choice(position.land, position.player, position.placed | action.city)
    return tile or [Message(_("With it you can place {count} in all."), {"count": len(choice) + _placed(position) + 1})]


def _placed(position: Position) -> int:
    return position.placed.bit_count()


def _of_done(position: Position, action: Done) -> list[Message]:
    return [Message(_("Keeps the other houses for later."))]


def _of_discard(position: Position, action: Discard) -> list[Message]:
    names = ", ".join(position.land.card_names[card] for card in each(kinds(position.player.hand - action.card)))
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
