"""Rates of two kinds of work, taken in turns."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Final, TypeAlias

Rate: TypeAlias = float

STEPS_BETWEEN_LOOKS: Final = 50


class Work(ABC):
    """Something that can be done over and over."""

    @abstractmethod
    def step(self) -> None:
        """Do one unit of it."""


def alternate(ours: Work, theirs: Work, slices: int, seconds: float) -> list[tuple[Rate, Rate]]:
    """Units a second of both, slice by slice, after one slice each to warm up."""
    pairs = [(rate(ours, seconds), rate(theirs, seconds)) for _slice in range(slices + 1)]
    return pairs[1:]


def rate(work: Work, seconds: float) -> Rate:
    """Units a second, over about so many seconds."""
    began = time.perf_counter()
    steps = 0
    while (passed := time.perf_counter() - began) < seconds:
        for _step in range(STEPS_BETWEEN_LOOKS):
            work.step()
        steps += STEPS_BETWEEN_LOOKS
    return steps / passed
