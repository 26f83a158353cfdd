"""The null game, the smallest that keeps the contract: it lives with the tests, in rooms like those of every game.

Here its rooms are opened: then its modules have the names that they would have among the games, and `build.py new-game`
can copy them as they are. It is not in `engine.GAMES`; the fixture `null_game_listed` lists it for a test.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from engine.game import Game

HOME: Final = Path(__file__).resolve().parents[1] / "null_game"
PACKAGES: Final = ("engine.games", "generator.games", "generator.bench.games", "tests.engine.games")


def open_rooms() -> None:
    """Let `engine.games.null_game`, its pictures, sheets and targets, and what its own tests share, be imported."""
    for name in PACKAGES:
        package = importlib.import_module(name)
        room = str(HOME / name.replace(".", "/"))
        if room not in package.__path__:
            # Not appended: pytest and namespace packages make paths of their own kinds.
            package.__path__ = [*package.__path__, room]


open_rooms()
GAME: Final[Game] = importlib.import_module("engine.games.null_game").GAME
