"""What each step makes of the table. Every function takes a state and a legal action, and returns the next state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.games.turi_tour.actions import (
    Ask,
    Chip,
    Count,
    Draw,
    Drop,
    Feel,
    Glasses,
    Nobody,
    Say,
    Start,
    Stroke,
    Take,
)
from engine.games.turi_tour.animals import ANIMALS, FARMER, Kind, feels_like
from engine.games.turi_tour.board import (
    Phase,
    Standing,
    arranged,
    home,
    islands_under,
    largest,
    numbers,
    rarest,
    settled,
    standing_at,
)
from engine.games.turi_tour.cards import CARD_OF, START_CARDS, playable
from engine.games.turi_tour.options import NAMED
from engine.games.turi_tour.sea import Spot, apart, turned

if TYPE_CHECKING:
    from engine.games.turi_tour.rules import TuriTourState as State


def chip(state: State, action: Chip) -> State:
    """A resort gets its animal."""
    chips = (*state.chips, action.kind)
    return state._replace(chips=chips, phase=Phase.START_CARD if len(chips) == len(ANIMALS) else Phase.CHIPS)


def start(state: State, action: Start) -> State:
    """The pictured animals go on holiday."""
    figures: tuple[Standing, ...] = ()
    for kind in START_CARDS[state.options.start][action.number].kinds:
        figures = settled(figures, kind, state.chips.index(kind), 0, None)
    return state._replace(figures=figures, phase=Phase.LOOK)


def glasses(state: State, action: Glasses) -> State:
    """The board turns dark; the player on the left draws a card."""
    return state._replace(phase=Phase.CARD)


def draw(state: State, action: Draw) -> State:
    """A card: for the one in the dark, under the stack because animals are missing, or to turn the board."""
    card, fresh = action.card, state.fresh > 0
    state = state._replace(fresh=state.fresh - 1) if fresh else state._replace(under=state.under[1:])
    if playable(card, numbers(state.figures)) and card.task != "turn":
        return state._replace(card=card, hand=card.in_hand, rejected=0, owed=fresh, phase=Phase.FEEL)
    if fresh:
        state = state._replace(unseen=_less(state.unseen, CARD_OF[card]))
    if card.task == "turn":
        figures = arranged(tuple(Standing(one.kind, turned(one.spot, 1)) for one in state.figures))
        return _next_card(state._replace(figures=figures, quarters=(state.quarters + 1) % 4, rejected=0))
    state = state._replace(under=(*state.under, card), rejected=state.rejected + 1)
    return over(state) if not state.fresh and state.rejected >= len(state.under) else state


def _less(numbers_: Sequence[int], place: int) -> tuple[int, ...]:
    return (*numbers_[:place], numbers_[place] - 1, *numbers_[place + 1 :])


def over(state: State) -> State:
    """The end: no card can be drawn that could be played."""
    return state._replace(phase=Phase.OVER)


def _next_card(state: State) -> State:
    """The board is lit, and the card that was in play is known to all; another one is drawn, if there is one."""
    unseen = _less(state.unseen, CARD_OF[state.card]) if state.owed and state.card else state.unseen
    lit = state._replace(
        unseen=unseen,
        card=None,
        hand=None,
        said=None,
        owed=False,
        finger=None,
        felt=frozenset(),
        found=(),
        stroked=frozenset(),
        phase=Phase.LOOK,
    )
    return lit if lit.fresh or lit.under else over(lit)


def _next_player(state: State, won: bool) -> State:
    seat = state.seat
    cards = (*state.won[:seat], state.won[seat] + won, *state.won[seat + 1 :])
    return _next_card(state._replace(won=cards, seat=(seat + 1) % len(cards)))


def stroke(state: State, action: Stroke) -> State:
    """One part of the figure in the hand is felt."""
    return state._replace(stroked=state.stroked | {(action.part, feels_like(_hand(state), action.part))})


def feel(state: State, action: Feel) -> State:
    """What is at one cell is felt; of a standing figure it is known then where it stands."""
    figure = standing_at(state.figures, action.spot)
    found = state.found
    if figure is not None and figure not in found:
        found = arranged((*found, figure))
    return state._replace(finger=action.spot, felt=state.felt | {action.spot}, found=found)


def say(state: State, action: Say) -> State:
    """The figure in the hand is named, rightly or not."""
    return state._replace(said=action.kind, phase=Phase.ACT)


def ask(state: State, action: Ask) -> State:
    """An animal is asked for; if all of its kind stand on the board, it cannot be the rarest."""
    if not playable(state.asked_card(action.kind), numbers(state.figures)):
        return _next_player(state, False)
    return state._replace(said=action.kind, hand=action.kind, phase=Phase.ACT)


def named(state: State) -> bool:
    """Whether the figure in the hand was named as the task demands."""
    assert state.card is not None
    return state.card.task not in NAMED[state.options.naming] or state.said == state.card.in_hand


def count(state: State, action: Count) -> State:
    """The number is right or not."""
    return _next_player(state, named(state) and action.number == numbers(state.figures)[_hand(state)])


def _hand(state: State) -> Kind:
    assert isinstance(state.hand, int)
    return state.hand


def nobody(state: State, action: Nobody) -> State:
    """Right if no animal of the kind stands on the board."""
    return _next_player(state, named(state) and not numbers(state.figures)[_hand(state)])


def take(state: State, action: Take) -> State:
    """The lifted figure goes beside the board, or back if it is the wrong one and so agreed."""
    figure = standing_at(state.figures, action.spot)
    assert figure is not None
    right = figure.kind == state.hand
    if right or state.options.lifted == "off":
        rest = list(state.figures)
        rest.remove(figure)
        state = state._replace(figures=tuple(rest))
    return _next_player(state, named(state) and right)


def drop(state: State, action: Drop) -> State:
    """The figure in the hand stands, or makes another fall."""
    standing = not falls(state, action.spot)
    won = standing and named(state) and fulfils(state, action.spot)
    if state.hand == FARMER:
        return _next_player(_taken_home(state, action.spot) if won else state, won)
    kind = _hand(state)
    island = state.chips.index(kind)
    near = action.spot if standing and island in islands_under(action.spot, state.quarters) else None
    return _next_player(state._replace(figures=settled(state.figures, kind, island, state.quarters, near)), won)


def falls(state: State, spot: Spot) -> bool:
    """Whether a figure put down there makes another fall."""
    return not apart([figure.spot for figure in state.figures], spot)


def fulfils(state: State, spot: Spot) -> bool:
    """Whether the figure in the hand, standing there, is where the task wants it."""
    assert state.card is not None
    under = islands_under(spot, state.quarters)
    if state.hand == FARMER:
        return bool(under & largest(state.figures, state.quarters))
    at_home = state.chips.index(_hand(state)) in under
    return at_home and (state.card.task != "sourpuss" or state.hand in rarest(state.figures))


def _taken_home(state: State, spot: Spot) -> State:
    """The farmer leaves with all animals of his resort."""
    there = islands_under(spot, state.quarters) & largest(state.figures, state.quarters)
    island = min(there)
    return state._replace(figures=tuple(figure for figure in state.figures if home(figure, state.quarters) != island))


STEPS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    Chip: chip,
    Start: start,
    Glasses: glasses,
    Draw: draw,
    Stroke: stroke,
    Feel: feel,
    Say: say,
    Ask: ask,
    Drop: drop,
    Count: count,
    Take: take,
    Nobody: nobody,
}
"""By class of action."""
