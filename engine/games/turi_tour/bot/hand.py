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
"""By level: after how many strokes, on average, it guesses; levels not named stroke until they are sure."""


def can_be(known: Position) -> list[Kind]:
    """The kinds that feel as the figure in the hand has felt so far; the farmer's card alone reads like a holiday."""
    kinds = (*ANIMALS, FARMER) if known.task == "holiday" else tuple(ANIMALS)
    return [kind for kind in kinds if all(feels_like(kind, part) == felt for part, felt in known.stroked)]


def telling(kinds: Sequence[Kind], parts: Sequence[Part]) -> Part:
    """The part that tells these kinds apart best: it leaves the fewest to choose between, on average."""

    def doubt(part: Part) -> int:
        return sum(number * number for number in Counter(feels_like(kind, part) for kind in kinds).values())

    return min(parts, key=lambda part: (doubt(part), part))


def left(known: Position) -> list[Part]:
    """The parts not yet felt."""
    done = {part for part, _felt in known.stroked}
    return [part for part in PARTS if part not in done]


def naming(known: Position, belief: Belief, level: str) -> Action:
    """The next step until the figure is named: stroke a part, or say what it is, for sure or by a guess."""
    kinds, rng = can_be(known), Random(f"hand/{belief.seed}/{len(known.stroked)}")
    if len(kinds) == 1:
        return SAYS[kinds[0]]
    enough = STROKED.get(level)
    if enough is not None and len(known.stroked) >= enough - 1 + rng.random():
        return SAYS[pick(kinds, rng)]
    parts = left(known)
    return STROKES[telling(kinds, parts) if enough is None else pick(parts, rng)]
