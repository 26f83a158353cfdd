"""What the players settle beforehand: what the rules leave open, or leave to the players' age."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.message import unchanged as _
from engine.option import Choice, Option


class Options(NamedTuple):
    """The values of OPTIONS, in the order of position texts."""

    deck: str = "full"
    start: str = "double"
    naming: str = "task"
    lifted: str = "off"
    turning: str = "off"
    hand: str = "free"
    board: str = "free"
    cards: int = 8
    """Task cards for each player."""


OPTIONS: Final = (
    Option(
        "cards",
        _("Task cards for each player"),
        (Choice("8", "8"), Choice("4", _("4: a short game")), Choice("12", _("12: a long game"))),
    ),
    Option(
        "turning",
        _("Turn-the-board cards"),
        (Choice("off", _("Left out")), Choice("on", _("Shuffled in (for older players)"))),
    ),
    Option(
        "hand",
        _("The figure in the hand"),
        (Choice("free", _("May be felt at any time")), Choice("one", _("Felt with one hand, each part once"))),
    ),
    Option(
        "board",
        _("The board while placing"),
        (Choice("free", _("May be felt")), Choice("untouched", _("Must not be touched"))),
    ),
    Option(
        "naming",
        _("Naming the figure wrongly"),
        (
            Choice("task", _("Loses the tasks that say so: counting and the farmer")),
            Choice("strict", _("Loses every task")),
            Choice("never", _("Loses none")),
        ),
    ),
    Option(
        "deck",
        _("Task cards"),
        (
            Choice("full", _("24 on holiday, 6 of each other kind")),
            Choice("lighter", _("18 on holiday, 12 to count")),
        ),
    ),
    Option(
        "start",
        _("Start cards"),
        (Choice("double", _("One kind twice, three once")), Choice("five", _("Five kinds once"))),
    ),
    Option(
        "lifted",
        _("A wrong animal that was lifted"),
        (Choice("off", _("Stays beside the board")), Choice("back", _("Goes back where it stood"))),
    ),
)
"""In the order in which players are asked."""

NAMED: Final = {
    "task": ("count", "farmer"),
    "strict": ("count", "farmer", "holiday", "homesick"),
    "never": (),
}
"""By the option `naming`: the tasks that are lost if the figure in the hand was named wrongly."""


def chosen(choices: Mapping[str, str]) -> Options:
    """The options with these choices, by name; every name must be there."""
    return Options(**{**choices, "cards": int(choices["cards"])})  # type: ignore[arg-type]
