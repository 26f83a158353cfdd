"""Bots for the toy games, found where those of games are."""

from __future__ import annotations

import sys
from types import ModuleType

from engine.bots.bot import Level
from engine.bots.random_player import RandomPlayer


class ToyBot(RandomPlayer):
    levels = (Level("easy", "Easy", 0.0), Level("normal", "Normal", 0.0), Level("hard", "Hard", 0.0))


def give_bots(slug: str) -> None:
    """Let bots sit down at the toy with this slug."""
    module = ModuleType(f"engine.games.{slug}.bot")
    module.BOT = ToyBot()  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
