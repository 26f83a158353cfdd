"""Where a bot puts its finger, by what it believes and what it has felt so far.

Every function takes what the seat knows, of which only what was felt is looked at, and what the bot believes of the
board. That figures stand on nobody's resort but their own is a rule of the game, so one figure that was met tells
whose island it stands on.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.game import Action
from engine.games.turi_tour.actions import DROP_HERE, DROPS, FEELS, NOBODY, TAKE_HERE
from engine.games.turi_tour.animals import Kind
from engine.games.turi_tour.board import Standing, home, standing_at
from engine.games.turi_tour.bot.memory import Belief
from engine.games.turi_tour.sea import ON_BOARD, Ground, Island, Spot, apart, ground, squared, turned
from engine.games.turi_tour.state import Position


class Care(NamedTuple):
    """How carefully a level feels its way."""

    patience: int
    """Touches of the board after which it stops feeling and acts on what it has felt."""
    looks_round: bool
    """Whether it feels for figures round a place before it puts one down there."""
    draws_lessons: bool
    """Whether it learns from a figure that it met whose resort that is, and lifts only what it has felt to be right."""


CARES: Final[Mapping[str, Care]] = {
    "easy": Care(2, False, False),
    "normal": Care(9, False, True),
    "hard": Care(30, True, True),
}
"""By level."""

ROUND: Final = ((3, 0), (-2, 2), (0, -3), (1, 2), (-3, -1), (3, -1))
"""Cells to feel round a place, from its middle: with it they touch every figure that one put there makes fall."""
REACH: Final = 9
"""How far a search goes from where it begins, in cells."""


def _spiral(step: int, reach: int) -> tuple[Spot, ...]:
    side = range(-reach, reach + 1, step)
    return tuple(sorted(((x, y) for x in side for y in side), key=lambda by: (squared(by, (0, 0)), by)))


WIDE: Final = _spiral(3, REACH)
"""Steps of a search for a place, from the nearest."""
CLOSE: Final = _spiral(2, 6)
"""Steps of a search for a figure, of which one is 5 cells across."""
ELBOW_ROOM: Final = 7
"""Cells to keep from a remembered figure where there is room to."""


def touched(known: Position, spot: Spot) -> Ground | None:
    """What was felt at a cell; None if the fingertip has not been there.

    Under a figure no ground is felt, but figures stand on islands.
    """
    if spot not in known.felt:
        return None
    return Ground.LAND if standing_at(known.met, spot) else ground(turned(spot, -known.quarters))


def resort(known: Position, belief: Belief, kind: Kind, care: Care) -> Island:
    """The island that the bot takes for a kind's resort; at levels that draw lessons, corrected by the figures met."""
    believed = belief.chips.index(kind)
    if not care.draws_lessons:
        return believed
    met = {home(figure, known.quarters): figure.kind for figure in known.met}
    if kind in met.values():
        return next(island for island, other in met.items() if other == kind)
    if believed not in met:
        return believed
    exchanged = belief.chips.index(met[believed])
    free = [island for island in range(len(belief.chips)) if island not in met]
    return exchanged if exchanged in free else free[0]


def placing(known: Position, belief: Belief, kind: Kind, care: Care) -> Action:
    """The next step of putting a figure down on a kind's resort."""
    middle = belief.middles[resort(known, belief, kind, care)]
    tired = known.may_feel() and len(known.felt) >= care.patience
    places = sorted(known.felt) if tired else _around(middle, WIDE)
    best = max(places, key=lambda spot: (_promise(known, belief, middle, spot), spot))
    if not known.may_feel():
        return DROPS[best]
    unfelt = [] if tired else [spot for spot in _checks(best, care) if spot not in known.felt]
    if unfelt:
        return FEELS[unfelt[0]]
    return DROP_HERE[best] if known.finger == best else FEELS[best]


def _around(middle: Spot, steps: tuple[Spot, ...]) -> list[Spot]:
    spots = ((middle[0] + x, middle[1] + y) for x, y in steps)
    return [spot for spot in spots if spot in ON_BOARD]


def _checks(spot: Spot, care: Care) -> list[Spot]:
    """The place, and what is to be felt round it."""
    return [spot, *(_around(spot, ROUND) if care.looks_round else ())]


SEA_COSTS: Final = 40.0
STRIP_COSTS: Final = 3.0
FALL_COSTS: Final = 100.0
CROWD_COSTS: Final = 3.0
"""For each cell by which a remembered figure is nearer than ELBOW_ROOM; a cell from the resort's middle costs 1."""


def _promise(known: Position, belief: Belief, middle: Spot, spot: Spot) -> float:
    """How good a place to put something down seems; higher is better."""
    value = -math.sqrt(squared(spot, middle))
    felt = touched(known, spot)
    if felt == Ground.SEA:
        value -= SEA_COSTS
    elif felt == Ground.STRIP:
        value -= STRIP_COSTS
    value -= FALL_COSTS * (not apart((figure.spot for figure in known.met), spot))
    nearest = min((squared(figure.spot, spot) for figure in _unmet(known, belief)), default=ELBOW_ROOM * ELBOW_ROOM)
    return value - CROWD_COSTS * max(0.0, ELBOW_ROOM - math.sqrt(nearest))


def _unmet(known: Position, belief: Belief) -> list[Standing]:
    """The remembered figures without those that the finger seems to have met by now."""
    return [
        figure
        for figure in belief.figures
        if all(squared(figure.spot, other.spot) > ELBOW_ROOM * ELBOW_ROOM for other in known.met)
    ]


def seeking(known: Position, belief: Belief, kind: Kind, care: Care) -> Action:
    """The next step of lifting a figure of a kind off the board, or saying that there is none."""
    here = standing_at(known.met, known.finger) if known.finger else None
    if here and known.finger and (here.kind == kind or not care.draws_lessons):
        return TAKE_HERE[known.finger]
    met = [figure.spot for figure in known.met if figure.kind == kind]
    if met:
        return FEELS[met[0]]
    remembered = [figure.spot for figure in belief.figures if figure.kind == kind]
    if not remembered or len(known.felt) >= care.patience * 2:
        return NOBODY
    around = [_around(spot, CLOSE) for spot in remembered]
    near = sorted((squared(cell, spot), cell) for spot, cells in zip(remembered, around, strict=True) for cell in cells)
    return next((FEELS[cell] for _far, cell in near if cell not in known.felt), NOBODY)
