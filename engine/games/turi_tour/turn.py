"""A turn: what each step makes of the position.

Every function takes a position and an action that is legal there, and returns the position after it, of the same class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

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
from engine.games.turi_tour.animals import ANIMALS, FARMER, feels_like
from engine.games.turi_tour.board import (
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
from engine.games.turi_tour.cards import CARD_OF, START_CARDS, is_left, playable
from engine.games.turi_tour.options import NAMED
from engine.games.turi_tour.sea import Spot, apart, turned
from engine.games.turi_tour.state import P, Phase, Position


def chip(position: P, action: Chip) -> P:
    """A resort gets its animal."""
    chips = (*position.chips, action.kind)
    return position._replace(chips=chips, phase=Phase.START_CARD if len(chips) == len(ANIMALS) else Phase.CHIPS)


def start(position: P, action: Start) -> P:
    """The pictured animals go on holiday."""
    figures: tuple[Standing, ...] = ()
    for kind in START_CARDS[position.options.start][action.number].kinds:
        figures = settled(figures, kind, position.chips.index(kind), 0, None)
    return position._replace(figures=figures, phase=Phase.LOOK)


def glasses(position: P, action: Glasses) -> P:
    """The board turns dark; the player on the left draws a card."""
    return position._replace(phase=Phase.CARD)


def draw(position: P, action: Draw) -> P:
    """A card: a task for the mover; or it goes under the stack because animals are missing, or turns the board."""
    card, fresh = action.card, position.fresh > 0
    position = position._replace(fresh=position.fresh - 1) if fresh else position._replace(under=position.under[1:])
    if playable(card, numbers(position.figures)) and card.task != "turn":
        return position._replace(card=card, hand=card.in_hand, rejected=0, owed=fresh, phase=Phase.FEEL)
    if fresh:
        position = position._replace(unseen=_less(position.unseen, CARD_OF[card]))
    if card.task == "turn":
        figures = arranged(tuple(Standing(one.kind, turned(one.spot, 1)) for one in position.figures))
        return _next_card(position._replace(figures=figures, quarters=(position.quarters + 1) % 4, rejected=0))
    position = position._replace(under=(*position.under, card), rejected=position.rejected + 1)
    return over(position) if position.is_spent else position


def _less(counts: Sequence[int], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def over(position: P) -> P:
    """The end: no card can be drawn that could be played."""
    return position._replace(phase=Phase.OVER)


def _next_card(position: P) -> P:
    """The board is lit, and all have seen the card that was in play; the match is over if no card is left."""
    unseen = _less(position.unseen, CARD_OF[position.card]) if position.owed and position.card else position.unseen
    lit = position._replace(
        unseen=unseen,
        card=None,
        hand=None,
        said=None,
        owed=False,
        finger=None,
        felt=frozenset(),
        met=(),
        stroked=frozenset(),
        phase=Phase.LOOK,
    )
    return over(lit) if lit.is_spent else lit


def _next_player(position: P, won: bool) -> P:
    seat = position.seat
    cards = (*position.won[:seat], position.won[seat] + won, *position.won[seat + 1 :])
    return _next_card(position._replace(won=cards, seat=(seat + 1) % len(cards)))


def stroke(position: P, action: Stroke) -> P:
    """One part of the figure in the hand is felt."""
    return position._replace(
        stroked=position.stroked | {(action.part, feels_like(position.kind_in_hand(), action.part))}
    )


def feel(position: P, action: Feel) -> P:
    """The finger goes to one cell; of a figure that stands there the mover knows then its kind and its middle."""
    figure = standing_at(position.figures, action.spot)
    met = position.met
    if figure is not None and figure not in met:
        met = arranged((*met, figure))
    return position._replace(finger=action.spot, felt=position.felt | {action.spot}, met=met)


def say(position: P, action: Say) -> P:
    """The figure in the hand is named, rightly or not."""
    return position._replace(said=action.kind, phase=Phase.ACT)


def ask(position: P, action: Ask) -> P:
    """An animal is asked for; if all of its kind stand on the board, it cannot be the rarest, and the card is lost."""
    if not is_left(action.kind, numbers(position.figures)):
        return _next_player(position, False)
    return position._replace(said=action.kind, hand=action.kind, phase=Phase.ACT)


def named(position: Position) -> bool:
    """Whether the figure in the hand was named rightly, where the task is lost otherwise."""
    assert position.card is not None
    return position.card.task not in NAMED[position.options.naming] or position.said == position.card.in_hand


def count(position: P, action: Count) -> P:
    """The number is right or not."""
    return _next_player(
        position, named(position) and action.number == numbers(position.figures)[position.kind_in_hand()]
    )


def nobody(position: P, action: Nobody) -> P:
    """Right if no animal of the kind stands on the board."""
    return _next_player(position, named(position) and not numbers(position.figures)[position.kind_in_hand()])


def take(position: P, action: Take) -> P:
    """The lifted figure goes beside the board; a wrong one back to its place, if the options say so."""
    figure = standing_at(position.figures, action.spot)
    assert figure is not None
    right = figure.kind == position.hand
    if right or position.options.lifted == "off":
        rest = list(position.figures)
        rest.remove(figure)
        position = position._replace(figures=tuple(rest))
    return _next_player(position, named(position) and right)


def drop(position: P, action: Drop) -> P:
    """The figure in the hand stands, or makes another fall."""
    standing = not falls(position, action.spot)
    won = standing and named(position) and fulfils(position, action.spot)
    if position.hand == FARMER:
        return _next_player(_taken_home(position, action.spot) if won else position, won)
    kind = position.kind_in_hand()
    island = position.chips.index(kind)
    near = action.spot if standing and island in islands_under(action.spot, position.quarters) else None
    return _next_player(
        position._replace(figures=settled(position.figures, kind, island, position.quarters, near)), won
    )


def falls(position: Position, spot: Spot) -> bool:
    """Whether a figure put down there makes another fall."""
    return not apart([figure.spot for figure in position.figures], spot)


def fulfils(position: Position, spot: Spot) -> bool:
    """Whether the figure in the hand, standing there, is where the task wants it."""
    assert position.card is not None
    under = islands_under(spot, position.quarters)
    if position.hand == FARMER:
        return bool(under & largest(position.figures, position.quarters))
    at_home = position.chips.index(position.kind_in_hand()) in under
    return at_home and (position.card.task != "sourpuss" or position.hand in rarest(position.figures))


def _taken_home(position: P, spot: Spot) -> P:
    """The farmer leaves with all animals of the resort where he was put down."""
    there = islands_under(spot, position.quarters) & largest(position.figures, position.quarters)
    island = min(there)
    return position._replace(
        figures=tuple(figure for figure in position.figures if home(figure, position.quarters) != island)
    )


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
