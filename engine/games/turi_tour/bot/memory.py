"""What a bot keeps in mind of the board when the sunglasses go on.

A bot holds nothing of a match: what it remembers is worked out anew for each step from what its seat saw when the board
was lit, and luck comes from a seed made of the same things. So it is the same through one turn, and nothing that is
drawn or happens in the dark has a part in it.

The error model is our own: places are off by some cells, figures slip the mind or are counted twice, and two resorts
are taken for each other. Only + - * / are used, so that every machine and Python errs the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.turi_tour.animals import ANIMALS, EACH, Kind
from engine.games.turi_tour.board import Standing, home
from engine.games.turi_tour.sea import ISLANDS, Island, Quarters, Spot, turned
from engine.games.turi_tour.state import Position


class Lapses(NamedTuple):
    """How a memory errs."""

    off: float
    """Cells, along each side, by which an island may be thought to lie elsewhere."""
    astray: float
    """Cells by which a figure may be thought to stand elsewhere, beside the error of its island."""
    forgets: float
    """The chance that a figure slips the mind."""
    doubles: float
    """The chance that one too many of a kind is counted."""
    swaps: float
    """The chance that two resorts are taken for each other."""


LAPSES: Final[Mapping[str, Lapses]] = {
    "easy": Lapses(5.0, 3.0, 0.2, 0.12, 0.35),
    "normal": Lapses(3.0, 2.0, 0.1, 0.06, 0.2),
    "hard": Lapses(1.5, 1.0, 0.04, 0.03, 0.1),
}
"""By level."""


class Belief(NamedTuple):
    """The board as a seat believes it to be in the dark."""

    seed: str
    """Of all luck in this turn."""
    quarters: Quarters
    chips: tuple[Kind, ...]
    """By island: whose resort it is."""
    middles: tuple[Spot, ...]
    """By island: where its middle lies."""
    figures: tuple[Standing, ...]
    """Those that are remembered, and where."""
    counts: tuple[int, ...]
    """By kind: how many stand on the board."""

    def rarest(self) -> list[Kind]:
        """The kinds least represented."""
        return [kind for kind in ANIMALS if self.counts[kind] == min(self.counts)]

    def largest(self) -> list[Kind]:
        """The kinds of which most stand on the board."""
        return [kind for kind in ANIMALS if self.counts[kind] == max(self.counts)]


def recalled(known: Position, seat: Seat, level: str) -> Belief:
    """What the seat remembers of the board as it saw it lit, at this level.

    What the seat knows has the board as it was seen lit (`hidden.information_state`), and nothing on it is moved in the
    dark before the task is over: so this is the same at every step of a turn.
    """
    lapses, seed = LAPSES[level], seed_of(known, seat)
    rng = Random(f"memory/{seed}")
    chips = _chips(known.chips, lapses, rng)
    errors = [(_error(lapses.off, rng), _error(lapses.off, rng)) for _island in ISLANDS]
    middles = [_moved(turned(one.middle, known.quarters), by) for one, by in zip(ISLANDS, errors, strict=True)]
    kept: list[Standing] = []
    counts = [0] * len(ANIMALS)
    for figure in known.figures:
        island = home(figure, known.quarters)
        forgotten = rng.random() < lapses.forgets
        astray = (_error(lapses.astray, rng), _error(lapses.astray, rng))
        if not forgotten:
            counts[figure.kind] += 1
            kept.append(Standing(chips[island], _moved(_moved(figure.spot, errors[island]), astray)))
    doubled = [rng.random() < lapses.doubles for _kind in ANIMALS]
    believed = tuple(min(EACH, number + (twice and number > 0)) for number, twice in zip(counts, doubled, strict=True))
    return Belief(seed, known.quarters, chips, tuple(middles), tuple(kept), believed)


def seed_of(known: Position, seat: Seat) -> str:
    """What all saw before the sunglasses went on: the board, the cards won and how many are left."""
    left = known.fresh + len(known.under) + (known.card is not None)
    figures = [(figure.kind, *figure.spot) for figure in known.figures]
    return f"{seat}/{known.chips}/{known.quarters}/{figures}/{known.won}/{left}"


def _chips(chips: Sequence[Kind], lapses: Lapses, rng: Random) -> tuple[Kind, ...]:
    """The resorts, at times with two neighbours taken for each other."""
    believed, swaps, island = list(chips), rng.random() < lapses.swaps, int(rng.random() * len(chips))
    if swaps:
        other = _next(island)
        believed[island], believed[other] = believed[other], believed[island]
    return tuple(believed)


def _next(island: Island) -> Island:
    return (island + 1) % len(ISLANDS)


def _error(most: float, rng: Random) -> int:
    """Whole cells between -most and most, small ones likelier."""
    return int(most + 1 + (rng.random() + rng.random() - 1) * most + 0.5) - int(most + 1)


def _moved(spot: Spot, by: Spot) -> Spot:
    return spot[0] + by[0], spot[1] + by[1]
