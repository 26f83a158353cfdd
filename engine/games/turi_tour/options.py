"""What the players settle beforehand."""

from __future__ import annotations

from typing import Final, NamedTuple


class Options(NamedTuple):
    """The values are those of `game.TuriTour.options`."""

    deck: str = "full"
    start: str = "double"
    naming: str = "task"
    lifted: str = "off"
    turning: str = "off"
    hand: str = "free"
    board: str = "free"
    cards: int = 8
    """Task cards for each player."""


NAMED: Final = {
    "task": ("count", "farmer"),
    "strict": ("count", "farmer", "holiday", "homesick"),
    "never": (),
}
"""By the option `naming`: the tasks that are lost if the figure in the hand was named wrongly."""
