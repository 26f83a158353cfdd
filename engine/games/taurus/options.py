"""What the players settle beforehand: what the rules leave open."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.message import unchanged as _
from engine.option import Choice, Option


class Options(NamedTuple):
    """The value of each of OPTIONS, in their order; the values are those of its choices."""

    lengths: str = "three"
    first: str = "short"
    crossing: str = "later"
    heads: str = "thirds"
    areas: str = "choice"


OPTIONS: Final = (
    Option(
        "lengths",
        _("Wires"),
        (
            Choice("three", _("8 short, 8 medium, 4 long")),
            Choice("one", _("20 that fit everywhere")),
        ),
    ),
    Option(
        "first",
        _("A first fence joins"),
        (Choice("short", _("Two holes close together")), Choice("any", _("Any two neighbouring holes"))),
    ),
    Option(
        "crossing",
        _("When a wire crosses another"),
        (
            Choice("later", _("The later one closes nothing")),
            Choice("both", _("Both close nothing")),
            Choice("none", _("No wire may cross another")),
        ),
    ),
    Option(
        "heads",
        _("The fields with a bull’s head, empty for two players"),
        (Choice("thirds", _("Every third diagonal")), Choice("rings", _("Rings round the middle"))),
    ),
    Option(
        "areas",
        _("When a new area adjoins a closed one"),
        (
            Choice("choice", _("The closer chooses whose wires")),
            Choice("inner", _("The new area’s wires")),
        ),
    ),
)
