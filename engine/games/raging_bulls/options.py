"""What the players settle beforehand."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.message import unchanged as _
from engine.option import Choice, Option


class Options(NamedTuple):
    """The value of each of OPTIONS, in their order; the values are those of its choices."""

    perimeter: str = "off"


OPTIONS: Final = (
    Option(
        "perimeter",
        _("The perimeter counts as a fence"),
        (Choice("off", _("No, as in the rules")), Choice("on", _("Yes: easy, not rated"), rated=False)),
        _("With the edge as a fence, a bull needs far fewer fences around it."),
    ),
)
