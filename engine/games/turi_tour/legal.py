"""What the mover may do, and what chance may bring."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Action, Outcomes
from engine.games.turi_tour.actions import (
    ALL_DROPS,
    ALL_FEELS,
    ALL_SAYS,
    ASKS,
    CHIPS,
    COUNTS,
    DRAWS,
    DROP_HERE,
    GLASSES,
    NOBODY,
    STARTS,
    STROKES,
    TAKE_HERE,
)
from engine.games.turi_tour.animals import PARTS
from engine.games.turi_tour.board import standing_at
from engine.games.turi_tour.cards import CARD_OF, CARDS, TURN
from engine.games.turi_tour.state import Phase, Position


def legal_actions(position: Position) -> Sequence[Action]:
    """What the mover may do, sorted."""
    if position.phase == Phase.LOOK:
        return [GLASSES]
    if position.phase == Phase.FEEL:
        names: Sequence[Action] = ALL_SAYS if position.task != "sourpuss" else ()
        asks: Sequence[Action] = ASKS if position.task == "sourpuss" else ()
        return [*asks, *ALL_FEELS, *names, *strokes(position)]
    return _tasks(position) if position.phase == Phase.ACT else []


def _tasks(position: Position) -> list[Action]:
    """What does the task of the card, and what helps to do it."""
    feels = ALL_FEELS if position.may_feel() else ()
    finger = position.finger
    if position.task == "count":
        return [*COUNTS, *feels, *strokes(position)]
    if position.task == "homesick":
        lifts = [TAKE_HERE[finger]] if finger and standing_at(position.met, finger) else []
        return [*feels, NOBODY, *strokes(position), *lifts]
    here: Sequence[Action] = [DROP_HERE[finger]] if finger else []
    return [*(here if position.may_feel() else ALL_DROPS), *feels, *strokes(position)]


def strokes(position: Position) -> Sequence[Action]:
    """The parts of the figure in the hand that may be felt: with one hand each once, and before it is named."""
    one_hand = position.options.hand == "one"
    if position.hand is None or (position.phase == Phase.ACT and one_hand):
        return ()
    done = {part for part, _like in position.stroked} if one_hand else ()
    return [STROKES[part] for part in PARTS if part not in done]


def chance_outcomes(position: Position) -> Outcomes:
    """Chips and start cards, each as likely as the others; of the stack a card by how many nobody has seen."""
    if position.phase == Phase.CHIPS:
        left = [kind for kind in range(len(CHIPS)) if kind not in position.chips]
        return [(CHIPS[kind][len(position.chips)], 1 / len(left)) for kind in left]
    if position.phase == Phase.START_CARD:
        return [(start, 1 / len(STARTS)) for start in STARTS]
    return _cards(position) if position.phase == Phase.CARD else []


def _cards(position: Position) -> Outcomes:
    """A fresh card; once there is none, the first of those put under the stack."""
    fresh, unseen = position.fresh, position.unseen
    if not fresh:
        return [(DRAWS[CARD_OF[position.under[0]]], 1.0)]
    turning = unseen[TURN] if position.turns else 0
    tasks = fresh - turning
    others = sum(unseen) - unseen[TURN] or 1
    weights = [turning * others if place == TURN else tasks * unseen[place] for place in range(len(CARDS))]
    return [(DRAWS[place], weight / (fresh * others)) for place, weight in enumerate(weights) if weight]
