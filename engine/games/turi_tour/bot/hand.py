"""Telling a figure in the hand by its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from engine.bots.chance import pick
from engine.game import Action
from engine.games.turi_tour.actions import SAYS, STROKES
from engine.games.turi_tour.animals import ANIMALS, FARMER, PARTS, Kind, Part, feels_like
from engine.games.turi_tour.bot.memory import Belief
from engine.games.turi_tour.state import Position

STROKED: Final[Mapping[str, float]] = {"easy": 1.5, "normal": 2.8}
"""By level: strokes, on average, after which a guess is ventured; levels not named stroke until they are sure."""


def can_be(seen: Position) -> list[Kind]:
    """The figures that feel as the one in the hand has felt so far; nobody counts farmers or sends one home."""
    kinds = (*ANIMALS, FARMER) if seen.task == "holiday" else tuple(ANIMALS)
    return [kind for kind in kinds if all(feels_like(kind, part) == felt for part, felt in seen.stroked)]


def telling(kinds: Sequence[Kind], parts: Sequence[Part]) -> Part:
    """The part that leaves fewest of these kinds in doubt."""

    def doubt(part: Part) -> int:
        return sum(number * number for number in Counter(feels_like(kind, part) for kind in kinds).values())

    return min(parts, key=lambda part: (doubt(part), part))


def left(seen: Position) -> list[Part]:
    """The parts not yet felt."""
    done = {part for part, _felt in seen.stroked}
    return [part for part in PARTS if part not in done]


def naming(seen: Position, mind: Belief, level: str) -> Action:
    """Stroke on, or say what it is: surely, or by a guess."""
    kinds, rng = can_be(seen), Random(f"hand/{mind.seed}/{len(seen.stroked)}")
    if len(kinds) == 1:
        return SAYS[kinds[0]]
    enough = STROKED.get(level)
    if enough is not None and len(seen.stroked) >= enough - 1 + rng.random():
        return SAYS[pick(kinds, rng)]
    parts = left(seen)
    return STROKES[telling(kinds, parts) if enough is None else pick(parts, rng)]
