"""What the players settle beforehand, and what the rules leave open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.message import unchanged as _
from engine.option import Choice, Option

REPEATS: Final = 3
"""Occurrences of a position that make a draw (our reading: the rules know no draw)."""


class Options(NamedTuple):
    """The values of OPTIONS that matter all through the game: of all but `first`."""

    gate: str = "own"
    wild: str = "free"
    line: str = "any"
    hidden: str = "memory"
    cap: str = "100"

    @classmethod
    def among(cls, settled: Mapping[str, str]) -> Options:
        """These options, out of all that are settled."""
        return cls(*(settled[name] for name in cls._fields))


OPTIONS: Final = (
    Option(
        "first",
        _("Who begins"),
        (Choice("lot", _("The lot")), Choice("dark", _("Dark")), Choice("light", _("Light"))),
    ),
    Option(
        "hidden",
        _("Hidden caps"),
        (
            Choice("memory", _("Told once, then to be remembered")),
            Choice("open", _("Always shown")),
            Choice("ask", _("Forget-me-not: may be told again, and that is counted")),
        ),
    ),
    Option(
        "gate",
        _("The white and black stick enters"),
        (Choice("own", _("After the player's own six others")), Choice("all", _("After all twelve others"))),
    ),
    Option(
        "wild",
        _("Once placed, the white and black stick"),
        (Choice("free", _("May be turned over and moved")), Choice("fixed", _("Stays as it is"))),
    ),
    Option(
        "line",
        _("White caps in one line"),
        (Choice("any", _("As many as there are")), Choice("one", _("One at most"))),
    ),
    Option(
        "cap",
        _("A draw after so many turns without a placing"),
        (Choice("100", "100"), Choice("50", "50"), Choice("200", "200")),
    ),
)
CHOICES: Final = {option.name: option.values for option in OPTIONS}
"""By option: the values that it can have."""
