"""The null game, the smallest that keeps the contract: it lives with the tests, in rooms like those of every game.

Here its rooms are opened: then its modules have the names that they would have among the games, and `build.py new-game`
can copy them as they are. It is not in `engine.GAMES`; the fixture `null_game_listed` lists it for a test.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from engine.game import Game

HOME: Final = Path(__file__).resolve().parents[1] / "null_game"
PACKAGES: Final = ("engine.games", "generator.games", "generator.bench.games")


def open_rooms() -> None:
    """Let `engine.games.null_game`, its pictures, sheets and targets, and what its own tests share, be imported."""
    for package in PACKAGES:
        places = importlib.import_module(package).__path__
        room = str(HOME / package.replace(".", "/"))
        if room not in places:
            places.append(room)
    if str(HOME) not in sys.path:
        sys.path.append(str(HOME))


open_rooms()
GAME: Final[Game] = importlib.import_module("engine.games.null_game").GAME
