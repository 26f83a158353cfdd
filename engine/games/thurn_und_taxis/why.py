"""The teaching side of the rules: why a step is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

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
)
from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES, Official, Phase
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, Cards, City, gathered, kinds
from engine.games.thurn_und_taxis.closing import barred, next_carriage
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, LARGEST, MOST_HARNESSED, SHORTEST, next_size
from engine.games.thurn_und_taxis.notation import examples
from engine.games.thurn_und_taxis.refusals import SENTENCES, WITH_HORSES
from engine.message import Message
from engine.refusal import not_understood

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

    State = ThurnUndTaxisState


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def _refuse_here(state: State, code: str) -> IllegalAction:
    """The refusal with this code, in the words for the cards that are played with."""
    return IllegalAction(code, {}, WITH_HORSES[code] if state.land.horses else SENTENCES[code])


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why an action is refused; None if it is possible."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    check = CHECKS.get(type(action))
    if check is None:
        return not_understood(str(action), examples(state.land))
    by_chance = isinstance(action, Start | Deal)
    if state.current_player == CHANCE:
        return check(state, action) if by_chance else IllegalAction("chance-first")
    return IllegalAction("not-chance") if by_chance else _not_now(state, action) or check(state, action)


def _not_now(state: State, action: Action) -> IllegalAction | None:
    """Houses and discards come before anything else, and at no other time."""
    if state.phase == Phase.HOUSES:
        return None if isinstance(action, House | Done) else refuse("houses-first")
    if state.phase == Phase.DISCARD:
        return None if isinstance(action, Discard) else refuse("discard-first", limit=HAND_LIMIT)
    if isinstance(action, House | Done):
        return refuse("close-first")
    return refuse("nothing-to-discard") if isinstance(action, Discard) else None


def _possible(state: State, action: Action) -> IllegalAction | None:
    return None


def _start(state: State, action: Start) -> IllegalAction | None:
    fits = state.phase == Phase.START and action.seat < len(state.players)
    return None if fits else IllegalAction("not-your-turn", {"action": action})


def _deal(state: State, action: Deal) -> IllegalAction | None:
    pile = state.pile if state.pile_size > 0 else state.discards
    fits = state.phase != Phase.START and kinds(pile) & action.card
    return None if fits else IllegalAction("not-your-turn", {"action": action})


def _taken(state: State) -> IllegalAction | None:
    """Why no card may be taken now."""
    if state.laid:
        return _refuse_here(state, "draw-before-laying")
    if state.may_draw():
        return None
    if not state.cards_left and not any(state.open):
        return refuse("no-card-left")
    return _helped(state) if state.drawn == 1 else refuse("drawn-already")


def drawing_first(state: State) -> IllegalAction:
    """That a card must be taken before anything else, or a second one."""
    return refuse("draw-second-first" if state.drawn else "draw-first")


def _helped(state: State) -> IllegalAction:
    return refuse("one-official", official=Message(OFFICIAL_NAMES[state.official]))


def _draw(state: State, action: Draw) -> IllegalAction | None:
    taken = _taken(state)
    if taken is not None:
        return taken
    if action.card == NO_CITY:
        return None if state.cards_left else refuse("no-card-left")
    there = gathered({*state.open})
    return None if action.card & there else refuse("not-open", city=_lacking(state, action.card, there))


def _swap(state: State, action: Swap) -> IllegalAction | None:
    if state.may_swap():
        return None
    if state.drawn or state.laid:
        return refuse("swap-first")
    if state.official == Official.POSTMEISTER:
        return refuse("swap-empty-hand")
    return _helped(state) if state.official else refuse("swap-gap")


def _unplayable(state: State, card: Card) -> IllegalAction | None:
    """Why a card of the hand can now be neither laid nor harnessed."""
    if state.must_draw():
        return drawing_first(state)
    if state.laid > 1:
        return _refuse_here(state, "laid-already")
    if state.laid and state.official != Official.NOBODY:
        return _helped(state)
    hand = kinds(state.player.hand)
    return None if hand & card else refuse("not-in-hand", city=_lacking(state, card, hand))


def _lay(state: State, action: Lay) -> IllegalAction | None:
    refused = _unplayable(state, action.card)
    return refused or (_begin_anew(state, action.card) if action.end == NEW else _join(state, action))


def _harness(state: State, action: Harness) -> IllegalAction | None:
    if not state.land.horses:
        return refuse("no-horses")
    refused = _unplayable(state, action.card)
    if refused or haulage_of(state).loads(state.player):
        return refused
    return refuse("carriage-full", most=MOST_HARNESSED)


def _begin_anew(state: State, card: Card) -> IllegalAction | None:
    player = state.player
    if not player.route:
        return None
    if state.laid:
        return _refuse_here(state, "second-joins")
    if state.must_tear() or state.options.tearing == "free":
        return None
    fitting, loads = state.fits(player), haulage_of(state).loads(player)
    fits = card & fitting or kinds(player.hand) & fitting
    usable = fits or card & loads or loads
    return refuse("card-fits" if fits else "card-harnessed", city=_card_name(state, usable & -usable))


def _join(state: State, action: Lay) -> IllegalAction | None:
    player, city = state.player, action.city
    if not player.route:
        return refuse("no-route", city=_name(state, city))
    fits = {FRONT: state.fits_front, BACK: state.fits_back}[action.end](player)
    if fits & action.card:
        return None
    if player.on_route & city:
        return refuse("in-route", city=_name(state, city))
    end = player.route[0 if action.end == FRONT else -1]
    return refuse("no-road", city=_name(state, city), end=_name(state, state.land.city_of[end]))


def _close(state: State, action: Close) -> IllegalAction | None:
    if action.wagner and state.land.horses:
        return refuse("no-wagner")
    if state.must_draw():
        return drawing_first(state)
    if not state.laid:
        return _refuse_here(state, "lay-first")
    cards = len(state.player.route)
    if cards < SHORTEST:
        return refuse("too-short", least=SHORTEST, cards=cards)
    missing = haulage_of(state).missing(state.land, state.player)
    if missing:
        return refuse("too-few-horses", cities=cards, horses=cards - missing, missing=missing)
    if not action.wagner or state.may_wagner():
        return None
    if state.official != Official.NOBODY:
        return _helped(state)
    carriage = state.player.carriage
    if carriage == LARGEST:
        return refuse("wagner-largest")
    needless = next_carriage(carriage, cards, False) != carriage
    return refuse("wagner-needless" if needless else "wagner-too-short", size=next_size(carriage))


def _house(state: State, action: House) -> IllegalAction | None:
    player, city = state.player, action.city
    if not player.on_route & city:
        return refuse("not-on-route", city=_name(state, city))
    if player.houses & city:
        return refuse("house-there", city=_name(state, city))
    if not player.houses_left:
        return refuse("no-house-left")
    if not barred(state.land, state.placed) & city:
        return None
    if state.land.free_cities & city:
        return refuse("one-free-city", city=_name(state, state.placed & state.land.free_cities))
    country = state.land.country_of[city]
    if state.placed & country:
        return refuse("one-in-each", country=state.land.country_names[city])
    placed = state.placed & ~state.land.free_cities
    placed &= -placed
    return refuse("all-of-one", city=_name(state, city), country=state.land.country_names[placed])


def _discard(state: State, action: Discard) -> IllegalAction | None:
    hand = kinds(state.player.hand)
    return None if hand & action.card else refuse("not-in-hand", city=_lacking(state, action.card, hand))


def _finish(state: State, action: Finish) -> IllegalAction | None:
    if state.laid or FINISH in state.legal_actions():
        return None
    return refuse("draw-first") if state.must_draw() else _refuse_here(state, "lay-first")


def _name(state: State, city: City) -> str:
    return state.land.name_of[city]


def _card_name(state: State, card: Card) -> str:
    return state.land.card_names[card]


def _lacking(state: State, card: Card, there: Cards) -> str:
    """What to call a card that is not there: its number matters only beside another card of the city."""
    city = state.land.city_of[card]
    return _card_name(state, card) if there & city * state.land.each_kind else _name(state, city)


CHECKS: Final[Mapping[type, Callable[[Any, Any], IllegalAction | None]]] = {
    Start: _start,
    Deal: _deal,
    Swap: _swap,
    Draw: _draw,
    Lay: _lay,
    Harness: _harness,
    Close: _close,
    House: _house,
    Done: _possible,
    Discard: _discard,
    Finish: _finish,
}
"""By class of action."""
