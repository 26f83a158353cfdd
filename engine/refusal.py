"""Refusals that teach: a stable code, the things it speaks of, and a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import NO_VALUES, Message, Values
from engine.message import unchanged as _


class IllegalAction(ValueError):
    """A refused action: a stable `code`, the `values` it speaks of, and a `message` that teaches the rule."""

    def __init__(self, code: str, values: Values = NO_VALUES, msgid: str = "") -> None:
        self.code = code
        self.values = dict(values)
        self.message = Message(msgid or REFUSALS.get(code, code), self.values)
        super().__init__(str(self.message))


REFUSALS: Final[Mapping[str, str]] = {
    "not-understood": _("“{text}” is not a move of this game. Examples: {example}"),
    "not-your-turn": _("{action} is not possible now."),
    "game-over": _("The game is over."),
    "chance-first": _("The next thing is decided by chance, not by a player."),
    "not-chance": _("Nothing is decided by chance now."),
    "nothing-there": _("Nothing can be done with that now."),
}


LONGEST_QUOTED: Final = 40


def shortened(text: str) -> str:
    """At most 40 characters of a text from outside, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_QUOTED else line[: LONGEST_QUOTED - 1] + "…"


def not_understood(text: str, examples: str) -> IllegalAction:
    """The refusal of a text that is no notation of the game, with examples of what is."""
    return IllegalAction("not-understood", {"text": shortened(text), "example": examples})
