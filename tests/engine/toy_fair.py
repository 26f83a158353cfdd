"""A toy that has all that a game may have: ratings, an option, a tool, and a coin of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import GAMES
from engine.game import Game
from engine.option import Choice, Option, Rating
from tests.engine.toy import Toy


class _Pad(Toy):
    slug = "fair/pad"


PAD: Final = _Pad()


class Fair(Toy):
    """The toy with everything."""

    slug = "fair"
    ratings = (Rating(0, "Fine"),)
    options = (Option("sky", "Sky", (Choice("clear", "Clear"), Choice("cloudy", "Cloudy"))),)

    @property
    def tools(self) -> Mapping[str, Game]:
        return {"pad": PAD}


FAIR: Final = Fair()
GAMES_AND_FAIR: Final[Mapping[str, Game]] = {**GAMES, FAIR.slug: FAIR}
"""So that whatever a game may have, one has it."""
