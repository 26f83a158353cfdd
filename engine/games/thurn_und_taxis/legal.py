"""What may be done in a position: single permissions, and the lists of legal actions in the order of the notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import CHANCE, Action, Outcomes
from engine.games.thurn_und_taxis.actions import (
    CLOSE,
    CLOSE_WAGNER,
    DONE,
    FINISH,
    PILE,
    STARTS,
    SWAP,
    House,
    Lay,
    Lays,
    actions_of,
)
from engine.games.thurn_und_taxis.board import Official, Phase
from engine.games.thurn_und_taxis.cards import NO_CITY, Cards, copies, count, each, kinds
from engine.games.thurn_und_taxis.closing import largest_choice, next_houses
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import SHORTEST
from engine.games.thurn_und_taxis.state import Position


def may_draw(position: Position) -> bool:
    """Whether a card may be taken now: the first, or the second with the Postmeister."""
    if position.laid or position.phase != Phase.PLAY or position.drawn > 1:
        return False
    by_turn = not position.drawn or position.official in (Official.NOBODY, Official.POSTMEISTER)
    return by_turn and (position.cards_left or any(position.open))


def must_draw(position: Position) -> bool:
    """Whether nothing can be laid before another card is taken."""
    return may_draw(position) and (not position.drawn or position.official == Official.POSTMEISTER)


def may_swap(position: Position) -> bool:
    """Whether the Amtmann may exchange the open cards: before the first card, for a mover who has cards."""
    begun = position.drawn or position.laid or position.official != Official.NOBODY or position.phase != Phase.PLAY
    return not begun and NO_CITY not in position.open


def must_tear(position: Position) -> bool:
    """Whether the route lying there fits none of the mover's cards, and none of them may be harnessed."""
    player = position.player
    usable = position.fits(player) | haulage_of(position).loads(player)
    return bool(player.route) and not player.veiled and not kinds(player.hand) & usable


def may_close(position: Position) -> bool:
    """Whether the route is long enough to be scored, and can be drawn."""
    player = position.player
    return len(player.route) >= SHORTEST and not haulage_of(position).missing(position.land, player)


def may_wagner(position: Position) -> bool:
    """Whether the Wagner may help with a closing, and would bring something."""
    return position.official == Official.NOBODY and haulage_of(position).wagner_helps(position.player)


def second_lays(position: Position) -> Cards:
    """The kinds of cards that may be laid after the first of a turn: those that fit, if no official has helped."""
    if position.laid != 1 or position.official != Official.NOBODY:
        return 0
    player = position.player
    hand = kinds(player.hand)
    return hand & position.fits(player) if player.route else hand


def second_loads(position: Position) -> Cards:
    """The kinds of cards that may be harnessed after the first of a turn."""
    if position.laid != 1 or position.official != Official.NOBODY:
        return 0
    return haulage_of(position).loads(position.player)


def proposed_houses(position: Position) -> list[House]:
    """The most houses that may be placed in the closing that is under way; none at other times."""
    if position.phase != Phase.HOUSES or position.current_player < 0:
        return []
    houses = actions_of(position.land).house
    return [houses[city] for city in largest_choice(position.land, position.player, position.placed)]


def legal_actions(position: Position) -> Sequence[Action]:
    """What the mover may do, sorted; () at chance and at the end."""
    if position.current_player < 0:
        return ()
    if position.phase == Phase.HOUSES:
        houses = actions_of(position.land).house
        return [DONE, *(houses[city] for city in each(next_houses(position.land, position.player, position.placed)))]
    if position.phase == Phase.DISCARD:
        discards = actions_of(position.land).discard
        return [discards[card] for card in each(kinds(position.player.hand))]
    return _after_laying(position) if position.laid else _before_laying(position)


def chance_outcomes(position: Position) -> Outcomes:
    """The lot for the start player, or the next card, sorted; [] where nothing is up to chance.

    In an observed state every card that the observer cannot see may be the next.
    """
    if position.current_player != CHANCE:
        return []
    if position.phase == Phase.START:
        return [(start, 1 / len(position.players)) for start in STARTS[: len(position.players)]]
    pile = position.next_from
    deals, total = actions_of(position.land).deal, count(pile)
    return [(deals[card], copies(pile, card) / total) for card in each(kinds(pile))]


def _before_laying(position: Position) -> list[Action]:
    """Taking cards, playing the first one, or the Amtmann."""
    actions: list[Action] = []
    if may_draw(position):
        draws = actions_of(position.land).draw
        actions += [draws[card] for card in sorted({*position.open}) if card]
        if position.cards_left:
            actions.append(PILE)
    if not must_draw(position):
        actions += _loads(position, haulage_of(position).loads(position.player))
        actions += _first_lays(position)
    if may_swap(position):
        actions.append(SWAP)
    return actions or [FINISH]


def _after_laying(position: Position) -> list[Action]:
    """Closing the route, ending the turn, or playing a second card."""
    actions: list[Action] = []
    if may_close(position):
        actions.append(CLOSE)
        if may_wagner(position):
            actions.append(CLOSE_WAGNER)
    actions.append(FINISH)
    actions += _loads(position, second_loads(position))
    actions += _second_lays(position, second_lays(position))
    return actions


def _loads(position: Position, cards: Cards) -> list[Action]:
    harness = actions_of(position.land).harness
    return [harness[card] for card in each(cards)]


def _first_lays(position: Position) -> Iterator[Lay]:
    player = position.player
    hand, lays = kinds(player.hand), actions_of(position.land).lays
    front, back = position.fits_front(player), position.fits_back(player)
    forced = not hand & (front | back | haulage_of(position).loads(player))
    may_tear = position.options.tearing == "free"
    for card in each(hand):
        of_card = lays[card]
        yield from _fitting(of_card, bool(card & front), bool(card & back))
        if not player.route:
            yield of_card.first
        elif forced:
            yield of_card.forced
        elif may_tear:
            yield of_card.tear


def _second_lays(position: Position, cards: Cards) -> Iterator[Lay]:
    if not cards:
        return
    player, lays = position.player, actions_of(position.land).lays
    front, back = position.fits_front(player), position.fits_back(player)
    for card in each(cards):
        yield from _fitting(lays[card], bool(card & front), bool(card & back)) if player.route else (lays[card].first,)


def _fitting(of_card: Lays, front: bool, back: bool) -> tuple[Lay, ...]:
    """The ways to lay a card that fits at these ends, sorted."""
    if front and back:
        return of_card.back_of_both, of_card.front_of_both
    return (of_card.front,) if front else (of_card.back,) if back else ()
