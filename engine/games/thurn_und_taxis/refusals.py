"""The sentences of refused actions, and why the rules refuse one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.game import CHANCE, Action, IllegalAction
from engine.games.thurn_und_taxis.actions import (
    BACK,
    FINISH,
    FRONT,
    NEW,
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
    examples,
)
from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES, Official, Phase
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, gathered, kinds
from engine.games.thurn_und_taxis.closing import barred, next_carriage
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, LARGEST, MOST_HARNESSED, SHORTEST, next_size
from engine.games.thurn_und_taxis.legal import legal_actions, may_draw, may_swap, may_wagner, must_draw, must_tear
from engine.games.thurn_und_taxis.state import Position
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "draw-first": _("First take a card: every turn begins with one."),
    "draw-second-first": _("Who holds no card at the start of a turn takes two: take the second one first."),
    "drawn-already": _("You have taken your cards of this turn."),
    "draw-before-laying": _("Cards are taken before one is laid."),
    "one-official": _("Only one official helps in a turn, and the {official} has."),
    "not-open": _("{city} is not among the open cards."),
    "no-card-left": _("No card is left to take."),
    "swap-first": _("The Amtmann exchanges the open cards before a card is taken."),
    "swap-gap": _("The Amtmann exchanges six cards, and there are not six."),
    "swap-empty-hand": _("Who holds no card has the Postmeister, and so not the Amtmann."),
    "not-in-hand": _("{city} is not in your hand."),
    "no-route": _("No route lies there yet: begin one with {city}."),
    "no-road-to-either": _("{city} has no road to {front} or {back}: a card joins one end of the route."),
    "in-route": _("{city} is in the route already, and no city may be in it twice."),
    "no-road": _("{city} has no road to {end}: a card joins one end of the route."),
    "second-joins": _("The second card of a turn must join the route."),
    "laid-already": _("You have laid your cards of this turn."),
    "card-fits": _("{city} fits the route, and at this table a route is torn down only when no card fits."),
    "lay-first": _("First lay a card: every turn has one."),
    "too-short": _("A route is closed with {least} cards or more; this one has {cards}."),
    "wagner-largest": _("You have the largest carriage already, so the Wagner can do nothing for you."),
    "wagner-needless": _("The route is long enough for the carriage of {size} without the Wagner."),
    "wagner-too-short": _("Even with the Wagner’s two the route is too short for the carriage of {size}."),
    "no-horses": _("Horses are harnessed only where the game is played with them."),
    "no-wagner": _("Where horses draw the carriage there is no Wagner."),
    "carriage-full": _("No more than {most} cards are harnessed to a carriage."),
    "card-harnessed": _("{city} can be harnessed, and here a route is torn down only when nothing else is left."),
    "too-few-horses": _("A route of {cities} needs as many horses; your carriage has {horses}: {missing} more."),
    "which-card": _("There is more than one card of {city}: name the number of its horses as well ({cards})."),
    "close-first": _("Houses are placed when a route is closed."),
    "not-on-route": _("{city} is not on the route that is closed."),
    "house-there": _("You have a house in {city} already."),
    "no-house-left": _("You have no house left."),
    "one-in-each": _("One house in each country, or all in one country: {country} has its house already."),
    "one-free-city": _("One house in a free city at each closing, and {city} has it already."),
    "all-of-one": _("One house in each country, or all in one country: {city} is not in {country}."),
    "houses-first": _("First place houses, or say that there are no more."),
    "discard-first": _("First discard until you hold {limit} cards."),
    "nothing-to-discard": _("Cards are discarded only after a route was closed."),
}
WITH_HORSES: Final[Mapping[str, str]] = {
    "draw-before-laying": _("Cards are taken before one is laid or harnessed."),
    "lay-first": _("First lay or harness a card: every turn has one."),
    "laid-already": _("You have laid or harnessed your cards of this turn."),
    "second-joins": _("The second card of a turn must join the route, or be harnessed."),
}
"""What is said instead where a card may be harnessed as well."""


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def _refuse_here(position: Position, code: str) -> IllegalAction:
    """The refusal with this code, in the words for playing with or without horses."""
    return IllegalAction(code, {}, WITH_HORSES[code] if position.land.horses else SENTENCES[code])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is legal, or a possible outcome at chance."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), examples(position.land))
    by_chance = isinstance(action, Start | Deal)
    if position.current_player == CHANCE:
        return check(position, action) if by_chance else IllegalAction("chance-first")
    return IllegalAction("not-chance") if by_chance else _not_now(position, action) or check(position, action)


def _not_now(position: Position, action: Action) -> IllegalAction | None:
    """Why an action does not belong to this phase: houses and discards come first in theirs, and in no other."""
    if position.phase == Phase.HOUSES:
        return None if isinstance(action, House | Done) else refuse("houses-first")
    if position.phase == Phase.DISCARD:
        return None if isinstance(action, Discard) else refuse("discard-first", limit=HAND_LIMIT)
    if isinstance(action, House | Done):
        return refuse("close-first")
    return refuse("nothing-to-discard") if isinstance(action, Discard) else None


def _start(position: Position, action: Start) -> IllegalAction | None:
    fits = position.phase == Phase.START and action.seat < len(position.players)
    return None if fits else IllegalAction("not-your-turn", {"action": action})


def _deal(position: Position, action: Deal) -> IllegalAction | None:
    fits = position.phase != Phase.START and kinds(position.next_from) & action.card
    return None if fits else IllegalAction("not-your-turn", {"action": action})


def _no_draw(position: Position) -> IllegalAction | None:
    """Why no card may be taken now; None if one may."""
    if position.laid:
        return _refuse_here(position, "draw-before-laying")
    if may_draw(position):
        return None
    if not position.cards_left and not any(position.open):
        return refuse("no-card-left")
    return _helped(position) if position.drawn == 1 else refuse("drawn-already")


def drawing_first(position: Position) -> IllegalAction:
    """The refusal that says that a card, or a second one, must be taken before anything else."""
    return refuse("draw-second-first" if position.drawn else "draw-first")


def _helped(position: Position) -> IllegalAction:
    return refuse("one-official", official=Message(OFFICIAL_NAMES[position.official]))


def _draw(position: Position, action: Draw) -> IllegalAction | None:
    refused = _no_draw(position)
    if refused is not None:
        return refused
    if action.card == NO_CITY:
        return None if position.cards_left else refuse("no-card-left")
    there = gathered({*position.open})
    return None if action.card & there else refuse("not-open", city=position.land.name_beside(action.card, there))


def _swap(position: Position, action: Swap) -> IllegalAction | None:
    if may_swap(position):
        return None
    if position.drawn or position.laid:
        return refuse("swap-first")
    if position.official == Official.POSTMEISTER:
        return refuse("swap-empty-hand")
    return _helped(position) if position.official else refuse("swap-gap")


def _unplayable(position: Position, card: Card) -> IllegalAction | None:
    """Why a card can now be neither laid nor harnessed; None if the turn and the hand allow it."""
    if must_draw(position):
        return drawing_first(position)
    if position.laid > 1:
        return _refuse_here(position, "laid-already")
    if position.laid and position.official != Official.NOBODY:
        return _helped(position)
    hand = kinds(position.player.hand)
    return None if hand & card else refuse("not-in-hand", city=position.land.name_beside(card, hand))


def _lay(position: Position, action: Lay) -> IllegalAction | None:
    refused = _unplayable(position, action.card)
    return refused or (_begin_anew(position, action.card) if action.end == NEW else _join(position, action))


def _harness(position: Position, action: Harness) -> IllegalAction | None:
    if not position.land.horses:
        return refuse("no-horses")
    refused = _unplayable(position, action.card)
    if refused or haulage_of(position).loads(position.player):
        return refused
    return refuse("carriage-full", most=MOST_HARNESSED)


def _begin_anew(position: Position, card: Card) -> IllegalAction | None:
    player = position.player
    if not player.route:
        return None
    if position.laid:
        return _refuse_here(position, "second-joins")
    if must_tear(position) or position.options.tearing == "free":
        return None
    fitting, loads = position.fits(player), haulage_of(position).loads(player)
    fits = card & fitting or kinds(player.hand) & fitting
    usable = fits or card & loads or loads
    return refuse("card-fits" if fits else "card-harnessed", city=position.land.card_names[usable & -usable])


def _join(position: Position, action: Lay) -> IllegalAction | None:
    land, player, city = position.land, position.player, action.city
    if not player.route:
        return refuse("no-route", city=land.name_of[city])
    fits = {FRONT: position.fits_front, BACK: position.fits_back}[action.end](player)
    if fits & action.card:
        return None
    if player.on_route & city:
        return refuse("in-route", city=land.name_of[city])
    end = player.route[0 if action.end == FRONT else -1]
    return refuse("no-road", city=land.name_of[city], end=land.name_of[land.city_of[end]])


def _close(position: Position, action: Close) -> IllegalAction | None:
    if action.wagner and position.land.horses:
        return refuse("no-wagner")
    if must_draw(position):
        return drawing_first(position)
    if not position.laid:
        return _refuse_here(position, "lay-first")
    cards = len(position.player.route)
    if cards < SHORTEST:
        return refuse("too-short", least=SHORTEST, cards=cards)
    missing = haulage_of(position).missing(position.land, position.player)
    if missing:
        return refuse("too-few-horses", cities=cards, horses=cards - missing, missing=missing)
    if not action.wagner or may_wagner(position):
        return None
    if position.official != Official.NOBODY:
        return _helped(position)
    carriage = position.player.carriage
    if carriage == LARGEST:
        return refuse("wagner-largest")
    needless = next_carriage(carriage, cards, False) != carriage
    return refuse("wagner-needless" if needless else "wagner-too-short", size=next_size(carriage))


def _house(position: Position, action: House) -> IllegalAction | None:
    land, player, city = position.land, position.player, action.city
    if not player.on_route & city:
        return refuse("not-on-route", city=land.name_of[city])
    if player.houses & city:
        return refuse("house-there", city=land.name_of[city])
    if not player.houses_left:
        return refuse("no-house-left")
    if not barred(land, position.placed) & city:
        return None
    if land.free_cities & city:
        return refuse("one-free-city", city=land.name_of[position.placed & land.free_cities])
    country = land.country_of[city]
    if position.placed & country:
        return refuse("one-in-each", country=land.country_names[city])
    placed = position.placed & ~land.free_cities
    placed &= -placed
    return refuse("all-of-one", city=land.name_of[city], country=land.country_names[placed])


def _discard(position: Position, action: Discard) -> IllegalAction | None:
    hand = kinds(position.player.hand)
    return None if hand & action.card else refuse("not-in-hand", city=position.land.name_beside(action.card, hand))


def _finish(position: Position, action: Finish) -> IllegalAction | None:
    if position.laid or FINISH in legal_actions(position):
        return None
    return refuse("draw-first") if must_draw(position) else _refuse_here(position, "lay-first")


CHECKS: Final[Mapping[type, Callable[[Any, Any], IllegalAction | None]]] = {
    Start: _start,
    Deal: _deal,
    Swap: _swap,
    Draw: _draw,
    Lay: _lay,
    Harness: _harness,
    Close: _close,
    House: _house,
    Done: lambda position, action: None,
    Discard: _discard,
    Finish: _finish,
}
"""By class of action."""
