"""Where a player by machine puts its finger, by what it believes and what it has felt so far.

Every function takes the state as its seat observes it, and what it remembers. That figures stand on nobody's resort but
their own is a rule of the game, so that one figure met tells whose island it stands on.
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
    """Touches of the board after which it does with what it has felt."""
    looks_round: bool
    """Whether it feels for figures round a place before it puts one down there."""
    draws_lessons: bool
    """Whether a figure that was met tells it whose resort that is, and one that is lifted is felt first."""


CARES: Final[Mapping[str, Care]] = {
    "easy": Care(2, False, False),
    "normal": Care(9, False, True),
    "hard": Care(30, True, True),
}
"""By level."""

ROUND: Final = ((3, 0), (-2, 2), (0, -3), (1, 2), (-3, -1), (3, -1))
"""With the place itself, from its middle: every figure that one put down there would make fall is touched."""
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
"""Cells from a figure that is remembered within which nothing is put down without need."""


def touched(seen: Position, spot: Spot) -> Ground | None:
    """What was felt at a cell; None if the fingertip has not been there.

    Under a figure no ground is felt, but figures stand on islands.
    """
    if spot not in seen.felt:
        return None
    return Ground.LAND if standing_at(seen.met, spot) else ground(turned(spot, -seen.quarters))


def resort(seen: Position, mind: Belief, kind: Kind, care: Care) -> Island:
    """The island taken for a kind's resort; figures that were met teach better those who draw lessons."""
    believed = mind.chips.index(kind)
    if not care.draws_lessons:
        return believed
    met = {home(figure, seen.quarters): figure.kind for figure in seen.met}
    if kind in met.values():
        return next(island for island, other in met.items() if other == kind)
    if believed not in met:
        return believed
    exchanged = mind.chips.index(met[believed])
    free = [island for island in range(len(mind.chips)) if island not in met]
    return exchanged if exchanged in free else free[0]


def placing(seen: Position, mind: Belief, kind: Kind, care: Care) -> Action:
    """The next step of putting a figure down on a kind's resort."""
    middle = mind.middles[resort(seen, mind, kind, care)]
    tired = seen.may_feel() and len(seen.felt) >= care.patience
    places = sorted(seen.felt) if tired else _around(middle, WIDE)
    best = max(places, key=lambda spot: (_promise(seen, mind, middle, spot), spot))
    if not seen.may_feel():
        return DROPS[best]
    unfelt = [] if tired else [spot for spot in _checks(best, care) if spot not in seen.felt]
    if unfelt:
        return FEELS[unfelt[0]]
    return DROP_HERE[best] if seen.finger == best else FEELS[best]


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
"""A cell nearer to a figure than it should have room; what a cell's way from the middle costs is one."""


def _promise(seen: Position, mind: Belief, middle: Spot, spot: Spot) -> float:
    """How good a place to put something down seems; higher is better."""
    value = -math.sqrt(squared(spot, middle))
    felt = touched(seen, spot)
    if felt == Ground.SEA:
        value -= SEA_COSTS
    elif felt == Ground.STRIP:
        value -= STRIP_COSTS
    value -= FALL_COSTS * (not apart((figure.spot for figure in seen.met), spot))
    nearest = min((squared(figure.spot, spot) for figure in _unmet(seen, mind)), default=ELBOW_ROOM * ELBOW_ROOM)
    return value - CROWD_COSTS * max(0.0, ELBOW_ROOM - math.sqrt(nearest))


def _unmet(seen: Position, mind: Belief) -> list[Standing]:
    """Remembered figures, but for those that the finger has met by now."""
    return [
        figure
        for figure in mind.figures
        if all(squared(figure.spot, other.spot) > ELBOW_ROOM * ELBOW_ROOM for other in seen.met)
    ]


def seeking(seen: Position, mind: Belief, kind: Kind, care: Care) -> Action:
    """The next step of lifting a figure of a kind off the board, or saying that there is none."""
    here = standing_at(seen.met, seen.finger) if seen.finger else None
    if here and seen.finger and (here.kind == kind or not care.draws_lessons):
        return TAKE_HERE[seen.finger]
    met = [figure.spot for figure in seen.met if figure.kind == kind]
    if met:
        return FEELS[met[0]]
    remembered = [figure.spot for figure in mind.figures if figure.kind == kind]
    if not remembered or len(seen.felt) >= care.patience * 2:
        return NOBODY
    around = [_around(spot, CLOSE) for spot in remembered]
    near = sorted((squared(cell, spot), cell) for spot, cells in zip(remembered, around, strict=True) for cell in cells)
    return next((FEELS[cell] for _far, cell in near if cell not in seen.felt), NOBODY)
