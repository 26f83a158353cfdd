"""What is true of Null Game before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.null_game import text as position
from engine.games.null_game.options import OPTIONS, chosen
from engine.games.null_game.rules import NullGameState
from engine.message import unchanged as _


class NullGame(Game):
    """The smallest game that keeps the contract, to be changed file by file into another one."""

    slug = "null-game"
    title = _("Null Game")
    tagline = _("A row of stones: take one or two by turns, and the last one wins. For two.")
    players = range(2, 3)
    options = OPTIONS
    example = "take 1"

    def initial(self, players: int, options: Mapping[str, str]) -> NullGameState:
        """The whole row, the first player to move."""
        settled = chosen(options)
        return NullGameState(settled.row, 0, settled)

    def from_text(self, text: str) -> NullGameState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return NullGameState(*position.read(text))
