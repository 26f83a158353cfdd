"""Null Game: a row of stones, of which the players take one or two by turns; who takes the last one wins."""

from engine.games.null_game.game import NullGame

GAME = NullGame()
