"""What may be done in a turn before its first card is played, and after: lists in the order of the notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game import Action
from engine.games.thurn_und_taxis.actions import CLOSE, CLOSE_WAGNER, FINISH, PILE, SWAP, Lay, Lays, actions_of
from engine.games.thurn_und_taxis.cards import Cards, each, kinds
from engine.games.thurn_und_taxis.haulage import haulage_of

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State


def before_laying(state: State) -> list[Action]:
    """Taking cards, playing the first one, or the Amtmann."""
    actions: list[Action] = []
    if state.may_draw():
        draws = actions_of(state.land).draw
        actions += [draws[card] for card in sorted({*state.open}) if card]
        if state.cards_left:
            actions.append(PILE)
    if not state.must_draw():
        actions += _loads(state, haulage_of(state).loads(state.player))
        actions += _first_lays(state)
    if state.may_swap():
        actions.append(SWAP)
    return actions or [FINISH]


def after_laying(state: State) -> list[Action]:
    """Closing the route, ending the turn, or playing a second card."""
    actions: list[Action] = []
    if state.may_close():
        actions.append(CLOSE)
        if state.may_wagner():
            actions.append(CLOSE_WAGNER)
    actions.append(FINISH)
    actions += _loads(state, state.second_loads())
    actions += _second_lays(state, state.second_lays())
    return actions


def _loads(state: State, cards: Cards) -> list[Action]:
    harness = actions_of(state.land).harness
    return [harness[card] for card in each(cards)]


def _first_lays(state: State) -> Iterator[Lay]:
    player = state.player
    hand, lays = kinds(player.hand), actions_of(state.land).lays
    front, back = state.fits_front(player), state.fits_back(player)
    must_tear = not hand & (front | back | haulage_of(state).loads(player))
    may_tear = state.options.tearing == "free"
    for card in each(hand):
        ways = lays[card]
        yield from _fitting(ways, bool(card & front), bool(card & back))
        if not player.route:
            yield ways.first
        elif must_tear:
            yield ways.forced
        elif may_tear:
            yield ways.tear


def _second_lays(state: State, cards: Cards) -> Iterator[Lay]:
    if not cards:
        return
    player, lays = state.player, actions_of(state.land).lays
    front, back = state.fits_front(player), state.fits_back(player)
    for card in each(cards):
        yield from _fitting(lays[card], bool(card & front), bool(card & back)) if player.route else (lays[card].first,)


def _fitting(ways: Lays, front: bool, back: bool) -> tuple[Lay, ...]:
    """The ways to lay a card that fits at these ends, sorted."""
    if front and back:
        return ways.back_of_both, ways.front_of_both
    return (ways.front,) if front else (ways.back,) if back else ()
