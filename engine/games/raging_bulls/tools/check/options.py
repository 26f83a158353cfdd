"""What is settled before a sheet is checked: as in the game, but nothing is rated here."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as _
from engine.option import Choice, Option

OPTIONS: Final = (
    Option(
        "perimeter",
        _("The perimeter counts as a fence"),
        (Choice("off", _("No, as in the rules")), Choice("on", _("Yes"))),
    ),
)
