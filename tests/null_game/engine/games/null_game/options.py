"""What the players settle beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.game import Choice, Option
from engine.games.null_game.board import ROWS
from engine.message import unchanged as _


class Options(NamedTuple):
    """What the players have settled."""

    row: int = ROWS[0]


OPTIONS: Final = (Option("row", _("Stones in the row"), tuple(Choice(str(row), str(row)) for row in ROWS)),)


def chosen(options: Mapping[str, str]) -> Options:
    """The options as the rules use them; every one is given, and checked already."""
    return Options(int(options["row"]))
