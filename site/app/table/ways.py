"""The ways to play a game: how forms, links and results name them, what people read, and which game offers which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.game import Game
from engine.match import Match
from engine.message import unchanged as msgid

TOOL: Final = "tool:"
"""Before the name of a tool: the way to play that opens it."""
DAILY_SEED: Final = "daily-"
"""A seed that begins so is the day's; the date follows, as in daily-2026-11-30."""


class Way(NamedTuple):
    """A way to play."""

    name: str
    """In forms and links."""
    kept: str
    """In results that are stored."""
    title: Callable[[Game], str]
    """A msgid; it begins with a capital letter in the form."""
    help: Callable[[Game], str]
    """A msgid."""
    offered: Callable[[Game], bool]


NORMAL: Final = Way(
    "normal",
    "normal",
    lambda _game: msgid("Normal"),
    lambda _game: msgid("chance comes from this machine"),
    lambda _game: True,
)
DAILY: Final = Way(
    "daily",
    "daily",
    lambda _game: msgid("Daily"),
    lambda _game: msgid("today the same for everybody"),
    # A day's game is for scores to be compared.
    lambda game: bool(game.ratings),
)
BY_HAND: Final = Way(
    "by-hand",
    "by hand",
    lambda game: game.chance_by_hand,
    lambda game: game.by_hand_tagline,
    lambda game: bool(game.chance_by_hand),
)
WAYS: Final = (NORMAL, DAILY, BY_HAND)
"""Those of games; each tool of a game is one more."""


def ways_of(game: Game) -> list[Way]:
    """Every way to play the game, the usual one first."""
    return [*(way for way in WAYS if way.offered(game)), *(_tool(name, tool) for name, tool in game.tools.items())]


def _tool(name: str, tool: Game) -> Way:
    return Way(TOOL + name, "tool", lambda _game: tool.title, lambda _game: tool.tagline, lambda _game: True)


def way_of(match: Match) -> Way:
    """How the match is played."""
    if match.game.is_tool:
        return _tool(match.game.slug.partition("/")[2], match.game)
    if match.setup.by_hand:
        return BY_HAND
    return DAILY if match.setup.seed.startswith(DAILY_SEED) else NORMAL
