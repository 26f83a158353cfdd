"""The rules of every game: standard library only, no I/O, no clock, no global random."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from engine.game import Game

MENU: Final = (
    "raging_bulls",
    "tau",
    "taurus",
    "thurn_und_taxis",
    "turi_tour",
)
"""The games, by the names of their folders in `engine.games`, in menu order. No other file lists them."""


def _game(module: str) -> Game:
    game: Game = import_module(f"engine.games.{module}").GAME
    return game


GAMES: Final[Mapping[str, Game]] = {game.slug: game for game in map(_game, MENU)}
"""Every game in menu order, by its slug."""


def warm() -> None:
    """Have every game work out its tables, for a machine that keeps its memory."""
    for game in GAMES.values():
        game.warm()


def game_named(slug: str) -> Game | None:
    """A game or one of its tools ("game/tool") by its slug; None if there is none."""
    name, _slash, tool = slug.partition("/")
    game = GAMES.get(name)
    return game.tools.get(tool) if game and tool else game
